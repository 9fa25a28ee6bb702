/** What decks and groups of a box are called. */

import { valueWords } from "../origin/words";
import type { Content } from "../wire/content";
import { said } from "../words.svelte";
import type { Group } from "./cards";

/** A deck, or a file that is a part of one. */
const deck = (of: string): string => said(`box-deck-${of}`);
export const deckName = (game: string, of: string): string => deck(`${game}-${of}`) || of;

/** What the rows of a group have in common: a character, a kind; else the deck, or the one row. */
export function groupName({ key, shelf, cards }: Group, game: string, content: Content): string {
  const shared = key === "" ? "" : valueWords(game, key, content);
  if (shared !== "") return shared;
  const [first] = cards;
  const alone = cards.length === 1 && first ? valueWords(game, first.row.names, content) : "";
  return alone || deck(`${game}-${shelf.file}`) || deckName(game, shelf.deck);
}
