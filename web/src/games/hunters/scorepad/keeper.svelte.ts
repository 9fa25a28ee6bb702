/** The pad that is being filled: every change can be undone, is kept on this device and counted by
 * the server, which alone knows how points are made. */

import { wordsFor } from "../../../parts/toasts.svelte";
import { ask } from "../../../wire/http";
import type { Outcome, ScorePad } from "../types";
import { fresh, sensible, unpacked, type Claim } from "./pad";

const PLACE = "cantina.scorepad";
const MOST_STEPS_BACK = 100;
const PAUSE = 120;

export interface Count {
  pads: ScorePad[];
  outcome: Outcome;
  things: string[];
  /** What was counted. */
  claims: readonly Claim[];
}

export class Keeper {
  claims = $state.raw<readonly Claim[]>([]);
  count = $state.raw<Count>();
  problem = $state("");
  #past = $state.raw<(readonly Claim[])[]>([]);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** From the link if there is one, else what was kept, else empty columns with these names. */
  async open(link: string, names: readonly string[]): Promise<void> {
    const shared = link ? await unpacked(link) : undefined;
    this.claims = shared ?? kept() ?? names.map(fresh);
    this.#recount();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  change(next: readonly Claim[]): void {
    this.#past = [...this.#past, this.claims].slice(-MOST_STEPS_BACK);
    this.#set(next);
  }

  /** Changes one player's column. */
  edit(player: number, changes: Partial<Claim>): void {
    this.change(this.claims.map((claim, at) => (at === player ? { ...claim, ...changes } : claim)));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#set(before);
  }

  #set(claims: readonly Claim[]): void {
    this.claims = claims;
    try {
      localStorage.setItem(PLACE, JSON.stringify(claims));
    } catch {
      // Without a storage the pad holds until the page is closed.
    }
    this.#recount();
  }

  #recount(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#counted(this.claims), PAUSE);
  }

  async #counted(claims: readonly Claim[]): Promise<void> {
    const players = claims.map(({ captured, crates, contracts, credits }) => ({
      captured,
      crates,
      contracts,
      credits,
    }));
    try {
      const found = await ask("POST /api/games/{key}/score", {
        path: { key: "hunters" },
        body: { players },
      });
      if (claims !== this.claims) return; // changed meanwhile: the next count is on its way
      this.count = { ...(found as unknown as Omit<Count, "claims">), claims };
      this.problem = "";
    } catch (refused) {
      if (claims === this.claims) this.problem = wordsFor(refused);
    }
  }
}

function kept(): Claim[] | undefined {
  try {
    return sensible(JSON.parse(localStorage.getItem(PLACE) ?? "null"));
  } catch {
    return undefined;
  }
}
