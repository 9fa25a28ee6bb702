/** A table as its page sees it: one chair for each of my seats, or one for watching. */

import { ask } from "../wire/http";
import type { Action, Asked, Hint, Proposal, TableInfo, TableNow } from "../wire/types";
import { Chair } from "./chair.svelte";
import { keepCommitment } from "./fair";
import { shown } from "./names";

export const SPECTATOR = -1;

export interface AnyEvent {
  event: string;
  rule: string;
}

/** Something that happened. `fresh`: while we looked, so that it is worth a movement. */
export interface Happened<E extends AnyEvent = AnyEvent> {
  number: number;
  rev: number;
  event: E;
  fresh: boolean;
  /** Taken back: it never happened. It keeps its place, so that numbers stay. */
  undone?: boolean;
}

/** What boards see of a seat: at a table a Chair, in a replay a moment of it. */
export interface Sitting<V = unknown, E extends AnyEvent = AnyEvent> {
  readonly seat: number;
  readonly view: V | null;
  readonly rev: number;
  /** What this seat is asked, if anything. */
  readonly ask: Asked | undefined;
  /** What somebody else is asked for all: this seat may propose an answer. */
  readonly shared?: Asked | undefined;
  /** What all propose now, in the order in which they did. */
  readonly proposals?: readonly Proposal[];
  /** An option of `shared`, or nothing any more. */
  propose?(action: Action): Promise<void>;
  /** All that happened, oldest first: the log reads all of it, motion keeps its place in it. */
  readonly events: Happened<E>[];
  /** Where one looks back at this game to go on otherwise, if that can be done. */
  readonly whatIf?: string | undefined;
  /** How many messages of this seat have no answer yet. */
  readonly sending: number;
  /** A decision that waits for the line to come back; it is sent by itself then. */
  readonly kept?: Action | undefined;
  /** Takes that back. False, known only when the line is back: it had arrived already. */
  takeBack?(): Promise<boolean>;
  act(action: Action): Promise<void>;
  undo(): Promise<void>;
  hint(): Promise<Hint>;
}

/** Whether somebody must decide there: for who is away a bot does. */
function decides({ ask, seat, table }: Pick<Chair, "ask" | "seat" | "table">): boolean {
  return ask !== undefined && !table?.seats[seat]?.bot;
}

/** The whole table: who I am here, and my chairs. */
export class Table<V = unknown, E extends AnyEvent = AnyEvent> {
  readonly id: string;
  chairs = $state.raw<Chair<V, E>[]>([]);
  info = $state.raw<TableInfo>();
  readonly #opened = $derived(this.info && shown(this.info.table));
  #chosen = $state(0);

  constructor(id: string) {
    this.id = id;
  }

  /** Looks who I am here and sits down. Rejects with Refusal. */
  async enter(): Promise<void> {
    this.info = await ask("GET /api/tables/{id}", { path: { id: this.id } });
    keepCommitment(this.info);
    if (this.info.table.asleep) return; // there is no game to follow
    const seats = this.info.my_seats.length > 0 ? this.info.my_seats : [SPECTATOR];
    const kept = this.chairs.filter((chair) => seats.includes(chair.seat));
    for (const chair of this.chairs) if (!kept.includes(chair)) chair.leave();
    this.chairs = seats.map(
      (seat) => kept.find((chair) => chair.seat === seat) ?? new Chair<V, E>(this.id, seat),
    );
  }

  leave(): void {
    for (const chair of this.chairs) chair.leave();
    this.chairs = [];
  }

  /** The chair whose view is shown: the one chosen, unless only another one is asked. */
  get chair(): Chair<V, E> | undefined {
    const chosen = this.chairs[this.#chosen];
    if (chosen && decides(chosen)) return chosen;
    return this.chairs.find(decides) ?? chosen ?? this.chairs[0];
  }

  choose(chair: Chair<V, E>): void {
    this.#chosen = Math.max(0, this.chairs.indexOf(chair));
  }

  get now(): TableNow | undefined {
    return this.chair?.table ?? this.#opened;
  }
}
