/** How much better what a hint proposes is than the next best, in words. */

export type Strength = "only" | "clear" | "some" | "little";

/** `swing` is a lead that all but decides the game. */
export function strength(gain: number, swing: number, options: number): Strength {
  if (options === 1) return "only";
  const share = swing > 0 ? gain / swing : 0;
  if (share >= 0.08) return "clear";
  return share >= 0.02 ? "some" : "little";
}
