/** Where the medals of a battle came from, counted from its events. */

import type { Happened } from "../../table/table.svelte";
import type { HothEvent } from "./types";

export interface Won {
  medals: number;
  /** The kind of the unit destroyed for it, −1 for anything else. */
  kind: number;
  turn: number;
}

const FOR_A_UNIT = "HO-12.2";

/** Of the newest battle: a campaign counts each anew. */
export function medalsWon(events: readonly Happened<HothEvent>[], side: number): Won[] {
  let found: Won[] = [];
  let turn = 0;
  let kind = -1;
  for (const { event, undone } of events) {
    if (undone) continue;
    if (event.event === "BattleBegan") found = [];
    else if (event.event === "TurnBegan") turn = event.turn;
    else if (event.event === "FiguresLost" && event.left === 0) kind = event.kind;
    else if (event.event === "MedalsWon" && event.side === side && event.medals > 0)
      found.push({ medals: event.medals, kind: event.rule === FOR_A_UNIT ? kind : -1, turn });
  }
  return found;
}
