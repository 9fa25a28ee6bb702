import { expect, test } from "vitest";
import type { Debrief } from "../wire/types";
import { chanceAt, courseOf, momentAt, nearest, next } from "./course";

const moment = (at: number, part: number, first: number) => ({
  at,
  turn: at / 10 + 1,
  part,
  chances: [first, 1 - first],
  errors: [0.05, 0.05],
  games: 100,
});
const turning = (start: number, before: number, after: number) => ({
  kind: "luck",
  choice: null,
  start,
  end: start + 3,
  turn: start / 10 + 1,
  part: 0,
  before: [before, 1 - before],
  after: [after, 1 - after],
});
const found: Debrief = {
  ready: true,
  seats: [],
  weighed: 0,
  decisions: 0,
  moments: [moment(0, 0, 0.5), moment(10, 0, 0.3), moment(20, 0, 1), moment(22, 1, 0.4)],
  turnings: [
    turning(10, 0.3, 0.9),
    turning(0, 0.5, 0.3),
    turning(4, 0.4, 0.42),
    turning(14, 0.9, 0.6),
    turning(12, 0.6, 0.5),
  ],
};

test("a seat sees its own largest changes, in their order", () => {
  const course = courseOf(found, 1);
  expect(course?.turnings.map(({ start, gain }) => [start, Math.round(gain * 100)])).toEqual([
    [0, 20],
    [10, -60],
    [14, 30],
  ]);
  expect(course?.parts.map((part) => part.length)).toEqual([3, 1]);
});

test("places are found by hand and by key", () => {
  const course = courseOf(found, 0);
  if (!course) throw new Error("there is one");
  expect(momentAt(course, 12)?.at).toBe(10);
  expect(nearest(course, 16)).toBe(20);
  expect(next([3, 13, 17], 13, 1)).toBe(17);
  expect(next([3, 13, 17], 3, -1)).toBe(3);
});

test("a turning point stands on the line", () => {
  expect(chanceAt(found.moments, 0, 5)).toBeCloseTo(0.4);
  expect(chanceAt(found.moments, 0, 10)).toBeCloseTo(0.3);
  expect(chanceAt(found.moments, 0, 99)).toBeCloseTo(0.4);
});

test("without an estimate there is no course", () => {
  expect(courseOf({ ...found, moments: [] }, 0)).toBeUndefined();
});
