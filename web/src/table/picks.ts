/** The card that somebody has picked but not decided: while this tab is open it outlives a reload and the way
 * back, for the same question. `seat` names table and seat. */

const kept = (seat: string): string => `cantina.pick.${seat}`;

export function keepPick(seat: string, since: number, card: number): void {
  try {
    sessionStorage.setItem(kept(seat), JSON.stringify([since, card]));
  } catch {
    // Without a storage it holds until the page is closed.
  }
}

/** The card, −1 for none. */
export function pickOf(seat: string, since: number | undefined): number {
  try {
    const [at, card] = JSON.parse(sessionStorage.getItem(kept(seat)) ?? "[]") as unknown[];
    return at === since && typeof card === "number" ? card : -1;
  } catch {
    return -1; // no storage here, or nothing readable in it
  }
}
