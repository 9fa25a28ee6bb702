/** A name for somebody who has none yet, so that nobody must think of one before playing. */

import { settings } from "../settings.svelte";
import { player } from "../wire/me.svelte";
import type { Me } from "../wire/types";
import { t } from "../words.svelte";

export const LONGEST_NAME = 24;
const PLACE = "cantina.guest";
let chosen = $state(kept());

function kept(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return ""; // no storage here
  }
}

/** A friendly name such as "Comet 27". Words without gender fit everybody. */
export function suggestion(random: () => number = Math.random): string {
  const words = t("pages-guest-names").split(",");
  const word = words[Math.floor(random() * words.length)] ?? "";
  return `${word.trim()} ${2 + Math.floor(random() * 98)}`;
}

export const guest = {
  /** What they will be called, unless they change it. */
  get name(): string {
    if (chosen === "") guest.name = suggestion();
    return chosen;
  },
  set name(name: string) {
    chosen = name;
    try {
      localStorage.setItem(PLACE, name);
    } catch {
      // Without a storage it holds until the page is closed.
    }
  },
  /** Who I am already, or a new guest by that name. */
  arrive(): Promise<Me> {
    return player.named(chosen.trim() || suggestion(), settings.language);
  },
};
