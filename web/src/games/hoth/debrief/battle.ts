/** What a battle of a campaign came to: its end, both secret objectives, the cards it brought. */

import type { Happened } from "../../../table/table.svelte";
import { named, text, type Content } from "../../../wire/content";
import { language } from "../../../words.svelte";
import { EMPIRE, REBEL, SIDES } from "../box";
import type { Campaign, Node } from "../campaign/graph";
import type { HothEvent } from "../types";

/** The events of the newest battle, as far as it has been told. */
export function newestBattle(events: readonly Happened<HothEvent>[]): HothEvent[] {
  const kept = events.filter(({ undone }) => !undone).map(({ event }) => event);
  return kept.slice(kept.findLastIndex(({ event }) => event === "BattleBegan") + 1);
}

export type Ended = Extract<HothEvent, { event: "BattleEnded" }>;

export function endOf(battle: readonly HothEvent[]): Ended | undefined {
  return battle.findLast((event): event is Ended => event.event === "BattleEnded");
}

/** The secret objective of a side in a battle of the campaign, in words. */
export function secretOf(campaign: Campaign, node: Node, side: number, content: Content): string {
  const rows = content.pack.rows[`campaign_${campaign.key}`] ?? [];
  const row = rows.find(
    (one) => text(one, "node") === node.id && text(one, "side") === SIDES[side],
  );
  return named(row, "text", language());
}

export interface Gained {
  seat: number;
  /** Negative: somebody else's, and not seen. */
  card: number;
  why: "result" | "secret";
}

/** The support cards that a battle brought, and what for. */
export function gained(battle: readonly HothEvent[]): Gained[] {
  const found: Gained[] = [];
  let secret = false;
  for (const event of battle) {
    if (event.event === "SecretFulfilled") secret = true;
    else if (event.event === "SupportGained") {
      found.push({ seat: event.seat, card: event.card, why: secret ? "secret" : "result" });
      secret = false;
    }
  }
  return found;
}

export const otherSide = (side: number): number => (side === REBEL ? EMPIRE : REBEL);
