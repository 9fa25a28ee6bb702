/** The shape of a page: how a table lays out its parts. It is chosen by both sides: a laptop may be
 * wide and yet have little more than 600 px of height, a phone on its side less than 400. */

export type Shape = "tall" | "short" | "side" | "upright" | "between";

const SHORT = 700;
const FLAT = 480;
const NARROW = 600;
const WIDE = 1000;

/** Of a page in CSS pixels, as it is seen: a zoom of 200 % halves both sides. */
export function shapeOf(width: number, height: number): Shape {
  if (height <= FLAT && width > height) return "side";
  if (width <= NARROW) return "upright";
  if (width < WIDE) return "between";
  return height > SHORT ? "tall" : "short";
}

/** Not all parts lie beside one another: some are drawers or panes. */
export function isCompact(shape: Shape): boolean {
  return shape !== "tall" && shape !== "short";
}

/** The narrowest page for which all parts beside one another are designed. */
const DESIGNED = 1280;

/** How large a table is drawn: as designed up to 1999 px, then growing with the window; smaller in a
 * window that is a little too narrow for all of it. */
export function autoScale(width: number, height: number): number {
  if (!isCompact(shapeOf(width, height)) && width < DESIGNED) return width / DESIGNED;
  if (width < 2000) return 1;
  return Math.max(1, Math.min(width / 1488, height / 837));
}
