/** Points of a drawing and how they are written in SVG. */

export type Point = readonly [x: number, y: number];

/** What of a drawing is shown. */
export type Window = readonly [left: number, top: number, width: number, height: number];

/** With everything; smaller, without names; so small that only shapes are left. */
export type Detail = "full" | "compact" | "thumbnail";

export const round = (value: number): number => Math.round(value * 10) / 10;

/** "3 4.5", as paths write a point. */
export const say = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const shifted = (point: Point): string => `translate(${say(point)})`;

export const line = (points: readonly Point[]): string => `M${points.map(say).join("L")}`;

export const closed = (points: readonly Point[]): string => `${line(points)}Z`;

/** The middle of all that is between the outermost of some points. */
export function middle(points: readonly Point[]): Point {
  const half = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [half(points.map(([x]) => x)), half(points.map(([, y]) => y))];
}
