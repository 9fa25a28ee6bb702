/** A campaign of S.T.A.L.K.E.R. in the browser: from the Zone map into the first mission; and from
 * its end back to the map, over a restart of the server. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Action } from "../src/wire/types";
import { serious } from "./axe.ts";
import { expect, test, type Person } from "./people.ts";
import { CHECKOUT, PYTHON } from "./server.ts";

const OPTIONS = { campaign: "whole" };

/** Decisions of somebody alone up to the end of the first mission: see campaign.py. */
function firstMission(most: number): { seed: number; decisions: [number, Action][] } {
  const script = fileURLToPath(new URL("campaign.py", import.meta.url));
  const said = execFileSync(PYTHON, ["-P", script, `${most}`], {
    env: { ...process.env, PYTHONPATH: join(CHECKOUT, "src") },
    encoding: "utf8",
  });
  return JSON.parse(said) as { seed: number; decisions: [number, Action][] };
}

const inBar = ({ page, say }: Person, id: string, args?: Record<string, string>) =>
  page.locator("section.ask").getByRole("button", { name: say(id, args) });

async function goTo(person: Person, place: string, name: string): Promise<void> {
  await person.page.locator(`[data-place="${place}"]`).click();
  await inBar(person, "zone-do-visit", { place: name }).click();
  await expect(person.page.getByRole("heading", { level: 1, name })).toBeVisible();
  await inBar(person, "zone-story-on").click();
}

test("one person visits, trades, packs and goes on the first mission", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed: 5, options: OPTIONS },
  });
  await page.goto(`/t/${id}`);
  await expect(page.locator("[data-place]").first()).toBeVisible();
  expect(await serious(page), "on the Zone map").toEqual([]);
  // By keys to the place beside it, and there.
  await page.locator('[data-place][tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-place]:focus")).not.toHaveAttribute("data-place", "m_a1");
  await goTo(ann, "seamstress", "Seamstress");
  await goTo(ann, "m_a1", "Rescuing Dalik");
  await inBar(ann, "zone-explore-done").click();
  expect(await serious(page), "with the campaign folder").toEqual([]);
  await page.locator('[data-contact="C01"]').click();
  await page.getByRole("button", { name: say("zone-do-buy", { card: "AKM-74U" }) }).click();
  await expect(page.getByText(say("zone-camp-purse", { coupons: 4000 })).last()).toBeVisible();
  expect(await serious(page), "in a trade").toEqual([]);
  await inBar(ann, "zone-do-end_trade").click();
  await inBar(ann, "zone-contacts-done").click();
  await page.locator("[data-recruit]").first().click();
  // Without a weapon one is asked back.
  await page.getByRole("button", { name: say("zone-do-pack", { card: "Leather Jacket" }) }).click();
  await expect(page.getByText(say("zone-pack-no-weapon"))).toBeVisible();
  await inBar(ann, "zone-pack-done").click();
  await expect(page.getByText(say("zone-pack-sure", { what: "weapon" }))).toBeVisible();
  await inBar(ann, "table-sure-no").click();
  await page.getByRole("button", { name: say("zone-do-pack", { card: "AKM-74U" }) }).click();
  expect(await serious(page), "while one packs").toEqual([]);
  await inBar(ann, "zone-pack-done").click();
  await expect(page.locator("[data-area]").first()).toBeVisible();
});

test("a companion is taken along, carries an item, and acts on the map @deep", async ({
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed: 5, options: OPTIONS },
  });
  await page.goto(`/t/${id}`);
  await goTo(ann, "rookie_camp", "Rookie Camp");
  await goTo(ann, "m_a1", "Rescuing Dalik");
  await inBar(ann, "zone-explore-done").click();
  await expect(page.locator('[data-contact="C14"]')).toContainText("6 HP");
  await page.locator('[data-contact="C14"]').click();
  await expect(page.getByText(say("zone-camp-purse", { coupons: 4800 })).last()).toBeVisible();
  await page.locator('[data-contact="C01"]').click();
  await page.getByRole("button", { name: say("zone-do-buy", { card: "Bandage" }) }).click();
  await inBar(ann, "zone-do-end_trade").click();
  await inBar(ann, "zone-contacts-done").click();
  await page.locator("[data-recruit]").first().click();
  const gives = { contact: "Rookie", card: "Bandage" };
  await page.getByRole("button", { name: say("zone-do-pack_companion", gives) }).click();
  await expect(page.getByRole("region", { name: "Rookie" })).toContainText("Bandage");
  expect(await serious(page), "while a companion is packed").toEqual([]);
  await inBar(ann, "zone-pack-done").click();
  await inBar(ann, "table-sure-yes").click();
  await expect(page.locator('[data-figure="7"]')).toBeVisible();
  await page.locator("section.ask button").first().click();
  await page.locator('[data-act="companion"]').click();
  await expect(page.getByText(say("zone-ask-trot")).first()).toBeVisible();
  expect(await serious(page), "while a companion moves").toEqual([]);
  await inBar(ann, "zone-do-stay").click();
  await inBar(ann, "zone-do-done").click();
  await expect(page.getByText(say("zone-companion-acts", { acted: "yes" }))).toBeVisible();
});

test("after a mission one is debriefed, the server restarts, and the campaign goes on @deep", async ({
  own,
  arrive,
}) => {
  const { seed, decisions } = firstMission(120);
  const ann = await (await arrive({ baseURL: own.address })).named("Ann");
  const { page, say } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed, options: OPTIONS, past: decisions },
  });
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Rescuing Dalik" })).toBeVisible();
  await expect(page.getByRole("heading", { name: say("zone-moments") })).toBeVisible();
  const health = page.getByRole("region", { name: say("zone-plot-health") }).first();
  await expect(health.getByRole("img")).toBeVisible();
  expect(await serious(page), "after a mission").toEqual([]);
  // Behind each plot are its numbers.
  await page.keyboard.press("t");
  await expect(health.getByRole("row").first()).toBeVisible();
  await inBar(ann, "zone-do-go_on").click();
  await expect(page.locator("[data-place]").first()).toBeVisible();
  await goTo(ann, "m_b1", "Signal from Below");
  await inBar(ann, "zone-explore-done").click();
  await page.locator('[data-contact="C01"]').click();
  const purse = page.locator(".purse");
  const before = await purse.innerText();
  await page.locator('.field [data-option^="buy_magazine"]').first().click();
  await expect(purse).not.toHaveText(before);
  const left = await purse.innerText();
  await own.stop();
  await own.start();
  ann.forgive(/ERR_CONNECTION_REFUSED/);
  await page.reload();
  await expect(purse).toHaveText(left);
  await page.getByRole("tab", { name: say("zone-explore-diary") }).click();
  await page.getByRole("button", { name: "Rescuing Dalik" }).click();
  await expect(page.getByRole("table", { name: say("zone-diary-money") })).toBeVisible();
  expect(await serious(page), "with the diary").toEqual([]);
  await inBar(ann, "zone-do-end_trade").click();
  await inBar(ann, "zone-contacts-done").click();
  await expect(page.locator("[data-recruit]").first()).toBeVisible();
});

test("three people and a bot choose together and go on the first mission @deep", async ({
  arrive,
}) => {
  const [ann, ben, cara] = await Promise.all(
    ["Ann", "Ben", "Cara"].map(async (name) => (await arrive()).named(name)),
  );
  if (!ann || !ben || !cara) throw new Error("nobody came");
  const people = [ann, ben, cara];
  const { id, invites } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me", "open", "open", "quick"], seed: 5, options: OPTIONS },
  });
  for (const [at, { secret }] of invites.entries())
    await people[at + 1]?.ask("POST /api/tables/{id}/seat", { path: { id }, body: { secret } });
  await Promise.all(people.map(({ page }) => page.goto(`/t/${id}`)));

  // Ben proposes by pointing, Cara by keys; she changes her mind.
  const wishes = ann.page.locator("section.ask [data-proposal]");
  await expect(ben.page.getByText(ben.say("table-together", { name: "Ann" }))).toBeVisible();
  await ben.page.locator('[data-place="m_a1"]').click();
  await inBar(ben, "table-propose", { what: "Rescuing Dalik" }).click();
  await expect(wishes).toHaveText([
    ann.say("table-proposal", { names: "Ben", what: "Rescuing Dalik" }),
  ]);
  await cara.page.locator('[data-place="seamstress"]').focus();
  await cara.page.keyboard.press("Enter");
  await expect(wishes).toHaveCount(2);
  expect(await serious(cara.page), "with proposals").toEqual([]);
  await cara.page.locator("section.ask [data-proposal]").first().click();
  await expect(wishes).toHaveText([
    ann.say("table-proposal", { names: "Ben, Cara", what: "Rescuing Dalik" }),
  ]);
  await wishes.click();
  await Promise.all(people.map((one) => inBar(one, "zone-story-on").click()));
  await inBar(cara, "table-propose", { what: cara.say("zone-explore-done") }).click();
  await wishes.click();

  // A contact is proposed and met, goods are proposed and bought.
  await ben.page.locator('[data-contact="C01"]').click();
  await expect(ann.page.locator('[data-contact="C01"]')).toContainText("Ben");
  await wishes.click();
  const rifle = { card: "AKM-74U" };
  await cara.page.getByRole("button", { name: cara.say("zone-do-buy", rifle) }).click();
  await wishes.click();
  for (const { page, say } of people)
    await expect(page.getByText(say("zone-camp-purse", { coupons: 4000 })).last()).toBeVisible();
  await inBar(ann, "zone-do-end_trade").click();
  await inBar(ann, "zone-contacts-done").click();

  // From here on everybody decides alone: whom they play, what they carry.
  for (const one of people) await one.page.locator("[data-recruit]:enabled").first().click();
  for (const one of people) {
    await inBar(one, "zone-pack-done").click();
    await inBar(one, "table-sure-yes").click();
  }
  for (const { page } of people) await expect(page.locator("[data-area]").first()).toBeVisible();
});
