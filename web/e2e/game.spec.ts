/** Whole games. */

import { expect, test } from "./people.ts";
import { Seat } from "./seat.ts";

test("two people and two bots play a whole game", async ({ arrive }) => {
  test.setTimeout(180_000);
  const ann = await (await arrive()).named("Ann");
  const ben = await arrive();
  const opened = await ann.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "open", "quick", "quick"], seed: 20 },
  });
  await ann.page.goto(`/t/${opened.id}`);
  await expect(ann.page.getByText(ann.say("web-table-empty"), { exact: true })).toBeVisible();

  await ben.page.goto(opened.invites[0]?.link ?? "");
  expect(ben.page.url(), "the secret is not in the address any more").not.toContain("#");
  await ben.page.getByLabel(ben.say("lobby-name")).fill("Ben");
  await ben.page.getByRole("button", { name: ben.say("web-table-take") }).click();
  await ben.page.getByRole("button", { name: ben.say("lobby-ready"), exact: true }).click();

  const seats = [new Seat(ann), new Seat(ben)] as const;
  for (const seat of seats) await expect(seat.bar).toBeVisible();
  const decisions = await Promise.all(seats.map((seat) => seat.playOn()));
  test.info().annotations.push({ type: "decisions", description: decisions.join(" + ") });
  for (const [at, seat] of seats.entries()) {
    // A turn is a draw, a choice and what becomes of it: all of them were made on the pages.
    expect(decisions[at]).toBeGreaterThanOrEqual(3 * ((seat.view?.turn ?? 0) - 1));
    expect(seat.acks).toBe(decisions[at]);
    expect(seat.view?.outcome?.winners.length).toBeGreaterThan(0);
    await expect(seat.bar.getByText(ann.say("web-table-over"))).toBeVisible();
  }
  expect(seats[0].view?.outcome).toEqual(seats[1].view?.outcome);
});
