/** Time that is left, in words and figures. */

import { span } from "../home/time";

/** Under this many seconds somebody should hurry. */
export const HURRY = 15;

/** Whole seconds until then, never less than none. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** From an hour on nobody looks at the seconds. */
const LONG = 3600;
export const isLong = (seconds: number): boolean => seconds >= LONG;

/** 0:42, 12:05; from an hour on in words: 3 h, 2 days. */
export function figures(seconds: number): string {
  if (isLong(seconds)) {
    const hours = Math.floor(seconds / LONG);
    return span(hours >= 48 ? Math.floor(hours / 24) * 24 * LONG : hours * LONG);
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
