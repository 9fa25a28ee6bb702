/** How fast turns are told. */

export const PACES = ["slow", "normal", "fast", "once"] as const;
/** "once": nothing is told step by step; what happened is left as a summary. */
export type Pace = (typeof PACES)[number];

/** Milliseconds at each pace. */
export type Times = Readonly<Record<Pace, number>>;

export const times = (slow: number, normal: number, fast: number): Times => ({
  slow,
  normal,
  fast,
  once: 0,
});

export function sum(...some: readonly Times[]): Times {
  const of = (pace: Pace): number => some.reduce((whole, each) => whole + each[pace], 0);
  return { slow: of("slow"), normal: of("normal"), fast: of("fast"), once: of("once") };
}

export function often(some: Times, count: number): Times {
  return times(some.slow * count, some.normal * count, some.fast * count);
}
