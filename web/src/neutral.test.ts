import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { neutral } from "./neutral";

const LISTS: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("names:en"),
  uk: () => import("names:uk"),
  fr: () => import("names:fr"),
  es: () => import("names:es"),
};
/** The server does the same: tests/words/test_neutral.py. */
const CASES = JSON.parse(readFileSync("../tests/words/renamed.json", "utf8")) as {
  language: string;
  text: string;
  neutral: string;
}[];

test.each(CASES)("$text", async ({ language, text, neutral: ours }) => {
  const list = await LISTS[language]?.();
  expect(neutral(text, list?.default ?? "")).toBe(ours);
});
