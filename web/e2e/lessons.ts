/** Every lesson where it begins: what the coach says can be read, and it covers nothing that is asked. */

import { expect } from "@playwright/test";
import { resize, type Looking, type Size } from "./looking.ts";
import type { Person } from "./people.ts";
import { Seat } from "./seat.ts";

const COACH = "aside.card";
const STARTS = "main li button";
/** What is asked, on the board and in the ask bar. The rest of the table is one key away: Escape. */
const CHOICES = "[data-choosable], section.ask button";
const MOST_READ = 6;
/** The coach looks for a place a few times in a second. */
const LOOK_MS = 250;

/** Looks at the first steps of each lesson, up to the first that asks for something. */
export async function lookAtLessons(
  person: Person,
  game: string,
  sizes: readonly Size[],
  looking: Looking,
): Promise<void> {
  const { page, say } = person;
  const [first] = sizes;
  if (!first) return;
  await resize(page, first);
  await page.goto(`/learn/${game}`);
  await expect(page.locator(STARTS).first()).toBeVisible();
  const lessons = await page.locator(STARTS).count();
  for (let lesson = 0; lesson < lessons; lesson += 1) {
    const name = `${game} lesson ${lesson + 1}`;
    await resize(page, first);
    await page.goto(`/learn/${game}`);
    const seat = new Seat<unknown>(person, person.heard.length);
    await page.locator(STARTS).nth(lesson).click();
    await seat.isAsked();
    const understood = page.locator(COACH).getByRole("button", { name: say("learn-understood") });
    for (let step = 0; step < MOST_READ; step += 1) {
      for (const size of sizes) {
        await resize(page, size);
        // Where there is little room it is folded: one press shows all of it.
        const more = page.locator(COACH).locator(`.pill, .unfold:has-text("${say("learn-more")}")`);
        await looking.look(page, name, size.name, "choices", {
          within: "#content",
          controls: CHOICES,
        });
        if (await more.isVisible()) await more.click();
        await page.waitForTimeout(LOOK_MS);
        await expect(page.locator(COACH)).toBeVisible();
        await looking.look(page, name, size.name, "coach", { within: COACH });
      }
      await resize(page, first);
      if (!(await understood.isVisible())) break;
      await understood.click();
    }
  }
}
