import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { behind } from "./behind.svelte";
import { afterPaint } from "./paint";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FRAME_AND_REST = 40;

test("what waits is done in its order, once, after a frame and some rest", () => {
  const done: string[] = [];
  const first = (): void => void done.push("first");
  afterPaint(first);
  afterPaint(() => done.push("second"));
  afterPaint(first);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(FRAME_AND_REST);
  expect(done).toEqual(["first", "second"]);
});

test("what is asked meanwhile comes first, but nothing waits forever", () => {
  const done = vi.fn();
  afterPaint(done);
  vi.advanceTimersByTime(20);
  afterPaint(done);
  vi.advanceTimersByTime(20);
  expect(done).not.toHaveBeenCalled();
  for (let changes = 0; changes < 6; changes += 1) {
    afterPaint(done);
    vi.advanceTimersByTime(20);
  }
  expect(done).toHaveBeenCalled();
});

function following(mayWait?: (next: number) => boolean): {
  turn: number;
  seen: () => number;
  end: () => void;
} {
  const real = $state({ turn: 1 });
  let seen = (): number => -1;
  const end = $effect.root(() => {
    const late = behind(() => real.turn, mayWait);
    seen = () => late.now;
  });
  flushSync();
  return {
    set turn(turn: number) {
      real.turn = turn;
      flushSync();
    },
    get turn() {
      return real.turn;
    },
    seen: () => seen(),
    end,
  };
}

test("a value behind is there from the start, and follows after the paint", () => {
  const table = following();
  expect(table.seen()).toBe(1);
  table.turn = 2;
  table.turn = 3;
  expect(table.seen()).toBe(1);
  vi.advanceTimersByTime(FRAME_AND_REST);
  expect(table.seen()).toBe(3);
  table.end();
});

test("in a hidden tab it follows at once, for nothing is painted there", () => {
  const table = following();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  table.turn = 2;
  expect(table.seen()).toBe(2);
  table.end();
});

test("what may not wait is there at once, and what waited comes with it", () => {
  const table = following((turn) => turn < 3);
  table.turn = 2;
  expect(table.seen()).toBe(1);
  table.turn = 3;
  expect(table.seen()).toBe(3);
  vi.advanceTimersByTime(FRAME_AND_REST);
  expect(table.seen()).toBe(3);
  table.end();
});

test("whoever left before the paint is asked for nothing any more", () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const real = $state({ turn: 1 });
  const end = $effect.root(() => {
    const doubled = $derived(real.turn * 2);
    behind(() => doubled);
  });
  flushSync();
  real.turn = 2;
  flushSync();
  end();
  real.turn = 3;
  vi.advanceTimersByTime(FRAME_AND_REST);
  expect(warned).not.toHaveBeenCalled();
});
