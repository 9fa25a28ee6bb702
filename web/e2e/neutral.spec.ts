/** Under neutral names no page says a name that belongs to others, and no answer brings it one. */

import { readFileSync } from "node:fs";
import type { Language } from "../src/settings.svelte";
import { inTheMiddle } from "./middle.ts";
import { visit } from "./pages.ts";
import { expect, test } from "./people.ts";
import { playedGame } from "./tables.ts";

test.use({ names: "neutral" });

type List = Record<"words" | "exact", string[]>;
/** tests/words/test_neutral.py says what the signs mean. */
const MARKS = JSON.parse(
  readFileSync(new URL("../../tests/words/marks.json", import.meta.url), "utf8"),
) as Record<"all" | Language, List>;
const LETTER = String.raw`[\p{L}\p{N}_]`;

const GAMES = ["hunters", "hoth", "zone"];
const PAGES = [
  "/",
  ...GAMES.flatMap((key) => [`/play/${key}`, `/new/${key}`, `/rules/${key}`, `/learn/${key}`]),
  "/rules",
  "/learn",
  "/score",
  "/score/hunters",
  "/me",
  "/settings",
  "/about",
  "/watch",
  "/ladder",
];

/** What a page says, to whoever looks at it, listens to it, or finds it elsewhere by its head. */
function said(): string[] {
  const spoken = [
    "alt",
    "aria-label",
    "aria-description",
    "content",
    "label",
    "placeholder",
    "title",
  ];
  const found = [document.title];
  for (const element of document.querySelectorAll("*")) {
    for (const name of spoken) found.push(element.getAttribute(name) ?? "");
    // What a choice stands for is an id, and so are the words of a scenario as text.
    const isTyped = element instanceof HTMLInputElement && !/radio|checkbox/.test(element.type);
    if (isTyped) found.push(element.value);
    if (["SCRIPT", "STYLE"].includes(element.tagName)) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
  }
  return found.filter((text) => text.trim() !== "");
}

/** The texts of an answer: names in languages, and what is more than one word and so no id. */
function textsOf(answer: unknown): string[] {
  if (typeof answer === "string") return answer.includes(" ") ? [answer] : [];
  if (typeof answer !== "object" || answer === null) return [];
  const inside = Object.values(answer);
  return "en" in answer ? inside.map(String) : inside.flatMap(textsOf);
}

for (const language of ["en", "uk"] as const)
  test(`no page under neutral names says a name of others in ${language} @deep`, async ({
    arrive,
    own,
  }) => {
    const person = await (await arrive({ language, baseURL: own.address })).named("Ann");
    const { page } = person;
    const found: string[] = [];
    const look = (where: string, texts: string[], tongues: Language[]): void => {
      const lists = [MARKS.all, ...tongues.map((one) => MARKS[one])];
      for (const kind of ["words", "exact"] as const) {
        const marks = lists.flatMap((list) => list[kind]).join("|");
        const ended = marks.replaceAll("$", `(?!${LETTER})`);
        const mark = new RegExp(`(?<!${LETTER})(?:${ended})`, kind === "exact" ? "u" : "iu");
        found.push(...texts.filter((text) => mark.test(text)).map((text) => `${where}: ${text}`));
      }
    };
    const answers: Promise<void>[] = [];
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      if (!pathname.startsWith("/api/") && !pathname.endsWith(".webmanifest")) return;
      const read = async (): Promise<void> => {
        const body: unknown = await answer.json().catch(() => null);
        look(pathname, textsOf(body), []);
      };
      answers.push(read());
    });
    const finished = await playedGame(person);
    const paths = [...PAGES, `/r/${finished}`, ...(await inTheMiddle(person)).values()];
    for (const path of paths) {
      await visit(person, { name: path, path });
      await expect(page.locator("html")).toHaveAttribute("data-names", "neutral");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.waitForLoadState("networkidle"); // some say more when an answer is there
      look(path, await page.evaluate(said), [language]);
    }
    await Promise.all(answers);
    expect([...new Set(found)]).toEqual([]);
  });
