import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, update, useFakeSockets, welcome, wired } from "../wire/fakes";
import { Chair } from "./chair.svelte";
import { Table, type AnyEvent } from "./table.svelte";

beforeEach(useFakeSockets);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ask = { seat: 0, name: "draw", rule: "BH-3.2", options: [wired("draw", 0)], since: 4 };
const drawn = { event: "CardDrawn", rule: "BH-3.2" };

function sitting(): [Chair<{ turn: number }>, FakeSocket] {
  const chair = new Chair<{ turn: number }, AnyEvent>("t1", 0);
  FakeSocket.last.open();
  FakeSocket.last.say(welcome({ asks: [ask], events: [drawn] }));
  return [chair, FakeSocket.last];
}

test("a chair holds view, asks and events; only later events are fresh", () => {
  const [chair, socket] = sitting();
  expect(chair.view?.turn).toBe(1);
  expect(chair.ask?.name).toBe("draw");
  socket.say(update({ asks: [ask], events: [drawn] }));
  expect(chair.view?.turn).toBe(2);
  expect(chair.events.map(({ number, fresh }) => [number, fresh])).toEqual([
    [0, false],
    [1, true],
  ]);
});

test("acting names the revision that is seen, and counts as sending until it is answered", async () => {
  const [chair, socket] = sitting();
  const done = chair.act(wired("draw", 0));
  expect(chair.sending).toBe(1);
  const sent = socket.sent[1];
  expect(sent).toMatchObject({ type: "act", rev: 4, action: ["draw", 0] });
  socket.say({ type: "ack", key: sent?.["key"] as string, rev: 5 });
  await done;
  expect(chair.sending).toBe(0);
});

test("the next question takes an answer before the one before is acknowledged", async () => {
  const [chair, socket] = sitting();
  const done = chair.act(wired("draw", 0));
  const key = socket.sent[1]?.["key"] as string;
  socket.say(update({ rev: 5, asks: [ask], events: [drawn] }));
  expect(chair.sending).toBe(1); // somebody else decided: it is the same question
  socket.say(update({ rev: 6, asks: [{ ...ask, since: 6 }], events: [drawn] }));
  expect(chair.sending).toBe(0);
  const next = chair.act(wired("draw", 1));
  expect(chair.sending).toBe(1);
  socket.say({ type: "ack", key, rev: 6 });
  await done;
  expect(chair.sending).toBe(1);
  socket.say({ type: "ack", key: socket.sent[2]?.["key"] as string, rev: 7 });
  await next;
  expect(chair.sending).toBe(0);
});

test("a decision without a line is kept, and sent by itself when the line is back", async () => {
  vi.useFakeTimers();
  const [chair, socket] = sitting();
  socket.drop();
  const done = chair.act(wired("draw", 0));
  expect(chair.kept).toEqual(["draw", 0]);
  vi.advanceTimersByTime(2000);
  FakeSocket.last.open();
  FakeSocket.last.say(welcome({ asks: [ask] }));
  expect(chair.kept).toBeUndefined();
  const sent = FakeSocket.last.sent[1];
  expect(sent).toMatchObject({ type: "act", action: ["draw", 0] });
  FakeSocket.last.say({ type: "ack", key: sent?.["key"] as string, rev: 5 });
  await done;
});

test("what is kept can be taken back, unless it turns out to have arrived", async () => {
  vi.useFakeTimers();
  for (const [since, isBack] of [
    [4, true],
    [6, false],
  ] as const) {
    const [chair, socket] = sitting();
    socket.drop();
    const refused = expect(chair.act(wired("draw", 0))).rejects.toMatchObject({
      code: "withdrawn",
    });
    const back = chair.takeBack();
    await refused;
    expect(chair.kept).toBeUndefined();
    expect(chair.sending).toBe(0);
    vi.advanceTimersByTime(2000);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome({ asks: [{ ...ask, since }] }));
    expect(await back).toBe(isBack);
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["hello"]);
  }
});

test("until the next question, if it comes at once, the table stays as it was", () => {
  vi.useFakeTimers();
  const [chair, socket] = sitting();
  socket.say(update({ rev: 5, events: [drawn] }));
  expect(chair.ask?.since).toBe(4);
  expect(chair.sending).toBe(1); // what is still there takes no second answer
  socket.say(update({ rev: 6, asks: [{ ...ask, since: 6 }], events: [drawn] }));
  expect(chair.ask?.since).toBe(6);
  expect(chair.sending).toBe(0);
  expect(chair.events.map(({ rev }) => rev)).toEqual([4, 5, 6]);
  socket.say(update({ rev: 7 }));
  vi.advanceTimersByTime(100);
  expect(chair.ask).toBeUndefined();
  expect(chair.rev).toBe(7);
  expect(chair.sending).toBe(0);
});

test("what was held is shown before anything else is done", () => {
  vi.useFakeTimers();
  const [chair, socket] = sitting();
  socket.say(update({ rev: 5 }));
  void chair.undo();
  expect(chair.rev).toBe(5);
  expect(chair.sending).toBe(1);
  socket.say(update({ rev: 6, asks: [ask], undone: true }));
  expect(chair.ask?.since).toBe(4);
});

test("who comes or leaves changes a seat and nothing else", () => {
  const [chair, socket] = sitting();
  const tell = socket.say.bind(socket);
  const table = welcome().table;
  const [seat] = table.seats;
  if (!seat) throw new Error("nobody sits here");
  const twice = [...table.seats, ...table.seats];
  tell(welcome({ table: { ...table, options: { own: "long" }, seats: twice } }));
  tell({ type: "came", seat: 1, now: { ...seat, here: false }, watchers: 0 });
  tell({ type: "came", seat: -1, now: null, watchers: 3 });
  expect(chair.table?.seats.map(({ name, here }) => [name, here])).toEqual([
    ["Ann 1", true],
    ["Ann 2", false],
  ]);
  const { seats, rematch, starts, commitment, copies } = table;
  const told = { seats, rematch, starts, commitment, copies };
  tell({ type: "seats", table: { ...told, status: "finished", watchers: 3 } });
  expect(chair.table).toMatchObject({ status: "finished", watchers: 3, options: { own: "long" } });
});

test("a line of chat is shown once", () => {
  const [chair, socket] = sitting();
  const said = { type: "said", number: 1, at: 0, name: "Ann", text: "hi", who: "a" } as const;
  socket.say(said);
  socket.say(said);
  expect(chair.chat.map((line) => line.text)).toEqual(["hi"]);
});

test("several seats of mine are several chairs; the one that is asked is shown", async () => {
  const info = { table: welcome().table, my_seats: [0, 2], mine: true };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(info))));
  const table = new Table("t1");
  await table.enter();
  expect(table.chairs.map((chair) => chair.seat)).toEqual([0, 2]);
  const [first, second] = FakeSocket.all;
  first?.open();
  first?.say(welcome());
  second?.open();
  second?.say(welcome({ seat: 2, asks: [{ ...ask, seat: 2 }] }));
  expect(table.chair?.seat).toBe(2);
  table.leave();
});

test("whoever has no seat watches", async () => {
  const info = { table: welcome().table, my_seats: [], mine: false };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(info))));
  const table = new Table("t1");
  await table.enter();
  expect(table.chair?.seat).toBe(-1);
  table.leave();
});

test("what somebody decides for all is told with proposals, which end with the revision", async () => {
  const [chair, socket] = sitting();
  const proposals = [{ seat: 2, action: wired("draw", 0) }];
  socket.say(update({ together: [{ ...ask, seat: 1 }] }));
  expect([chair.ask, chair.shared?.seat]).toEqual([undefined, 1]);
  socket.say({ type: "proposed", rev: 4, proposals });
  expect(chair.proposals).toEqual([]);
  socket.say({ type: "proposed", rev: 5, proposals });
  expect(chair.proposals).toEqual(proposals);
  const done = chair.propose(wired("draw", 0));
  const sent = socket.sent[1];
  expect(sent).toMatchObject({ type: "propose", rev: 5, action: ["draw", 0] });
  socket.say({ type: "ack", key: sent?.["key"] as string, rev: 5 });
  await done;
  socket.say(update({ rev: 6, asks: [ask] }));
  expect([chair.proposals, chair.shared]).toEqual([[], undefined]);
});

test("who comes later is told what was proposed", () => {
  const chair = new Chair("t1", 0);
  FakeSocket.last.open();
  const proposals = [{ seat: 2, action: wired("draw", 0) }];
  FakeSocket.last.say(welcome({ together: [{ ...ask, seat: 1 }], proposals }));
  expect(chair.shared?.seat).toBe(1);
  expect(chair.proposals).toEqual(proposals);
});
