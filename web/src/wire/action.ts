/** Actions: the shell hands them on as they come over the wire, games read them as objects with named
 * fields. Only this file knows that on the wire an action is a list of its verb and its numbers. */

import type { Action } from "./types";

/** The fields of every verb in the order of the wire; one that may be left out ends in "?". */
type Fields<A extends { verb: string }> = Readonly<Record<A["verb"], readonly string[]>>;
type Of<A extends { verb: string }, V extends A["verb"]> = Extract<A, { verb: V }>;

const nameOf = (field: string): string => field.replace("?", "");

function fieldsOf(fields: Readonly<Record<string, readonly string[]>>, verb: string) {
  const found = Object.hasOwn(fields, verb) ? fields[verb] : undefined;
  if (!found) throw new Error(`no action is called ${verb}`);
  return found;
}

/** The action with its fields by name; what was left out is null. */
export function readAction<A extends { verb: string }>(fields: Fields<A>, action: Action): A {
  const [verb, ...numbers] = action as unknown as [string, ...number[]];
  const names = fieldsOf(fields, verb);
  const needed = names.filter((field) => !field.endsWith("?")).length;
  if (numbers.length < needed || numbers.length > names.length)
    throw new Error(`${verb} has ${numbers.length} numbers`);
  const named = names.map((field, at) => [nameOf(field), numbers[at] ?? null]);
  return { verb, ...Object.fromEntries(named) } as A;
}

/** The action as the wire wants it: fields from the last on that are null are left out. */
export function writeAction<A extends { verb: string }>(fields: Fields<A>, action: A): Action {
  const values = action as Record<string, unknown>;
  const numbers = fieldsOf(fields, action.verb).map((field) => values[nameOf(field)]);
  const given = numbers.slice(0, numbers.findLastIndex((value) => value !== null) + 1);
  if (given.some((value) => typeof value !== "number"))
    throw new Error(`${action.verb} lacks a number`);
  return [action.verb, ...given] as unknown as Action;
}

/** Reading and writing the actions of one game. */
export function actionsOf<A extends { verb: string }>(fields: Fields<A>) {
  const read = (action: Action): A => readAction(fields, action);
  return {
    read,
    write: (action: A): Action => writeAction(fields, action),
    /** Those of the options that have this verb. */
    pick: <V extends A["verb"]>(verb: V, options: readonly Action[] = []): Of<A, V>[] =>
      options.map(read).filter((one): one is Of<A, V> => one.verb === verb),
  };
}

/** An action as views and events name it: its verb and its numbers side by side. */
export function actionFrom(verb: string, numbers: readonly number[]): Action {
  return [verb, ...numbers] as unknown as Action;
}

/** What every game has: the end of a question that repeats, and no answer to an offer. */
export const DONE = actionFrom("done", []);
export const PASS = actionFrom("pass", []);

/** Instead of an action: what was proposed is taken back. */
export const NOTHING = [] as unknown as Action;

/** An action as one word, such as "play,7": for attributes, keys and comparisons. */
export function wordOf(action: Action): string {
  return (action as unknown as (string | number)[]).join();
}

export function same(a: Action | undefined, b: Action | undefined): boolean {
  return (a && wordOf(a)) === (b && wordOf(b));
}

export function isOf(actions: readonly Action[], action: Action): boolean {
  return actions.some((one) => same(one, action));
}
