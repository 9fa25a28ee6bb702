/** Chances of an attack, as the server worked them out: shares of one. */

import type { ChanceView, PartView, ShotView } from "../types";

export const PERMILLE = 1000;

/** Results that take the last HP of most enemies. */
const KILLS = /^hp-/;

export const shareOf = ({ permille }: ChanceView): number => permille / PERMILLE;

/** Of at least the lowest result of that part. */
export function hitChance({ chances }: PartView): number {
  return sum(chances);
}

/** The best chance to take HP at once, of all parts. */
export function killChance({ parts }: ShotView): number {
  const kills = parts.map(({ chances }) => sum(chances.filter(({ result }) => KILLS.test(result))));
  return Math.max(0, ...(kills.some(Boolean) ? kills : parts.map(hitChance)));
}

function sum(chances: readonly ChanceView[]): number {
  return chances.reduce((total, chance) => total + shareOf(chance), 0);
}

/** "46", or "46.3" where one more place says more. */
export function percent(share: number, places = 0): string {
  return (share * 100).toFixed(places);
}
