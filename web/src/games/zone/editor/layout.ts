/** Where the tiles of a mission lie. */

import { wordOf } from "../../../editor/toml";
import type { Mission } from "./mission";
import { MOST_COLUMNS, MOST_ROWS } from "./words";

export const tileAt = ({ layout }: Mission, row: number, column: number): string =>
  layout[row]?.[column] ?? "";

/** In tiles: how wide and how high. */
export const sizeOf = ({ layout }: Mission): [wide: number, high: number] => [
  Math.max(0, ...layout.map(({ length }) => length)),
  layout.length,
];

/** A tile in a place, which may lie one beyond the edge; or none there. It lies in one place only, and
 * what was on a tile that goes away goes with it. */
export function laid(mission: Mission, tile: string, row: number, column: number): Mission {
  const [wide, high] = sizeOf(mission);
  const gone = tileAt(mission, row, column);
  const grid = Array.from({ length: high + 2 }, (_, y) =>
    Array.from({ length: wide + 2 }, (__, x) => {
      if (y - 1 === row && x - 1 === column) return tile;
      const there = tileAt(mission, y - 1, x - 1);
      return there === tile ? "" : there;
    }),
  );
  const layout = trimmed(grid);
  if (layout.length > MOST_ROWS || (layout[0]?.length ?? 0) > MOST_COLUMNS) return mission;
  const next = { ...mission, layout, borders: joinsKept(mission, tile) };
  return gone === "" || gone === tile ? next : without(next, gone);
}

/** A tile that is laid elsewhere has other neighbours. */
function joinsKept({ borders }: Mission, tile: string): Mission["borders"] {
  const stays = (id: string): boolean => {
    const [one, other] = id.split("|").map((area) => area.split(".")[0]);
    return one === other || (one !== tile && other !== tile);
  };
  return Object.fromEntries(Object.entries(borders).filter(([id]) => stays(id)));
}

function trimmed(grid: string[][]): string[][] {
  const rows = grid.flatMap((line, y) => (line.some((id) => id !== "") ? [y] : []));
  const columns = (grid[0] ?? []).flatMap((_, x) =>
    grid.some((line) => line[x] !== "") ? [x] : [],
  );
  if (rows.length === 0) return [];
  return grid
    .slice(Math.min(...rows), Math.max(...rows) + 1)
    .map((line) => line.slice(Math.min(...columns), Math.max(...columns) + 1));
}

function without(mission: Mission, tile: string): Mission {
  const stays = (area: string): boolean => !area.startsWith(`${tile}.`);
  return {
    ...mission,
    borders: Object.fromEntries(
      Object.entries(mission.borders).filter(([id]) => id.split("|").every(stays)),
    ),
    start: mission.start.filter(stays),
    exit: mission.exit.filter(stays),
    unknownAt: mission.unknownAt.filter(stays),
    loot: Object.fromEntries(Object.entries(mission.loot).filter(([area]) => stays(area))),
    forces: mission.forces.map((force) => ({
      ...force,
      placed: force.placed.filter(({ at }) => stays(at)),
    })),
    sites: mission.sites.filter(({ centre }) => stays(wordOf(centre))),
  };
}
