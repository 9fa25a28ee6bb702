/** A sign explains itself where it stands, by mouse and by keys, and leads to the legend. */

import { serious } from "./axe.ts";
import { expect, test } from "./people.ts";
import { playedUntil, rehearsed } from "./stalker.ts";

test("a sign of the map explains itself, and the legend knows the table @deep", async ({
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  const won = rehearsed(1, 120);
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed: won.seed },
  });
  const turn = won.decisions.findIndex(({ ask }) => ask === "act");
  await playedUntil([ann], id, won, turn);
  await page.goto(`/t/${id}`);
  const cover = page.locator("[data-sign=cover]").first();
  const box = await cover.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 6, (box?.y ?? 0) + 6);
  const card = page.locator("[data-note=sign]");
  await expect(card.getByRole("heading")).toHaveText(say("zone-sign-cover"));
  const stands = await card.boundingBox();
  const bar = await page.locator("section.ask").boundingBox();
  expect(apart(stands, box) && apart(stands, bar)).toBe(true);
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();

  const area = page.locator(`[data-area="${await cover.getAttribute("data-at")}"]`);
  await area.focus();
  await page.keyboard.press("x");
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(area).toBeFocused();

  await page.keyboard.press("x");
  const legend = page.waitForEvent("popup");
  await card.getByRole("link", { name: say("signs-all") }).click();
  const there = await legend;
  await expect(there).toHaveURL(/\/learn\/zone\/signs\?on=/);
  await there.getByRole("searchbox").fill("no such sign");
  await expect(there.getByText(say("signs-none"))).toBeVisible();
  await there.getByRole("searchbox").fill(say("zone-sign-boss"));
  await there.getByRole("button", { name: say("zone-sign-boss") }).click();
  await expect(there.getByText(say("zone-sign-boss-means"))).toBeVisible();
});

type Box = { x: number; y: number; width: number; height: number } | null;

const apart = (a: Box, b: Box): boolean =>
  !a ||
  !b ||
  a.x + a.width <= b.x ||
  b.x + b.width <= a.x ||
  a.y + a.height <= b.y ||
  b.y + b.height <= a.y;
