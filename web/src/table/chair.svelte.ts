/** One seat at a table, or a spectator's place: what it is told, and what it says. */

import { isTogether } from "../games/worlds";
import type { Ending } from "../wire/comeback";
import { Refusal } from "../wire/http";
import type { Link, Listener } from "../wire/listener";
import { patched, type Patch } from "../wire/patch";
import { Connection } from "../wire/socket";
import type {
  Action,
  AnyTold,
  Asked,
  ChatLine,
  Hint,
  Proposal,
  TableNow,
  Update,
  Welcome,
} from "../wire/types";
import { withMore, withUndone } from "./happened";
import { shown, withCame } from "./names";
import { whatIfPath } from "./saves";
import { Sending } from "./sending.svelte";
import type { AnyEvent, Happened, Sitting } from "./table.svelte";

/** Bots often answer at once: nothing is drawn while they do, so the next question comes sooner. */
const HELD_MS = 80;
const NETWORK = ["online", "offline"] as const;

/** One seat (or a spectator) and all it may know. Everything shown comes from here. */
export class Chair<V = unknown, E extends AnyEvent = AnyEvent> implements Sitting<V, E>, Listener {
  readonly seat: number;
  link = $state<Link>("connecting");
  ending = $state<Ending>();
  #table = $state.raw<TableNow>();
  readonly table = $derived(this.#table && shown(this.#table));
  view = $state.raw<V | null>(null);
  rev = $state(-1);
  asks = $state.raw<Asked[]>([]);
  /** What somebody else decides for all. */
  together = $state.raw<Asked[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  events = $state.raw<Happened<E>[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Views that were seen, by revision; they share what has not changed. */
  readonly moments: Record<number, V> = {};
  readonly #sent = new Sending();
  #decision = $state.raw<Action>();
  /** The browser knows of a lost network sooner than the connection does. */
  #offline = $state(!navigator.onLine);
  #welcomed: (() => void) | undefined;
  readonly #network = (): void => void (this.#offline = !navigator.onLine);
  readonly #connection: Connection;
  /** What was told since my last question was answered and is not shown yet. */
  #held: Update[] = [];
  #release: ReturnType<typeof setTimeout> | undefined;
  #endHold: (() => void) | undefined;

  constructor(id: string, seat: number) {
    this.seat = seat;
    this.#connection = new Connection(id, seat, this);
    for (const change of NETWORK) addEventListener(change, this.#network);
  }

  get whatIf(): string | undefined {
    const { table, seat } = this;
    return table?.status === "playing" && seat >= 0 && isTogether(table.game)
      ? whatIfPath(table.id, seat)
      : undefined;
  }

  get sending(): number {
    return this.#sent.count;
  }

  get ask(): Asked | undefined {
    return this.asks[0];
  }

  get shared(): Asked | undefined {
    return this.together[0];
  }

  /** One of the options of the newest ask. Rejects with Refusal. */
  async act(action: Action): Promise<void> {
    this.#decision = action;
    try {
      await this.#send({ type: "act", rev: this.rev, action });
    } finally {
      if (this.#decision === action) this.#decision = undefined;
    }
  }

  get kept(): Action | undefined {
    const fine = (this.link === "open" || this.link === "polling") && !this.#offline;
    return fine ? undefined : this.#decision;
  }

  propose(action: Action): Promise<void> {
    return this.#send({ type: "propose", rev: this.rev, action });
  }

  takeBack(): Promise<boolean> {
    const since = this.ask?.since;
    this.#connection.withdraw();
    return new Promise((known) => {
      this.#welcomed = () => known(this.ask?.since === since);
    });
  }

  undo = (): Promise<void> => this.#send({ type: "undo" });

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

  back = (): Promise<void> => this.#send({ type: "back" });

  /** What a bot would do. Thinking takes a second, in which everything else goes on. */
  async hint(guide = false): Promise<Hint> {
    const answer = await this.#connection.send({ type: "hint", guide });
    if (answer.type !== "hint") throw new Refusal("shape", "the server gave no hint");
    return answer;
  }

  /** What the rule of thumb would do, at once: for somebody who learns, alone among bots. */
  guidance = (): Promise<Hint> => this.hint(true);

  hurry = (): void => this.#connection.hurry();

  leave(): void {
    clearTimeout(this.#release);
    for (const change of NETWORK) removeEventListener(change, this.#network);
    this.#connection.end();
  }

  async #send(message: Parameters<Connection["send"]>[0]): Promise<void> {
    this.#showHeld();
    const end = this.#sent.begin(message.type === "act" ? this.ask?.since : undefined);
    try {
      await this.#connection.send(message);
    } finally {
      end();
    }
  }

  // Listener

  told(message: AnyTold): void {
    if (message.type === "update" && this.#mayWait(message)) {
      this.#hold(message);
      return;
    }
    this.#showHeld();
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "seats":
        if (this.#table) this.#table = { ...this.#table, ...message.table };
        break;
      case "came":
        if (this.#table) this.#table = withCame(this.#table, message);
        break;
      case "said":
        if (!this.chat.some((line) => line.number === message.number))
          this.chat = [...this.chat, message];
        break;
      case "proposed":
        if (message.rev === this.rev) this.proposals = message.proposals;
        break;
      default:
    }
  }

  linked(state: Link, why?: Ending): void {
    this.link = state;
    this.ending = why;
  }

  /** Only between two questions to me, and only for a moment: a second one would be noticed. */
  #mayWait(message: Update): boolean {
    const nothing = message.asks.length + message.together.length === 0;
    return this.ask !== undefined && nothing && !message.undone;
  }

  /** As long as something is held, the question before it stands there and takes no answer. */
  #hold(message: Update): void {
    if (this.#held.length === 0) {
      this.#endHold = this.#sent.begin();
      this.#release = setTimeout(() => this.#showHeld(), HELD_MS);
    }
    this.#held.push(message);
  }

  #showHeld(): void {
    if (this.#held.length === 0) return;
    clearTimeout(this.#release);
    this.#endHold?.();
    for (const message of this.#held.splice(0)) this.#update(message);
  }

  #welcome(message: Welcome): void {
    const first = this.rev < 0;
    this.#table = message.table;
    this.view = message.view as V | null;
    this.rev = message.rev;
    this.asks = message.asks;
    this.together = message.together;
    this.proposals = message.proposals;
    this.chat = message.chat;
    this.events = withMore(this.events, message.events as unknown as E[], this.rev, !first);
    this.#remember();
    this.#welcomed?.();
    this.#welcomed = undefined;
  }

  #update(message: Update): void {
    if (message.patch !== null) this.view = patched(this.view, message.patch as Patch);
    else this.view = message.view as V | null;
    if (message.undone) this.events = withUndone(this.events, this.rev);
    this.rev = message.rev;
    this.asks = message.asks;
    this.#sent.asked(this.ask?.since);
    this.together = message.together;
    this.proposals = []; // they were for the revision before
    if (this.#table) this.#table = { ...this.#table, seats: message.seats };
    this.events = withMore(this.events, message.events as unknown as E[], this.rev, true);
    this.#remember();
  }

  #remember(): void {
    if (this.view !== null) this.moments[this.rev] = this.view;
  }
}
