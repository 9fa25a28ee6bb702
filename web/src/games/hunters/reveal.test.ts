import { expect, test } from "vitest";
import type { TableNow } from "../../wire/types";
import { lookFor } from "./reveal";

const table = (status: string, pace: string): TableNow => ({ status, pace }) as TableNow;

test("turned cards stay until the player goes on, unless decisions have seconds", () => {
  expect(lookFor(table("playing", "none"), 0)).toBeUndefined();
  expect(lookFor(table("playing", "relaxed"), 0)).toBeUndefined();
  expect(lookFor(table("playing", "correspondence"), 2)).toBeUndefined();
  expect(lookFor(table("playing", "live"), 0)).toBe(4000);
});

test("who only watches is not asked to go on", () => {
  expect(lookFor(table("playing", "none"), -1)).toBe(2400);
  expect(lookFor(table("finished", "none"), 1)).toBe(2400);
});
