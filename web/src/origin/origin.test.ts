import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { Content } from "../wire/content";
import type { ContentRow } from "../wire/types";
import { speak } from "../words.svelte";
import { begun, marksCards } from "./begun.svelte";
import Corner from "./Corner.svelte";
import Fields from "./Fields.svelte";
import { kindOf, leastOf, markOf, shareOf } from "./known";
import Origin from "./Origin.svelte";
import { shown } from "./shown.svelte";
import { leadWords, linesOf, noteWords, shareWords, slug, valueWords } from "./words";

beforeAll(() => speak("en"));
beforeEach(() => settings.change({ marks: "always" }));

type Values = Record<string, [value: unknown, provenance: string]>;
function card(values: Values, note = ""): ContentRow {
  const fields = Object.fromEntries(
    Object.entries(values).map(([field, [value, provenance]]) => [field, { value, provenance }]),
  );
  const about = { copies: 1, provenance: "seed", source: "", note, rules: ["BH-1.5"], fact: "" };
  return { id: "t_grogu_2", fields, ...about };
}
const grogu = card({
  character: ["grogu", "reconstructed"],
  points: [16, "reconstructed"],
  shields: [[4, 1, 6], "seed"],
  copies: [1, "seed"],
});
const printed = card({ points: [0, "seed"] });
const name = { value: { en: "Grogu", uk: "Ґроґу" }, provenance: "seed" };
const content = new Content({
  game: "hunters",
  digest: "",
  names: {},
  rows: { targets: [grogu], characters: [{ ...printed, id: "grogu", fields: { name } }] },
  things: [],
  texts: {},
  shares: [],
});

test("a row is as certain as its least certain value", () => {
  expect(markOf(grogu)).toBe("reconstructed");
  expect(markOf(printed)).toBe("seed");
  expect(leastOf(["seed", "ruling", "public"])).toBe("ruling");
  expect(leastOf([])).toBe("seed");
  expect(kindOf("nonsense")).toBe("reconstructed");
});

test("values that are ours are counted; one copy is not a value", () => {
  expect(shareOf(grogu)).toEqual({ ours: 2, all: 3 });
  expect(shareWords(grogu)).toBe("2 of 3 values are ours");
  expect(shareWords(printed)).toBe("All as printed");
});

test("values are told in words, those without a name in one line", () => {
  const odd = card({ character: ["grogu", "seed"], odd: [1, "public"], other: [2, "seed"] });
  expect(linesOf("hunters", odd, content)).toEqual([
    { field: "character", name: "Character", value: "Grogu", kind: "seed" },
    { field: "rest", name: "Everything else", value: "", kind: "public" },
  ]);
});

test("numerals and places stay as they are, words of the engine are told or left out", () => {
  const value = (one: unknown): string => valueWords("hunters", one, content);
  expect([value("VII"), value("5.A"), value([2, 3]), value(true)]).toEqual([
    ...["VII", "5.A", "2 · 3", "yes"],
  ]);
  expect([value("two_targets"), value("nonsense"), value([1, { op: "x" }])]).toEqual([
    ...["two targets", "", ""],
  ]);
});

test("the shorter list says what is printed, or what is not", () => {
  const lead = (row: ContentRow): string => leadWords(linesOf("hunters", row, content));
  expect(lead(grogu)).toMatch(/^Of these values the rulebook shows only: Shields/);
  expect(lead(printed)).toBe("The rulebook prints all of this.");
  expect(lead(card({ points: [1, "public"] }))).toMatch(/^The rulebook does not show this/);
});

test("a note is said in the language of the reader; that of a stranger stays", () => {
  expect(slug("The X, and Y: (z).")).toBe("the-x-and-y-z");
  expect(noteWords("the card is reconstructed; these are ours")).toBe(
    "The card is ours. These are ours.",
  );
  expect(noteWords("printed icons are unreadable, our reading: level, slots")).toBe(
    "The printed icons cannot be read. Our reading: level, slots.",
  );
  expect(noteWords("written by a stranger")).toBe("written by a stranger");
});

test("every value is shown with the sign of its kind and where it comes from", () => {
  const { container } = render(Fields, { game: "hunters", row: grogu, content });
  expect(screen.getByRole("row", { name: "Points 16 Ours" })).toBeTruthy();
  expect(container.querySelectorAll("tbody svg.reconstructed")).toHaveLength(2);
  expect(container.querySelectorAll("tbody svg.seed")).toHaveLength(1);
});

test("one press on a mark shows the row", () => {
  render(Origin, { game: "hunters", row: grogu, content, name: "Grogu" });
  screen.getByRole("button", { name: /^Grogu: where .* 2 of 3/ }).click();
  expect(shown.looked?.row).toBe(grogu);
  shown.close();
  expect(shown.looked).toBeUndefined();
});

test("cards on the table are marked where they are not printed, and for whom wants it", () => {
  const marks = (row: ContentRow): number =>
    render(Corner, { row }).container.querySelectorAll("svg").length;
  expect([marks(grogu), marks(printed)]).toEqual([1, 0]);
  settings.change({ marks: "closeup" });
  expect(marks(grogu)).toBe(0);
  settings.change({ marks: "never" });
  render(Origin, { game: "hunters", row: grogu, content, name: "Grogu" });
  expect(screen.queryByRole("button")).toBeNull();
});

test("after ten games cards on the table are marked only close up", () => {
  settings.change({ marks: "usual" });
  expect(marksCards()).toBe(true);
  Array.from({ length: 10 }).forEach(() => begun.count("hunters"));
  expect(begun.of("hunters")).toBe(10);
  expect(marksCards()).toBe(false);
});
