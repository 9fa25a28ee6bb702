/** How strong a bot is, in words of people. The server knows them by how they think. */

import { has, t } from "../words.svelte";

interface Level {
  key: string;
  bot: string;
}

export const LEVELS: readonly Level[] = [
  { key: "rookie", bot: "random" },
  { key: "scout", bot: "quick" },
  { key: "hunter", bot: "greedy" },
  { key: "veteran", bot: "mcts:300" },
  { key: "legend", bot: "mcts:1500" },
];
/** Where all play together nobody has to be outwitted: the strongest looks into possible futures. */
const TOGETHER: readonly Level[] = [
  { key: "rookie", bot: "random" },
  { key: "scout", bot: "quick" },
  { key: "veteran", bot: "scout" },
];
const SCALES: Partial<Record<string, readonly Level[]>> = { zone: TOGETHER };

export function levelsOf(game: string): readonly Level[] {
  return SCALES[game] ?? LEVELS;
}

/** Who sits down at a new table: good company for a first game. */
export const USUAL_BOT = "quick";
/** In a game played together that is whoever helps most. */
export function usualBot(game: string): string {
  return SCALES[game]?.at(-1)?.bot ?? USUAL_BOT;
}

const ALL = [...LEVELS, ...TOGETHER];

/** Where a bot is on the scale of a game, -1 for one that is not on it. */
export function levelOf(bot: string, game = ""): number {
  return levelsOf(game).findIndex((level) => level.bot === bot);
}

/** The name of its strength; a bot that is not on the scale has its own. */
export function levelName(bot: string): string {
  const key = ALL.find((level) => level.bot === bot)?.key;
  return key === undefined ? bot : t(`pages-level-${key}`);
}

/** How it thinks, in half a sentence. */
export function levelAbout(bot: string): string {
  const id = `pages-thinks-${bot.split(":")[0] ?? ""}`;
  return has(id) ? t(id) : "";
}
