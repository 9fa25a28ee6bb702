/** The options of any game, in words: what a game does not word is shown by its key. */

import full from "icon:game-icons/tied-scroll";
import first from "icon:game-icons/graduate-cap";
import type { GameInfo } from "../wire/types";
import { said } from "../words.svelte";

const ICONS: Record<string, typeof full> = { full, introductory: first };

export function optionName(game: string, key: string): string {
  return said(`${game}-option-${key}`) || key;
}

export interface ChoiceWords {
  text: string;
  about: string;
  icon?: typeof full;
}

export function choiceWords(game: string, choice: string): ChoiceWords {
  const [short, long] = [`pages-choice-${game}-${choice}`, `pages-about-${game}-${choice}`];
  const icon = ICONS[choice];
  return {
    text: said(short, `${game}-choice-${choice}`) || choice,
    about: said(long),
    ...(icon ? { icon } : {}),
  };
}

const CAMPAIGN = "campaign";

/** Whether an option is one of those that people decide on first: the first of the game, and whether
 * it is a campaign. */
export function isMode(key: string, options: GameInfo["options"]): boolean {
  return key === CAMPAIGN || key === options[0]?.key;
}

/** What is decided on first. A campaign leads through what is chosen by itself otherwise. */
export function modesOf(
  options: GameInfo["options"],
  chosen: Readonly<Record<string, string>>,
): GameInfo["options"] {
  const campaign = options.find(({ key }) => key === CAMPAIGN);
  const first = options.filter((one, at) => at === 0 && one !== campaign);
  if (!campaign) return first;
  return chosen[CAMPAIGN] === campaign.choices[0] ? [campaign, ...first] : [campaign];
}
