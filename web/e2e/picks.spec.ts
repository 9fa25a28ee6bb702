/** A card that was picked but not decided outlives a reload and the way back. */

import { expect, test } from "./people.ts";
import { playOver } from "./tables.ts";

const TABLES = [
  ["hunters", ["me", "quick", "quick"]],
  ["hoth", ["me", "quick"]],
] as const;

for (const [game, seats] of TABLES)
  test(`a card picked at ${game} is still picked after a reload and on the way back @deep`, async ({
    arrive,
  }) => {
    const ann = await (await arrive()).named("Ann");
    const { page } = ann;
    const body = { game, seats: [...seats], seed: 4, options: {} };
    const { id } = await ann.ask("POST /api/tables", { body });
    // Cards are drawn first.
    if (game === "hunters") await playOver(ann, id, ({ name }) => name === "choose");
    await page.goto(`/t/${id}`);
    const card = page.locator("[data-spot=hand] [data-card]:not([aria-disabled=true])").first();
    await card.click();
    const picked = page.locator("[data-card][aria-pressed=true]");
    await expect(picked).toHaveCount(1);
    const which = (await picked.getAttribute("data-card")) ?? "";
    await page.reload();
    await expect(picked).toHaveAttribute("data-card", which);
    await page.goto("/about");
    await page.goBack();
    await expect(picked).toHaveAttribute("data-card", which);
  });
