/** The newest roll of this turn and what it came to, from the events. */

import { text, type Content } from "../../wire/content";
import type { Happened } from "../../table/table.svelte";
import { FACES, type Piece } from "./box";
import { unitRow } from "./names";
import type { HothEvent } from "./types";

export interface Roll {
  /** The number of the event, to know it again. */
  number: number;
  fresh: boolean;
  /** −1 for a bombardment. */
  kind: number;
  start: number;
  end: number;
  dice: readonly number[];
  /** As they lay before some were rolled again. */
  before: readonly number[] | undefined;
  confirmation: { dice: readonly number[]; destroyed: boolean } | undefined;
  /** Who was hit or fell back; −1 while nobody was, or for a structure. */
  victim: number;
  lost: number;
  left: number | undefined;
  structure: boolean;
  held: boolean;
  /** Where it has fallen back to, hex by hex. */
  retreat: readonly number[];
}

export function lastRoll(events: readonly Happened<HothEvent>[]): Roll | undefined {
  let roll: Roll | undefined;
  let from = events.length - 1;
  while (from >= 0 && events[from]?.event.event !== "TurnBegan") from -= 1;
  for (const { event, number, fresh, undone } of events.slice(Math.max(from, 0))) {
    if (undone) continue;
    if (event.event === "DiceRolled")
      roll = {
        number,
        fresh,
        kind: event.kind,
        start: event.start,
        end: event.end,
        dice: event.dice,
        before: undefined,
        confirmation: undefined,
        victim: -1,
        lost: 0,
        left: undefined,
        structure: false,
        held: false,
        retreat: [],
      };
    else if (roll) roll = after(roll, event);
  }
  return roll;
}

function after(roll: Roll, event: HothEvent): Roll {
  const here = roll.retreat.at(-1) ?? roll.end;
  switch (event.event) {
    case "DiceRerolled":
      return { ...roll, before: roll.dice, dice: event.dice };
    case "ConfirmationRolled":
      return { ...roll, confirmation: { dice: event.dice, destroyed: event.destroyed } };
    case "FiguresLost":
      if (event.hex !== here) return roll;
      return { ...roll, victim: event.kind, lost: roll.lost + event.lost, left: event.left };
    case "UnitRetreated":
      if (event.start !== here) return roll;
      return { ...roll, victim: event.kind, retreat: [...roll.retreat, event.end] };
    case "RetreatIgnored":
      return { ...roll, victim: event.kind, held: true };
    case "StructureDestroyed":
      return { ...roll, structure: true };
    default:
      return roll;
  }
}

export type Fate = "hit" | "back" | "miss";

/** What a face does to a unit of this kind (−1: to a structure): for the look of the die only. */
export function fateOf(face: number, victim: number, card: number, content: Content): Fate {
  const name = FACES[face] ?? "cross";
  const explodes = content.thing(card)?.fields["retreats_explode"] !== undefined;
  const row = unitRow(victim, content);
  if (name === "explosion" || (name === "retreat" && explodes)) return "hit";
  if (name === text(row, "class")) return "hit";
  const stands = row === undefined || row.fields["ignores_retreats"]?.value === true;
  return name === "retreat" && !stands ? "back" : "miss";
}

/** The victim as it is after the hits, for its picture. */
export function victimOf(
  roll: Roll,
  unit: Omit<Piece, "hex"> | undefined,
): Omit<Piece, "hex"> | undefined {
  if (unit) return unit;
  if (roll.victim < 0) return undefined;
  return { kind: roll.victim, figures: roll.left ?? 0, token: 0 };
}
