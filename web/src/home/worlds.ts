/** The worlds on the first page: those that can be played here, and those in the making. */

import { SHOWN } from "../games/game";
import type { GameInfo } from "../wire/types";
import { language, said } from "../words.svelte";

export interface World {
  key: string;
  /** As the server knows it; without it the game is still in the making, or the server has not said yet. */
  game: GameInfo | undefined;
}

/** All worlds, of those that the server has found: nothing while it has not said. */
export function worlds(found: readonly GameInfo[] = []): World[] {
  const keys = new Set([...SHOWN, ...found.map(({ key }) => key)]);
  // A game that the server has but this client cannot show yet is played in the terminal.
  const shown = found.filter(({ key }) => SHOWN.includes(key));
  return [...keys].map((key) => ({ key, game: shown.find((game) => game.key === key) }));
}

/** What a game is called, whether or not it can be played here. */
export function worldName({ key, game }: World): string {
  const name = game?.names[language()] ?? game?.names["en"] ?? said(`pages-world-${key}`);
  return name || key;
}

/** One sentence that invites to it; empty for a game that we have none for. */
export function worldPromise(key: string): string {
  return said(`pages-world-${key}-promise`);
}
