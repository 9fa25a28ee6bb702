/** The options of any game, in words: what a game does not word is shown by its key. */

import full from "icon:game-icons/tied-scroll";
import first from "icon:game-icons/graduate-cap";
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
