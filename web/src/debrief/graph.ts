/** Where the graph of a course draws what, in percent of its width and height. */

import type { Chance } from "../wire/types";
import type { Course } from "./course";

export const across = (at: number, of: number): number => (at / Math.max(of, 1)) * 100;
export const down = (chance: number): number => (1 - chance) * 100;

type Part = readonly Chance[];
const chanceOf = (one: Chance, { seat }: Course): number => one.chances[seat] ?? 0;

export function lineOf(part: Part, course: Course): string {
  return part
    .map(
      (one, at) => `${at ? "L" : "M"}${across(one.at, course.of)} ${down(chanceOf(one, course))}`,
    )
    .join("");
}

export function areaOf(part: Part, course: Course): string {
  const [first, last] = [part[0]?.at ?? 0, part.at(-1)?.at ?? 0];
  return `${lineOf(part, course)}L${across(last, course.of)} 100L${across(first, course.of)} 100Z`;
}

/** One error above and below the line. */
export function bandOf(part: Part, course: Course): string {
  const edge = (by: number): string[] =>
    part.map((one) => {
      const chance = chanceOf(one, course) + (one.errors[course.seat] ?? 0) * by;
      return `${across(one.at, course.of)} ${down(Math.max(0, Math.min(1, chance)))}`;
    });
  return `M${[...edge(1), ...edge(-1).toReversed()].join("L")}Z`;
}

/** A few moments whose turns are written under it. */
export function ticksOf({ moments }: Course, most: number): Chance[] {
  const open = moments.filter(({ games, turn }) => games > 0 && turn > 0);
  const step = Math.max(1, Math.ceil(open.length / most));
  return open.filter((_, number) => number % step === 0);
}
