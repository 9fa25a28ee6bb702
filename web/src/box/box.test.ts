import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Content } from "../wire/content";
import type { BoxField, BoxRow, ContentRow, GameBox } from "../wire/types";
import { speak } from "../words.svelte";
import Badge from "./Badge.svelte";
import { countOf, groupsOf, matched, typedBy, unlike, valuesIn, type Typed } from "./cards";
import { Entry } from "./entry.svelte";
import { boxview } from "../games/hunters/boxview";
import Grid from "./Grid.svelte";
import { boxOf, keptBox } from "./kept";
import { press } from "./keys";
import Preview from "./Preview.svelte";

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

const number = (value: number, high: number): BoxField => ({
  ...{ value, high, low: 0, count: 0, choices: [] },
  ...{ kind: "number", provenance: "reconstructed" },
});
const bonus = (value: string): BoxField => ({
  ...{ value, low: 0, high: 0, count: 0, choices: ["none", "credit", "contract"] },
  ...{ kind: "choice", provenance: "public" },
});
const shields = (...value: number[]): BoxField => ({
  ...number(0, 9),
  value,
  count: 3,
  kind: "numbers",
});
const target = (id: string, points: number, shield: number[], what = "none"): BoxRow => ({
  ...{ id, group: "zeb", cards: [id], names: {} },
  fields: { points: number(points, 30), shields: shields(...shield), bonus: bonus(what) },
});
const crate: BoxRow = {
  ...{ id: "x", group: "", cards: ["x#1", "x#2"], names: {} },
  fields: { points: { ...number(1, 30), provenance: "seed" }, cost: number(1, 9) },
};
const box: GameBox = {
  ...{ game: "hunters", digest: "d", bring: "everybody", most: 1000 },
  shelves: [
    {
      ...{ deck: "target", file: "targets", by: "character", any_order: true },
      rows: [
        target("a", 9, [4, 1, 0]),
        target("b", 9, [1, 4, 0]),
        target("c", 9, [2, 2, 2], "credit"),
      ],
    },
    { deck: "jawa", file: "crates", by: "", any_order: true, rows: [crate] },
  ],
};
const zeb: ContentRow = {
  ...{ id: "zeb", copies: 1, provenance: "seed", source: "", note: "", rules: [], fact: "" },
  fields: { name: { value: { en: "Zeb Orrelios" }, provenance: "seed" } },
};
const known = { provenance: "reconstructed" };
const card: ContentRow = {
  ...{ ...zeb, id: "a" },
  fields: {
    character: { value: "zeb", ...known },
    points: { value: 9, ...known },
    shields: { value: [4, 1, 0], ...known },
    bonus: { value: "none", ...known },
  },
};
const content = new Content({
  ...{ game: "hunters", digest: "d", names: {}, things: [], texts: {}, shares: [] },
  rows: { characters: [zeb], targets: [card] },
});
const type = (entry: Entry, keys: string): void => {
  for (const key of keys.split(" ")) press(entry, key);
};

test("digits go on by themselves, Enter takes ours", () => {
  const entry = new Entry(box);
  // One card: a digit that can grow waits, a larger one goes on.
  type(entry, "9 4 1 0 1");
  expect(entry.typed["targets/a"]).toEqual({
    ...{ points: 9, "shields.0": 4, "shields.1": 1, "shields.2": 0, bonus: "none" },
  });
  expect([entry.card, entry.cell]).toEqual([1, 0]);
  type(entry, "1 2 Enter Enter Enter Enter");
  expect(entry.typed["targets/b"]?.["points"]).toBe(12);
  expect(entry.card).toBe(2);
  expect(entry.doneOfAll).toEqual({ done: 2, all: 5 });
  expect(entry.values).toEqual({ targets: { b: { points: 12 } } });
});

test("what cannot be is said, and the last good value stays", () => {
  const entry = new Entry(box);
  type(entry, "7 ArrowLeft 3 5");
  expect(entry.draft?.problem).toBe("number");
  press(entry, "Enter");
  expect(entry.cell).toBe(0);
  entry.go(1, 0);
  expect(entry.typed["targets/a"]?.["points"]).toBe(7);
});

test("every step can be taken back, also after the page was closed", () => {
  const entry = new Entry(box);
  type(entry, "8 7 6 =");
  expect(entry.done(entry.group)).toBe(3);
  const again = new Entry(box);
  expect(again.typed).toEqual(entry.typed);
  press(again, "u");
  expect([again.card, again.cell]).toEqual([0, 3]);
  type(again, "u u u");
  expect([again.typed, again.canUndo]).toEqual([{}, false]);
});

test("cards of a kind are a set: as they lie, only what differs counts", () => {
  const [group] = groupsOf(box);
  if (!group) throw new Error("no group");
  const cells = (points: number, [g, b, o]: number[], what: string) => ({
    ...{ points, bonus: what },
    ...{ "shields.0": g ?? 0, "shields.1": b ?? 0, "shields.2": o ?? 0 },
  });
  const turned: Typed = {
    "targets/a": cells(9, [2, 2, 2], "credit"),
    "targets/b": cells(9, [4, 1, 0], "none"),
    "targets/c": cells(9, [1, 4, 0], "none"),
  };
  expect(countOf(valuesIn([group], turned))).toBe(0);
  const changed = { ...turned, "targets/c": cells(9, [1, 5, 0], "none") };
  expect(matched(group, changed).get("targets/c")?.differs).toEqual({ shields: [1, 5, 0] });
  expect(valuesIn([group], changed)).toEqual({ targets: { b: { shields: [1, 5, 0] } } });
});

test("equal cards are told apart, and what is printed is not asked for", () => {
  const entry = new Entry(box);
  press(entry, "n");
  type(entry, "3 Enter");
  expect(entry.values).toEqual({ crates: { "x#1": { cost: 3 } } });
  expect(entry.cellsOf(entry.cards[0]!)).toHaveLength(1); // eslint-disable-line @typescript-eslint/no-non-null-assertion -- two crates
  entry.edition = "second";
  expect(entry.cellsOf(entry.cards[0]!)).toHaveLength(2); // eslint-disable-line @typescript-eslint/no-non-null-assertion -- two crates
  expect(typedBy(entry.groups, entry.values)["crates/x#1"]).toEqual({ points: 1, cost: 3 });
});

test("cards of a kind that are alike in ours, and not here, deserve a second look", async () => {
  const entry = new Entry(box);
  type(entry, "8 4 1 0 1");
  expect(unlike(entry.group, entry.typed)).toEqual([]);
  const { container } = render(Grid, { entry, content });
  type(entry, "7");
  expect(unlike(entry.group, entry.typed)).toEqual(["points"]);
  await tick();
  expect(container.querySelector(".unlike")?.textContent).toContain("Points");
  entry.undo();
  expect(unlike(entry.group, entry.typed)).toEqual([]);
});

test("the card under the cursor is drawn as it is typed", async () => {
  const entry = new Entry(box);
  const { container } = render(Preview, { entry, content, view: boxview });
  const ribbon = (): string => container.querySelector(".ribbon")?.textContent ?? "";
  expect(ribbon()).toBe("9");
  press(entry, "1");
  await tick();
  expect(ribbon()).toBe("1");
  type(entry, "2 7");
  await tick();
  expect(container.querySelector(".card[role=img]")?.getAttribute("aria-label")).toContain("12");
});

test("the text of a box says whose it is", () => {
  const entry = new Entry(box);
  entry.owner = "Ann";
  type(entry, "7");
  expect(boxOf({ box: keptBox("hunters")?.text ?? "" })).toMatchObject({ owner: "Ann", count: 1 });
  expect(boxOf({})).toBeUndefined();
  const { container } = render(Badge, { game: "hunters", options: { box: entry.text } });
  expect(container.querySelector("button")?.textContent).toContain("Ann · 1 own value");
});

test("a grid has a cell for every value, and says what is wrong beside it", async () => {
  const entry = new Entry(box);
  const { container } = render(Grid, { entry, content });
  const cells = (): NodeListOf<Element> => container.querySelectorAll("[role=spinbutton]");
  expect(cells()).toHaveLength(12);
  expect(container.querySelector("h2")?.textContent).toBe("Zeb Orrelios");
  type(entry, "3 5");
  await tick();
  expect(container.querySelector("[role=alert]")?.textContent).toContain("from 0 to 30");
  expect(cells()[0]?.getAttribute("aria-invalid")).toBe("true");
  container.querySelector<HTMLElement>("header button")?.click();
  await tick();
  expect(container.querySelectorAll(".same")).toHaveLength(3);
});
