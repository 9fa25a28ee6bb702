/** The decision and the seat that the address of a shared replay names. */
export function placeIn(search: string): { at?: number; seat?: number } {
  const given = new URLSearchParams(search);
  const number = (name: string): number | undefined => {
    const found = given.get(name);
    return found !== null && /^-?\d+$/.test(found) ? Number(found) : undefined;
  };
  const [at, seat] = [number("at"), number("seat")];
  return { ...(at === undefined ? {} : { at }), ...(seat === undefined ? {} : { seat }) };
}

const kept = (id: string): string => `cantina.replay.${id}`;

/** Where somebody was in a replay, for as long as this tab is open: the way back leads there. */
export function keepPlace(id: string, at: number): void {
  try {
    sessionStorage.setItem(kept(id), String(at));
  } catch {
    // Without a storage it begins anew.
  }
}

export function placeOf(id: string): number | undefined {
  try {
    const found = sessionStorage.getItem(kept(id));
    return found === null ? undefined : Number(found);
  } catch {
    return undefined;
  }
}
