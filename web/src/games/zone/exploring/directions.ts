/** Arrows on the Zone map: to the nearest place in their direction. */

import type { Point } from "../../../board/geometry";

const ARROWS: Partial<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
/** Aside counts twice: what lies straight ahead is meant. */
const ASIDE = 2;

export interface Spot {
  number: number;
  at: Point;
}

/** Where an arrow leads; undefined for other keys and at the edge. */
export function towards(key: string, from: Spot, spots: readonly Spot[]): number | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  const found = spots
    .filter(({ number }) => number !== from.number)
    .map(({ number, at }) => {
      const [x, y] = [at[0] - from.at[0], at[1] - from.at[1]];
      const ahead = x * way[0] + y * way[1];
      const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
      return { number, ahead, aside, far: ahead + ASIDE * aside };
    })
    .filter(({ ahead, aside }) => ahead > 0 && aside <= ASIDE * ahead)
    .toSorted((a, b) => a.far - b.far);
  return found[0]?.number;
}
export const isArrow = (key: string): boolean => key in ARROWS;
