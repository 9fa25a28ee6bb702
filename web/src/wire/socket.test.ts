import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, update, useFakeSockets, welcome, wired } from "./fakes";
import { delay, type Ending } from "./comeback";
import type { Link } from "./listener";
import { Connection } from "./socket";
import type { AnyTold } from "./types";

let told: AnyTold[];
let links: [Link, Ending?][];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  told = [];
  links = [];
  connection = new Connection("t1", 0, {
    told: (message) => told.push(message),
    linked: (state, why) => links.push(why ? [state, why] : [state]),
  });
});

afterEach(() => {
  connection.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arrive(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome());
  return FakeSocket.last;
}

test("says hello and tells what comes", () => {
  const socket = arrive();
  expect(socket.url).toMatch(/^ws:\/\/.*\/api\/tables\/t1\/socket$/);
  expect(socket.sent[0]).toEqual({ type: "hello", seat: 0, since: 0 });
  socket.say(update());
  expect(told.map((message) => message.type)).toEqual(["welcome", "update"]);
  expect(links.at(-1)).toEqual(["open"]);
});

test("the view of a game that starts has the number of the welcome, and comes once", () => {
  FakeSocket.last.open();
  const socket = FakeSocket.last;
  socket.say(welcome({ rev: 0, view: null }));
  const start = update({ rev: 0, view: { turn: 1 }, patch: null });
  socket.say(start);
  socket.say(start);
  socket.say(update({ rev: 1 }));
  expect(told.map((message) => message.type)).toEqual(["welcome", "update", "update"]);
});

test("who watches later is welcomed without a view and hears of earlier revisions", () => {
  FakeSocket.last.open();
  const socket = FakeSocket.last;
  socket.say(welcome({ rev: 9, view: null }));
  socket.say(update({ rev: 6, view: { turn: 1 }, patch: null }));
  socket.say(update({ rev: 7 }));
  expect(told).toHaveLength(3);
  expect(connection.rev).toBe(7);
});

test("an ack settles the message with its key", async () => {
  const socket = arrive();
  const done = connection.send({ type: "act", rev: 4, action: wired("draw", 1) });
  const key = socket.sent[1]?.["key"] as string;
  expect(socket.sent[1]).toEqual({ type: "act", rev: 4, action: ["draw", 1], key });
  socket.say({ type: "ack", key, rev: 5 });
  await expect(done).resolves.toMatchObject({ rev: 5 });
});

test("a refusal rejects; a busy server gets the same key again", async () => {
  const socket = arrive();
  const busy = connection.send({ type: "undo" });
  const key = socket.sent[1]?.["key"] as string;
  socket.say({ type: "refused", key, code: "storage", text: "later", rev: 4 });
  vi.advanceTimersByTime(1_100);
  expect(socket.sent[2]).toEqual(socket.sent[1]);
  socket.say({ type: "refused", key, code: "no_undo_nothing", text: "nothing", rev: 4 });
  await expect(busy).rejects.toMatchObject({ code: "no_undo_nothing" });
});

test("comes back after what it has, and sends again what was not answered, with its key", async () => {
  const first = arrive();
  first.say(update());
  const done = connection.send({ type: "say", text: "hi" });
  const key = first.sent[1]?.["key"] as string;
  first.drop();
  expect(links.at(-1)).toEqual(["waiting"]);
  vi.advanceTimersByTime(1_000);
  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  second.open();
  expect(second.sent[0]).toEqual({ type: "hello", seat: 0, since: 5 });
  second.say(welcome({ rev: 5 }));
  expect(second.sent[1]).toEqual({ type: "say", text: "hi", key });
  second.say({ type: "ack", key, rev: 5 });
  await expect(done).resolves.toMatchObject({ key });
});

test("a gap in the revisions is healed by a new hello", () => {
  const first = arrive();
  first.say(update({ rev: 7 }));
  expect(told.map((message) => message.type)).toEqual(["welcome"]);
  expect(FakeSocket.last).not.toBe(first);
  first.say(update({ rev: 5 })); // of the old socket: nobody listens
  expect(told).toHaveLength(1);
});

test.each([
  [4000, "client"],
  [4001, "sign_in"],
  [4003, "not_yours"],
  [4004, "no_table"],
] as const)("close code %i is the end", async (code, why) => {
  const socket = arrive();
  const lost = connection.send({ type: "undo" });
  socket.drop(code);
  expect(links.at(-1)).toEqual(["ended", why]);
  await expect(lost).rejects.toMatchObject({ code: "ended" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test.each([1012, 1013, 4002, 4008, 1006])("after close code %i it comes back", (code) => {
  arrive().drop(code);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("too many connections: much later", () => {
  arrive().drop(4029);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("waits longer after every failure, within bounds", () => {
  expect(delay(1, 0.5)).toBe(500);
  expect(delay(3, 0.5)).toBe(2_000);
  expect(delay(30, 1)).toBeLessThanOrEqual(18_750);
});

test("where no WebSocket opens, it asks over HTTP", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? ""} ${path}`);
    const answer = init.method === "POST" ? { type: "ack", key: keyIn(init), rev: 5 } : welcome();
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(1_300);
  }
  expect(links.at(-1)).toEqual(["polling"]);
  expect(told[0]).toMatchObject({ type: "welcome", rev: 4 });
  await expect(
    connection.send({ type: "act", rev: 4, action: wired("draw", 0) }),
  ).resolves.toMatchObject({ rev: 5 });
  expect(asked).toContain("GET /api/tables/t1/state?seat=0&since=0");
  expect(asked).toContain("POST /api/tables/t1/act");
});

test("where a socket has been open, a server that is away for long is waited for", () => {
  arrive().drop();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.drop();
  }
  expect(links.at(-1)).toEqual(["waiting"]);
  vi.advanceTimersByTime(20_000);
  arrive();
  expect(links.at(-1)).toEqual(["open"]);
});

function keyIn(init: RequestInit): string {
  return (JSON.parse(init.body as string) as { message: { key: string } }).message.key;
}
