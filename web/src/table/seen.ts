/** How much of a table's log somebody has seen on this device, so that it can say what is new; and how
 * much was told step by step. */

type How = "seen" | "told";
const place = (table: string, seat: number, how: How): string => `cantina.${how}.${table}.${seat}`;

/** A moment later, once: writing takes longer than drawing, and every event comes here. */
const LATER_MS = 300;
const waiting = new Map<string, number>();
addEventListener("pagehide", write);

export function keepSeen(table: string, seat: number, events: number, how: How = "seen"): void {
  if (waiting.size === 0) setTimeout(write, LATER_MS);
  waiting.set(place(table, seat, how), events);
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
export function seenOf(table: string, seat: number, how: How = "seen"): number | undefined {
  try {
    const where = place(table, seat, how);
    const waits = waiting.get(where);
    if (waits !== undefined) return waits;
    const kept = localStorage.getItem(where);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}
