/** What is current on the player aid: phase and small step, the turn, my states. */

import type { AidNow } from "../../aid/aid";
import type { AidProps } from "../game";
import { named } from "../../wire/content";
import { language, t } from "../../words.svelte";
import { PHASES, phaseOf, type Phase } from "./phase";
import type { Stalking } from "./sitting";
import type { StalkerView, ZoneView } from "./types";

const LEAVES: Record<Phase, string> = { event: "turn", stalkers: "turn", enemies: "enemies" };
const STALKERS = PHASES.indexOf("stalkers");
/** A turn has two standard actions, that of a lone stalker three. */
const LONE = 3;
const USUAL = 2;

export function aid({ chair, content }: AidProps): AidNow | undefined {
  const { view, seat } = chair as Stalking;
  if (!view || view.outcome || (view.campaign && view.campaign.step !== "mission"))
    return undefined;
  const phase = phaseOf(view);
  const mine = view.stalkers[Math.max(0, seat)];
  const active = view.token >= 0 ? view.stalkers[view.active] : undefined;
  const all = view.stalkers.length === 1 ? LONE : USUAL;
  const left = active?.slots[view.token] ?? all;
  const name = named(content.row(active?.card ?? ""), "name", language());
  return {
    step: PHASES.indexOf(phase),
    ...smallStep(view),
    leaf: LEAVES[phase],
    notes: active ? { [STALKERS]: t("zone-aid-turn", { name, turn: view.token + 1 }) } : {},
    heads: active ? { turn: t("zone-aid-left", { left, all }) } : {},
    lit: mine ? statesOf(mine) : [],
  };
}

/** Of the last phase, as far as what is asked tells it. */
function smallStep({ phase, step, activation }: ZoneView): { small?: number } {
  if (phase !== "zone") return {};
  if (step === "ending") return { small: 4 };
  return activation ? { small: 0 } : {};
}

function statesOf({ focus, stun, vulnerable, critical, threat, seen }: StalkerView): string[] {
  const holding = {
    focus,
    stun,
    vulnerable,
    critical: critical.includes(true),
    "threat-1": threat === 1,
    "threat-2": threat === 2,
    eye: seen,
  };
  return Object.entries(holding).flatMap(([sign, holds]) => (holds ? [sign] : []));
}
