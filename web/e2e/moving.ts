/** Takes the moving picture of the README: a turn of Bounty Hunters, from a seeded game. */

import { fileURLToPath } from "node:url";
import type { Locator } from "@playwright/test";
import { Film } from "./film.ts";
import { expect, test } from "./people.ts";
import { Seat } from "./seat.ts";
import { playOver } from "./tables.ts";

const PICTURE = fileURLToPath(new URL("../../docs/images/turn.webp", import.meta.url));
const SCREEN = { width: 1280, height: 640 };
/** In this game a target that two hunters wait for lies in the hand at that turn, as the third card. */
const SEED = 7;
const TURN = 5;
const CARD = 2;

test("a moving picture of a turn", async ({ arrive }) => {
  const ann = await (
    await arrive({ viewport: SCREEN, reducedMotion: "no-preference" })
  ).named("Ann");
  const { page } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "greedy", "greedy", "greedy"], seed: SEED },
  });
  await playOver(ann, id, ({ name }, turn) => name === "choose" && turn === TURN);
  await page.clock.install();
  await page.goto(`/t/${id}`);
  const seat = new Seat(ann);
  const hand = page.locator("[data-spot=hand]").getByRole("button");
  const stage = page.locator("[data-spot=reveal]");
  await seat.hears(() => seat.view?.answered.filter(Boolean).length === 3);
  await expect(hand.nth(CARD)).toBeVisible();
  await expect.poll(() => page.evaluate(moving)).toBe(0);

  const film = await Film.of(page);
  /** Films what follows and then shows where it has led. */
  const show = async (ms: number, restMs: number): Promise<void> => {
    await film.take(ms);
    film.hold(restMs);
  };
  const answer = async (button: Locator): Promise<void> => {
    const before = seat.acks;
    await button.click();
    await seat.hears(() => seat.acks > before && seat.ask !== undefined);
  };
  await show(50, 1500);
  await hand.nth(CARD).click();
  await show(700, 800);
  await answer(seat.bar.getByRole("button").first());
  await show(2000, 1500);
  await answer(stage.getByRole("button").last());
  await show(5000, 1500);
  film.write(PICTURE);
});

/** How much of the page still moves and will come to rest. */
function moving(): number {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    ).length;
}
