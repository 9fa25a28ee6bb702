/** Battle of Hoth before and around a battle: picker, editor, campaign, lessons. */

import { readFileSync } from "node:fs";
import type { HothView } from "../src/games/hoth/types";
import { serious } from "./axe.ts";
import { expect, test, type Person } from "./people.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
];

const overflow = ({ page }: Person): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Nothing sticks out at any size, and axe has nothing to say at the last. */
async function fits(person: Person): Promise<void> {
  for (const size of SIZES) {
    await person.page.setViewportSize(size);
    await expect.poll(() => overflow(person)).toBeLessThanOrEqual(0);
  }
  await person.page.setViewportSize({ width: 1366, height: 768 });
  expect(await serious(person.page)).toEqual([]);
}

/** The page of a table of this game: the options it was opened with. */
async function atTable(person: Person): Promise<{ id: string; view: HothView }> {
  await person.page.waitForURL(/\/t\//);
  const id = new URL(person.page.url()).pathname.slice("/t/".length);
  const look = () => person.ask("GET /api/tables/{id}/state", { path: { id } });
  // A connection that was idle while the page loaded may be closed at this very moment.
  const { view } = await look().catch(look);
  return { id, view: view as unknown as HothView };
}

/** Fights over HTTP, at random, until so many battles are over and the next one has begun. */
async function fight(person: Person, id: string, battles: number): Promise<HothView> {
  for (let decisions = 0; ; decisions += 1) {
    const now = await person.ask("GET /api/tables/{id}/state", { path: { id } });
    const view = now.view as unknown as HothView;
    const [asked] = now.asks;
    if (!asked) continue;
    if (view.battles.length >= battles && asked.name !== "go_on") return view;
    const action = asked.options[(decisions * 7) % asked.options.length];
    if (!action) continue;
    await person.ask("POST /api/tables/{id}/act", {
      path: { id },
      body: { message: { type: "act", key: `${id}-${now.rev}`, rev: now.rev, action } },
    });
  }
}

test("a scenario is picked by map, forces and balance, and played from either side", async ({
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  await page.goto("/new/hoth");
  // Radio buttons are the scenarios and campaigns, and the levels of the bot.
  const levels = page.getByRole("group", { name: say("pages-level") }).getByRole("radio");
  // The second is chosen from the start.
  await expect(levels.nth(1)).toBeChecked();
  const offered = async (): Promise<number> =>
    (await page.getByRole("radio").count()) - (await levels.count());
  await expect.poll(offered).toBe(17 + 2);
  await page.getByRole("button", { name: say("hoth-filter-artillery"), exact: true }).click();
  await expect.poll(offered).toBeLessThan(19);
  await page.getByRole("radio", { name: /^5 / }).check({ force: true });
  const detail = page.getByRole("complementary", { name: "Hill Alpha Defense" });
  await expect(detail.getByText(/%/).first()).toBeVisible();
  await expect(detail.getByText(say("hoth-difficulty-some"))).toBeVisible();
  await page.getByRole("button", { name: say("hoth-filter-all", { count: 17 }) }).click();
  await fits(ann);
  await detail.getByRole("button", { name: say("hoth-play-empire") }).click();
  const { view } = await atTable(ann);
  expect(view.scenario).toBe(4);
  expect(view.players[view.seat]?.side).toBe(1);
});

test("a scenario is painted with keys alone, judged, shared as a file and played @deep", async ({
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  await page.goto("/editor/hoth");
  const verdict = page.getByRole("main").getByRole("status");
  await expect(verdict).toContainText(say("hoth-editor-problem-no_unit", { side: "rebel" }));
  const map = page.getByRole("group", { name: say("hoth-editor-map") });
  const unit = (name: string) => page.getByRole("radio", { name });
  // It can be played; with a unit each, nobody can earn the medals, and that is said.
  const playable = say("hoth-editor-few", { side: "rebel", goal: 5, most: 1 });
  await unit("Echo Base troopers").focus();
  await page.keyboard.press("Space");
  await map.locator('[tabindex="0"]').focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await unit("Snowtroopers").focus();
  await page.keyboard.press("Space");
  await map.locator('[tabindex="0"]').focus();
  for (const key of ["Home", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expect(verdict).toContainText(playable);
  await fits(ann);

  // More seracs than the box holds; then one less.
  await unit("Serac").focus();
  await page.keyboard.press("Space");
  await map.locator('[tabindex="0"]').focus();
  await page.keyboard.press("Home");
  for (let tile = 0; tile < 5; tile += 1)
    for (const key of ["ArrowRight", "Enter"]) await page.keyboard.press(key);
  const tooMany = say("hoth-editor-problem-box", { name: "Serac", used: 5, most: 4 });
  await expect(verdict).toContainText(tooMany);
  await page.getByRole("button", { name: say("editor-undo") }).click();
  await expect(verdict).toContainText(playable);

  await page.getByLabel(say("hoth-editor-name")).fill("Two in the snow");
  await page.getByLabel(say("hoth-editor-name")).blur();
  await expect(verdict).toContainText(playable);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: say("editor-save") }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Two-in-the-snow.toml");
  const text = readFileSync(await file.path(), "utf8");

  const chooser = page.locator('input[type="file"]');
  const give = (content: string) =>
    chooser.setInputFiles({ name: "s.toml", mimeType: "text/plain", buffer: Buffer.from(content) });
  await give(text.replace(".s", ".sw"));
  await expect(verdict).toContainText("two units in one hex");
  await give(text.replace(/^(\.s.*)$/m, "$1   ."));
  await expect(verdict).toContainText("off the board");
  await give(text.replace("Two in", "Three in"));
  await expect(page.getByLabel(say("hoth-editor-name"))).toHaveValue("Three in the snow");

  await page.getByRole("button", { name: say("hoth-play-rebel") }).click();
  const { id, view } = await atTable(ann);
  expect(view.units).toHaveLength(2);
  const { table } = await ann.ask("GET /api/tables/{id}", { path: { id } });
  expect(table.options["own"]).toContain("Three in the snow");
  await expect(page.getByText("18. Three in the snow").first()).toBeVisible();
});

test("a campaign outlives the server and is continued from the first page @deep", async ({
  own,
  arrive,
}) => {
  const ann = await (await arrive({ baseURL: own.address })).named("Ann");
  const { page, say } = ann;
  ann.forgive(/./); // the server is killed while the page is open
  await page.goto("/new/hoth");
  await page.getByRole("radio", { name: /The March on Echo Base/ }).check({ force: true });
  const detail = page.getByRole("complementary", { name: "The March on Echo Base" });
  await detail.getByRole("button", { name: say("hoth-play-rebel") }).click();
  const { id } = await atTable(ann);
  const before = await fight(ann, id, 1);
  await own.stop("SIGKILL");
  await own.start();

  await page.goto("/");
  await page.getByRole("link", { name: say("pages-continue-campaign"), exact: true }).click();
  await expect(page.getByRole("heading", { name: "The March on Echo Base" })).toBeVisible();
  const [battle] = before.battles;
  const side = battle?.winner === 0 ? "rebel" : "empire";
  const [rebel = 0, empire = 0] = battle?.medals ?? [];
  const result = say("hoth-campaign-result", { side, rebel, empire });
  await expect(page.getByText(result).first()).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText(say("hoth-campaign-here"));
  await fits(ann);
  await page.getByRole("link", { name: say("hoth-campaign-continue") }).click();
  const { view } = await atTable(ann);
  expect(view.battles).toEqual(before.battles);
  expect(view.node).toBe(before.node);
});

test("a coach leads through the first orders, in every language @deep", async ({ arrive }) => {
  const ann = await (await arrive({ language: "uk" })).named("Ann");
  const { page, say } = ann;
  await page.goto("/learn/hoth");
  await page.getByRole("button", { name: say("learn-begin"), exact: true }).click();
  const coach = page.getByRole("complementary", { name: say("learn-coach") });
  await expect(coach).toContainText(say("learn-hoth-hello", { side: "empire" }));
  await coach.getByRole("button", { name: say("learn-understood") }).click();
  await coach.getByRole("button", { name: say("learn-understood") }).click();
  const lit = page.locator('[data-lit="press"]');
  await lit.click(); // a card is taken up …
  await page.locator('.ask [data-lit="press"]').click(); // … and played
  await expect(coach).toContainText(say("learn-hoth-order", { units: 0 }));
  await lit.first().click();
  await expect(coach).toContainText(say("learn-hoth-flags"));
  await page.goto("/rules/hoth/HO-4.1");
  await expect(page.locator("article.here", { hasText: "HO-4.1" })).toBeInViewport();
});
