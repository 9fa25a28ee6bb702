/** How strong a bot is, in words of people. The server knows them by how they think, and says which
 * there are for a game. */

import { isTogether } from "../games/worlds";
import type { GameInfo, Level } from "../wire/types";
import { has, t } from "../words.svelte";
import { ANY, habitOf, knowRegulars, strengthOf, withRegular } from "./regulars.svelte";

let scales = $state.raw<Readonly<Partial<Record<string, readonly Level[]>>>>({});

/** What the server says of its games. */
export function knowBots(games: readonly GameInfo[]): void {
  knowRegulars(games);
  scales = Object.fromEntries(games.map(({ key, levels }) => [key, levels]));
}

export function levelsOf(game: string): readonly Level[] {
  return scales[game] ?? [];
}

/** Who sits down at a new table while its game's scale is not known. */
export const USUAL_BOT = withRegular("quick", ANY);
/** The level that is good company for a first game. */
const USUAL_LEVEL = "scout";
/** In a game played together that is whoever helps most. */
export function usualBot(game: string): string {
  const levels = levelsOf(game);
  const usual = isTogether(game) ? levels.at(-1) : levels.find(({ key }) => key === USUAL_LEVEL);
  return usual ? withRegular(usual.bot, ANY) : USUAL_BOT;
}

/** Its strength on the scale of the game, whatever its habit. */
function levelOf(bot: string, game: string): Level | undefined {
  return levelsOf(game).find((level) => level.bot === strengthOf(bot));
}

/** The name of its strength in the game; a bot that is not on its scale has its own. */
export function levelName(bot: string, game: string): string {
  const key = levelOf(bot, game)?.key;
  return key === undefined ? strengthOf(bot) : t(`pages-level-${key}`);
}

/** How it thinks, and how long a turn of it takes in the game. */
export function levelAbout(bot: string, game: string): string {
  // novice:6 slips less often than a beginner.
  const kind = bot.startsWith("novice:") ? "novice-seldom" : (bot.split(/[:@+]/)[0] ?? "");
  const id = `pages-thinks-${kind}`;
  if (!has(id)) return "";
  const about = t(id);
  const seconds = levelOf(bot, game)?.seconds;
  if (seconds === undefined) return about;
  return seconds > 0
    ? t("pages-thinks-turn", { about, seconds })
    : t("pages-thinks-at-once", { about });
}

/** How strong a bot in a seat is, and what is special about it: its habit, or else how it thinks. */
export function botWords(bot: string, game: string): string {
  const level = levelName(bot, game);
  const habit = habitOf(bot, game);
  return habit
    ? t("pages-seat-regular", { level, habit })
    : t("pages-seat-bot-of", { level, about: levelAbout(bot, game) });
}
