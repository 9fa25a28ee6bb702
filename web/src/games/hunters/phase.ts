/** The step of the turn that is played now. */

import type { Happened } from "../../table/table.svelte";
import type { Asked } from "../../wire/types";
import type { HuntersEvent, HuntersView } from "./types";

export const PHASES = ["draw", "choose", "reveal", "pass"] as const;
export type Phase = (typeof PHASES)[number];

const AFTER: Partial<Record<HuntersEvent["event"], Phase>> = {
  TurnBegan: "draw",
  CardDrawn: "choose",
  CardsRevealed: "reveal",
  HandsPassed: "pass",
};

/** From what is asked, else from what lies on the table, else from the last that happened. */
export function phaseOf(
  view: HuntersView,
  ask: Asked | undefined,
  events: readonly Happened<HuntersEvent>[],
): Phase {
  if (ask?.name === "choose") return "choose";
  if (ask?.name.startsWith("draw")) return "draw";
  if (ask !== undefined || view.players.some((player) => player.chosen >= 0)) return "reveal";
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const phase = AFTER[events[at]?.event.event ?? "GameEnded"];
    if (phase) return phase;
  }
  return "draw";
}
