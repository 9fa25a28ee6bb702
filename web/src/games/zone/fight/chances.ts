/** Chances of an attack, as the server worked them out: shares of one. */

import type { ChanceView, PartView, ShotView } from "../types";

export const PERMILLE = 1000;

export const shareOf = ({ permille }: ChanceView): number => permille / PERMILLE;

/** Of at least the lowest result of that part. */
export function hitChance({ chances }: Pick<PartView, "chances">): number {
  return sum(chances);
}

/** Of no result at all. */
export const missChance = (part: Pick<PartView, "chances">): number =>
  Math.max(0, 1 - hitChance(part));

/** The best chance to kill, of all parts. */
export function killChance({ parts }: ShotView): number {
  return Math.max(0, ...parts.map(({ kill }) => kill)) / PERMILLE;
}

function sum(chances: readonly ChanceView[]): number {
  return chances.reduce((total, chance) => total + shareOf(chance), 0);
}

/** "46", or "46.3" where one more place says more. */
export function percent(share: number, places = 0): string {
  return (share * 100).toFixed(places);
}
