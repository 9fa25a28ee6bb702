import { expect, test } from "vitest";
import { DONE } from "../wire/action";
import type { Steps } from "../wire/types";
import { keepPlace, placeIn, placeOf } from "./place";
import { Replay, turnFrom } from "./replay.svelte";

const step = (at: number, patch: unknown[]) => ({
  at,
  who: at - 1,
  action: DONE,
  events: [{ event: "Turned", rule: "", at }],
  patch,
});
const found: Steps = {
  of: 3,
  seat: 0,
  view: { turn: 0 },
  steps: [
    { ...step(0, []), events: [] },
    step(1, [[["turn"], 1]]),
    step(2, []),
    step(3, [[["turn"], 3]]),
  ],
};

test("every position has its view and the events up to it", () => {
  const replay = new Replay(found);
  expect(replay.positions.map(({ view }) => view)).toEqual([
    { turn: 0 },
    { turn: 1 },
    { turn: 1 },
    { turn: 3 },
  ]);
  replay.go(2);
  expect(replay.sitting.view).toEqual({ turn: 1 });
  expect(replay.sitting.events.map(({ rev }) => rev)).toEqual([1, 2]);
  expect(replay.sitting.ask).toBeUndefined();
});

test("one step on may move; a jump starts anew", () => {
  const replay = new Replay(found);
  replay.go(1);
  expect(replay.jumps).toBe(0);
  expect(replay.sitting.events.map(({ fresh }) => fresh)).toEqual([true]);
  replay.go(2);
  expect(replay.sitting.events.map(({ fresh }) => fresh)).toEqual([false, true]);
  replay.go(1);
  expect(replay.jumps).toBe(1);
  expect(replay.sitting.events.map(({ fresh }) => fresh)).toEqual([false]);
  replay.go(99);
  expect(replay.at).toBe(3);
});

test("turns are walked to and fro", () => {
  expect(turnFrom([4, 9], 0, 1, 12)).toBe(4);
  expect(turnFrom([4, 9], 4, 1, 12)).toBe(9);
  expect(turnFrom([4, 9], 9, 1, 12)).toBe(12);
  expect(turnFrom([4, 9], 9, -1, 12)).toBe(4);
  expect(turnFrom([4, 9], 3, -1, 12)).toBe(0);
});

test("a shared address names a place", () => {
  expect(placeIn("?at=12&seat=-1")).toEqual({ at: 12, seat: -1 });
  expect(placeIn("?at=x")).toEqual({});
});

test("the way back to a replay leads to where somebody was", () => {
  expect(placeOf("t9")).toBeUndefined();
  keepPlace("t9", 17);
  expect(placeOf("t9")).toBe(17);
});
