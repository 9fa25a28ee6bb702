import { expect, it, vi } from "vitest";
import { inTurn, Movements, News } from "./movements";

const happened = (number: number, some: { fresh?: boolean; undone?: boolean } = {}) => ({
  number,
  rev: 1,
  fresh: true,
  event: { event: "Something", rule: "" },
  ...some,
});

it("shows every beat after those before it, in haste where there are many", () => {
  const shown: [number, number, number][] = [];
  inTurn(
    [100, 300],
    (beat) => beat,
    1000,
    (...told) => shown.push(told),
  );
  inTurn(
    [100, 300],
    (beat) => beat,
    200,
    (...told) => shown.push(told),
  );
  expect(shown).toEqual([
    [100, 0, 1],
    [300, 100, 1],
    [100, 0, 0.5],
    [300, 50, 0.5],
  ]);
});

it("tells news once, and nothing that was there before or was taken back", () => {
  const news = new News();
  const events = [happened(0, { fresh: false }), happened(1), happened(2, { undone: true })];
  expect(news.of(events).map(({ number }) => number)).toEqual([1]);
  expect(news.of([...events, happened(3)]).map(({ number }) => number)).toEqual([3]);
});

it("leaves nothing behind of what only passes, also when it is ended", async () => {
  const root = document.createElement("div");
  root.innerHTML = '<svg class="play"></svg>';
  let end = (): void => undefined;
  const animate = vi.fn(() => {
    const finished = new Promise<void>((done) => (end = done));
    return { finished, finish: () => end() } as unknown as Animation;
  });
  Element.prototype.animate = animate;
  const moves = new Movements(() => root);
  moves.pass("text", { x: 3 }, [], { delay: 0, duration: 9 }, "−2");
  expect(moves.find("text")?.textContent).toBe("−2");
  expect(animate).toHaveBeenCalledWith([], { delay: 0, duration: 9, fill: "both" });
  moves.finish();
  await Promise.resolve();
  await Promise.resolve();
  expect(moves.find("text")).toBeUndefined();
});
