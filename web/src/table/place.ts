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
