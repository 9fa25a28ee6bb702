/** What cards and events do, step by step, in the words that the engine reads (words.ts). */

import { isTable, type Table, type Value } from "../../../editor/toml";
import {
  AT_ONCE,
  CONDITIONS,
  ENEMIES,
  FOR_ENEMIES,
  FOR_STALKERS,
  HARM,
  OF_A_CARD,
  VERBS,
  WHOM,
} from "./words";

export interface WordField {
  readonly name: string;
  readonly kind: string;
  readonly words?: readonly string[];
  readonly optional?: boolean;
}
/** Where a step stands: what may be done there follows from it. */
export interface Setting {
  /** On a card of the environment, not an event. */
  card: boolean;
  /** Whenever something happens, so nothing that could make it happen again. */
  atOnce: boolean;
  /** To whom the steps around it are done. */
  around: "" | "stalkers" | "enemies";
  deep: number;
}
export const EVENT: Setting = { card: false, atOnce: false, around: "", deep: 0 };
export const CARD: Setting = { ...EVENT, card: true };
export const WHENEVER: Setting = { ...CARD, atOnce: true };
/** Lists of steps inside lists of steps. */
const MOST_DEEP = 3;

const has = (words: readonly string[], word: string): boolean => words.includes(word);
export const fieldsOf = (verb: string): readonly WordField[] =>
  (VERBS as Readonly<Record<string, readonly WordField[]>>)[verb] ?? [];
export const whomFields = (word: string): readonly WordField[] =>
  (WHOM as Readonly<Record<string, readonly WordField[]>>)[word] ?? [];
export const conditionFields = (word: string): readonly WordField[] =>
  (CONDITIONS as Readonly<Record<string, readonly WordField[]>>)[word] ?? [];
export const harmFields = (kind: string): readonly WordField[] | undefined =>
  (HARM as Readonly<Record<string, readonly WordField[]>>)[kind];

/** The verb of a step: the one of its fields that takes all others. */
export function verbOf(step: Table): string {
  const names = Object.keys(step);
  const fits = names.filter((verb) => {
    const known = fieldsOf(verb).map(({ name }) => name);
    return known.length > 0 && names.every((name) => known.includes(name));
  });
  return fits[0] ?? names.find((name) => fieldsOf(name).length > 0) ?? "";
}

const namesWhom = (verb: string): boolean => fieldsOf(verb).some(({ kind }) => kind === "who");
const hasSteps = (verb: string): boolean => fieldsOf(verb).some(({ kind }) => kind === "branch");

/** What may be done there. */
export function verbsFor({ card, atOnce, around, deep }: Setting): string[] {
  return Object.keys(VERBS).filter((verb) => {
    if (atOnce && !has(AT_ONCE, verb)) return false;
    if (card ? verb === "resolve_event" : has(OF_A_CARD, verb)) return false;
    if (deep >= MOST_DEEP && hasSteps(verb)) return false;
    if (around === "") return !has(FOR_ENEMIES, verb) || namesWhom(verb);
    const needed = fieldsOf(verb).some(({ kind, optional }) => kind === "who" && !optional);
    const wrong = around === "enemies" ? FOR_STALKERS : FOR_ENEMIES;
    return !needed && !has(wrong, verb);
  });
}

/** Whom a verb may be done to. */
export function whomFor(verb: string): string[] {
  return Object.keys(WHOM).filter((word) => {
    if (verb === "place_thing") return word === "card";
    if (word === "killer") return verb === "gain_thing";
    if (has(FOR_ENEMIES, verb)) return has(ENEMIES, word);
    return !has(FOR_STALKERS, verb) || !has(ENEMIES, word);
  });
}

/** The word that a value names figures by. */
export function whomOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return "groups";
  if (!isTable(value)) return "";
  const names = Object.keys(value);
  const fits = Object.keys(WHOM).filter((word) => {
    const known = whomFields(word).map(({ name }) => name);
    return names.includes(known[0] ?? "") && names.every((name) => known.includes(name));
  });
  return fits[0] ?? "";
}

/** The setting of the steps inside a step. */
export function within(setting: Setting, step: Table): Setting {
  const deep = setting.deep + 1;
  if (verbOf(step) !== "who") return { ...setting, deep };
  return { ...setting, deep, around: has(ENEMIES, whomOf(step["who"])) ? "enemies" : "stalkers" };
}

/** What a field begins with. */
export type First = (field: WordField, verb: string) => Value | undefined;

/** Fields that stand for each other: a thing lies somewhere or is held, enemies move to or toward. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  move: { to: "toward", toward: "to" },
  place_thing: { at: "held_by", held_by: "at" },
};
const BEGINS: Readonly<Record<string, string>> = { move: "to", place_thing: "at" };
/** Follows from another word of its step. */
const FOLLOWS = new Set(["resolve_unknown.of", "place_thing.if_none"]);

/** A step with the first of everything; undefined where there is nothing it could speak of. */
export function newStep(verb: string, { around }: Setting, first: First): Table | undefined {
  const step: Record<string, Value> = {};
  for (const field of fieldsOf(verb)) {
    const whom = field.kind === "who" && around === "" && has(FOR_ENEMIES, verb);
    if (field.optional && !whom && BEGINS[verb] !== field.name) continue;
    const value = first(field, verb);
    if (value === undefined) return undefined;
    step[field.name] = value;
  }
  return step;
}

/** The step with another word in a field; undefined leaves it out. */
export function withWord(step: Table, name: string, value: Value | undefined): Table {
  const verb = verbOf(step);
  const gone = new Set<string>([name]);
  const other = INSTEAD[verb]?.[name];
  if (value !== undefined && other !== undefined) gone.add(other);
  if (verb === "place_thing") gone.add("if_none");
  if (verb === "resolve_unknown" && name === verb) gone.add("of");
  const next: Record<string, Value> = Object.fromEntries(
    Object.entries(step).filter(([key]) => !gone.has(key) || (key === name && value !== undefined)),
  );
  if (value !== undefined) next[name] = value;
  if (verb === "resolve_unknown" && next[verb] === "nearest") next["of"] = "lead";
  if (verb === "place_thing" && "held_by" in next) next["if_none"] = step["if_none"] ?? [];
  return next;
}

/** Fields of a step that could still be said, and those that may be left out. */
export function unsaid(step: Table, { around }: Setting): WordField[] {
  const verb = verbOf(step);
  return fieldsOf(verb).filter(
    ({ name, kind, optional }) =>
      optional &&
      !(name in step) &&
      !FOLLOWS.has(`${verb}.${name}`) &&
      !(kind === "who" && around !== ""),
  );
}
export function canGo(
  step: Table,
  { name, kind, optional }: WordField,
  { around }: Setting,
): boolean {
  const verb = verbOf(step);
  if (!optional || FOLLOWS.has(`${verb}.${name}`)) return false;
  if (INSTEAD[verb]?.[name] !== undefined) return false;
  return !(kind === "who" && around === "" && has(FOR_ENEMIES, verb));
}
