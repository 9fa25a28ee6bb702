/** Values of somebody's own box: typed by keys, kept, saved, brought, refused, and played with. */

import { audit } from "./audit.ts";
import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";

const LAPTOP = { width: 1366, height: 625 };
const PHONE = { width: 390, height: 844 };
/** Of each card its points and its shields differ. */
const CARDS = 30;
const VALUES = 2 * CARDS;

/** What an owner reads off the first cards of the box, digit by digit, with the keys between: a number
 * that could go on takes Enter, and so does a bonus that is as ours. */
async function keysOf(person: Person): Promise<string[]> {
  const { shelves } = await person.ask("GET /api/games/{key}/box", { path: { key: "hunters" } });
  const targets = shelves.find(({ file }) => file === "targets")?.rows ?? [];
  const keys: string[] = [];
  const rows = targets.slice(0, CARDS);
  for (const [number, { group, fields }] of rows.entries()) {
    if (number > 0 && rows[number - 1]?.group !== group) keys.push("n");
    const points = `${Number(fields["points"]?.value) + 1}`;
    keys.push(...points.split(/(?=.)/), ...("123".includes(points) ? ["Enter"] : []));
    for (const shield of fields["shields"]?.value as number[]) keys.push(`${shield + 3}`);
    keys.push("Enter");
  }
  return keys;
}

const differing = (person: Person, count: number) =>
  person.page.getByText(person.say("box-differ-from-ours", { count }));

const chosen = (text: string) => ({
  name: "some.box.json",
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test("an owner types 60 values, shares them, and plays with them @deep", async ({ arrive }) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const ann = await (await arrive({ viewport: LAPTOP, permissions })).named("Ann");
  const ben = await arrive({ viewport: PHONE });
  const { page, say } = ann;
  const press = async (id: string, args?: Record<string, number>) =>
    page.getByRole("button", { name: say(id, args), exact: true }).click();
  await page.goto("/box/hunters");
  await expect(page.getByRole("spinbutton").first()).toBeVisible();

  const keys = await keysOf(ann);
  const began = Date.now();
  for (const key of keys) await page.keyboard.press(key);
  await expect(differing(ann, VALUES)).toBeVisible();
  const ms = Date.now() - began;
  console.log(`${VALUES} values of ${CARDS} cards: ${keys.length} presses, ${ms} ms by machine`);
  expect(keys.length / CARDS).toBeLessThan(6);

  // Each step can be taken back, also when the page is there again; typing it puts it back.
  await page.keyboard.press("u"); // the bonus
  await page.keyboard.press("u"); // the last shield
  await page.reload();
  await expect(differing(ann, VALUES)).toBeVisible();
  await page.keyboard.press("u"); // the shield before
  await page.keyboard.press("u");
  await expect(differing(ann, VALUES - 1)).toBeVisible();
  for (const key of keys.slice(-4)) await page.keyboard.press(key);
  await expect(differing(ann, VALUES)).toBeVisible();

  // Saved, and brought in another browser.
  await press("box-save");
  await page.getByLabel(say("box-owner")).fill("Ann");
  const download = page.waitForEvent("download");
  await press("box-save-file");
  const file = await download;
  expect(file.suggestedFilename()).toBe("ann.box.json");
  const saved = await file.path();
  await page.keyboard.press("Escape");
  const cara = await arrive({ viewport: LAPTOP });
  await cara.page.goto("/box/hunters");
  await cara.page.getByRole("button", { name: say("box-bring"), exact: true }).click();
  await cara.page.locator("input[type=file]").setInputFiles(saved);
  await cara.page.getByRole("button", { name: say("box-take", { count: VALUES }) }).click();
  await expect(differing(cara, VALUES)).toBeVisible();

  // A table with it: Ben sees whose it is before he sits down, and what differs.
  await page.getByRole("button", { name: say("box-play") }).click();
  await expect(
    page.getByRole("switch", { name: say("box-with", { count: VALUES }) }),
  ).toBeChecked();
  const third = page.getByRole("combobox", { name: say("web-table-seat", { number: 3 }) });
  await third.selectOption("bot");
  await press("web-new-open");
  await expect(page).toHaveURL(/\/t\//);
  const id = page.url().split("/t/")[1] ?? "";
  await press("pages-seat-copy", { number: 2 });
  await expect(page.getByText(say("pages-seat-copied", { number: 2 }))).toBeVisible();
  await ben.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const badge = say("box-badge", { owner: "Ann", count: VALUES });
  await ben.page.getByRole("button", { name: badge }).click();
  await expect(ben.page.getByRole("dialog").getByRole("listitem")).toHaveCount(CARDS);
  await ben.page.keyboard.press("Escape");
  await ben.page.getByLabel(say("lobby-name")).fill("Ben");
  await ben.page.getByRole("button", { name: say("web-table-take"), exact: true }).click();
  for (const one of [ann, ben])
    await one.page.getByRole("button", { name: say("lobby-ready"), exact: true }).click();
  const seats = [new Seat(ann), new Seat(ben)];
  for (const seat of seats) await expect(seat.bar).toBeVisible();
  await Promise.all(seats.map((seat) => seat.playOn(1000, 0, (view) => view.turn > 1)));
  for (const one of [ann, ben])
    await expect(one.page.getByRole("button", { name: badge })).toBeVisible();
  const info = await ann.ask("GET /api/tables/{id}", { path: { id } });
  const box = JSON.parse(info.table.options["box"] ?? "{}") as { owner: string; values: object };
  expect(box).toMatchObject({ owner: "Ann", values: { targets: {} } });
});

test("a box that does not fit says which rows, and why @deep", async ({ arrive }) => {
  const { page, say } = await arrive({ viewport: LAPTOP });
  await page.goto("/box/hunters");
  await page.getByRole("button", { name: say("box-bring"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const look = (values: object) =>
    page
      .locator("input[type=file]")
      .setInputFiles(chosen(JSON.stringify({ format: 1, game: "hunters", pack: "older", values })));

  // Of an older pack: a card has gone, of another one ours says the same by now.
  await look({
    targets: { t_gone: { points: 7 }, t_zeb_1: { points: 8 } },
    crates: { x_1: { cost: 0 } },
  });
  const line = (row: string) => dialog.getByRole("listitem").filter({ hasText: row });
  await expect(line("t_gone")).toContainText(say("box-problem-row"));
  await expect(line("x_1")).toBeVisible();
  await expect(dialog.getByRole("button", { name: say("box-take", { count: 1 }) })).toBeVisible();

  // Wrong: the row, the field and the reason.
  await look({ targets: { t_zeb_1: { points: 31 } } });
  await expect(line("t_zeb_1")).toContainText(say("box-problem-number", { low: 0, high: 30 }));
  await expect(line("t_zeb_1")).toContainText(say("hunters-field-points"));
  await dialog.getByRole("button", { name: say("box-mend", { count: 1 }) }).click();
  await expect(page.getByRole("heading", { name: "Zeb Orrelios" })).toBeVisible();
});

for (const language of ["en", "uk", "fr", "es"] as const)
  test(`one card by the keypad, and nothing is cut off in ${language} @deep`, async ({
    arrive,
  }) => {
    const person = await arrive({ language, viewport: PHONE, hasTouch: true });
    const { page, say } = person;
    await page.goto("/box/hunters");
    for (const key of ["9", "4", "4", "4"])
      await page.getByRole("button", { name: key, exact: true }).last().tap();
    await page
      .getByRole("button", { name: say("box-as-ours") })
      .last()
      .tap();
    const state = { number: 1, state: "differs" };
    await expect(page.locator(".dots button").first()).toHaveAccessibleName(
      say("box-card-number", state),
    );
    await page
      .getByRole("button", { name: say("box-card-next", { number: 2 }) })
      .first()
      .tap();
    const cut: string[] = [];
    for (const game of ["hunters", "hoth", "zone"])
      for (const size of [PHONE, LAPTOP, { width: 844, height: 390 }]) {
        await page.setViewportSize(size);
        await page.goto(`/box/${game}`);
        await expect(page.getByText(say("web-loading"))).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        const { misses } = await page.evaluate(audit, {});
        const missed = misses.filter(
          ({ what, why }) => why.startsWith("is cut") && !what.includes("a.skip"),
        );
        cut.push(...missed.map(({ what, why }) => `${game} at ${size.width}: ${what} ${why}`));
        const folder = process.env["CANTINA_E2E_PICTURES"];
        if (folder)
          await page.screenshot({ path: `${folder}/box-${game}-${size.width}-${language}.png` });
      }
    expect(cut).toEqual([]);
  });
