import { beforeEach, expect, test } from "vitest";
import { nextGoal, type Course, type Goal, type Lesson, type Now } from "./course";
import { learning } from "./progress.svelte";

const now = (view: unknown): Now => ({
  seat: 0,
  view,
  ask: undefined,
  events: [],
  content: undefined as unknown as Now["content"],
});
const at = (least: number): Goal => ({
  key: `at-${least}`,
  done: ({ view }) => (view as number) >= least,
  say: () => ({ id: "learn-coach" }),
});
const read: Goal = { key: "read", say: () => ({ id: "learn-coach" }) };
const setting = { seats: ["me"], options: {}, seed: 1 };
const lesson = (key: string, table = setting): Lesson => ({
  key,
  rule: "BH-1.1",
  table,
  goals: [at(1), at(2), read, at(1)],
});
const course: Course = {
  shows: () => [],
  lessons: [lesson("a"), lesson("b"), lesson("c", { ...setting, seed: 2 })],
};

beforeEach(() => localStorage.clear());

test("what is reached is passed over, in any order, up to what must be read", () => {
  expect(nextGoal(lesson("a"), 0, now(0))).toBe(0);
  expect(nextGoal(lesson("a"), 0, now(1))).toBe(1);
  expect(nextGoal(lesson("a"), 0, now(5))).toBe(2);
  expect(nextGoal(lesson("a"), 3, now(5))).toBe(4);
});

test("a lesson goes on at the same table, or waits for a new one", () => {
  learning.change("toy", { table: "T", lesson: 0, goal: 3 });
  learning.finish("toy", course);
  expect(learning.of("toy")).toEqual({ table: "T", lesson: 1, goal: 0, finished: ["a"] });
  learning.finish("toy", course);
  expect(learning.of("toy")).toEqual({ table: "", lesson: 2, goal: 0, finished: ["a", "b"] });
  expect(JSON.parse(localStorage.getItem("cantina.learn") ?? "{}")).toHaveProperty("toy.lesson", 2);
});

test("a lesson that is repeated is counted once", () => {
  learning.change("toy", { lesson: 0, goal: 0, finished: ["a"] });
  learning.finish("toy", course);
  expect(learning.of("toy").finished).toEqual(["a"]);
});
