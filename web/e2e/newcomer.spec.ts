/** From the first page to the first decision, and through a first game, as somebody who has never been
 * here. `WHOLE=1` plays a guided game of every game to its end; else only the first lessons. */

import { Newcomer } from "./newcomer.ts";
import { expect, test } from "./people.ts";
import { Seat } from "./seat.ts";

const WHOLE = process.env["WHOLE"] === "1";

test("one press leads a newcomer to the goal, a second one to the first decision", async ({
  arrive,
}) => {
  const person = await arrive();
  const { page, say } = person;
  const began = performance.now();
  await page.goto("/");
  const play = say("pages-welcome-play", { game: "Bounty Hunters" });
  await page.getByRole("button", { name: play }).click();
  await expect(page.getByText(say("start-hunters-goal"))).toBeVisible();
  await page.getByText(say("start-straight"), { exact: true }).click();
  await page.getByRole("button", { name: say("start-go-straight") }).click();
  const seat = new Seat(person);
  expect(await seat.isAsked()).toBe(true);
  await seat.choose();
  const seconds = (performance.now() - began) / 1000;
  test.info().annotations.push({ type: "seconds", description: seconds.toFixed(1) });
});

const GAMES = [
  { game: "hunters", lesson: "draw" },
  { game: "hoth", lesson: "orders" },
  { game: "zone", lesson: "sneak" },
] as const;

/** How long somebody looks before each press. */
const PACE_MS = Number(process.env["PACE_MS"] ?? 700);

for (const { game, lesson } of GAMES)
  test(`who presses only what is lit learns ${game}`, async ({ arrive }) => {
    if (WHOLE) test.setTimeout(1_200_000);
    const person = await arrive({ reducedMotion: WHOLE ? "no-preference" : "reduce" });
    const { page, say } = person;
    const newcomer = new Newcomer(person, WHOLE ? PACE_MS : 0);
    await page.goto(game === "hunters" ? "/" : `/play/${game}`);
    const finished = page.getByText(
      say("learn-finished", { lesson: say(`learn-${game}-lesson-${lesson}`) }),
    );
    await newcomer.until(() => finished.last().isVisible(), 60);
    // Nothing was thrown away: whoever loses a turn is told so, and so is who takes another way.
    await expect(newcomer.coach).not.toContainText(say("learn-missed"));
    expect(newcomer.lost).toEqual([]);
    // What is lit leads into the game, not into the next lesson.
    const playOn = newcomer.coach.getByRole("button", { name: say("learn-play-on") });
    await expect(playOn).toHaveClass(/primary/);
    if (!WHOLE) return;
    const seat = new Seat(person);
    await newcomer.until(async () => Promise.resolve(seat.isOver), 1500);
    expect(newcomer.lost).toEqual([]);
    const description = `${newcomer.pressed.length}`;
    test.info().annotations.push({ type: "presses", description });
    console.log(`${game}: ${description} presses, ${newcomer.lost.length} turns lost`);
  });

for (const { game } of WHOLE ? GAMES : [])
  test(`who presses only what is lit finishes every lesson of ${game}`, async ({ arrive }) => {
    test.setTimeout(1_200_000);
    const person = await arrive();
    const { page, say } = person;
    const newcomer = new Newcomer(person, PACE_MS);
    await page.goto(`/learn/${game}`);
    const starts = page.locator("main li button");
    await expect(starts.first()).toBeVisible();
    const lessons = await page.locator("main li h2").allTextContents();
    for (const [at, lesson] of lessons.entries()) {
      await page.goto(`/learn/${game}`);
      await starts.nth(at).click();
      const finished = page.getByText(say("learn-finished", { lesson }));
      await newcomer.until(() => finished.last().isVisible(), 200);
      console.log(`${game}, ${lesson}: ${newcomer.pressed.length} presses so far`);
    }
    expect(newcomer.lost).toEqual([]);
  });

test("the first load is small, fonts apart", async ({ arrive }) => {
  const { page } = await arrive({ serviceWorkers: "block" });
  let bytes = 0;
  const counted: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") return;
    const sized = request.sizes().then((sizes) => void (bytes += sizes.responseBodySize));
    counted.push(sized);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await Promise.all(counted);
  test.info().annotations.push({ type: "bytes", description: `${bytes}` });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(250_000);
});
