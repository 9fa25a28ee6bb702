/** The camp as a drawing: areas are sets of unit squares, and a square is 50 wide. */

import { closed, type Point, type Window } from "../../board/geometry";
import type { GroundView } from "./types";

export const SQUARE = 50;

/** In units of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What drawing needs of a ground, worked out once for each. */
export interface Lay {
  width: number;
  height: number;
  boxes: readonly Box[];
  /** The area of every unit square, −1 where there is no map. */
  at: readonly number[];
}

const MARGIN = 10;

/** The whole map, with a little room around it. */
export function wholeOf({ width, height }: GroundView): Window {
  return [-MARGIN, -MARGIN, width * SQUARE + 2 * MARGIN, height * SQUARE + 2 * MARGIN];
}

const laid = new WeakMap<GroundView, Lay>();

export function layOf(ground: GroundView): Lay {
  const known = laid.get(ground);
  if (known) return known;
  const at = Array<number>(ground.width * ground.height).fill(-1);
  for (const [area, { cells }] of ground.areas.entries()) for (const cell of cells) at[cell] = area;
  const boxes = ground.areas.map(({ cells }) => boxOf(cells, ground.width));
  const fresh = { width: ground.width, height: ground.height, boxes, at };
  laid.set(ground, fresh);
  return fresh;
}

export function boxOf(cells: readonly number[], width: number): Box {
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * SQUARE,
    y: top * SQUARE,
    width: (Math.max(...columns) + 1 - left) * SQUARE,
    height: (Math.max(...rows) + 1 - top) * SQUARE,
  };
}

export const NOWHERE_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

export function boxAt(lay: Lay, area: number): Box {
  return lay.boxes[area] ?? NOWHERE_BOX;
}

export function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

export function middleAt(lay: Lay, area: number): Point {
  return middleOf(boxAt(lay, area));
}

/** Corners of the outline of some squares, clockwise, each with where "inwards" is. */
function corners(cells: readonly number[], width: number): { point: Point; inwards: Point }[] {
  const inside = new Set(cells);
  const has = (row: number, column: number): boolean =>
    column >= 0 && column < width && inside.has(row * width + column);
  // Edges walked with the inside on the right hand: from a corner to the next one.
  const next = new Map<string, { to: Point; way: Point }>();
  const key = ([x, y]: Point): string => `${x} ${y}`;
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    if (!has(row - 1, column)) next.set(key([column, row]), { to: [column + 1, row], way: [1, 0] });
    if (!has(row, column + 1))
      next.set(key([column + 1, row]), { to: [column + 1, row + 1], way: [0, 1] });
    if (!has(row + 1, column))
      next.set(key([column + 1, row + 1]), { to: [column, row + 1], way: [-1, 0] });
    if (!has(row, column - 1))
      next.set(key([column, row + 1]), { to: [column, row], way: [0, -1] });
  }
  const found: { point: Point; inwards: Point }[] = [];
  const [start] = next.keys();
  let here = next.get(start ?? "");
  for (let steps = 0; here && steps <= next.size; steps += 1) {
    const after = next.get(key(here.to));
    const before = here.way;
    if (!after) break;
    const [dx, dy] = after.way;
    if (before[0] !== dx || before[1] !== dy)
      found.push({ point: here.to, inwards: [-before[1] - dy, before[0] + dx] });
    if (key(here.to) === start && steps > 0) break;
    here = after;
  }
  return found;
}

/** The outline of an area as a path, drawn in by `inset`. */
export function outline(cells: readonly number[], width: number, inset = 0): string {
  const points = corners(cells, width).map(({ point: [x, y], inwards: [dx, dy] }): Point => [
    x * SQUARE + dx * inset,
    y * SQUARE + dy * inset,
  ]);
  return points.length === 0 ? "" : closed(points);
}

/** Places for this many figures on an area, row by row. */
export function spots({ x, y, width, height }: Box, count: number): Point[] {
  const wide = Math.max(1, Math.round(width / SQUARE));
  const high = Math.max(1, Math.round(height / SQUARE));
  const columns = wide >= high ? Math.min(count, wide) : Math.min(wide, Math.ceil(count / high));
  const rows = Math.ceil(count / Math.max(1, columns));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [
      x + ((at % columns) + 0.5) * (width / inRow),
      y + (row + 0.5) * (height / rows),
    ] as const;
  });
}

const INSIDE = 22;

/** A line from a point through boxes that does not wander: inner points lie between their
 * neighbours, as far as their box allows. */
export function lineThrough(start: Point, boxes: readonly Box[]): Point[] {
  const points: Point[] = [start, ...boxes.map(middleOf)];
  const clamp = (value: number, from: number, long: number): number =>
    Math.min(Math.max(value, from + INSIDE), from + Math.max(INSIDE, long - INSIDE));
  for (let pass = 0; pass < 4; pass += 1)
    for (let at = 1; at < points.length - 1; at += 1) {
      const [before, after, box] = [points[at - 1], points[at + 1], boxes[at - 1]];
      if (!before || !after || !box) continue;
      points[at] = [
        clamp((before[0] + after[0]) / 2, box.x, box.width),
        clamp((before[1] + after[1]) / 2, box.y, box.height),
      ];
    }
  return points;
}

export type Way = "up" | "right" | "down" | "left";
const WAYS: Record<Way, Point> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };

const isInside = ({ width, height }: Lay, row: number, column: number): boolean =>
  column >= 0 && column < width && row >= 0 && row < height;

/** The area that touches this one on that side, or lies beyond a gap of the map, the nearest to where
 * one came along: walls do not stop the eye. */
export function beside(lay: Lay, area: number, way: Way, along: Point): number | undefined {
  const box = boxAt(lay, area);
  const [dx, dy] = WAYS[way];
  const found: { area: number; far: number }[] = [];
  const [columns, rows] = [box.width / SQUARE, box.height / SQUARE];
  const [left, top] = [box.x / SQUARE, box.y / SQUARE];
  const count = dx === 0 ? columns : rows;
  for (let step = 0; step < count; step += 1) {
    let column = dx === 0 ? left + step : dx > 0 ? left + columns : left - 1;
    let row = dy === 0 ? top + step : dy > 0 ? top + rows : top - 1;
    while (isInside(lay, row, column) && (lay.at[row * lay.width + column] ?? -1) < 0)
      [row, column] = [row + dy, column + dx];
    if (!isInside(lay, row, column)) continue;
    const there = lay.at[row * lay.width + column] ?? -1;
    if (there === area) continue;
    const [x, y] = [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE];
    found.push({ area: there, far: Math.hypot(x - along[0], y - along[1]) });
  }
  return found.toSorted((a, b) => a.far - b.far)[0]?.area;
}
