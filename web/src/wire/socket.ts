/** One connection to a table, for one seat: says hello, comes back when it breaks, sends again what
 * was not answered, and asks over HTTP where a WebSocket is impossible.
 *
 * What the server tells goes to the listener in order. `send` settles when the server has answered:
 * with its ack, or with a Refusal. */

import {
  delay,
  ENDINGS,
  HOPELESS,
  LATER,
  PATIENT,
  SHORTEST,
  TOO_MANY,
  type Ending,
} from "./comeback";
import { newKey, socketAddress, type Message } from "./address";
import { ask, Refusal } from "./http";
import type { Listener } from "./listener";
import type { Ack, AnyHeard, AnyTold, Hint, Sent, Welcome } from "./types";
import { Unanswered } from "./unanswered";

const POLL_EVERY = 1_500;

export class Connection {
  /** The newest revision that the listener has. */
  rev = -1;
  /** Whether the listener has a view. */
  #begun = false;
  #socket: WebSocket | undefined;
  readonly #waiting = new Unanswered();
  #failures = 0;
  #opened = false;
  #welcomed = false;
  #ended = false;
  #polling = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** Says something at the table. Rejects with Refusal. */
  send(message: Message): Promise<Ack | Hint> {
    if (this.#ended) return Promise.reject(new Refusal("ended", "the connection has ended"));
    const keyed: Sent["message"] = { ...message, key: newKey() };
    const answered = this.#waiting.add(keyed);
    this.#transmit(keyed);
    return answered;
  }

  /** Takes back decisions that were not answered yet. */
  withdraw(): void {
    this.#waiting.withdraw();
  }

  /** Leaves; nothing is told any more. */
  end(): void {
    this.#finish("left");
    this.#socket?.close();
  }

  /** Comes back at once, such as when the network is there again. */
  hurry(): void {
    if (this.#timer === undefined || this.#ended || this.#polling) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    this.#timer = undefined;
    this.#welcomed = false;
    this.listener.linked("connecting");
    let socket: WebSocket;
    try {
      socket = new WebSocket(socketAddress(this.table));
    } catch {
      this.#poll();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened = true;
      // 0: all that has happened, for the log; later only what is new.
      this.#say({ type: "hello", seat: this.seat, since: Math.max(0, this.rev) });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as AnyTold);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  #say(message: AnyHeard): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #transmit(message: Sent["message"]): void {
    if (this.#polling) void this.#post(message);
    else if (this.#welcomed) this.#say(message);
  }

  #hear(message: AnyTold): void {
    if (this.#ended) return;
    switch (message.type) {
      case "welcome":
        this.#welcomed = true;
        this.#failures = 0;
        this.rev = message.rev;
        this.#begun = message.view !== null;
        this.listener.told(message);
        this.listener.linked("open");
        for (const again of this.#waiting.messages) this.#say(again);
        return;
      case "update":
        // The first view may have the number of the welcome, as when a game starts, or an earlier
        // one, for who watches it later.
        if (message.rev <= this.rev && (this.#begun || message.view === null)) return;
        if (message.patch !== null && message.rev !== this.rev + 1) {
          this.#again(); // a gap: everything anew
          return;
        }
        this.rev = message.rev;
        this.#begun = true;
        this.listener.told(message);
        return;
      case "ack":
      case "hint":
        this.#waiting.answered(message.key, message);
        return;
      case "refused":
        this.#refused(message.key, new Refusal(message.code, message.text));
        return;
      default:
        this.listener.told(message);
    }
  }

  #refused(key: string, problem: Refusal): void {
    if (LATER.has(problem.code)) {
      setTimeout(() => {
        const again = this.#waiting.get(key);
        if (again && !this.#ended) this.#transmit(again);
      }, 2 * SHORTEST);
      return;
    }
    this.#waiting.failed(key, problem);
  }

  #again(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#connect();
  }

  #closed(code: number): void {
    if (this.#ended) return;
    const ending = ENDINGS[code];
    if (ending !== undefined) {
      this.#finish(ending);
      return;
    }
    this.#failures += 1;
    if (!this.#opened && this.#failures >= HOPELESS && this.#online()) {
      this.#poll();
      return;
    }
    this.listener.linked("waiting");
    const pause = code === TOO_MANY ? PATIENT : delay(this.#failures);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #online(): boolean {
    return typeof navigator === "undefined" || navigator.onLine;
  }

  #finish(why: Ending): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#waiting.end(new Refusal("ended", "the connection has ended"));
    this.listener.linked("ended", why);
  }

  // Without a socket

  #poll(): void {
    this.#polling = true;
    this.#socket = undefined;
    for (const message of this.#waiting.messages) void this.#post(message);
    void this.#look();
  }

  async #look(): Promise<void> {
    if (this.#ended) return;
    try {
      const welcome: Welcome = await ask("GET /api/tables/{id}/state", {
        path: { id: this.table },
        query: { seat: this.seat, since: Math.max(0, this.rev) },
      });
      if (!this.#isEnded()) {
        this.rev = welcome.rev;
        this.listener.told(welcome);
        this.listener.linked("polling");
      }
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "no_table") this.#finish("no_table");
      else if (!this.#isEnded()) this.listener.linked("waiting");
    }
    if (!this.#isEnded()) this.#timer = setTimeout(() => void this.#look(), POLL_EVERY);
  }

  /** Asked anew after every wait: meanwhile somebody may have left. */
  #isEnded(): boolean {
    return this.#ended;
  }

  async #post(message: Sent["message"]): Promise<void> {
    try {
      const answer = await ask("POST /api/tables/{id}/act", {
        path: { id: this.table },
        body: { message, seat: this.seat },
      });
      this.#hear(answer);
      clearTimeout(this.#timer);
      await this.#look();
    } catch (problem) {
      if (problem instanceof Refusal) this.#refused(message.key, problem);
      else throw problem;
    }
  }
}
