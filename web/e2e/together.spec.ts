/** What happens between people: lost connections, spectators, decisions that are taken back. */

import { expect, test } from "./people.ts";
import { Seat } from "./seat.ts";
import { againstBots, annAndBen } from "./tables.ts";

test("a lost connection in the middle of a choice loses nothing", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  await againstBots(ann);
  const seat = new Seat(ann);
  await seat.isAsked();
  const before = seat.rev;
  const choices = await seat.openChoices();
  await ann.page.evaluate(() => window.watch.sockets.forEach((socket) => socket.close()));
  await choices.first().click();
  await expect.poll(() => seat.acks).toBe(1);
  expect(await ann.page.evaluate(() => window.watch.sockets.length)).toBe(2);
  expect(seat.rev).toBeGreaterThan(before);
  expect(await seat.playOn(3)).toBe(3);
});

test("a decision survives the crash of the server @deep", async ({ own, arrive }) => {
  const ann = await (await arrive({ baseURL: own.address })).named("Ann");
  const id = await againstBots(ann);
  const seat = new Seat(ann);
  await seat.playOn(2);
  await seat.isAsked();
  const before = seat.acks;
  const choices = await seat.openChoices();
  await own.stop("SIGKILL");
  await choices.first().click();
  await expect(ann.page.getByText(ann.say("web-table-link-waiting"))).toBeVisible();
  await own.start();
  ann.forgive(/ERR_CONNECTION_REFUSED/);
  await expect.poll(() => seat.acks).toBe(before + 1);
  await expect(ann.page.getByText(ann.say("web-table-link-waiting"))).toBeHidden();
  const now = await ann.ask("GET /api/tables/{id}/state", { path: { id } });
  await expect.poll(() => seat.rev).toBeGreaterThanOrEqual(now.rev);
  expect(await seat.playOn(3)).toBe(3);
});

test("a spectator sees no hidden card, neither on the page nor on the line", async ({ arrive }) => {
  const { ann, ben, id } = await annAndBen(arrive);
  const cara = await arrive();
  await cara.page.goto(`/t/${id}`);
  const seats = [new Seat(ann), new Seat(ben)] as const;
  const watching = new Seat(cara);
  await Promise.all(seats.map((seat) => seat.playUntil("choose")));

  // Nothing lies on the table yet: whatever a hand holds is a secret.
  const secrets = [];
  for (const seat of seats) {
    const choices = await seat.openChoices();
    secrets.push(...(await choices.allInnerTexts()));
    await choices.first().press("Escape");
  }
  expect(secrets.length).toBeGreaterThanOrEqual(8);
  await expect.poll(() => watching.rev).toBe(seats[0].rev);
  const shown = await cara.page.content();
  expect(secrets.filter((name) => shown.includes(name))).toEqual([]);

  // One card is sealed; that it is, is all that others may know.
  await seats[0].choose();
  for (const seat of [watching, seats[1]]) {
    await expect.poll(() => seat.rev).toBe(seats[0].rev);
    expect(seat.view?.answered[0]).toBe(true);
    expect(seat.view?.players[0]?.chosen).toBe(-1);
    expect(seat.view?.known[0]).toEqual([]);
  }
  expect(watching.view?.known.flat()).toEqual([]);
  expect(watching.drawn.filter((card) => card >= 0)).toEqual([]);
  expect(seats[0].drawn.filter((card) => card >= 0).length).toBeGreaterThan(0);
});

test("a sealed choice can be taken back until all are made", async ({ arrive }) => {
  const { ann, ben } = await annAndBen(arrive);
  const mine = new Seat(ann);
  const other = new Seat(ben);
  await Promise.all([mine.playUntil("choose"), other.playUntil("choose")]);
  const offered = mine.ask?.options;
  await mine.choose();
  await expect.poll(() => mine.ask).toBeUndefined();
  await mine.takeBack();
  await expect.poll(() => mine.ask?.options).toEqual(offered);

  // Too late, and said so: the other has decided since, and the cards are turned up.
  await mine.choose(1);
  await other.choose();
  await mine.isAsked();
  await mine.press("web-table-undo");
  await expect(ann.page.getByText(ann.say("web-problem-no_undo_others"))).toBeVisible();
});
