/** From the first page of an installed Cantina to a table with bots, and some turns there. */

import { expect, test } from "./people.ts";
import { Seat } from "./seat.ts";

const DECISIONS = 6;

test("a game is played where Cantina was installed", async ({ arrive }) => {
  const person = await arrive({ baseURL: process.env["CANTINA_E2E_ADDRESS"] ?? "" });
  const { page, say } = person;
  await page.goto("/");
  await page.locator('a[href="/new/hunters"]').click();
  // Nobody else comes: a bot is left.
  await page.getByRole("button", { name: say("pages-seat-remove", { number: 2 }) }).click();
  await page.getByRole("button", { name: say("pages-new-start"), exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
  const seat = new Seat(person);
  expect(await seat.playOn(DECISIONS)).toBe(DECISIONS);
  // What was decided is stored, not only shown.
  const { rev } = seat;
  await page.reload();
  expect(await seat.isAsked()).toBe(true);
  expect(seat.rev).toBeGreaterThanOrEqual(rev);
});
