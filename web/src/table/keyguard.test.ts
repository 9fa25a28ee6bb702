import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeyGuard, QUIET_MS } from "./keyguard";

let heard: string[];
let stop: () => void;
let guard: KeyGuard;
const hear = (event: KeyboardEvent): void => void heard.push(event.key);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  heard = [];
  guard = new KeyGuard();
  stop = guard.install();
  addEventListener("keydown", hear);
  document.body.innerHTML = '<button aria-keyshortcuts="Q">Targets</button><button>Log</button>';
});
afterEach(() => {
  stop();
  removeEventListener("keydown", hear);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(key: string, how: { repeat?: boolean; at?: number } = {}): boolean {
  const { repeat = false, at = performance.now() } = how;
  const event = new KeyboardEvent("keydown", {
    ...{ key, code: key, repeat },
    ...{ bubbles: true, cancelable: true },
  });
  Object.defineProperty(event, "timeStamp", { value: at });
  return document.body.dispatchEvent(event);
}
function shown(): void {
  guard.shows();
  vi.advanceTimersByTime(20);
}

test("a press that began before the question was painted is for the one before", () => {
  guard.shows();
  const before = performance.now();
  expect(press("q")).toBe(false);
  expect(press("Enter")).toBe(false);
  vi.advanceTimersByTime(20);
  expect(press("q", { at: before })).toBe(false);
  expect(heard).toEqual([]);
  expect(press("q")).toBe(true);
  expect(heard).toEqual(["q"]);
});

test("a key that is held answers nothing", () => {
  shown();
  vi.advanceTimersByTime(2 * QUIET_MS);
  expect(press("Enter", { repeat: true })).toBe(false);
  expect(press("q", { repeat: true })).toBe(false);
  expect(press("n", { repeat: true }), "walking may be held").toBe(true);
});

test("Enter and Space are for what is lit: they wait until that can have been read", () => {
  shown();
  expect(press("Enter")).toBe(false);
  expect(press(" ")).toBe(false);
  vi.advanceTimersByTime(QUIET_MS);
  expect(press("Enter")).toBe(true);
  expect(heard).toEqual(["Enter"]);
});

test("who has gone somewhere since then means it", () => {
  shown();
  press("Tab");
  expect(press("Enter")).toBe(true);
});

test("a swallowed press does nothing when it is let go, either", () => {
  shown();
  press(" ");
  const up = new KeyboardEvent("keyup", { key: " ", code: " ", bubbles: true, cancelable: true });
  expect(document.body.dispatchEvent(up)).toBe(false);
});
