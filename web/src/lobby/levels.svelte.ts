/** How strong a bot is, in words of people. The server knows them by how they think, and says which
 * there are for a game. */

import { isTogether } from "../games/worlds";
import type { GameInfo, Level } from "../wire/types";
import { has, t } from "../words.svelte";

let scales = $state.raw<Readonly<Partial<Record<string, readonly Level[]>>>>({});

/** What the server says of its games. */
export function knowLevels(games: readonly GameInfo[]): void {
  scales = Object.fromEntries(games.map(({ key, levels }) => [key, levels]));
}

export function levelsOf(game: string): readonly Level[] {
  return scales[game] ?? [];
}

/** Who sits down at a new table: good company for a first game. */
export const USUAL_BOT = "quick";
/** In a game played together that is whoever helps most. */
export function usualBot(game: string): string {
  return (isTogether(game) ? levelsOf(game).at(-1)?.bot : undefined) ?? USUAL_BOT;
}

/** The name of its strength; a bot that is on no scale has its own. */
export function levelName(bot: string): string {
  const all = Object.values(scales).flatMap((levels) => levels ?? []);
  const key = all.find((level) => level.bot === bot)?.key;
  return key === undefined ? bot : t(`pages-level-${key}`);
}

/** How it thinks, in half a sentence. */
export function levelAbout(bot: string): string {
  const id = `pages-thinks-${bot.split(":")[0] ?? ""}`;
  return has(id) ? t(id) : "";
}
