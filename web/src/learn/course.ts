/** What a game owes its learners. `games/<key>/lessons.ts` exports `course`; nothing else needs to
 * know of it. A lesson is a list of goals, and a goal a condition on what the learner sees: whatever
 * bots or learner do, the coach says what leads there from here. */

import type { AnyEvent } from "../table/table.svelte";
import type { Content } from "../wire/content";
import type { Asked } from "../wire/types";

/** All that the learner's seat knows at this moment. */
export interface Now {
  seat: number;
  view: unknown;
  ask: Asked | undefined;
  events: readonly AnyEvent[];
  content: Content;
}

export interface Saying {
  /** Of the message. */
  id: string;
  args?: Record<string, string | number>;
  /** What to light on the table: selectors of its elements. */
  light?: readonly string[];
}

export interface Goal {
  key: string;
  /** Reached. Without it, the learner says so after reading. */
  done?: (now: Now) => boolean;
  say: (now: Now) => Saying;
  /** Nothing to teach until it is reached: the coach steps back. */
  quiet?: boolean;
}

export interface Lesson {
  key: string;
  /** Where the rulebook says it. */
  rule: string;
  goals: readonly Goal[];
  /** The table it is played at. A lesson with the table of the one before goes on there. */
  table: Setting;
}

/** A table as the learner finds it: with this seed the hands suit the lessons. */
export interface Setting {
  seats: readonly string[];
  options: Readonly<Record<string, string>>;
  seed: number;
}

export interface Course {
  lessons: readonly Lesson[];
}

const found = import.meta.glob<{ course: Course }>("../games/*/lessons.ts");

/** The games that have lessons: the short one first. */
export const TAUGHT: readonly string[] = Object.keys(found)
  .map((path) => path.split("/").at(-2) ?? "")
  .sort((a, b) => Number(b === "hunters") - Number(a === "hunters"));

export async function loadCourse(game: string): Promise<Course | undefined> {
  const load = found[`../games/${game}/lessons.ts`];
  return load ? (await load()).course : undefined;
}

/** The first goal from `from` on that is not reached yet; as many as the lesson has: all are. */
export function nextGoal(lesson: Lesson, from: number, now: Now): number {
  let goal = from;
  while (lesson.goals[goal]?.done?.(now)) goal += 1;
  return goal;
}
