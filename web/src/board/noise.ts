/** Chance that is the same every time, and soft outlines: for ground that is not drawn by ruler. */

import { say, type Point } from "./geometry";

export function chance(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A smooth closed path through the points. */
export function smooth(points: readonly Point[], tension = 0.5): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map(([x, y], index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const bend = tension / 3;
    const out: Point = [x + (next[0] - before[0]) * bend, y + (next[1] - before[1]) * bend];
    const back: Point = [next[0] - (after[0] - x) * bend, next[1] - (after[1] - y) * bend];
    return `C${[out, back, next].map(say).join(" ")}`;
  });
  return `M${say(at(0))}${curves.join("")}Z`;
}
