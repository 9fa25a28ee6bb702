/** Who I am at this server, as far as the sign-in cookie tells. */

import { ask } from "./http";
import type { Me } from "./types";

let me = $state.raw<Me | null>();
let looking: Promise<Me | null> | undefined;

export const player = {
  /** undefined: not asked yet; null: nobody yet. */
  get me(): Me | null | undefined {
    return me;
  },

  /** Asks the server, once: whoever comes while it is asked gets the same answer. */
  look(): Promise<Me | null> {
    if (me !== undefined) return Promise.resolve(me);
    looking ??= ask("GET /api/me")
      .then((found) => (me = found))
      .finally(() => (looking = undefined));
    return looking;
  },

  /** Somebody with a name: who I am already, or a new guest. */
  async named(name: string, language: string): Promise<Me> {
    const known = await player.look();
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
