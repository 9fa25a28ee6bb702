/** Chances of an attack, as the server worked them out: shares of one. */

import type { ChanceView, PartView, ShotView } from "../types";

export const PERMILLE = 1000;

/** Results that take the last HP of most enemies. */
const KILLS = /^hp-/;

export const shareOf = ({ permille }: ChanceView): number => permille / PERMILLE;

/** Of at least the lowest result of that part. */
export function hitChance({ chances }: PartView): number {
  return Math.max(0, ...chances.map(shareOf));
}

/** The best chance to take HP at once, of all parts. */
export function killChance({ parts }: ShotView): number {
  const kills = parts.flatMap(({ chances }) => chances.filter(({ result }) => KILLS.test(result)));
  const any = kills.length > 0 ? kills.map(shareOf) : parts.map(hitChance);
  return Math.max(0, ...any);
}

/** "46", or "46.3" where one more place says more. */
export function percent(share: number, places = 0): string {
  return (share * 100).toFixed(places);
}
