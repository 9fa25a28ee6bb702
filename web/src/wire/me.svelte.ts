/** Who I am at this server, as far as the sign-in cookie tells. */

import { ask, Refusal } from "./http";
import type { Me } from "./types";

let me = $state.raw<Me | null>();

export const player = {
  /** undefined: not asked yet; null: nobody yet. */
  get me(): Me | null | undefined {
    return me;
  },

  /** Asks the server once more. */
  async look(): Promise<Me | null> {
    try {
      me = await ask("GET /api/me");
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
      me = null;
    }
    return me;
  },

  /** Somebody with a name: who I am already, or a new guest. */
  async named(name: string, language: string): Promise<Me> {
    const known = me ?? (await player.look());
    if (known) return known;
    const made = await ask("POST /api/players", { body: { name, language } });
    me = made.player;
    return made.player;
  },

  /** What the server says I am now, after a change. */
  became(now: Me | null): void {
    me = now;
  },
};
