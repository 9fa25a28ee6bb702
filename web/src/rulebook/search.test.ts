import { expect, test } from "vitest";
import type { RuleText, Rulebook } from "../wire/types";
import { partOf, ruleOf, search } from "./search";

function rule(id: string, title: string, text: string): RuleText {
  const spans = [{ kind: "text", text, to: "" }];
  return { type: "rule", ids: [id], title, blocks: [{ type: "paragraph", spans }] };
}

const book: Rulebook = {
  game: "hunters",
  language: "fr",
  chapters: [
    {
      key: "01-a",
      title: "1. Un",
      language: "fr",
      parts: [rule("BH-1.1", "Crédits", "Le bâton de l’été.")],
    },
    {
      key: "02-b",
      title: "2. Deux",
      language: "fr",
      parts: [rule("BH-2.1", "Кі’ра", "Їжак і йод."), rule("BH-2.10", "Autre", "Rien.")],
    },
  ],
};
const ids = (wanted: string): string[] =>
  search(book, wanted).flatMap(({ rules }) => rules.flatMap(({ ids }) => ids));

test("words are found without accents, in any case, all of them", () => {
  expect(ids("credits")).toEqual(["BH-1.1"]);
  expect(ids("BATON l'ete")).toEqual(["BH-1.1"]);
  expect(ids("bâton rien")).toEqual([]);
  expect(ids("  ")).toEqual([]);
});

test("letters of Cyrillic stay what they are", () => {
  expect(ids("йод")).toEqual(["BH-2.1"]);
  expect(ids("иод")).toEqual([]);
});

test("a rule is found by its id", () => {
  expect(ids("bh-2")).toEqual(["BH-2.1", "BH-2.10"]);
  expect(ruleOf(book, "BH-2.10")?.chapter.key).toBe("02-b");
  expect(ruleOf(book, "BH-9")).toBeUndefined();
});

test("a book begins with how to play", () => {
  const chapter = (key: string) => ({ key, title: "", language: "en", parts: [] });
  expect(partOf(chapter("00-how-to-play"))).toBe("start");
  expect(partOf(chapter("01-a"))).toBe("rules");
});
