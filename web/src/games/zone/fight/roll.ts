/** The newest roll, from the events: of an attack, a defence, a dose. */

import type { Happened } from "../../../table/table.svelte";
import type { ZoneEvent } from "../types";

/** What an attack came to for one enemy. */
export interface Hit {
  enemy: number;
  stars: number;
  results: string;
  died: boolean;
}

export interface Roll {
  /** The number of the event, to know it again. */
  number: number;
  fresh: boolean;
  stalker: number;
  dice: readonly number[];
  bonus: number;
  /** As they lay before some were rolled again. */
  before: readonly number[] | undefined;
  /** HP that a dose has cost; undefined for any other roll. */
  loss: number | undefined;
  hits: readonly Hit[];
}

export function lastRoll(events: readonly Happened<ZoneEvent>[]): Roll | undefined {
  let roll: Roll | undefined;
  for (const { event, number, fresh, undone } of events) {
    if (undone) continue;
    const plain = { number, fresh, before: undefined, hits: [] };
    if (event.event === "DiceRolled") roll = { ...event, ...plain, loss: undefined };
    else if (event.event === "ExposureRolled") roll = { ...event, ...plain, bonus: 0 };
    else if (event.event === "DiceRerolled" && roll)
      roll = { ...roll, number, fresh, before: roll.dice, dice: event.dice };
    else if (roll) roll = { ...roll, hits: hitBy(event, roll) };
  }
  return roll;
}

function hitBy(event: ZoneEvent, { stalker, hits }: Roll): readonly Hit[] {
  if (event.event === "EnemyHit" && event.attacker === stalker) {
    const { enemy, successes, cover, results } = event;
    return [...hits, { enemy, stars: successes + cover, results: results.join(" "), died: false }];
  }
  if (event.event !== "EnemyDied") return hits;
  return hits.map((hit) => (hit.enemy === event.enemy ? { ...hit, died: true } : hit));
}
