/** What is current on the player aid: the step of the turn, and the kinds of units with an order. */

import type { AidNow } from "../../aid/aid";
import type { AidProps } from "../game";
import { TOKENS, UNITS } from "./box";
import { PHASES, phaseOf, type Phase } from "./phase";
import type { Battling } from "./sitting";

const LEAVES: Record<Phase, string> = {
  play: "units",
  order: "units",
  move: "units",
  attack: "attack",
  draw: "medals",
};

export function aid({ chair }: AidProps): AidNow | undefined {
  const { view } = chair as Battling;
  if (!view) return undefined;
  const over = view.outcome !== null;
  const phase = phaseOf(view.step);
  const acting = view.units.filter(({ ordered }) => ordered);
  return {
    step: over ? -1 : PHASES.indexOf(phase),
    leaf: over ? "medals" : LEAVES[phase],
    lit: acting.flatMap(({ kind, token }) => [UNITS[kind] ?? "", TOKENS[token] ?? ""]),
  };
}
