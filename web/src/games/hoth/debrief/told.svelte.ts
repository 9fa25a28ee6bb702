/** The newest battle from its beginning. The table tells those who come later, or come back, only what
 * is new to them. */

import { untrack } from "svelte";
import { loadReplay } from "../../../table/replay.svelte";
import type { Happened } from "../../../table/table.svelte";
import type { Battling } from "../sitting";
import type { HothEvent } from "../types";
import { newestBattle } from "./battle";

export class ToldBattle {
  readonly #sitting: () => Battling;
  #loaded = $state.raw<HothEvent[]>();

  constructor(table: () => string, sitting: () => Battling) {
    this.#sitting = sitting;
    $effect(() => {
      untrack(() => void this.#load(table()));
    });
  }

  /** As far as it is known. */
  get events(): HothEvent[] {
    return this.#loaded ?? newestBattle(this.#sitting().events);
  }

  /** Whether that is all of it: only then it can be counted. */
  get isWhole(): boolean {
    return this.#loaded !== undefined || begins(this.#sitting().events);
  }

  async #load(table: string): Promise<void> {
    const { seat, events } = this.#sitting();
    if (begins(events)) return;
    try {
      const replay = await loadReplay(table, seat);
      this.#loaded = newestBattle(replay.events as Happened<HothEvent>[]);
    } catch {
      // Spectators see no more of a running game: what is not known is not shown.
    }
  }
}

function begins(events: readonly Happened<HothEvent>[]): boolean {
  return events.some(({ event }) => event.event === "BattleBegan");
}
