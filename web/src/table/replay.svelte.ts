/** A game that can be walked through: all its positions as one seat saw them. */

import { patched, type Patch } from "../wire/patch";
import { ask } from "../wire/http";
import type { Action, Steps } from "../wire/types";
import { atRest } from "./moments";
import type { AnyEvent, Happened, Sitting } from "./table.svelte";

/** One position and what led to it. */
interface Position {
  view: unknown;
  who: number;
  action: Action;
  /** How many events had happened by then. */
  events: number;
}

export class Replay {
  readonly seat: number;
  readonly of: number;
  readonly positions: readonly Position[];
  /** All events of the game; each has the number of its decision as `rev`. */
  readonly events: readonly Happened[];
  at = $state(0);
  /** Grows with every jump: whatever moves starts anew then. */
  jumps = $state(0);
  /** The position that was come from by one step on, where something may move. */
  #from = $state(-1);

  constructor(found: Steps) {
    this.seat = found.seat;
    this.of = found.of;
    let view: unknown = found.view;
    const events: Happened[] = [];
    this.positions = found.steps.map(({ at, who, action, events: some, patch }) => {
      view = patched(view, patch as Patch);
      for (const event of some as unknown as AnyEvent[])
        events.push({ number: events.length, rev: at, event, fresh: false });
      return { view, who, action, events: events.length };
    });
    this.events = events;
  }

  go(to: number): void {
    const at = Math.max(0, Math.min(this.of, to));
    if (at === this.at) return;
    if (at === this.at + 1) this.#from = this.at;
    else {
      this.#from = -1;
      this.jumps += 1;
    }
    this.at = at;
  }

  get now(): Position | undefined {
    return this.positions[this.at];
  }

  /** What a board shows. */
  get sitting(): Sitting {
    const { at } = this;
    const fresh = this.#from >= 0 ? (this.positions[this.#from]?.events ?? 0) : Infinity;
    const events = this.events
      .slice(0, this.now?.events ?? 0)
      .map((one) => ({ ...one, fresh: one.number >= fresh }));
    return atRest(this.seat, this.now?.view ?? null, at, events);
  }
}

/** Rejects with Refusal, such as when the game is not over and the seat is not mine. */
export async function loadReplay(id: string, seat: number): Promise<Replay> {
  return new Replay(await ask("GET /api/tables/{id}/steps", { path: { id }, query: { seat } }));
}

/** The nearest turn before or after a decision, among those where turns begin. */
export function turnFrom(turns: readonly number[], at: number, by: 1 | -1, of: number): number {
  if (by === 1) return turns.find((turn) => turn > at) ?? of;
  return turns.findLast((turn) => turn < at) ?? 0;
}
