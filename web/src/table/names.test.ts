import { expect, test } from "vitest";
import type { SeatNow } from "../wire/types";
import { namedApart } from "./names";

const names = (...given: string[]): string[] =>
  namedApart(given.map((name) => ({ name }) as SeatNow)).map(({ name }) => name);

test("those who share a name are numbered, the others are not", () => {
  expect(names("Ann", "Ben", "Ann")).toEqual(["Ann 1", "Ben", "Ann 2"]);
  expect(names("Ann", "Ben")).toEqual(["Ann", "Ben"]);
});

test("free seats have no name, however many there are", () => {
  expect(names("Ann", "", "")).toEqual(["Ann", "", ""]);
});
