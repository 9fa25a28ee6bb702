/** What was said at a table and has no answer yet, in its order. */

import { Refusal } from "./http";
import type { Ack, Hint, Sent } from "./types";

/** What a decision fails with that its player took back before it was sent. */
export const WITHDRAWN = "withdrawn";

interface Waiting {
  message: Sent["message"];
  done: (answer: Ack | Hint) => void;
  failed: (problem: Refusal) => void;
}

export class Unanswered {
  readonly #waiting = new Map<string, Waiting>();

  /** Settles with the answer, or with a Refusal. */
  add(message: Sent["message"]): Promise<Ack | Hint> {
    return new Promise((done, failed) => {
      this.#waiting.set(message.key, { message, done, failed });
    });
  }

  get messages(): Sent["message"][] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  get(key: string): Sent["message"] | undefined {
    return this.#waiting.get(key)?.message;
  }

  answered(key: string, answer: Ack | Hint): void {
    this.#take(key)?.done(answer);
  }

  failed(key: string, problem: Refusal): void {
    this.#take(key)?.failed(problem);
  }

  /** Decisions that their player takes back: they are not sent (again). */
  withdraw(): void {
    for (const { type, key } of this.messages)
      if (type === "act") this.failed(key, new Refusal(WITHDRAWN, "it was taken back"));
  }

  end(problem: Refusal): void {
    for (const { key } of this.messages) this.failed(key, problem);
  }

  #take(key: string): Waiting | undefined {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    return waiting;
  }
}
