/** Bots with a name and a habit. Who it is stands last in the name of a bot: `quick@casual+crates`;
 * `quick+any` wishes for one that is not at the table yet. The server says who there is. */

import type { GameInfo, Regular } from "../wire/types";
import { language, said } from "../words.svelte";

const MARK = "+";
export const ANY = "any";
/** A bot without a habit. */
export const NONE = "";

let known = $state.raw<Readonly<Partial<Record<string, readonly Regular[]>>>>({});

/** What the server says of its games. */
export function knowRegulars(games: readonly GameInfo[]): void {
  known = Object.fromEntries(games.map(({ key, regulars }) => [key, regulars]));
}

export function regularsOf(game: string): readonly Regular[] {
  return known[game] ?? [];
}

/** The bot without its habit. */
export function strengthOf(bot: string): string {
  return bot.split(MARK)[0] ?? "";
}

/** The key of a regular, ANY or NONE. */
export function regularIn(bot: string): string {
  return bot.split(MARK)[1] ?? NONE;
}

/** The same strength with another habit. */
export function withRegular(bot: string, regular: string): string {
  return regular === NONE ? strengthOf(bot) : `${strengthOf(bot)}${MARK}${regular}`;
}

/** What a regular is called; nothing for a bot that is none, or not known. */
export function regularName(bot: string, game: string): string {
  const names = regularsOf(game).find(({ key }) => key === regularIn(bot))?.names;
  return names?.[language()] ?? names?.["en"] ?? "";
}

/** What is special about the bot, in a sentence; nothing for most. */
export function habitOf(bot: string, game: string): string {
  return regularName(bot, game) && said(`pages-habit-${game}-${regularIn(bot)}`);
}

/** What somebody is called: a regular by its name in the language that is spoken. */
export function nameIn(seat: { kind: string; name: string; bot: string }, game: string): string {
  return (seat.kind === "bot" && regularName(seat.bot, game)) || seat.name;
}
