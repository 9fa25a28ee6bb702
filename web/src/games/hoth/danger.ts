/** Who could hit the unit that is about to move, where it would go: the server says it. */

import type { DangerView, HothView } from "./types";

const MILLION = 1_000_000;

/** At least one hit, from 0 to 1. */
export const hitBy = ({ hit }: DangerView): number => hit / MILLION;

/** How many enemies could hit the unit on each hex that it can go to. */
export function dangerCounts(view: HothView): { hex: number; count: number }[] {
  return view.reach.map(({ hex }) => ({ hex, count: dangersOn(view, hex).length }));
}

/** The enemies that could hit it on that hex, the surest first. */
export function dangersOn(view: HothView, hex: number): readonly DangerView[] {
  return view.dangers.filter((one) => one.hex === hex).toSorted((a, b) => b.hit - a.hit);
}

/** The hex that dangers are told for: the one looked at, if the unit can go there, else its own. */
export function dangerHex(view: HothView, looked: number | undefined): number {
  const goes = view.reach.some(({ hex }) => hex === looked);
  return goes && looked !== undefined ? looked : view.mover;
}
