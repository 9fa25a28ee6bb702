/** Earlier moments of a table. What was seen here is kept; everything else is asked for when somebody
 * wants to see it. */

import { Refusal } from "../wire/http";
import type { Entry } from "./log.svelte";
import { loadReplay } from "./replay.svelte";
import type { Chair } from "./chair.svelte";
import type { AnyEvent, Happened, Sitting } from "./table.svelte";

/** A line of the log, and the table as it was then. */
export interface Moment {
  line: number;
  sitting: Sitting;
}

export async function momentOf(table: string, chair: Chair, entry: Entry): Promise<Moment> {
  const seen = entry.fresh ? chair.moments[entry.rev] : undefined;
  const view = seen ?? (await viewAt(table, chair, entry.number));
  const events = chair.events
    .filter((happened) => (seen ? happened.rev <= entry.rev : happened.number <= entry.number))
    .map((happened) => ({ ...happened, fresh: false }));
  return { line: entry.number, sitting: atRest(chair.seat, view, entry.rev, events) };
}

/** Nothing is asked there, and nothing can be done. */
export function atRest(seat: number, view: unknown, rev: number, events: Happened[]): Sitting {
  return { seat, view, rev, ask: undefined, events, sending: 0, act: over, undo: over, hint: over };
}

function over(): Promise<never> {
  return Promise.reject(new Refusal("not_asked", "this moment is over"));
}

async function viewAt(table: string, chair: Chair, number: number): Promise<unknown> {
  const replay = await loadReplay(table, chair.seat);
  const before = chair.events.filter((one) => one.number < number && counts(one)).length;
  const event = replay.events.filter(counts)[before];
  return replay.positions[event?.rev ?? replay.of]?.view ?? chair.view;
}

/** What both know of: a sealed answer that was taken back is told, but not part of the game. */
function counts(one: Happened): boolean {
  const { event }: AnyEvent = one.event;
  return !one.undone && event !== "AnswerSealed";
}
