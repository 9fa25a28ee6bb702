/** A finished game: looked at again, and continued differently. */

import { expect, test } from "./people.ts";
import { Seat } from "./seat.ts";

test("a replay goes forth and back, and a new game goes on from there", async ({
  arrive,
  finished,
}) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  const { of } = await ann.ask("GET /api/tables/{id}/replay", { path: { id: finished } });
  const step = (at: number) => expect(page.getByText(say("replay-step", { at, of }))).toBeVisible();
  const press = (id: string) => page.getByRole("button", { name: say(id), exact: true }).click();

  await page.goto(`/r/${finished}`);
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
  await expect(page).toHaveURL(/\/t\//);
  const seat = new Seat(ann);
  expect(await seat.isAsked()).toBe(true);
  expect(await seat.playOn(2)).toBe(2);
});
