/** How a finished game went, asked for until the server has worked it out. */

import { ask, Refusal } from "../wire/http";
import type { Debrief } from "../wire/types";

const FIRST_MS = 700;
const LATER_MS = 2000;
const QUICK_TIMES = 4;

/** To be made while a component is set up. */
export class Reading {
  found = $state.raw<Debrief>();
  /** The server does not tell it, or not now. */
  failed = $state(false);

  constructor(id: () => string | undefined) {
    const about = $derived(id());
    $effect(() => {
      if (about === undefined) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let times = 0;
      const look = async (): Promise<void> => {
        try {
          const found = await ask("GET /api/tables/{id}/debrief", { path: { id: about } });
          if (found.ready) this.found = found;
          else
            timer = setTimeout(() => void look(), (times += 1) < QUICK_TIMES ? FIRST_MS : LATER_MS);
        } catch (problem) {
          if (problem instanceof Refusal && problem.code === "slow_down")
            timer = setTimeout(() => void look(), LATER_MS * 5);
          else this.failed = true;
        }
      };
      void look();
      return () => clearTimeout(timer);
    });
  }
}
