/** Radiation as the book colours it (ST-3.15): yellow 1–2, orange 3–4, red 5 and more. A pattern stands
 * beside each colour. */

/** The side of a pattern's square, in units of the drawing. */
export const PERIOD = 7;

export const RADIATION = [
  { level: 1, from: 1, said: "1–2", colour: "var(--zone-radiation-1)", kind: "dots" },
  { level: 2, from: 3, said: "3–4", colour: "var(--zone-radiation-2)", kind: "lines" },
  { level: 3, from: 5, said: "5+", colour: "var(--zone-radiation-3)", kind: "cross" },
] as const;

export type Radiation = (typeof RADIATION)[number];

/** The colour and the pattern of a value, which is at least 1. */
export function radiationOf(value: number): Radiation {
  return RADIATION.findLast(({ from }) => value >= from) ?? RADIATION[0];
}

/** The lines of a pattern in one of its squares, from edge to edge; dots are lines of no length. */
export const PATTERNS: Record<Radiation["kind"], string> = {
  dots: `M${PERIOD / 2} ${PERIOD / 2}h0`,
  lines: `M0 ${PERIOD / 2}H${PERIOD}`,
  cross: `M0 ${PERIOD / 2}H${PERIOD}M${PERIOD / 2} 0V${PERIOD}`,
};
