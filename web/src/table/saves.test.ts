import { expect, it } from "vitest";
import { savedIn, whatIfPath } from "./saves";

const RECORD = { cantina: 1, game: "zone", seats: 2, actions: [[0, "pass"]] };
const found = { game: "zone", seats: 2, decisions: 1 };

it("reads what a file says of its game, from a table or from the terminal", () => {
  expect(savedIn(JSON.stringify(RECORD))).toEqual(found);
  expect(savedIn(JSON.stringify({ "cantina-save": 1, record: RECORD }))).toEqual(found);
});

it.each([
  "",
  "null",
  "[]",
  "{}",
  JSON.stringify({ ...RECORD, seats: 1e9 }),
  JSON.stringify({ ...RECORD, seats: "2" }),
  JSON.stringify({ ...RECORD, actions: {} }),
  JSON.stringify({ ...RECORD, game: 4 }),
])("finds no game in %s", (text) => {
  expect(savedIn(text)).toBeUndefined();
});

it("leads back to a moment of a game that runs", () => {
  expect(whatIfPath("T", 1)).toBe("/r/T?seat=1");
  expect(whatIfPath("T", 0, 12)).toBe("/r/T?seat=0&at=12");
});
