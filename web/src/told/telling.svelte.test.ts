import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DONE } from "../wire/action";
import { settings } from "../settings.svelte";
import { Chair } from "../table/chair.svelte";
import { SPECTATOR } from "../table/table.svelte";
import { Content } from "../wire/content";
import { FakeSocket, update, useFakeSockets, welcome, wired } from "../wire/fakes";
import { times } from "./pace";
import { chaptersIn } from "./past";
import type { Tells } from "./steps";
import { Telling } from "./telling.svelte";

const STEP = times(400, 200, 100);
/** What every roll is the first of. */
let first: string | undefined;
const rolled = { event: "Rolled", rule: "" };
const quiet = { event: "Quiet", rule: "" };
const ask = { seat: 0, name: "act", rule: "", options: [wired("go")], since: 4 };
const content = new Content({
  game: "g",
  digest: "",
  names: {},
  rows: {},
  things: [],
  texts: {},
  shares: [],
});

/** Every roll is a step. */
const tells: Tells = {
  steps: ({ before, events }) =>
    events
      .filter(({ event }) => event.event === "Rolled")
      .map(({ number }) => ({
        number,
        parts: [{ upTo: number + 1, view: { before, number }, ms: STEP }],
        ...(first === undefined ? {} : { first }),
      })),
  since: (events) => events.length,
};

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  localStorage.clear();
  first = undefined;
  settings.change({ paces: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function atTable(
  awake = (): boolean => true,
  table = "t1",
): {
  telling: Telling;
  say: (...events: (typeof rolled)[]) => void;
  end: () => void;
} {
  const chair = new Chair("t1", 0);
  FakeSocket.last.open();
  FakeSocket.last.say(welcome({ asks: [ask] }));
  let telling: Telling | undefined;
  const end = $effect.root(() => {
    const around = { table, game: "g", chair, tells, content, awake };
    telling = new Telling(() => around);
  });
  flushSync();
  if (!telling) throw new Error("nobody tells");
  let rev = 4;
  const say = (...events: (typeof rolled)[]): void => {
    rev += 1;
    FakeSocket.last.say(update({ rev, asks: [ask], events }));
    flushSync();
  };
  return { telling, say, end };
}
const pass = (ms: number): void => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

test("what needs no telling is shown at once", () => {
  const { telling, say, end } = atTable();
  say(quiet);
  expect(telling.open).toBe(false);
  expect(telling.sitting).toBe(telling.chair);
  end();
});

test("a step stands its time before the next; nothing is asked until all is told", () => {
  const { telling, say, end } = atTable();
  say(rolled, rolled);
  expect(telling.open).toBe(true);
  expect(telling.sitting?.ask).toBeUndefined();
  expect(telling.sitting?.events).toHaveLength(1);
  pass(190);
  expect(telling.at).toBe(0);
  pass(20);
  expect(telling.at).toBe(1);
  expect(telling.sitting?.events).toHaveLength(2);
  pass(200);
  expect(telling.open).toBe(false);
  expect(telling.sitting?.ask?.name).toBe("act");
  end();
});

test("what comes meanwhile is told afterwards; an own answer begins a new tale", () => {
  const { telling, say, end } = atTable();
  say(rolled);
  say(rolled);
  expect(telling.steps).toHaveLength(2);
  pass(200);
  pass(200);
  expect(telling.open).toBe(false);
  expect(telling.steps).toHaveLength(2); // stays as a summary
  say(rolled);
  expect(telling.steps).toHaveLength(1);
  expect(telling.at).toBe(0);
  end();
});

test("it can be paused, stepped, skipped, and told at another pace", () => {
  const { telling, say, end } = atTable();
  say(rolled, rolled, rolled);
  telling.toggle();
  flushSync();
  pass(5000);
  expect(telling.at).toBe(0);
  telling.next();
  expect(telling.at).toBe(1);
  telling.back();
  expect(telling.at).toBe(0);
  telling.toggle();
  telling.pace = "fast";
  flushSync();
  pass(100);
  expect(telling.at).toBe(1);
  telling.skip();
  flushSync();
  expect(telling.open).toBe(false);
  expect(settings.paceOf("g")).toBe("fast");
  end();
});

test("at once nothing is held back, and a summary is left", () => {
  settings.change({ paces: { g: "once" } });
  const { telling, say, end } = atTable();
  say(rolled, rolled);
  expect(telling.open).toBe(false);
  expect(telling.sitting?.ask?.name).toBe("act");
  expect(telling.steps).toHaveLength(2);
  end();
});

test("nothing is told to nobody", () => {
  let awake = $state(false);
  const { telling, say, end } = atTable(() => awake);
  say(rolled);
  pass(5000);
  expect(telling.open).toBe(true);
  awake = true;
  flushSync();
  pass(200);
  expect(telling.open).toBe(false);
  end();
});

test("what was missed is found in the game, in whole decisions", () => {
  const happened = (number: number, rev: number, event = rolled) => ({
    number,
    rev,
    event,
    fresh: false,
  });
  const sealed = { event: "AnswerSealed", rule: "" };
  const positions = ["a", "b", "c"].map((view, events) => ({ view, who: 0, action: DONE, events }));
  const theirs = [happened(0, 1), happened(1, 2), happened(2, 2)];
  const mine = [happened(0, 9), happened(1, 9, sealed), happened(2, 9), happened(3, 9)];
  const [chapter, ...more] = chaptersIn({ positions, events: theirs }, mine, 3);
  expect(more).toEqual([]);
  expect(chapter).toMatchObject({ before: "b", after: "c" });
  expect(chapter?.events.map(({ number, fresh }) => [number, fresh])).toEqual([
    [2, true],
    [3, true],
  ]);
});

test("in the first three games it waits at the first of a kind, until one goes on", () => {
  first = "attack";
  for (const table of ["one", "two", "three"]) {
    const { telling, say, end } = atTable(undefined, table);
    say(rolled, rolled);
    pass(5000);
    expect([telling.at, telling.playing]).toEqual([0, false]);
    telling.toggle();
    flushSync();
    expect([telling.at, telling.playing]).toEqual([1, true]);
    pass(200);
    expect(telling.open).toBe(false);
    say(rolled);
    pass(200);
    expect(telling.open).toBe(false);
    end();
  }
  const { telling, say, end } = atTable(undefined, "four");
  say(rolled);
  pass(200);
  expect(telling.open).toBe(false);
  end();
});

test("whoever wants it fast is not held up", () => {
  first = "attack";
  const { telling, say, end } = atTable();
  telling.pace = "fast";
  say(rolled);
  pass(100);
  expect(telling.open).toBe(false);
  end();
});

test("who watches a game that runs asks for nothing of its past", () => {
  const fetched = vi.fn(() => Promise.reject(new Error("nobody may ask")));
  vi.stubGlobal("fetch", fetched);
  const chair = new Chair("t1", SPECTATOR);
  FakeSocket.last.open();
  FakeSocket.last.say(welcome({ asks: [] }));
  // The content of a table that brought some along comes later than its game.
  const around = { table: "t1", game: "g", chair, tells, content: undefined, awake: () => true };
  const end = $effect.root(() => {
    new Telling(() => around);
  });
  flushSync();
  expect(fetched).not.toHaveBeenCalled();
  end();
});
