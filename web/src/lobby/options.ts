/** The options of any game, in words: what a game does not word is shown by its key. */

import full from "icon:game-icons/tied-scroll";
import first from "icon:game-icons/graduate-cap";
import { has, t } from "../words.svelte";

const ICONS: Record<string, typeof full> = { full, introductory: first };

export function optionName(game: string, key: string): string {
  const id = `${game}-option-${key}`;
  return has(id) ? t(id) : key;
}

export interface ChoiceWords {
  text: string;
  about: string;
  icon?: typeof full;
}

export function choiceWords(game: string, choice: string): ChoiceWords {
  const [short, long] = [`pages-choice-${game}-${choice}`, `pages-about-${game}-${choice}`];
  const name = `${game}-choice-${choice}`;
  const otherwise = has(name) ? t(name) : choice;
  const icon = ICONS[choice];
  return {
    text: has(short) ? t(short) : otherwise,
    about: has(long) ? t(long) : "",
    ...(icon ? { icon } : {}),
  };
}
