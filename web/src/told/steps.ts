/** What is told one after the other, and from what it is made. */

import type { AnyEvent, Happened } from "../table/table.svelte";
import type { Content } from "../wire/content";
import type { Times } from "./pace";

/** What one decision brought, with the table before and after it. */
export interface Chapter<V = unknown, E extends AnyEvent = AnyEvent> {
  before: V;
  after: V;
  events: readonly Happened<E>[];
}

/** A moment of a step: the table as it is then. */
export interface Part<V = unknown> {
  /** Events of this number and later have not happened yet. */
  upTo: number;
  view: V;
  /** How long it stands. */
  ms: Times;
}

/** A card, a move, an attack: shown whole before the next one begins. Games add what they say. */
export interface Step<V = unknown> {
  /** The number of its first event, to know it again. */
  number: number;
  parts: readonly Part<V>[];
  /** What the first of its kind is waited at, in somebody's first games. */
  first?: string;
}

/** How a game tells what happens. */
export interface Tells {
  /** The steps of a chapter, in order; none where nothing needs telling to that seat. */
  steps(chapter: Chapter, seat: number, content: Content): Step[];
  /** Steps that say one thing together become one. */
  joined?(steps: readonly Step[]): Step[];
  /** From which event on a seat is told what happened that never looked before. */
  since(events: readonly Happened[], seat: number): number;
}

/** What has happened from that event on, in whole decisions. */
export function chaptersOf(
  events: readonly Happened[],
  from: number,
  moments: Readonly<Record<number, unknown>>,
): Chapter[] {
  const found: { before: unknown; after: unknown; events: Happened[] }[] = [];
  const revs = Object.keys(moments).map(Number);
  const first = events[from]?.rev;
  for (const happened of events) {
    if (first === undefined || happened.rev < first || happened.undone || !happened.fresh) continue;
    const last = found.at(-1);
    if (last?.events[0]?.rev === happened.rev) {
      last.events.push(happened);
      continue;
    }
    const before = moments[Math.max(...revs.filter((rev) => rev < happened.rev))];
    const after = moments[happened.rev];
    if (before !== undefined && after !== undefined)
      found.push({ before, after, events: [happened] });
  }
  return found;
}
