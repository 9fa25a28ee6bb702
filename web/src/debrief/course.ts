/** How a game went for one seat, out of what the server worked out for all. */

import type { Chance, Debrief, TurningPoint, Weighed } from "../wire/types";

export interface Turning {
  /** "loss", "find" or "luck". */
  kind: string;
  start: number;
  end: number;
  turn: number;
  part: number;
  /** What it did to the chance, from −1 to 1. */
  gain: number;
  /** What it did to the chance of whoever chose. */
  moved: number;
  /** The chance where it stands on the graph. */
  chance: number;
  /** What was chosen and what else could have been; null for luck. */
  choice: Weighed | null;
}

export type Unit = "turn" | "round";

export interface Course {
  /** Decisions of the whole game. */
  of: number;
  /** One line for each part of the game, such as a battle of a campaign. */
  parts: Chance[][];
  moments: readonly Chance[];
  turnings: Turning[];
  seat: number;
  /** What the game counts its length in. */
  unit: Unit;
}

const MOST_TURNINGS = 3;
/** What moved somebody else's chance may have hardly moved this one: that is not worth a word. */
const SMALLEST = 0.03;

function turningOf(point: TurningPoint, seat: number, line: readonly Chance[]): Turning {
  const change = (of: number): number => (point.after[of] ?? 0) - (point.before[of] ?? 0);
  const chance = chanceAt(line, seat, point.end);
  return { ...point, gain: change(seat), moved: change(point.choice?.ask.seat ?? seat), chance };
}

/** On the line between two moments. */
export function chanceAt(line: readonly Chance[], seat: number, at: number): number {
  const after = line.find((moment) => moment.at >= at) ?? line.at(-1);
  const before = line.findLast((moment) => moment.at <= at) ?? line[0];
  const [low, high] = [before?.chances[seat] ?? 0, after?.chances[seat] ?? 0];
  if (!before || !after || before.at === after.at) return high;
  return low + ((high - low) * (at - before.at)) / (after.at - before.at);
}

/** Undefined where there is no honest estimate. */
export function courseOf(debrief: Debrief, seat: number, unit: Unit = "turn"): Course | undefined {
  const { moments } = debrief;
  const last = moments.at(-1);
  if (!last) return undefined;
  const parts: Chance[][] = [];
  for (const moment of moments) (parts[moment.part] ??= []).push(moment);
  const turnings = debrief.turnings
    .map((point) => turningOf(point, seat, parts[point.part] ?? []))
    .filter(({ gain }) => Math.abs(gain) >= SMALLEST)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST_TURNINGS)
    .sort((a, b) => a.end - b.end);
  return { of: last.at, parts, moments, turnings, seat, unit };
}

/** The moment that holds after this many decisions. */
export function momentAt({ moments }: Course, at: number): Chance | undefined {
  return moments.findLast((moment) => moment.at <= at) ?? moments[0];
}

/** The moment nearest to a place. */
export function nearest({ moments }: Course, at: number): number {
  const far = (moment: Chance): number => Math.abs(moment.at - at);
  return moments.reduce((best, one) => (far(one) < far(best) ? one : best)).at;
}

/** The next one of these places before or after another; itself if there is none. */
export function next(places: readonly number[], at: number, by: 1 | -1): number {
  const found = by > 0 ? places.find((one) => one > at) : places.findLast((one) => one < at);
  return found ?? at;
}
