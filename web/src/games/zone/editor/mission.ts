/** A mission that somebody makes: what is on its map by itself, its cards and events as they are
 * written in the content. */

import { isTable, type Table, type Value } from "../../../editor/toml";
import { OWN, type COUNTS, type FACES } from "./words";

export type Face = (typeof FACES)[number];
export type Count = (typeof COUNTS)[number];
export type Names = Readonly<Record<string, string>>;

export interface Standing {
  at: string;
  face: Face;
}
export interface Force {
  card: string;
  group: string;
  team: number;
  /** Standees in all, those on the map among them. */
  supply: number;
  placed: readonly Standing[];
}
export interface Objective {
  name: Names;
  /** Reached when these hold, each a word with what it is about. */
  done: readonly Table[];
}
export interface StoryEvent {
  numeral: string;
  name: Names;
  story: Names;
  /** "", fail or win. */
  outcome: string;
  /** What it does, as it is written. */
  rest: Table;
}

export interface Mission {
  name: Names;
  prologue: Names;
  stage: string;
  /** Rows of tile ids from the north, "" where no tile lies. */
  layout: readonly (readonly string[])[];
  /** What lies between two areas instead of what is printed there: "5.C|5.F" is a door. */
  borders: Readonly<Record<string, string>>;
  start: readonly string[];
  exit: readonly string[];
  unknownAt: readonly string[];
  unknown: Readonly<Record<Count, readonly string[]>>;
  loot: Readonly<Record<string, number>>;
  forces: readonly Force[];
  /** Rows of anomalies: type or card, centre and so on. */
  sites: readonly Table[];
  objectives: readonly Objective[];
  /** Other ways to win than to reach all objectives. */
  otherWays: readonly Value[];
  events: readonly StoryEvent[];
  won: Names;
  lost: Names;
  /** Tables of cards and what they speak of. */
  cards: Readonly<Record<CardTable, readonly Table[]>>;
}
export const CARD_TABLES = ["thing", "flag", "aim", "env", "act"] as const;
export type CardTable = (typeof CARD_TABLES)[number];

/** The conditions that win: all that some objective asks for, each once. */
export function winOf({ objectives }: Mission): Table[] {
  const said = new Map(
    objectives.flatMap(({ done }) => done).map((one) => [JSON.stringify(one), one]),
  );
  return [...said.values()];
}

const ROMAN = [
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;
export function roman(number: number): string {
  let [left, found] = [number, ""];
  for (const [sign, worth] of ROMAN) for (; left >= worth; left -= worth) found += sign;
  return found;
}

/** Numbers the events anew, ends last, wherever cards speak of them. */
export function numbered(mission: Mission): Mission {
  const ordered = mission.events.toSorted((a, b) => rank(a.outcome) - rank(b.outcome));
  const old = [...new Set(ordered.map(({ numeral }) => numeral))];
  const fresh = new Map(old.map((numeral, at) => [numeral, roman(at + 1)] as const));
  const follow = (value: Value): Value => {
    if (Array.isArray(value)) return value.map(follow);
    if (!isTable(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [
        key,
        key === "resolve_event" && typeof inside === "string"
          ? (fresh.get(inside) ?? inside)
          : follow(inside),
      ]),
    );
  };
  const events = ordered.map((event) => ({
    ...event,
    numeral: fresh.get(event.numeral) ?? event.numeral,
    rest: follow(event.rest) as Table,
  }));
  return { ...mission, events };
}
const rank = (outcome: string): number => ["", "fail", "win"].indexOf(outcome);

const ends = (outcome: string): StoryEvent => ({
  numeral: outcome,
  name: { en: "" },
  story: { en: "" },
  outcome,
  rest: {},
});
const plain = (numeral: string, rest: Table = {}): StoryEvent => ({ ...ends(""), numeral, rest });
export const newEvent = (): StoryEvent => plain(`new ${Date.now()}`);

/** Nothing on the table, exits that open at once, six rounds. */
export const EMPTY: Mission = numbered({
  name: { en: "" },
  prologue: { en: "" },
  stage: "first",
  layout: [],
  borders: {},
  start: [],
  exit: [],
  unknownAt: [],
  unknown: { one: [], two: [], three: [], four: [] },
  loot: {},
  forces: [],
  sites: [],
  objectives: [{ name: { en: "" }, done: [{ all_out: true }] }],
  otherWays: [],
  events: [
    plain("1", { immediate: [{ open_exits: true }] }),
    ...["2", "3", "4", "5", "6"].map((numeral) => plain(numeral)),
    ends("fail"),
    ends("win"),
  ],
  won: { en: "" },
  lost: { en: "" },
  cards: { thing: [], flag: [], aim: [], env: [], act: [] },
});

/** The first number that no row has yet: note_1, note_2 … */
export function newId(kind: string, rows: readonly Table[]): string {
  const taken = new Set(rows.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind}_${number}`)) number += 1;
  return `${kind}_${number}`;
}

/** A note beside the map, which does nothing yet. */
export function newCard(cards: readonly Table[]): Table {
  const taken = new Set(cards.map(({ id }) => id));
  let number = 1;
  const called = (): string => `${OWN}-${String(number).padStart(2, "0")}`;
  while (taken.has(called())) number += 1;
  return { id: called(), kind: "note", name: { en: "–" }, a: [{}] };
}
