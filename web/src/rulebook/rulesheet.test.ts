import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Rulebook, RuleText } from "../wire/types";
import { speak } from "../words.svelte";
import RuleSheet from "./RuleSheet.svelte";

beforeAll(() => speak("en"));
afterEach(() => vi.unstubAllGlobals());

const passage = (title: string, ...ids: string[]): RuleText => ({
  type: "rule",
  ids,
  title,
  blocks: [],
});
const book: Rulebook = {
  game: "sheet",
  language: "en",
  chapters: [
    {
      key: "01-a",
      title: "1. One",
      language: "en",
      parts: [passage("First", "XX-1.1"), passage("Second", "XX-1.2", "XX-1.3")],
    },
  ],
};

test("a rule is shown by the passage that tells it with others", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(book)));
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  render(RuleSheet, { game: "sheet", rule: "XX-1.3", onclose: () => undefined });
  const title = await screen.findByRole("heading", { name: "Second" });
  const article = title.closest("article");
  expect(article?.classList.contains("here")).toBe(true);
  await vi.waitFor(() => expect(scrolled).toEqual([article]));
});
