/** Chat that I have not read: lines of others, newer than those I have seen on this device. */

import { toast } from "../parts/toasts.svelte";
import { player } from "../wire/me.svelte";
import type { ChatLine } from "../wire/types";
import { t } from "../words.svelte";
import { muted } from "./muted.svelte";

const PREVIEW = 90;

export class Talk {
  readonly #place: string;
  #read = $state(0);
  /** The newest line when the table was opened: what is newer came while we looked. */
  #before: number | undefined;
  readonly #lines: () => readonly ChatLine[];
  readonly #isOpen: () => boolean;

  constructor(table: string, lines: () => readonly ChatLine[], isOpen: () => boolean) {
    this.#place = `cantina.chat.${table}`;
    this.#lines = lines;
    this.#isOpen = isOpen;
    this.#read = kept(this.#place);
    $effect(() => this.#hear());
  }

  /** Whether somebody else has said something since. */
  get news(): boolean {
    return this.#lines().some((line) => line.number > this.#read && isHeard(line));
  }

  #hear(): void {
    const newest = this.#lines().at(-1);
    const first = this.#before === undefined;
    const fresh = newest !== undefined && newest.number > (this.#before ?? 0);
    this.#before = newest?.number ?? 0;
    if (this.#isOpen()) this.#see(newest?.number ?? 0);
    else if (fresh && !first && isHeard(newest)) toast(preview(newest));
  }

  #see(number: number): void {
    this.#read = number;
    try {
      localStorage.setItem(this.#place, String(number));
    } catch {
      // Without a storage it holds until the page is closed.
    }
  }
}

/** Names may be equal; who has written it is not. */
export function isOfOthers(line: ChatLine): boolean {
  return line.who !== player.me?.id;
}

const isHeard = (line: ChatLine): boolean => isOfOthers(line) && !muted.has(line.who);

export function preview({ name, text }: ChatLine): string {
  const short = text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text;
  return t("table-said", { name, text: short });
}

function kept(place: string): number {
  try {
    return Number(localStorage.getItem(place) ?? 0);
  } catch {
    return 0;
  }
}
