/** The geometry of the board: where hexes lie on the drawing, and what they are called. Hexes are
 * numbered as the server numbers them, row by row from the Imperial base line. A hex is 100 wide. */

import { closed, shifted, type Point } from "../../board/geometry";

export const WIDTHS = [10, 9, 10, 9, 10, 9, 10] as const;
export const WIDTH = 100;
export const RADIUS = WIDTH / Math.sqrt(3);
export const ROW_STEP = RADIUS * 1.5;

export interface Place {
  column: number;
  row: number;
}

export const PLACES: readonly Place[] = WIDTHS.flatMap((width, row) =>
  Array.from({ length: width }, (_, column) => ({ column, row })),
);
/** Half hexes at the ends of the short rows: nobody stands there. */
export const HALVES: readonly Place[] = [1, 3, 5].flatMap((row) => [
  { column: -1, row },
  { column: 9, row },
]);
/** Where the dotted lines between the sections run. */
export const SECTION_LINES = [250, 650] as const;
export const SECTIONS = ["west", "center", "east"] as const;
export type Section = (typeof SECTIONS)[number];

const RIGHT = 9 * WIDTH;
const BOTTOM = 6 * ROW_STEP;

/** The middle of a place. `turned`: seen from the Imperial chair. */
export function middle({ column, row }: Place, turned = false): Point {
  const x = (column + (row % 2) / 2) * WIDTH;
  const y = row * ROW_STEP;
  return turned ? [RIGHT - x, BOTTOM - y] : [x, y];
}

export function centre(hex: number, turned = false): Point {
  return middle(PLACES[hex] ?? { column: 0, row: 0 }, turned);
}

/** What a hex is called, such as E4. */
export function hexName(hex: number): string {
  const place = PLACES[hex];
  return place ? `${"ABCDEFGHIJ"[place.column] ?? ""}${place.row + 1}` : "";
}

export function hexAt(column: number, row: number): number | undefined {
  const width = WIDTHS[row];
  if (width === undefined || column < 0 || column >= width) return undefined;
  return WIDTHS.slice(0, row).reduce<number>((sum, each) => sum + each, 0) + column;
}

export function hexNamed(name: string): number | undefined {
  return hexAt("ABCDEFGHIJ".indexOf(name[0] ?? "?"), Number(name.slice(1)) - 1);
}

/** The corners of a hex around the origin, from the top clockwise. */
export function corners(scale = 1): Point[] {
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [RADIUS * scale * Math.cos(angle), RADIUS * scale * Math.sin(angle)];
  });
}

export function hexPath(scale = 1): string {
  return closed(corners(scale));
}

export function shift(hex: number, turned = false): string {
  return shifted(centre(hex, turned));
}

export type Way = "left" | "right" | "up-left" | "up-right" | "down-left" | "down-right";

/** The hex beside it, as it is seen from the chair. */
export function beside(hex: number, way: Way, turned = false): number | undefined {
  const place = PLACES[hex];
  if (!place) return undefined;
  const back = turned ? -1 : 1;
  const right = (way.endsWith("right") ? 1 : -1) * back;
  if (way === "left" || way === "right") return hexAt(place.column + right, place.row);
  const row = place.row + (way.startsWith("up") ? -1 : 1) * back;
  // A short row lies half a hex to the right: its neighbours are this column and the next.
  const column =
    place.row % 2 === 1 ? place.column + (right > 0 ? 1 : 0) : place.column - (right > 0 ? 0 : 1);
  return hexAt(column, row);
}

/** The first or last hex of a row, as it is seen from the chair. */
export function rowEnd(hex: number, end: "Home" | "End", turned = false): number | undefined {
  const row = PLACES[hex]?.row ?? 0;
  return hexAt((end === "Home") === turned ? (WIDTHS[row] ?? 1) - 1 : 0, row);
}
