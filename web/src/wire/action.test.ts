import { describe, expect, test } from "vitest";
import { FIELDS as HOTH } from "../games/hoth/types";
import { FIELDS as HUNTERS } from "../games/hunters/types";
import { FIELDS as ZONE } from "../games/zone/types";
import { actionFrom, actionsOf, DONE, readAction, same, wordOf, writeAction } from "./action";
import type { Action } from "./types";

interface Any {
  verb: string;
}
type Table = Readonly<Record<string, readonly string[]>>;
const GAMES: [string, Table][] = [
  ["hunters", HUNTERS],
  ["hoth", HOTH],
  ["zone", ZONE],
];

describe.each(GAMES)("every verb of %s", (_, fields) => {
  test.each(Object.entries(fields))(
    "%s goes there and back, with and without %s",
    (verb, names) => {
      const needed = names.filter((name) => !name.endsWith("?")).length;
      for (let count = needed; count <= names.length; count += 1) {
        const wired = actionFrom(
          verb,
          names.slice(0, count).map((_name, at) => at + 3),
        );
        const action = readAction<Any>(fields, wired);
        const plain = names.map((name) => name.replace("?", ""));
        expect(Object.keys(action)).toEqual(["verb", ...plain]);
        expect(Object.values(action)).toEqual([
          verb,
          ...plain.map((_name, at) => (at < count ? at + 3 : null)),
        ]);
        expect(writeAction(fields, action)).toEqual(wired);
      }
      const many = actionFrom(verb, [...names.map(() => 0), 0]);
      expect(() => readAction<Any>(fields, many)).toThrow(
        `${verb} has ${names.length + 1} numbers`,
      );
      if (needed > 0)
        expect(() => readAction<Any>(fields, actionFrom(verb, []))).toThrow(
          `${verb} has 0 numbers`,
        );
    },
  );

  test("any other verb is refused", () => {
    for (const verb of ["teleport", "constructor", ""]) {
      expect(() => readAction<Any>(fields, actionFrom(verb, []))).toThrow("no action is called");
      expect(() => writeAction<Any>(fields, { verb })).toThrow("no action is called");
    }
  });
});

test("an action that lacks a number is not written", () => {
  const aimless = { verb: "activate", card: null, place: 1 };
  expect(() => writeAction<Any>(HUNTERS, aimless)).toThrow("activate lacks a number");
});

test("options of one verb are picked", () => {
  const { pick } = actionsOf<Any>(HUNTERS);
  const options = [actionFrom("sell", []), actionFrom("play", [1]), actionFrom("play", [])];
  expect(pick("play", options)).toEqual([
    { verb: "play", place: 1 },
    { verb: "play", place: null },
  ]);
  expect(pick("play")).toEqual([]);
});

test("actions are the same by what they say", () => {
  const play = (card: number): Action => actionFrom("play", [card]);
  expect(same(play(7), play(7))).toBe(true);
  expect(same(play(7), play(8))).toBe(false);
  expect(same(undefined, DONE)).toBe(false);
  expect(same(undefined, undefined)).toBe(true);
  expect(wordOf(play(7))).toBe("play,7");
});

test("nobody looks into an action of the wire: the type check refuses it", () => {
  const peeks = [
    // @ts-expect-error: its verb is for readAction to say
    (action: Action): unknown => action[0],
    // @ts-expect-error: so are its numbers
    ([verb]: Action): unknown => verb,
    // @ts-expect-error: and how many there are
    (action: Action): unknown => action.length,
    // @ts-expect-error: a list is no action before writeAction made it one
    (): Action => ["play", 7],
  ];
  expect(peeks).toHaveLength(4);
});
