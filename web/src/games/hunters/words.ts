/** What Bounty Hunters asks and offers, in words. */

import { named, number, text, type Content } from "../../wire/content";
import type { Action, Asked, ContentRow } from "../../wire/types";
import { language, t } from "../../words.svelte";
import { pick, read } from "./actions";
import type { HuntersView } from "./types";

/** The decks in the order that views and actions count them. */
export const DECKS = ["target", "hunter", "contract", "jawa"] as const;

/** The rule of sales: that one brings a credit, everybody knows. */
export const SALE = "BH-4.1";

export function cardName(card: number, content: Content): string {
  const row = content.thing(card);
  if (row === undefined) return "?";
  return rowName(row, content);
}

export function rowName(row: ContentRow, content: Content): string {
  const character = content.row(text(row, "character"));
  if (character) return named(character, "name", language());
  if (row.fields["crates"]) return t("hunters-crates", { count: number(row, "crates") });
  const kind = text(row, "kind");
  if (!row.fields["a"]) return t(`hunters-value-${kind}`);
  const first = named(content.row(text(row, "a")), "name", language());
  const second = named(content.row(text(row, "b")), "name", language());
  return t(`hunters-duo-${kind}`, { first, second });
}

export function question(ask: Asked, view: unknown, content: Content): string {
  const chosen = (view as HuntersView).players[ask.seat]?.chosen ?? -1;
  return t(`hunters-ask-${ask.name}`, { card: cardName(chosen, content) });
}

export function option(choice: Action, ask: Asked, view: unknown, content: Content): string {
  const now = view as HuntersView;
  const action = read(choice);
  const placed = (card: number, place: number | null): string => {
    const target = now.players[ask.seat]?.confrontations[place ?? -1]?.target ?? -1;
    const names = [cardName(card, content), target < 0 ? "" : cardName(target, content)];
    return names.filter(Boolean).join(" → ");
  };
  switch (action.verb) {
    case "draw":
      return t("hunters-do-draw", {
        deck: t(`hunters-deck-${DECKS[action.deck] ?? "target"}`),
        count: now.deck_sizes[action.deck] ?? 0,
      });
    case "choose":
      return cardName(action.card, content);
    case "sell":
      return t("hunters-do-sell", { count: number(content.row("sell_value"), "value") });
    case "reserve":
      return t("hunters-do-reserve");
    case "activate":
      return placed(action.card, action.place);
    case "play":
      return placed(now.players[ask.seat]?.chosen ?? -1, action.place);
    default:
      return t("hunters-board-keep", { count: activatable(ask).length });
  }
}

/** The reserved cards that can be paid for now. */
export function activatable(ask: Asked): number[] {
  return [...new Set(pick("activate", ask.options).map(({ card }) => card))];
}
