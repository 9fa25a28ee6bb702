/** A table as its page sees it: one chair for each of my seats, or one for watching. */

import { ask, Refusal } from "../wire/http";
import { patched, type Patch } from "../wire/patch";
import type { Ending } from "../wire/comeback";
import type { Link, Listener } from "../wire/listener";
import { Connection } from "../wire/socket";
import type {
  AnyTold,
  Asked,
  ChatLine,
  Hint,
  TableInfo,
  TableNow,
  Update,
  Welcome,
} from "../wire/types";
import { namedApart } from "./names";

export const SPECTATOR = -1;

/** An action or option: its verb, then its numbers. */
export type Action = (string | number)[];

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
  /** All that happened, oldest first: the log reads all of it, motion keeps its place in it. */
  readonly events: Happened<E>[];
  /** How many messages of this seat have no answer yet. */
  readonly sending: number;
  act(action: Action): Promise<void>;
  undo(): Promise<void>;
  hint(): Promise<Hint>;
}

/** One seat (or a spectator) and all it may know. Everything shown comes from here. */
export class Chair<V = unknown, E extends AnyEvent = AnyEvent> implements Sitting<V, E>, Listener {
  readonly seat: number;
  link = $state<Link>("connecting");
  ending = $state<Ending>();
  table = $state.raw<TableNow>();
  view = $state.raw<V | null>(null);
  rev = $state(-1);
  asks = $state.raw<Asked[]>([]);
  events = $state.raw<Happened<E>[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Views that were seen, by revision; they share what has not changed. */
  readonly moments: Record<number, V> = {};
  sending = $state(0);
  readonly #connection: Connection;

  constructor(id: string, seat: number) {
    this.seat = seat;
    this.#connection = new Connection(id, seat, this);
  }

  get ask(): Asked | undefined {
    return this.asks[0];
  }

  /** One of the options of the newest ask. Rejects with Refusal. */
  act(action: Action): Promise<void> {
    return this.#send({ type: "act", rev: this.rev, action });
  }

  undo(): Promise<void> {
    return this.#send({ type: "undo" });
  }

  say(text: string): Promise<void> {
    return this.#send({ type: "say", text });
  }

  /** A vote to let a bot play for somebody who is not here. */
  vote(seat: number): Promise<void> {
    return this.#send({ type: "replace", seat });
  }

  away(bot = "quick"): Promise<void> {
    return this.#send({ type: "away", bot });
  }

  back(): Promise<void> {
    return this.#send({ type: "back" });
  }

  /** What a bot would do. Thinking takes a second, in which everything else goes on. */
  async hint(): Promise<Hint> {
    const answer = await this.#connection.send({ type: "hint" });
    if (answer.type !== "hint") throw new Refusal("shape", "the server gave no hint");
    return answer;
  }

  hurry(): void {
    this.#connection.hurry();
  }

  leave(): void {
    this.#connection.end();
  }

  async #send(message: Parameters<Connection["send"]>[0]): Promise<void> {
    this.sending += 1;
    try {
      await this.#connection.send(message);
    } finally {
      this.sending -= 1;
    }
  }

  // Listener

  told(message: AnyTold): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "seats":
        this.table = apart(message.table);
        break;
      case "said":
        if (!this.chat.some((line) => line.number === message.number))
          this.chat = [...this.chat, message];
        break;
      default:
    }
  }

  linked(state: Link, why?: Ending): void {
    this.link = state;
    this.ending = why;
  }

  #welcome(message: Welcome): void {
    const first = this.rev < 0;
    this.table = apart(message.table);
    this.view = message.view as V | null;
    this.rev = message.rev;
    this.asks = message.asks;
    this.chat = message.chat;
    this.#happened(message.events, !first);
    this.#remember();
  }

  #update(message: Update): void {
    if (message.patch !== null) this.view = patched(this.view, message.patch as Patch);
    else this.view = message.view as V | null;
    if (message.undone) this.#forget();
    this.rev = message.rev;
    this.asks = message.asks;
    if (this.table) this.table = { ...this.table, seats: namedApart(message.seats) };
    this.#happened(message.events, true);
    this.#remember();
  }

  /** The newest decision was taken back. Of a sealed one nothing but "answered" was told. */
  #forget(): void {
    const newest = this.events.filter((happened) => happened.rev === this.rev);
    if (newest.every(({ event }) => event.event === "AnswerSealed")) return;
    this.events = this.events.map((happened) =>
      happened.rev === this.rev ? { ...happened, undone: true, fresh: false } : happened,
    );
  }

  #remember(): void {
    if (this.view !== null) this.moments[this.rev] = this.view;
  }

  #happened(events: unknown[], fresh: boolean): void {
    if (events.length === 0) return;
    const from = this.events.length;
    const more = (events as E[]).map((event, index) => ({
      number: from + index,
      rev: this.rev,
      event,
      fresh,
    }));
    this.events = [...this.events, ...more];
  }
}

function apart(table: TableNow): TableNow {
  return { ...table, seats: namedApart(table.seats) };
}

/** The whole table: who I am here, and my chairs. */
export class Table<V = unknown, E extends AnyEvent = AnyEvent> {
  readonly id: string;
  chairs = $state.raw<Chair<V, E>[]>([]);
  info = $state.raw<TableInfo>();
  #chosen = $state(0);

  constructor(id: string) {
    this.id = id;
  }

  /** Looks who I am here and sits down. Rejects with Refusal. */
  async enter(): Promise<void> {
    this.info = await ask("GET /api/tables/{id}", { path: { id: this.id } });
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
    if (chosen?.ask !== undefined) return chosen;
    return this.chairs.find((chair) => chair.ask !== undefined) ?? chosen ?? this.chairs[0];
  }

  choose(chair: Chair<V, E>): void {
    this.#chosen = Math.max(0, this.chairs.indexOf(chair));
  }

  get now(): TableNow | undefined {
    return this.chair?.table ?? this.info?.table;
  }
}
