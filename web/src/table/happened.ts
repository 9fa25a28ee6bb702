/** What happened at a table, numbered as it was told. */

import { isLapse } from "./lapses.svelte";
import type { AnyEvent, Happened } from "./table.svelte";

/** More of it, told with a revision. */
export function withMore<E extends AnyEvent>(
  before: Happened<E>[],
  events: readonly E[],
  rev: number,
  fresh: boolean,
): Happened<E>[] {
  if (events.length === 0) return before;
  const number = before.length;
  return [...before, ...events.map((event, at) => ({ number: number + at, rev, event, fresh }))];
}

/** The newest decision was taken back. Of a sealed one nothing but "answered" was told. */
export function withUndone<E extends AnyEvent>(before: Happened<E>[], rev: number): Happened<E>[] {
  const told = before.filter((one) => one.rev === rev && !isLapse(one.event));
  if (told.every(({ event }) => event.event === "AnswerSealed")) return before;
  return before.map((one) => (told.includes(one) ? { ...one, undone: true, fresh: false } : one));
}
