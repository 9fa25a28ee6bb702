/** How strong a bot is, in words of people. The server knows them by how they think. */

import { has, t } from "../words.svelte";

export const LEVELS = [
  { key: "rookie", bot: "random" },
  { key: "scout", bot: "quick" },
  { key: "hunter", bot: "greedy" },
  { key: "veteran", bot: "mcts:300" },
  { key: "legend", bot: "mcts:1500" },
] as const;

/** Who sits down at a new table: good company for a first game. */
export const USUAL_BOT = "quick";

/** Where a bot is on the scale, -1 for one that is not on it. */
export function levelOf(bot: string): number {
  return LEVELS.findIndex((level) => level.bot === bot);
}

/** The name of its strength; a bot that is not on the scale has its own. */
export function levelName(bot: string): string {
  const key = LEVELS[levelOf(bot)]?.key;
  return key === undefined ? bot : t(`pages-level-${key}`);
}

/** How it thinks, in half a sentence. */
export function levelAbout(bot: string): string {
  const id = `pages-thinks-${bot.split(":")[0] ?? ""}`;
  return has(id) ? t(id) : "";
}
