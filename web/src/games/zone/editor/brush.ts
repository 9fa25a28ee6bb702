/** What is done to an area or to a place for a tile when it is pressed. */

import type { Table } from "../../../editor/toml";
import { laid, tileAt } from "./layout";
import type { Count, Mission } from "./mission";
import { valueAt, withValue, type Path } from "./places";
import { COUNTS, FACES, MOST_LOOT } from "./words";

export type Brush =
  | { kind: "tile"; of: string }
  | { kind: "enemy"; of: string }
  | { kind: "anomaly"; of: string }
  /** Of no kind: the printed border is back. */
  | { kind: "border"; of: string }
  | { kind: "start" | "exit" | "loot" | "unknown" | "erase" }
  /** The areas that a word or a list of words names, wherever it stands. */
  | { kind: "mark"; path: Path };

/** A face of the unknown tokens, and how many there are. */
export interface TokenFace {
  id: string;
  copies: number;
}

const toggled = (areas: readonly string[], area: string): string[] =>
  areas.includes(area) ? areas.filter((one) => one !== area) : [...areas, area];

/** As many faces as there are tokens: those that were chosen, then what the box still has. */
function dealt(chosen: readonly string[], length: number, faces: readonly TokenFace[]): string[] {
  const found = chosen.slice(0, length);
  for (let at = 0; found.length < length && at < length + faces.length * 4; at += 1) {
    const face = faces[at % faces.length];
    if (face && found.filter((id) => id === face.id).length < face.copies) found.push(face.id);
  }
  return found;
}

function withUnknown(
  mission: Mission,
  unknownAt: readonly string[],
  faces: readonly TokenFace[],
): Mission {
  const unknown = Object.fromEntries(
    COUNTS.map((count) => [count, dealt(mission.unknown[count], unknownAt.length, faces)] as const),
  ) as Record<Count, string[]>;
  return { ...mission, unknownAt, unknown };
}

function withEnemy(mission: Mission, card: string, at: string): Mission {
  const known = mission.forces.find((force) => force.card === card);
  const force = known ?? { card, group: "horde", team: 1, supply: 0, placed: [] };
  const here = force.placed.findIndex((one) => one.at === at);
  const placed =
    here < 0
      ? [...force.placed, { at, face: "S" as const }]
      : force.placed.map((one, place) =>
          place === here
            ? { at, face: FACES[(FACES.indexOf(one.face) + 1) % FACES.length] ?? "N" }
            : one,
        );
  const next = { ...force, placed, supply: Math.max(force.supply, placed.length) };
  const forces = known
    ? mission.forces.map((one) => (one === known ? next : one))
    : [...mission.forces, next];
  return { ...mission, forces };
}

const typeOf = (site: Table): unknown => site["card_type"] ?? site["overlay_type"];

function withAnomaly({ sites, ...mission }: Mission, type: string, centre: string): Mission {
  const here = sites.find((site) => site["centre"] === centre);
  const others = sites.filter((site) => site !== here);
  if (here && typeOf(here) === type) return { ...mission, sites: others };
  const site = { card_type: type, overlay_type: type, centre, artifacts: 1 };
  return { ...mission, sites: [...others, site] };
}

function withLoot({ loot, ...mission }: Mission, area: string, more: 1 | -1): Mission {
  const total = Object.values(loot).reduce((sum, one) => sum + one, 0);
  const count = (loot[area] ?? 0) + more;
  const others = Object.fromEntries(Object.entries(loot).filter(([one]) => one !== area));
  if (total + more > MOST_LOOT || count < 0) return { ...mission, loot };
  return { ...mission, loot: count === 0 ? others : { ...others, [area]: count } };
}

/** Takes away what lies on top: an enemy, an anomaly, a token, loot, then start and exit. */
function erased(mission: Mission, area: string, faces: readonly TokenFace[]): Mission {
  const force = mission.forces.find(({ placed }) => placed.some(({ at }) => at === area));
  if (force) {
    const last = force.placed.findLastIndex(({ at }) => at === area);
    const placed = force.placed.filter((_, at) => at !== last);
    const supply = force.supply === force.placed.length ? placed.length : force.supply;
    const next = { ...force, placed, supply };
    const forces = mission.forces.map((one) => (one === force ? next : one));
    return { ...mission, forces: forces.filter((one) => one.supply > 0) };
  }
  if (mission.sites.some((site) => site["centre"] === area))
    return { ...mission, sites: mission.sites.filter((site) => site["centre"] !== area) };
  if (mission.unknownAt.includes(area))
    return withUnknown(mission, toggled(mission.unknownAt, area), faces);
  if (mission.loot[area]) return withLoot(mission, area, -1);
  const others = (areas: readonly string[]): string[] => areas.filter((one) => one !== area);
  return { ...mission, start: others(mission.start), exit: others(mission.exit) };
}

/** An area more or less in a list; else another area in its place. */
function withMark(mission: Mission, path: Path, area: string): Mission {
  const now = valueAt(mission, path);
  if (now === undefined) return mission;
  const list = Array.isArray(now) ? toggled(now as readonly string[], area) : undefined;
  return withValue(mission, path, list ?? area);
}

/** The mission after this area was pressed. */
export function painted(
  mission: Mission,
  brush: Brush,
  area: string,
  faces: readonly TokenFace[],
): Mission {
  switch (brush.kind) {
    case "start":
      return { ...mission, start: toggled(mission.start, area) };
    case "exit":
      return { ...mission, exit: toggled(mission.exit, area) };
    case "enemy":
      return withEnemy(mission, brush.of, area);
    case "anomaly":
      return withAnomaly(mission, brush.of, area);
    case "loot":
      return withLoot(mission, area, 1);
    case "unknown":
      return withUnknown(mission, toggled(mission.unknownAt, area), faces);
    case "mark":
      return withMark(mission, brush.path, area);
    case "erase":
      return erased(mission, area, faces);
    case "border":
    case "tile":
      return mission;
  }
}

/** The mission after one of the borders of its map was pressed: it is of this kind, or as printed
 * again. What is set for borders that are no more goes away. */
export function bordered(
  { borders, ...mission }: Mission,
  kind: string,
  id: string,
  known: readonly string[],
): Mission {
  const others = Object.entries(borders).filter(([one]) => one !== id && known.includes(one));
  const here = kind === "" || borders[id] === kind ? [] : [[id, kind] as const];
  return { ...mission, borders: Object.fromEntries([...others, ...here]) };
}

/** The mission after a place for a tile was pressed: the tile lies there, or is taken away again. */
export function tiled(
  mission: Mission,
  tile: string,
  row: number,
  column: number,
  faces: readonly TokenFace[],
): Mission {
  const next = laid(mission, tileAt(mission, row, column) === tile ? "" : tile, row, column);
  return withUnknown(next, next.unknownAt, faces);
}
