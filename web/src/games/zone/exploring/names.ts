/** Names on the Zone map. */

/** Longer ones would lie over their neighbours. */
const LONGEST = 13;

/** In two lines that are about as long, where it is long and can be broken. */
export function brokenName(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const nearest = gaps.toSorted(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  );
  const [gap] = nearest;
  if (name.length <= LONGEST || gap === undefined) return [name];
  return [name.slice(0, gap), name.slice(gap + 1)];
}
