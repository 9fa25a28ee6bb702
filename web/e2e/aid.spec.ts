/** The player aid: on paper in every language, and at a table by key and by finger. */

import { expect, test } from "./people.ts";
import { LANGUAGES } from "./words.ts";

/** Pages of A4 and of A5, in the longest language at most; in English all of an aid fits on one A4. */
const PAGES = {
  hunters: { a4: 1, a5: 1 },
  hoth: { a4: 1, a5: 2 },
  zone: { a4: 2, a5: 3 },
} as const;

for (const language of LANGUAGES)
  test(`a printed aid has as many pages as it should in ${language} @deep`, async ({ arrive }) => {
    const { page } = await (await arrive({ language })).named("Ann");
    const found: Record<string, number> = {};
    for (const [game, papers] of Object.entries(PAGES))
      for (const paper of Object.keys(papers)) {
        await page.goto(`/learn/${game}/aid?paper=${paper}`);
        await expect(page.locator(".aid-paper footer")).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        const count = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        found[`${game} ${paper}`] = count;
      }
    for (const [game, papers] of Object.entries(PAGES))
      for (const [paper, most] of Object.entries(papers)) {
        const count = found[`${game} ${paper}`] ?? 0;
        expect(count, `${game} on ${paper}`).toBeGreaterThan(0);
        const atMost = language === "en" && paper === "a4" ? 1 : most;
        expect(count, `${game} on ${paper}`).toBeLessThanOrEqual(atMost);
      }
  });

test("the aid opens by its key beside the board, and as a sheet on a phone @deep", async ({
  arrive,
}) => {
  const person = await (await arrive()).named("Ann");
  const { page } = person;
  const body = { game: "hoth", seats: ["me", "quick"], seed: 7 };
  const { id } = await person.ask("POST /api/tables", { body });
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("tab", { name: "Aid" })).toBeVisible();
  await page.keyboard.press("a");
  const steps = page.getByRole("list", { name: "Order of a turn" });
  await expect(steps.locator('[aria-current="step"]')).toContainText("Play");
  // The question stays where it was.
  await expect(page.locator("section.ask.mine")).toBeVisible();
  await page.keyboard.press("a");
  await expect(steps).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Player aid" })).toBeVisible();
  await page.getByRole("button", { name: "Attack" }).click();
  await page.getByRole("button", { name: "Back to it" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
