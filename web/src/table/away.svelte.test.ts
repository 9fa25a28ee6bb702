import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useFakeSockets } from "../wire/fakes";
import { Away } from "./away.svelte";
import { Chair } from "./chair.svelte";
import type { Entry } from "./log.svelte";

const line = (number: number, fresh: boolean): Entry =>
  ({ number, fresh, rev: number, rule: "", seat: 1, text: [], weight: "line" }) as unknown as Entry;

let end = (): void => undefined;
beforeEach(useFakeSockets);
afterEach(() => end());

/** Somebody at a table where so much has happened, of which the log may still tell nothing. */
function looking(table: string, known: number): { tell: (entries: Entry[]) => void; away: Away } {
  const chair = new Chair(table, 0);
  chair.rev = known;
  chair.events = Array.from({ length: known }, (_, number) => ({
    number,
    rev: number,
    event: { event: "CardDrawn", rule: "" },
    fresh: true,
  }));
  let entries = $state.raw<Entry[]>([]);
  let away: Away | undefined;
  end = $effect.root(() => {
    away = new Away(
      table,
      () => chair,
      () => entries,
    );
  });
  flushSync();
  if (!away) throw new Error("nobody looks");
  return {
    away,
    tell: (some) => {
      entries = some;
      flushSync();
    },
  };
}

test("nobody has missed what came while they looked, however late the log tells it", () => {
  const { away, tell } = looking("t-late", 1);
  tell([0, 1, 2, 3, 4, 5].map((number) => line(number, true)));
  expect(away.missed).toEqual([]);
});

test("what came before they looked, or while the page was hidden, is told", () => {
  localStorage.setItem("cantina.seen.t-back.0", "1");
  const { away, tell } = looking("t-back", 6);
  const before = [0, 1, 2, 3, 4, 5].map((number) => line(number, false));
  tell(before);
  expect(away.missed.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  away.missed = [];
  away.looks(true, 6);
  tell([...before, ...[6, 7, 8].map((number) => line(number, true))]);
  expect(away.missed).toEqual([]);
  away.looks(false, 9);
  flushSync();
  expect(away.missed.map(({ number }) => number)).toEqual([6, 7, 8]);
});

test("who saw the beginning of a game, and nothing of it, is told everything on the first return", () => {
  const { tell } = looking("t-first", 0);
  tell([]);
  dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem("cantina.seen.t-first.0")).toBe("0");
  end();
  const { away, tell: later } = looking("t-first", 4);
  later([0, 1, 2, 3].map((number) => line(number, false)));
  expect(away.missed.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
});
