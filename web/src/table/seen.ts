/** How much of a table's log somebody has seen on this device, so that it can say what is new. */

const place = (table: string, seat: number): string => `cantina.seen.${table}.${seat}`;

export function keepSeen(table: string, seat: number, events: number): void {
  try {
    localStorage.setItem(place(table, seat), String(events));
  } catch {
    // Without a storage nothing is told to be new.
  }
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
