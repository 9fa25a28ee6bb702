/** A finished game: looked at again, and continued differently. */

import { expect, test } from "./people.ts";
import { shared } from "./shared.ts";
import { Seat } from "./seat.ts";
import { againstBots } from "./tables.ts";

test("a replay goes forth and back, and a new game goes on from there", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  const { of } = await ann.ask("GET /api/tables/{id}/replay", { path: { id: shared().finished } });
  const step = (at: number) => expect(page.getByText(say("replay-step", { at, of }))).toBeVisible();
  const press = (id: string) => page.getByRole("button", { name: say(id), exact: true }).click();

  await page.goto(`/r/${shared().finished}`);
  await step(0);
  await press("replay-after");
  await press("replay-after");
  await step(2);
  await press("replay-before");
  await step(1);
  await press("replay-last");
  await step(of);
  await press("replay-first");
  for (let at = 0; at < 12; at += 1) await press("replay-after");
  await step(12);

  await press("replay-continue");
  const asked = page.getByRole("dialog", { name: say("replay-continue") });
  await expect(asked.getByRole("radio", { name: say("pages-pace-none") })).toBeChecked();
  await asked.getByText(say("pages-pace-relaxed")).click();
  await asked.getByText(say("pages-level-rookie"), { exact: true }).click();
  await press("start-go-straight");
  await expect(page).toHaveURL(/\/t\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { table } = await ann.ask("GET /api/tables/{id}", { path: { id } });
  expect(table.pace).toBe("relaxed");
  expect(table.seats.filter(({ kind }) => kind === "bot").map(({ bot }) => bot)).toEqual(
    table.seats.slice(1).map(() => "novice@casual"),
  );
  const seat = new Seat(ann);
  expect(await seat.isAsked()).toBe(true);
  expect(await seat.playOn(2)).toBe(2);
});

test("a line of the log leads to its moment, of before this page was opened too @deep", async ({
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  await againstBots(ann);
  const seat = new Seat(ann);
  expect(await seat.playOn(8)).toBe(8);
  await page.reload();
  await seat.isAsked();
  const left = async (): Promise<number> => {
    const counts = await page.getByRole("region", { name: say("hunters-board-decks") }).innerText();
    return (counts.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  };
  await expect(seat.bar.getByRole("heading")).toBeVisible();
  await page.keyboard.press("Escape"); // what bots did meanwhile may be told beside the table
  const now = await left();
  const log = page.getByRole("region", { name: say("table-log") });
  const lines = log.getByRole("listitem");
  const moments = log.getByRole("button", { name: say("table-moment") });
  expect(await moments.count(), "every line has its moment").toBe(await lines.count());
  await moments.first().click();
  const back = seat.bar.getByRole("button", { name: say("table-moment-back") });
  await expect(back).toBeVisible();
  expect(await left(), "cards are drawn as the game goes on").toBeGreaterThan(now);
  await back.click();
  await expect.poll(left).toBe(now);
});
