/** A phone, a keyboard alone, and how fast and how quietly the table changes. */

import { loadavg } from "node:os";
import type { HothEvent, HothView } from "../src/games/hoth/types";
import { fightOver, General } from "./general.ts";
import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { againstBots } from "./tables.ts";

/** More of them for figures that do not hang on one. */
const DECISIONS = Number(process.env["DECISIONS"] ?? 20);
const THOUGHT_MS = 250;
/** A figure that gets its second digit moves what stands beside it by so little. */
const A_HAIR = 0.0001;
const PHONE = { width: 390, height: 844 };

test("a phone shows what is asked, without scrolling sideways", async ({ arrive }) => {
  const ann = await (
    await arrive({ viewport: PHONE, hasTouch: true, isMobile: true })
  ).named("Ann");
  await againstBots(ann);
  const seat = new Seat(ann);
  for (let decisions = 0; decisions < 12; decisions += 1) {
    await seat.isAsked();
    await expect(seat.bar).toBeInViewport({ ratio: 1 });
    const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
    await seat.choose();
  }
});

test("a swipe goes to the others, and back @deep", async ({ arrive }) => {
  const ann = await (
    await arrive({ viewport: PHONE, hasTouch: true, isMobile: true })
  ).named("Ann");
  await againstBots(ann);
  const { page, say } = ann;
  await new Seat(ann).isAsked();
  const pane = (id: string) => page.getByRole("button", { name: say(id) });
  await expect(pane("hunters-section-mine")).toHaveAttribute("aria-pressed", "true");
  const line = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number): Promise<void> => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      line.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: PHONE.height / 3 }],
      });
    await touch("touchStart", from);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * part);
    await touch("touchEnd");
  };
  await swipe(320, 80);
  await expect(pane("hunters-section-others")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-spot=hand]")).toBeHidden();
  await swipe(80, 320);
  await expect(pane("hunters-section-mine")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-spot=hand]")).toBeVisible();
  await swipe(200, 150); // too short to be meant
  await expect(pane("hunters-section-mine")).toHaveAttribute("aria-pressed", "true");
});

test("decisions are shown at once, and nothing jumps @deep", async ({ arrive }) => {
  const ann = await (await arrive({ reducedMotion: "no-preference" })).named("Ann");
  await againstBots(ann);
  const seat = new Seat(ann);
  await seat.isAsked();
  await ann.page.evaluate(() => document.fonts.ready);
  await ann.page.evaluate(() => (window.watch.shifts = []));
  expect(await seat.playOn(DECISIONS, THOUGHT_MS)).toBe(DECISIONS);

  const { shown, shifts } = await ann.page.evaluate(() => {
    const { shown, shifts } = window.watch;
    return { shown: shown.sort((a, b) => a.ms - b.ms), shifts };
  });
  const [middle, most, all] = [0.5, 0.95, 1].map(
    (share) => shown[Math.ceil(shown.length * share) - 1]?.ms.toFixed(0) ?? "none",
  );
  const figures = `${shown.length} decisions: half within ${middle} ms, 95 % within ${most} ms, all within ${all} ms, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(figures); // told, not judged: how long it takes says as much about the machine
  expect(shown.length).toBeGreaterThanOrEqual(DECISIONS - 2);
  expect(shown.filter(({ covered }) => covered)).toEqual([]);
  expect(shifts.filter(({ value, pressed }) => value > A_HAIR && !pressed)).toEqual([]);
});

/** How long the dice of each roll were on screen, by the number of their event. */
interface Watched extends Window {
  rolls: Record<string, number>;
}

/** The numbers of all rolls that the page was told of. */
function rollsOf(person: Person): number[] {
  const events = person.heard.flatMap((told) =>
    told.type === "welcome" || told.type === "update"
      ? (told.events as unknown as HothEvent[])
      : [],
  );
  return events.flatMap(({ event }, number) => (event === "DiceRolled" ? [number] : []));
}

/** `BATTLE=whole` plays it to its end, which takes a quarter of an hour. */
const WHOLE = process.env["BATTLE"] === "whole";
const PERSON_MS = 700;
const SEEN_MS = 600;

test("every roll of a battle is seen at a person's pace, own and enemy @deep", async ({
  arrive,
}) => {
  if (WHOLE) test.setTimeout(1_800_000);
  const how = { reducedMotion: "no-preference", pace: "normal" } as const;
  const ann = await (await arrive(how)).named("Ann");
  await ann.context.addInitScript(() => {
    const page = window as unknown as Watched;
    page.rolls = {};
    let before = performance.now();
    const look = (time: number): void => {
      for (const dice of document.querySelectorAll<HTMLElement>("[data-roll]")) {
        const { top, left, width, height } = dice.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const number = dice.dataset["roll"] ?? "";
        if (there !== null && dice.contains(there))
          page.rolls[number] = (page.rolls[number] ?? 0) + time - before;
      }
      before = time;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "quick"], seed: 3, options: { scenario: "1" } },
  });
  const isMine = (view: HothView): boolean => view.active === 0 && view.step === "play";
  if (!WHOLE) await fightOver([ann], id, (view) => view.turn > 2 && isMine(view));
  await ann.page.goto(`/t/${id}`);
  const general = new General(ann);
  await general.seat.isAsked();
  const start = general.seat.view?.turn ?? 0;
  while ((await general.seat.isAsked()) && (general.seat.view?.turn ?? 0) <= start + 1)
    await general.decide(PERSON_MS);
  while (WHOLE && (await general.seat.isAsked())) await general.decide(PERSON_MS);
  const told = ann.page.getByRole("region", { name: ann.say("told-label") }).locator(".paces");
  await expect(told).toBeHidden();

  const rolls = await ann.page.evaluate(() => (window as unknown as Watched).rolls);
  const since = WHOLE ? 0 : Math.min(...Object.keys(rolls).map(Number));
  const all = rollsOf(ann).filter((number) => number >= since);
  const shortest = Math.min(...all.map((number) => rolls[number] ?? 0));
  const description = `${all.length} rolls, the shortest ${Math.round(shortest)} ms`;
  test.info().annotations.push({ type: "seen", description });
  expect(all.length).toBeGreaterThan(2);
  for (const number of all)
    expect(rolls[number] ?? 0, `roll ${number}`).toBeGreaterThanOrEqual(SEEN_MS);
});
