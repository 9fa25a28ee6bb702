/** What happened while somebody was not here, decision by decision, as they may know it. */

import { loadReplay, type Replay } from "../table/replay.svelte";
import type { Happened } from "../table/table.svelte";
import type { Chapter } from "./steps";

/** A sealed answer is told, but no part of the game. */
const counts = ({ event, undone }: Happened): boolean => !undone && event.event !== "AnswerSealed";

export async function pastOf(
  table: string,
  seat: number,
  events: readonly Happened[],
  from: number,
): Promise<Chapter[]> {
  return chaptersIn(await loadReplay(table, seat), events, from);
}

/** Whole decisions, from that event on. What was missed is worth a movement as if it happened now. */
export function chaptersIn(
  replay: Pick<Replay, "positions" | "events">,
  events: readonly Happened[],
  from: number,
): Chapter[] {
  const mine = events.filter(counts);
  const found = new Map<number, Happened[]>();
  for (const [at, { rev }] of replay.events.filter(counts).entries()) {
    const own = mine[at];
    if (!own || own.fresh) continue;
    found.set(rev, [...(found.get(rev) ?? []), { ...own, fresh: true }]);
  }
  return [...found].flatMap(([rev, told]) => {
    const before = replay.positions[rev - 1]?.view;
    const after = replay.positions[rev]?.view;
    const isLate = (told.at(-1)?.number ?? -1) >= from;
    return isLate && before !== undefined && after !== undefined
      ? [{ before, after, events: told }]
      : [];
  });
}
