/** Every page: for everybody, in every language, on every screen, in both themes. */

import type { Page, ViewportSize } from "@playwright/test";
import type { Language } from "../src/settings.svelte";
import { serious } from "./axe.ts";
import { allPages, turnTo, visit, type Place } from "./pages.ts";
import { expect, test, type Person } from "./people.ts";
import { shared } from "./shared.ts";
import { LANGUAGES } from "./words.ts";

const SMALLEST = { width: 360, height: 640 };
const LAPTOP = { width: 1366, height: 768 };
const WALL = { width: 2560, height: 1440 };

for (const language of LANGUAGES.filter((one) => one !== "en"))
  // Ukrainian has the longest words.
  test(`every page speaks ${language} and fits the screen @deep`, async ({ arrive }) => {
    const person = await (await arrive({ language })).named("Ann");
    const [first, ...others] = await allPages(person, shared().finished);
    if (!first) throw new Error("there is no page");
    await visit(person, first);
    const found = await misfits(person, language, first, [SMALLEST, LAPTOP]);
    for (const place of others) {
      await turnTo(person, place);
      found.push(...(await misfits(person, language, place, [SMALLEST, LAPTOP])));
    }
    expect(found).toEqual([]);
  });

/** Each page is opened by its address once; two people share them, so that both cores have one. */
for (const half of [0, 1])
  test(`every page opens, fits the screen and is content to axe, half ${half + 1} of them @deep`, async ({
    arrive,
  }) => {
    const person = await (await arrive({ serviceWorkers: "allow" })).named("Ann");
    const found: string[] = [];
    for (const [at, place] of (await allPages(person, shared().finished)).entries()) {
      if (at % 2 !== half) continue;
      await visit(person, place);
      found.push(...(await misfits(person, "en", place, [SMALLEST, WALL, LAPTOP])));
      found.push(...(await hardToUse(person, place, "dark")));
      // Themes differ in nothing but colours.
      found.push(...(await hardToUse(person, place, "light", "color-contrast")));
      await person.page.emulateMedia({ colorScheme: "dark" });
    }
    expect(found).toEqual([]);
  });

test("a rulebook has figures, opens at a passage and can be printed", async ({ arrive }) => {
  const { page } = await (await arrive()).named("Ann");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/rules/hunters/BH-7.5");
  // The passage tells BH-7.4 too, and that is where it begins.
  const passage = page.locator("article.here");
  await expect(passage.getByRole("heading")).toBeInViewport();
  await expect(page.locator("figure > .picture")).toHaveCount(4);
  await expect(page.locator("figure").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(passage).toBeVisible();
});

/** What speaks another language, or sticks out in one of these windows; the last of them stays. */
async function misfits(
  { page }: Person,
  language: Language,
  { name }: Place,
  windows: readonly ViewportSize[],
): Promise<string[]> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const said = await page.locator("body").innerText();
  const found = (said.match(/⟨.*?⟩/g) ?? []).map((id) => `${name}: ${id}`);
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    const wide = await whenSettled(() => tooWide(page));
    found.push(...wide.map((what) => `${name} at ${viewport.width}: ${what}`));
  }
  return found;
}

/** What axe finds serious in this theme; by these rules only, if any are named. */
async function hardToUse(
  { page }: Person,
  { name }: Place,
  theme: "dark" | "light",
  ...rules: string[]
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  // Colours fade from one theme into the other; in what is folded away they never finish.
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  return (await serious(page, ...rules)).map((what) => `${name}, ${theme}: ${what}`);
}

/** What is still there after scripts that follow the size of the window had time to do so. */
async function whenSettled(look: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + 300_000;
  let found = await look();
  while (found.length > 0 && Date.now() < until) found = await look();
  return found;
}

/** What sticks out: of the page, or text out of the button it is on. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (one: Element) => `${one.tagName} ${one.className} ${one.textContent.trim()}`;
    const root = document.documentElement;
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      for (const one of document.querySelectorAll("body *"))
        if (
          one instanceof HTMLElement &&
          one.getBoundingClientRect().right > root.clientWidth + 1 &&
          !one.closest("[aria-hidden=true]")
        )
          found.push(named(one));
    for (const one of document.querySelectorAll("button, a, h1, h2, h3, label"))
      if (
        one.clientWidth > 1 && // not what is only read aloud
        one.scrollWidth > one.clientWidth + 1 &&
        getComputedStyle(one).overflowX !== "visible" &&
        getComputedStyle(one).textOverflow !== "ellipsis"
      )
        found.push(`cut off: ${named(one)}`);
    return found.slice(0, 5).map((text) => text.slice(0, 120));
  });
}

test("while the server says nothing, no game is called unfinished; a note offers to try again @deep", async ({
  arrive,
}) => {
  const ann = await arrive();
  const { page, say } = ann;
  ann.forgive(/./); // requests fail on purpose
  let answers: "held" | "failed" | "given" = "held";
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/api/games", async (route) => {
    if (answers === "held") await held;
    if (answers === "given") await route.continue();
    else await route.abort();
  });
  await page.goto("/");
  const tiles = page.locator(".worlds article");
  await expect(tiles).toHaveCount(3);
  const play = tiles.getByRole("button");
  for (const button of await play.all())
    await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(say("pages-world-coming"))).toHaveCount(0);

  answers = "failed";
  release();
  const sentence = page.getByText(say("web-problem-unreachable"));
  await expect(sentence).toHaveCount(1);
  await expect(page.getByText(say("pages-world-coming"))).toHaveCount(0);
  answers = "given";
  await page.getByRole("button", { name: say("web-retry") }).click();
  await expect(sentence).toHaveCount(0);
  await expect(play.and(page.locator("[aria-disabled]"))).toHaveCount(0);
});

test("lists to choose from look the same in every browser @deep", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/settings");
  const list = page.locator("select").first();
  await expect(list).toBeVisible();
  expect(await list.evaluate((one) => getComputedStyle(one).appearance)).toBe("none");
  expect(await list.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain("gradient");
});
