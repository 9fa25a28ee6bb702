/** What a battle cost and took, counted from its events. */

import { SIDES, sideOf } from "../box";
import type { HothEvent } from "../types";

/** By side. */
export interface Tally {
  dice: [number, number];
  /** Figures and whole units that a side lost. */
  figures: [number, number];
  units: [number, number];
}

/** `sides`: by seat. */
export function tally(battle: readonly HothEvent[], sides: readonly number[]): Tally {
  const found: Tally = { dice: [0, 0], figures: [0, 0], units: [0, 0] };
  const add = (what: [number, number], side: number, count: number): void => {
    what[side as 0 | 1] += count;
  };
  const kindSide = (kind: number): number => SIDES.indexOf(sideOf(kind));
  let active = 0;
  for (const event of battle) {
    if (event.event === "TurnBegan") active = sides[event.seat] ?? 0;
    else if (event.event === "DiceRolled")
      add(found.dice, event.kind < 0 ? active : kindSide(event.kind), event.dice.length);
    else if (event.event === "FiguresLost") {
      add(found.figures, kindSide(event.kind), event.lost);
      if (event.left === 0) add(found.units, kindSide(event.kind), 1);
    }
  }
  return found;
}
