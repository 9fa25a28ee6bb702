/** Where values come from is shown on the start page of each game, and opened at its table by mouse, by
 * finger and by key. */

import { expect, test } from "./people.ts";

const TABLES = [
  { game: "hunters", seats: ["me", "quick"], seed: 10 },
  { game: "hoth", seats: ["me", "quick"], options: { scenario: "1" }, seed: 4 },
  { game: "zone", seats: ["me"], seed: 4 },
];

for (const body of TABLES)
  test(`what is not printed is marked and told: ${body.game} @deep`, async ({ arrive }) => {
    const ann = await (await arrive()).named("Ann");
    const { page, say } = ann;
    await page.goto(`/play/${body.game}`);
    const ours = page.locator("details", { hasText: say("origin-ours") });
    await expect(ours.getByRole("listitem").first()).toBeVisible();

    const { id } = await ann.ask("POST /api/tables", { body });
    await page.goto(`/t/${id}`);
    const dialog = page.getByRole("dialog");
    const marks = page.locator("[data-origin-of]");
    if (body.game === "hunters") {
      const cards = page.locator("[data-row=hand][data-card]");
      await expect(cards.first().locator(".corner")).toBeVisible();
      for (const card of await cards.all()) {
        await card.click({ button: "right" });
        await expect(dialog.locator("[data-origin] tbody tr").first()).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
    } else {
      await marks.first().click();
      await expect(dialog.locator("[data-origin] tbody tr").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await marks.first().focus();
      await page.keyboard.press("Enter");
      await expect(dialog.locator("[data-origin]")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }

    await page.goto("/settings");
    await page.getByRole("combobox", { name: say("origin-marks") }).selectOption("never");
    await page.goto(`/t/${id}`);
    await expect(page.locator("[data-since]").first()).toBeVisible();
    await expect(page.locator(".corner")).toHaveCount(0);
    await expect(marks).toHaveCount(0);
  });
