/** Which of the screens between missions is seen, and what they need from what happened. */

import type { Happened } from "../../../table/table.svelte";
import type { CampaignView, ZoneAction, ZoneEvent } from "../types";

type Events = readonly Happened<ZoneEvent>[];
export type Screen = "map" | "story" | "contacts" | "trade" | "recruits" | "pack" | "debrief";

/** What is chosen on the screen itself. */
export const ELSEWHERE: Partial<Record<Screen, readonly ZoneAction["verb"][]>> = {
  map: ["visit"],
  contacts: ["contact"],
  trade: ["buy", "sell", "buy_magazine", "sell_magazine", "service", "gift"],
  recruits: ["stalker"],
  pack: [
    ...(["pack", "unpack", "pack_magazine", "unpack_magazine", "equip", "fit", "stow"] as const),
    ...(["pack_companion", "unpack_companion"] as const),
  ],
};

/** Questions that are not about what happens at the place that is visited. */
const OWN: ReadonlySet<string> = new Set([
  ...["explore", "visit", "contacts", "trade", "stalker", "loan", "pack", "go_on"],
]);

export interface Visit {
  place: number;
  /** The number of the event: so that it is told once. */
  number: number;
  /** The place itself asks something. */
  asks: boolean;
}

const isNow = ({ undone }: Happened<ZoneEvent>): boolean => !undone;

/** The visit whose story is told now: one that just happened, or one that still asks something. */
export function visitOf(
  events: Events,
  ask: string | undefined,
  finished: number,
): Visit | undefined {
  const last = events.findLast((one) => isNow(one) && one.event.event === "PlaceVisited");
  if (last?.event.event !== "PlaceVisited") return undefined;
  const met = events.findLast((one) => isNow(one) && one.event.event === "ContactUsed");
  const asks = ask !== undefined && !OWN.has(ask) && (met?.number ?? -1) < last.number;
  if (!asks && (!last.fresh || last.number <= finished)) return undefined;
  return { place: last.event.place, number: last.number, asks };
}

export function screenOf(
  { step, trade }: CampaignView,
  ask: string | undefined,
  isTold: boolean,
): Screen {
  if (step === "debrief") return "debrief";
  if (isTold) return "story";
  if (step === "explore" || ask === "visit") return "map";
  if (trade) return "trade";
  if (step === "contacts") return "contacts";
  return ask === "stalker" ? "recruits" : "pack";
}

/** Places that came onto the map in the last mission, or since. */
export function newPlaces({ places, played, notes }: CampaignView): Set<number> {
  const lines = [...(played.at(-1)?.notes ?? []), ...notes];
  const added = new Set(lines.flatMap(({ what, of }) => (what === "opened" ? [of] : [])));
  return new Set(places.flatMap(({ id, number }) => (added.has(id) ? [number] : [])));
}
