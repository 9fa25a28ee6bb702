import { asPercent } from "../percent";

/** Whole percents; what is possible is never 0, and what is not sure never 100. */
export function percent(chance: number): number {
  const whole = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
}

/** A chance as the language writes it: 45%, 45 %. */
export const shownChance = (chance: number): string => asPercent(percent(chance) / 100);
