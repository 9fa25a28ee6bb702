/** What happened since somebody looked: last time, or before this tab was hidden. */

import { untrack } from "svelte";
import { since, type Entry } from "./log.svelte";
import { keepSeen, seenOf } from "./seen";
import type { Chair } from "./chair.svelte";
import { SPECTATOR } from "./table.svelte";

/** Of a long absence only the end is told; the log has the rest. */
const MOST = 40;
/** Fewer lines are not worth a sheet. */
const WORTH_TELLING = 3;

export class Away {
  /** What is to be told now; empty again once it was read. */
  missed = $state.raw<Entry[]>([]);
  #looked = $state<number>();
  #hidden = $state(document.hidden);
  #told = false;
  #hid = false;

  /** To be made while a component is set up. */
  constructor(table: string, chair: () => Chair | undefined, entries: () => readonly Entry[]) {
    $effect(() => {
      const who = chair();
      // A game of which nothing has happened yet was seen, too: what comes next is news.
      if (!who || who.seat === SPECTATOR || this.#hidden || who.rev < 0) return;
      this.#looked ??= untrack(() => seenOf(table, who.seat) ?? who.events.length);
      keepSeen(table, who.seat, who.events.length);
    });
    $effect(() => {
      const lines = entries();
      const looked = this.#looked;
      if (this.#told || this.#hidden || looked === undefined || lines.length === 0) return;
      this.#told = true; // what happens while it is read is not missed
      const later = since(lines, looked - 1, chair()?.seat);
      // Who never looked away has seen what came while they were here, however late it is told.
      const missed = this.#hid ? later : later.filter(({ fresh }) => !fresh);
      if (missed.length >= WORTH_TELLING) this.missed = missed.slice(-MOST);
    });
  }

  /** The tab was hidden or shown again. */
  looks(hidden: boolean, events: number): void {
    this.#hidden = hidden;
    if (hidden) [this.#looked, this.#told, this.#hid] = [events, false, true];
  }
}
