/** A WebSocket for tests: what was sent is kept, what the server says is said by the test. */

import { vi } from "vitest";
import { actionFrom } from "./action";
import type { Action, AnyTold, ContentRow, SeatNow, TableNow, Update, Welcome } from "./types";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: AnyTold): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

export const seat: SeatNow = {
  kind: "person",
  name: "Ann",
  bot: "",
  here: true,
  answering: false,
  deadline: 0,
  votes: 0,
  hints: 0,
  ready: true,
  why: "",
  replaceable: 0,
};

const table: TableNow = {
  id: "t1",
  game: "chess",
  status: "playing",
  options: {},
  seats: [seat],
  pace: "none",
  pace_seconds: 0,
  listed: false,
  watchers: 0,
  rematch: "",
  starts: 0,
  note: "",
  commitment: "",
  asleep: false,
  pack: "",
  copies: [],
};

export function welcome(some: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    rev: 4,
    seat: 0,
    table,
    view: { turn: 1 },
    asks: [],
    together: [],
    proposals: [],
    events: [],
    chat: [],
    ...some,
  };
}

export function update(some: Partial<Update> = {}): Update {
  return {
    type: "update",
    rev: 5,
    events: [],
    asks: [],
    together: [],
    seats: [seat],
    view: null,
    patch: [[["turn"], 2]],
    undone: false,
    ...some,
  };
}

/** A row of a pack. */
export function row(id: string, fields: Record<string, unknown>): ContentRow {
  const known = Object.entries(fields).map(([name, value]) => [
    name,
    { value, provenance: "seed" },
  ]);
  return {
    id,
    copies: 1,
    fields: Object.fromEntries(known) as ContentRow["fields"],
    provenance: "seed",
    source: "",
    note: "",
    rules: [],
    fact: "",
  };
}

/** An action as a server sends it. */
export function wired(verb: string, ...numbers: number[]): Action {
  return actionFrom(verb, numbers);
}
