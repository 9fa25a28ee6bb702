/** Missions of one's own: two tiles are laid, the mission is judged, shared by file and link, and
 * played. */

import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import type { ZoneView } from "../src/games/zone/types";
import { serious } from "./axe.ts";
import { expect, test, type Person } from "./people.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 2560, height: 1300 },
  { width: 1366, height: 625 },
];

async function fits({ page }: Person): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const overflow = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
  expect(await serious(page)).toEqual([]);
}

test("a mission of two tiles is made, shared and played @deep", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/new/zone");
  await page.getByRole("link", { name: say("editor-title-zone") }).click();
  const verdict = page.getByRole("main").getByRole("status");
  await expect(verdict).toContainText(say("zone-editor-problem-no_tile"));
  const slot = (at: string) => page.locator(`[data-slot="${at}"]`);
  const area = (id: string) => page.locator(`[data-area="${id}"]`);
  const brush = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
  const kind = (of: string) =>
    page.getByRole("button", { name: say(`zone-editor-kind-${of}`), exact: true });

  await slot("0 0").click();
  await brush("2 ").focus();
  await page.keyboard.press("Space");
  await slot("0 1").focus();
  await page.keyboard.press("Enter"); // keys lay tiles too
  await expect(verdict).toContainText(say("zone-editor-problem-no_enemy"));
  await kind("enemy").click();
  await area("2.E").click();
  await expect(verdict).toContainText(say("zone-editor-problem-no_anomaly"));
  await kind("anomaly").click();
  await area("1.E").click();
  await expect(verdict).toContainText(say("zone-editor-problem-start", { room: 0 }));
  await kind("place").click();
  await area("1.G").focus();
  await page.keyboard.press("Enter");
  await expect(verdict).toContainText(say("zone-editor-problem-exit"));
  await brush(say("zone-editor-exit")).check({ force: true });
  await area("1.G").click();
  await expect(verdict).toContainText(say("zone-editor-problem-goal_at_start"));
  await page.getByRole("button", { name: say("editor-undo") }).click();
  await area("1.D").click();
  await kind("token").click();
  await area("2.D").click();
  await brush(say("zone-kind-unknown")).check({ force: true });
  await area("2.F").click();

  // Borders: with the mouse between two tiles, taken back, and with keys between two areas.
  const border = (id: string) => page.locator(`[data-border="${id}"]`);
  const heard = (one: string, other: string, of: string, set = "-set") =>
    say(`zone-editor-border${set}`, { one, other, kind: say(`zone-editor-border-${of}`) });
  await kind("border").click();
  await border("1.C|2.A").click();
  await expect(border("1.C|2.A")).toHaveAccessibleName(heard("1.C", "2.A", "wall"));
  await page.getByRole("button", { name: say("editor-undo") }).click();
  await expect(border("1.C|2.A")).toHaveAccessibleName(heard("1.C", "2.A", "open", ""));
  await brush(say("zone-editor-border-door")).check({ force: true });
  await border("1.C|2.A").click();
  await brush(say("zone-editor-border-open")).check({ force: true });
  await border("2.C|2.D").click();
  const room = say("zone-editor-problem-room_open", { id: "2.C|2.D" });
  await expect(verdict).toContainText(room);
  await verdict.getByRole("button", { name: say("editor-show") }).click();
  await expect(border("2.C|2.D")).toBeFocused();
  await brush(say("zone-editor-erase")).check({ force: true });
  await border("2.C|2.D").focus();
  await page.keyboard.press("Enter");
  await expect(border("2.C|2.D")).toHaveAccessibleName(heard("2.C", "2.D", "door", ""));
  await brush(say("zone-editor-border-impassable")).check({ force: true });
  await border("1.A|1.B").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.locator("[data-border]:focus")).toHaveAccessibleName(
    heard("1.D", "1.E", "impassable"),
  );
  const tab = (of: string) => page.getByRole("tab", { name: say(`zone-editor-tab-${of}`) });
  await tab("story").click();
  await page.getByLabel(say("zone-editor-name"), { exact: true }).fill("Two tiles");
  await page.getByLabel(say("zone-editor-name"), { exact: true }).blur();
  await expect(verdict).toContainText(say("editor-sound"));

  // An event: at the end of the second round an enemy comes, in words that are chosen and typed.
  const form = page.getByRole("tabpanel");
  const choose = async (menu: Locator, typed: string): Promise<void> => {
    await menu.click();
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  };
  const word = (label: string) => form.getByRole("button", { name: new RegExp(`^${label}:`) });
  const add = () => word(say("zone-editor-step-add"));
  await tab("events").click();
  await form.getByRole("button", { name: "II", exact: true }).click();
  await choose(add().last(), say("zone-does-spawn"));
  await choose(word(say("zone-editor-field-at")), "2.A");
  await expect(form.getByText(/2\.A, facing south/)).toBeVisible();

  // A card on the map: a stalker there searches it, which is noted and turns the card over.
  await tab("cards").click();
  await form.getByRole("button", { name: say("zone-editor-card-add") }).click();
  await form.getByLabel(say("zone-editor-card-name"), { exact: true }).fill("Old stove");
  await form.getByLabel(say("zone-editor-card-kind")).selectOption("overlay");
  await form.getByRole("button", { name: say("zone-editor-act-add") }).click();
  await expect(verdict).toContainText(say("zone-editor-problem-empty"));
  await verdict
    .getByRole("button", { name: say("editor-show") })
    .first()
    .click();
  await expect(form.locator("[data-path='env.0.a.0.acts.0'] :focus")).toBeAttached();
  await form.getByLabel(say("zone-editor-act-name"), { exact: true }).fill("Search");
  await choose(add().last(), say("zone-does-set"));
  await choose(word(say("zone-kind-of-which")), "the stove is cold");
  await choose(add().last(), say("zone-does-flip"));
  await expect(form.getByText(/Search \(standard action.*note: the stove is cold/)).toBeVisible();
  await form.getByRole("button", { name: say("zone-editor-side-b") }).click();
  await choose(add().last(), say("zone-does-gain_item"));
  await expect(verdict).toContainText(say("editor-sound"));
  await fits(ann);

  await tab("share").click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: say("editor-save") }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Two-tiles.toml");
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toContain('set = "note_1"');
  expect(text).toContain('borders = { "1.C|2.A" = "door", "1.D|1.E" = "impassable" }');
  await page.getByRole("button", { name: say("editor-link") }).click();
  await expect(page.getByText(say("editor-linked"))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // Somebody else, in a browser of their own and another language.
  const bo = await (await arrive({ language: "uk" })).named("Bo");
  await bo.page.goto(link);
  const told = (called: string) => bo.page.getByRole("heading", { name: called });
  await expect(told("Two tiles")).toBeVisible();
  const judged = bo.page.getByRole("main").getByRole("status");
  await expect(judged).toContainText(bo.say("editor-sound"));
  await bo.page.getByRole("tab", { name: bo.say("zone-editor-tab-share") }).click();
  await bo.page.locator('input[type="file"]').setInputFiles({
    name: "m.toml",
    mimeType: "text/plain",
    buffer: Buffer.from(text.replace("Two tiles", "Three tiles")),
  });
  await expect(told("Three tiles")).toBeVisible();
  await expect(judged).toContainText(bo.say("editor-sound"));
  await bo.page.keyboard.press("F5");
  await bo.page.waitForURL(/\/t\//);
  const id = new URL(bo.page.url()).pathname.slice("/t/".length);
  const look = () => bo.ask("GET /api/tables/{id}/state", { path: { id } });
  const { view } = await look().catch(look);
  expect(view as unknown as ZoneView).toMatchObject({ mission: "OWN" });
  const { table } = await bo.ask("GET /api/tables/{id}", { path: { id } });
  expect(table.options["own"]).toContain("Three tiles");
  await expect(bo.page.getByText("Three tiles").first()).toBeVisible();
  const fences = (view as unknown as ZoneView).ground.borders.filter(
    ({ kind }) => kind === "impassable",
  );
  expect(fences.map(({ row, column }) => [row, column])).toEqual([
    [2, 2],
    [3, 2],
  ]);
  expect((view as unknown as ZoneView).cards.map(({ id }) => id)).toContain("OWN-01");

  // Bots play it to its end.
  await page.getByRole("button", { name: say("zone-editor-watch") }).click();
  await page.waitForURL(/\/t\//);
  const bots = new URL(page.url()).pathname.slice("/t/".length);
  const status = async (): Promise<string> =>
    (await ann.ask("GET /api/tables/{id}", { path: { id: bots } })).table.status;
  await expect.poll(status, { timeout: 600_000 }).toBe("finished");
});

test("one of ours is where another begins @deep", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  await page.goto("/editor/zone");
  const verdict = page.getByRole("main").getByRole("status");
  await expect(verdict).toContainText(say("zone-editor-problem-no_tile"));
  await page.getByRole("tab", { name: say("zone-editor-tab-share") }).click();
  await page.getByLabel(say("editor-begin")).selectOption("A1");
  await expect(verdict).toContainText(say("editor-sound"));
  await expect(page.getByRole("heading", { name: "Rescuing Dalik" })).toBeVisible();
  // A tile that cards speak of is taken away.
  await page.locator('[data-slot="0 1"]').click();
  await page.getByRole("radio", { name: /^5 / }).check({ force: true });
  await page.locator('[data-slot="0 1"]').click();
  await expect(verdict).toContainText(say("editor-unsound"));
  await expect(page.getByRole("button", { name: say("editor-link") })).toBeDisabled();
  // What cannot be built on a phone can be looked at.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(say("zone-editor-small"))).toBeVisible();
  await expect(page.getByRole("tab").first()).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.reload();
  await expect(verdict).toContainText(say("editor-unsound"));
});
