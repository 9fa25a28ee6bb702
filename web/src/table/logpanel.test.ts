import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../words.svelte";
import type { Entry } from "./log.svelte";
import LogPanel from "./LogPanel.svelte";

const LINE = 20;
const HIGH = 200;
let lines = 0;
let top = 0;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => {
    queueMicrotask(then);
    return 0;
  });
  // jsdom lays nothing out.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
    },
  );
  const laid = (of: string, get: () => number): void =>
    void Object.defineProperty(HTMLElement.prototype, of, { configurable: true, get });
  laid("scrollHeight", () => lines * LINE);
  laid("clientHeight", () => HIGH);
  laid("clientWidth", () => HIGH);
  Object.defineProperty(HTMLElement.prototype, "scrollTop", {
    configurable: true,
    get: () => top,
    set: (to: number) => (top = to),
  });
  HTMLElement.prototype.scrollTo = (to?: ScrollToOptions | number): void => {
    if (typeof to === "object") top = Math.max(0, (to.top ?? 0) - HIGH);
  };
  [lines, top] = [0, 0];
});

const entriesOf = (count: number): Entry[] =>
  Array.from({ length: count }, (_, number) => ({
    ...{ number, rev: number, fresh: true, rule: "", seat: 0 },
    ...{ text: `line ${number}`, weight: "plain" as const },
  }));

/** A log that is told this many lines, and then more. */
async function log(): Promise<{ list: HTMLElement; tell: (count: number) => Promise<void> }> {
  lines = 20;
  const { rerender } = render(LogPanel, { entries: entriesOf(20), onlook: () => undefined });
  await tick();
  const tell = async (count: number): Promise<void> => {
    lines += count;
    await rerender({ entries: entriesOf(lines) });
    await tick();
  };
  await tell(0);
  return { list: screen.getByRole("list"), tell };
}
const end = (): number => lines * LINE - HIGH;

test("it follows its end, whatever position it is found in", async () => {
  const { list, tell } = await log();
  expect(top).toBe(end());
  // Many lines came at once, and the browser tells of a scroll of before.
  top = 19;
  await fireEvent.scroll(list);
  await tell(30);
  expect(top).toBe(end());
  expect(screen.queryByRole("button", { name: /new line/ })).toBeNull();
});

test("who scrolls up is left there and told how much is new, until they want the end", async () => {
  const { list, tell } = await log();
  await fireEvent.wheel(list, { deltaY: -100 });
  top = 40;
  await fireEvent.scroll(list);
  await tell(3);
  expect(top).toBe(40);
  const news = screen.getByRole("button", { name: "3 new lines" });
  await fireEvent.click(news);
  expect(top).toBe(end());
  await tell(2);
  expect(top).toBe(end());
});

test("who scrolls back to the end follows it again", async () => {
  const { list, tell } = await log();
  await fireEvent.keyDown(list, { key: "PageUp" });
  top = 100;
  await fireEvent.scroll(list);
  await tell(1);
  expect(top).toBe(100);
  top = end();
  await fireEvent.scroll(list);
  await tell(4);
  expect(top).toBe(end());
});
