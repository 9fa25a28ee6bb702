/** What a game owes its learners. `games/<key>/lessons.ts` exports `course`; nothing else needs to
 * know of it. A lesson is a list of goals, and a goal a condition on what the learner sees: whatever
 * bots or learner do, the coach says what leads there from here. */

import { gamesOf } from "../games/worlds";
import type { Offer } from "../table/desk.svelte";
import type { AnyEvent } from "../table/table.svelte";
import type { Content } from "../wire/content";
import type { Action, Asked } from "../wire/types";

/** All that the learner's seat knows at this moment. */
export interface Now {
  seat: number;
  view: unknown;
  ask: Asked | undefined;
  events: readonly AnyEvent[];
  content: Content;
  /** What the rule of thumb would do, and go on with in this turn; it may still be on its way. */
  advice?: { action: Action; then: Action | undefined } | undefined;
}

export interface Saying {
  /** Of the message. */
  id: string;
  args?: Record<string, string | number>;
  /** What to look at on the table: selectors of its elements. */
  light?: readonly string[];
  /** The options that it asks for: they are lit, and nothing else is. */
  does?: readonly Action[];
  /** What the learner should go on with, where that is decided at once. */
  then?: Action;
}

export interface Goal {
  key: string;
  /** Reached. Without it, the learner says so after reading. */
  done?: (now: Now) => boolean;
  say: (now: Now) => Saying;
  /** Nothing to teach until it is reached: the coach only guides. */
  quiet?: boolean;
  /** Reached only because the chance is gone: that is said once. */
  missed?: (now: Now) => boolean;
}

export interface Lesson {
  key: string;
  /** Where the rulebook says it. */
  rule: string;
  goals: readonly Goal[];
  /** The table it is played at. A lesson with the table of the one before goes on there. */
  table: Setting;
  /** Where it begins when it is opened by itself: its subject is at hand there. */
  opens?: Setting;
}

/** A table as the learner finds it: with this seed the hands suit the lessons. */
export interface Setting {
  seats: readonly string[];
  options: Readonly<Record<string, string>>;
  seed: number;
  /** Decisions that are made already, each with its seat. */
  past?: readonly (readonly [number, Action])[];
}

export interface Course {
  lessons: readonly Lesson[];
  /** Answers that end something without doing anything, besides those that every game has. */
  ends?: readonly Action[];
  /** Where on the table an option is: selectors of what to press for it, step by step. */
  shows: (action: Action, now: Now) => string[];
  /** Whether a button of the ask bar that is no option by itself leads to this one. */
  presses?: (offer: Offer, action: Action, now: Now) => boolean;
}

const found = import.meta.glob<{ course: Course }>("../games/*/lessons.ts");

/** The games that have lessons. */
export const TAUGHT: readonly string[] = gamesOf(found);

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
