/** How much of a table's log somebody has seen on this device, so that it can say what is new. */

const place = (table: string, seat: number): string => `cantina.seen.${table}.${seat}`;

/** A moment later, once: writing takes longer than drawing, and every event comes here. */
const LATER_MS = 300;
const waiting = new Map<string, number>();
addEventListener("pagehide", write);

export function keepSeen(table: string, seat: number, events: number): void {
  if (waiting.size === 0) setTimeout(write, LATER_MS);
  waiting.set(place(table, seat), events);
}

function write(): void {
  try {
    for (const [where, events] of waiting) localStorage.setItem(where, String(events));
  } catch {
    // Without a storage nothing is told to be new.
  }
  waiting.clear();
}

/** How many events had been seen; undefined for somebody who is here for the first time. */
export function seenOf(table: string, seat: number): number | undefined {
  try {
    const kept = localStorage.getItem(place(table, seat));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}
