/** Every page: for everybody, in every language, on every screen, in both themes. */

import type { Page } from "@playwright/test";
import { serious } from "./axe.ts";
import { allPages, visit, type Place } from "./pages.ts";
import { expect, test } from "./people.ts";
import { LANGUAGES } from "./words.ts";

const SMALLEST = { width: 360, height: 640 };
const LAPTOP = { width: 1366, height: 768 };
const WALL = { width: 2560, height: 1440 };

for (const language of LANGUAGES)
  test(`every page speaks ${language} and fits the screen`, async ({ arrive, finished }) => {
    const person = await (await arrive({ language })).named("Ann");
    const { page } = person;
    const found: string[] = [];
    for (const place of await allPages(person, finished)) {
      await visit(person, place);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const said = await page.locator("body").innerText();
      found.push(...(said.match(/⟨.*?⟩/g) ?? []).map((id) => `${place.name}: ${id}`));
      for (const viewport of [SMALLEST, LAPTOP, ...(language === "en" ? [WALL] : [])]) {
        await page.setViewportSize(viewport);
        const wide = await whenSettled(() => tooWide(page));
        found.push(...wide.map((what) => `${place.name} at ${viewport.width}: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });

test("axe finds nothing serious on any page, and no theme is hard to read", async ({
  arrive,
  finished,
}) => {
  const person = await (await arrive()).named("Ann");
  const { page } = person;
  const found: string[] = [];
  const look = async (place: Place, theme: "dark" | "light", ...rules: string[]): Promise<void> => {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    // Colours fade from one theme into the other; in what is folded away they never finish.
    await page.evaluate(async () => {
      const fading = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility(),
        );
      await Promise.allSettled(fading.map(({ finished }) => finished));
    });
    found.push(
      ...(await serious(page, ...rules)).map((what) => `${place.name}, ${theme}: ${what}`),
    );
  };
  for (const place of await allPages(person, finished)) {
    await visit(person, place);
    await look(place, "dark");
    // Themes differ in nothing but colours.
    await look(place, "light", "color-contrast");
  }
  expect(found).toEqual([]);
});

/** What is still there after scripts that follow the size of the window had time to do so. */
async function whenSettled(look: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + 60_000;
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
