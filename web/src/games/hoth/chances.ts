/** Chances of an attack as they are shown. They come from the server, exact. */

import type { ShotView } from "./types";

const MILLION = 1_000_000;
const WAYS = 6;

export interface Share {
  /** So many hits, or retreats. */
  count: number;
  /** From 0 to 1. */
  chance: number;
}

function shares(ways: readonly number[], dice: number): Share[] {
  return ways
    .map((number, count) => ({ count, chance: number / WAYS ** dice }))
    .filter(({ chance }) => chance > 0);
}

export const hitShares = (shot: ShotView): Share[] => shares(shot.hits, shot.dice);
export const retreatShares = (shot: ShotView): Share[] => shares(shot.retreats, shot.dice);

/** Of at least one hit. */
export const hitChance = (shot: ShotView): number => 1 - (shot.hits[0] ?? 0) / WAYS ** shot.dice;
export const retreatChance = (shot: ShotView): number =>
  shot.retreats.length === 0 ? 0 : 1 - (shot.retreats[0] ?? 0) / WAYS ** shot.dice;
export const destroyChance = (shot: ShotView): number => shot.destroyed / MILLION;
