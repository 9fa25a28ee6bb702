/** The borders of a map as things to press: all that lies between two areas is one of them. */

import { closed, type Point } from "../../../board/geometry";
import { layOf, SQUARE } from "../ground";
import type { BorderView, GroundView } from "../types";
import { BORDERS } from "./words";

export interface Edge {
  /** As cards call it: "5.C|5.F". */
  id: string;
  /** What lets most through. */
  kind: string;
  /** Where it is pressed: half of every square beside it, so that none lies on another. */
  path: string;
  /** Along it, around it, and amid it. */
  line: string;
  ring: string;
  middle: Point;
}

const WEST = 3;
const HALF = SQUARE / 2;
const AROUND = 9;

interface Stretch {
  upright: boolean;
  x: number;
  y: number;
  long: number;
}

/** The two areas, which may be nowhere. */
function beside({ row, column, side }: BorderView, { width, at }: ReturnType<typeof layOf>) {
  const area = (y: number, x: number): number =>
    y < 0 || x < 0 || x >= width ? -1 : (at[y * width + x] ?? -1);
  const before = side === WEST ? area(row, column - 1) : area(row - 1, column);
  return [before, area(row, column)] as const;
}

/** Units in line, those that follow each other as one. */
function stretchesOf(units: readonly BorderView[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { row, column, side } of units) {
    const [upright, x, y] = [side === WEST, column * SQUARE, row * SQUARE];
    const last = found.find(
      (one) =>
        one.upright === upright &&
        (upright ? one.x === x && one.y + one.long === y : one.y === y && one.x + one.long === x),
    );
    if (last) last.long += SQUARE;
    else found.push({ upright, x, y, long: SQUARE });
  }
  return found;
}

/** From end to end, half a square wide on each side. */
function hit({ upright, x, y, long }: Stretch): string {
  const points: Point[] = [
    [0, 0],
    [HALF, -HALF],
    [long - HALF, -HALF],
    [long, 0],
    [long - HALF, HALF],
    [HALF, HALF],
  ];
  return closed(
    points.map(([along, aside]) => [x + (upright ? aside : along), y + (upright ? along : aside)]),
  );
}

function edgeOf(id: string, units: readonly BorderView[]): Edge {
  const stretches = stretchesOf(units);
  const [widest] = stretches.toSorted((a, b) => b.long - a.long);
  const { upright = false, x = 0, y = 0, long = 0 } = widest ?? {};
  const ring = (one: Stretch): string => {
    const [wide, high] = one.upright ? [0, one.long] : [one.long, 0];
    const [left, top] = [one.x - AROUND, one.y - AROUND];
    return `M${left} ${top}h${wide + 2 * AROUND}v${high + 2 * AROUND}h${-wide - 2 * AROUND}Z`;
  };
  return {
    id,
    kind: BORDERS.find((kind) => units.some((unit) => unit.kind === kind)) ?? "wall",
    path: stretches.map(hit).join(""),
    line: stretches
      .map((one) => `M${one.x} ${one.y}${one.upright ? "v" : "h"}${one.long}`)
      .join(""),
    ring: stretches.map(ring).join(""),
    middle: upright ? [x, y + long / 2] : [x + long / 2, y],
  };
}

export function edgesOf(ground: GroundView): Edge[] {
  const lay = layOf(ground);
  const units = new Map<string, BorderView[]>();
  for (const border of ground.borders) {
    const [one, other] = beside(border, lay).map((area) => ground.areas[area]?.id);
    if (one === undefined || other === undefined) continue;
    const id = [one, other].toSorted().join("|");
    units.set(id, [...(units.get(id) ?? []), border]);
  }
  return [...units]
    .map(([id, found]) => edgeOf(id, found))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
