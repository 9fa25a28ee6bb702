/** The sign of each deck. */

import pistols from "icon:game-icons/crossed-pistols";
import camp from "icon:game-icons/desert-camp";
import person from "icon:game-icons/human-target";
import scroll from "icon:game-icons/tied-scroll";
import type { Drawing } from "../../table/desk.svelte";
import type { Suit } from "./faces";

/** In the order that views and actions count the decks. */
export const SUITS: readonly Suit[] = ["target", "hunter", "contract", "market"];
export const SUIT_ICONS: Record<Suit, Drawing> = {
  target: person,
  hunter: pistols,
  contract: scroll,
  market: camp,
};
/** The coin where only a drawing can be given. */
export const COIN: Drawing = {
  body: '<circle cx="50" cy="50" r="46" fill="var(--hunters-orange-70)"/><circle cx="50" cy="50" r="36" fill="var(--hunters-yellow-88)" stroke="var(--hunters-orange-50b)" stroke-width="3"/><path d="M34 38h32M34 50h32M34 62h32" stroke="var(--hunters-orange-50b)" stroke-width="6.5" stroke-linecap="round"/>',
  width: 100,
  height: 100,
};
/** None of them is a key of another question: R reserves. */
export const DECK_KEYS = ["Q", "W", "E", "F"] as const;
