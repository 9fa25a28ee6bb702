/** A campaign as a file: saved in one browser, opened on another server; and tried otherwise. */

import { serious } from "./axe.ts";
import { expect, test, type Person } from "./people.ts";

const OPTIONS = { campaign: "whole" };

async function choose({ page, say }: Person, id: string): Promise<void> {
  await page.getByRole("button", { name: say("web-menu") }).click();
  await page.getByRole("menuitem", { name: say(id) }).click();
}

const press = ({ page, say }: Person, id: string): Promise<void> =>
  page.getByRole("button", { name: say(id), exact: true }).click();

/** Goes somewhere on the Zone map, so that there is something to save. */
async function visit({ page, say }: Person): Promise<void> {
  await page.locator('[data-place="seamstress"]').click();
  const bar = page.locator("section.ask");
  await bar.getByRole("button", { name: say("zone-do-visit", { place: "Seamstress" }) }).click();
  await bar.getByRole("button", { name: say("zone-story-on") }).click();
  await expect(page.locator("[data-place]").first()).toBeVisible();
}

test("a campaign is saved in one browser and goes on at another server @deep", async ({
  own,
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me", "quick"], options: OPTIONS },
  });
  await page.goto(`/t/${id}`);
  await visit(ann);
  await choose(ann, "save-menu");
  expect(await serious(page), "before a game is saved").toEqual([]);
  const [file] = await Promise.all([page.waitForEvent("download"), press(ann, "save-go")]);
  await expect(page.getByText(say("save-done"))).toBeVisible();
  const { rev, table } = await ann.ask("GET /api/tables/{id}", { path: { id } });
  expect(table.copies).toEqual([{ at: rev, seat: 0 }]);
  await press(ann, "table-people");
  await expect(page.getByText(say("save-copy", { at: `${rev}`, name: "Ann" }))).toBeVisible();

  const bo = await (await arrive({ baseURL: own.address })).named("Bo");
  await bo.page.goto("/");
  await press(bo, "save-open");
  const chooser = bo.page.getByLabel(say("save-open-choose"));
  await chooser.setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await expect(bo.page.getByText(say("web-problem-bad_save"))).toBeVisible();
  await chooser.setInputFiles(await file.path());
  await expect(bo.page.getByText(say("save-open-seats", { seats: 2 }))).toBeVisible();
  expect(await serious(bo.page), "before a saved game is opened").toEqual([]);
  await press(bo, "save-open-go");
  await expect(bo.page).toHaveURL(/\/t\//);
  await expect(bo.page.locator("[data-place]").first()).toBeVisible();
  const there = new URL(bo.page.url()).pathname.split("/").at(-1) ?? "";
  const path = { id: there };
  const before = await bo.ask("GET /api/tables/{id}", { path });
  expect(before.table.options).toMatchObject(OPTIONS);
  expect(before.table.seats.map(({ kind }) => kind)).toEqual(["person", "bot"]);
  const [mine, theirs] = await Promise.all([
    ann.ask("GET /api/tables/{id}/state", { path: { id } }),
    bo.ask("GET /api/tables/{id}/state", { path }),
  ]);
  expect(theirs.view).toEqual(mine.view);
  await bo.page.locator('[data-place="m_a1"]').click();
  await bo.page
    .locator("section.ask")
    .getByRole("button", { name: say("zone-do-visit", { place: "Rescuing Dalik" }) })
    .click();
  await expect(bo.page.getByRole("heading", { name: "Rescuing Dalik" }).first()).toBeVisible();
  const after = await bo.ask("GET /api/tables/{id}", { path });
  expect(after.rev).toBeGreaterThan(before.rev);
});

test("everybody at the table is told of a copy, and what would have been is tried beside it @deep", async ({
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const bo = await (await arrive()).named("Bo");
  const { page, say } = ann;
  const opened = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me", "open"], options: OPTIONS },
  });
  const { id } = opened;
  const secret = opened.invites[0]?.secret ?? "";
  await bo.ask("POST /api/tables/{id}/seat", { path: { id }, body: { secret } });
  await bo.page.goto(`/t/${id}`);
  await expect(bo.page.locator("[data-place]").first()).toBeVisible();
  await page.goto(`/t/${id}`);
  await visit(ann);
  await choose(ann, "save-menu");
  await Promise.all([page.waitForEvent("download"), press(ann, "save-go")]);
  await expect(bo.page.getByText(say("save-told", { name: "Ann" }))).toBeVisible();

  const before = await ann.ask("GET /api/tables/{id}/state", { path: { id } });
  await choose(ann, "save-what-if");
  await expect(page.getByRole("button", { name: say("replay-continue") })).toBeEnabled();
  await press(ann, "replay-first");
  expect(await serious(page), "looking back at a running game").toEqual([]);
  await press(ann, "replay-continue");
  await expect(page.getByText(say("save-what-if-about"))).toBeVisible();
  await press(ann, "start-go-straight");
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator("[data-place]").first()).toBeVisible();
  const branch = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(branch).not.toBe(id);
  const info = await ann.ask("GET /api/tables/{id}", { path: { id: branch } });
  expect(info.origin).toBe(id);
  const after = await ann.ask("GET /api/tables/{id}/state", { path: { id } });
  expect(after).toMatchObject({ rev: before.rev, view: before.view });
});
