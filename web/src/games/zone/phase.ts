/** The three phases of a round, and which of them it is. */

import type { ZoneView } from "./types";

export const PHASES = ["event", "stalkers", "enemies"] as const;
export type Phase = (typeof PHASES)[number];

/** As the engine calls them; before the first round it is the set-up. */
const CALLED: Record<string, Phase> = { players: "stalkers", zone: "enemies" };

export function phaseOf({ phase }: ZoneView): Phase {
  return CALLED[phase] ?? "event";
}
