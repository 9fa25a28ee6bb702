/** The newest roll, from the events: of an attack, a defence, a dose. */

import type { Happened } from "../../../table/table.svelte";
import type { ZoneEvent } from "../types";

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
}

export function lastRoll(events: readonly Happened<ZoneEvent>[]): Roll | undefined {
  let roll: Roll | undefined;
  for (const { event, number, fresh, undone } of events) {
    if (undone) continue;
    if (event.event === "DiceRolled")
      roll = { ...event, number, fresh, before: undefined, loss: undefined };
    else if (event.event === "ExposureRolled")
      roll = { ...event, number, fresh, bonus: 0, before: undefined };
    else if (event.event === "DiceRerolled" && roll)
      roll = { ...roll, number, fresh, before: roll.dice, dice: event.dice };
  }
  return roll;
}
