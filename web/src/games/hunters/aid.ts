/** What is current on the player aid: one of the three printed steps, and the last turns. */

import type { AidNow } from "../../aid/aid";
import type { AidProps } from "../game";
import { t } from "../../words.svelte";
import { phaseOf, type Phase } from "./phase";
import type { Hunting } from "./sitting";

/** Choosing and revealing are one step in the rules. */
const STEPS: Record<Phase, number> = { draw: 0, choose: 1, reveal: 1, pass: 2 };
const PASS = 2;

export function aid({ chair }: AidProps): AidNow | undefined {
  const { view, ask, events } = chair as Hunting;
  if (!view) return undefined;
  const over = view.outcome !== null;
  const left = view.last_turn - view.turn;
  return {
    step: over ? -1 : STEPS[phaseOf(view, ask, events)],
    leaf: over ? "end" : "turn",
    notes: view.last_turn >= 0 ? { [PASS]: t("hunters-aid-last", { count: left }) } : {},
    heads: view.last_turn >= 0 && !over ? { end: t("hunters-aid-last", { count: left }) } : {},
  };
}
