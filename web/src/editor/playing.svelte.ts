/** Tables that play what was made, one at a time. */

import { guest } from "../home/guest.svelte";
import { trouble } from "../parts/toasts.svelte";
import { go } from "../router.svelte";
import { openTable } from "../table/fair";
import { keepInvites } from "../table/invites";

export class Playing {
  busy = $state(false);
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  async play(options: Record<string, string>, seats: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await guest.arrive();
      const opened = await openTable({ game: this.#game, seats, options });
      keepInvites(opened.id, opened.invites);
      go({ page: "table", id: opened.id });
    } catch (problem) {
      trouble(problem);
    } finally {
      this.busy = false;
    }
  }
}
