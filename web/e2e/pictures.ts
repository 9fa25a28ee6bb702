/** Takes pictures of every page at three widths, from seeded games: always the same positions. */

import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { allPages, visit, type Place } from "./pages.ts";
import { expect, test, type Person } from "./people.ts";
import { shared } from "./shared.ts";
import { fightOver, General } from "./general.ts";
import { Seat } from "./seat.ts";
import { playedUntil, rehearsed, Stalker } from "./stalker.ts";
import { playOver } from "./tables.ts";

const FOLDER = fileURLToPath(new URL("../../docs/images/web/", import.meta.url));
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1366, height: 625 },
  { width: 2560, height: 1300 },
];
const QUALITY = 80;
/** How long a map needs to be drawn anew in another size. */
const SETTLING_MS = 1000;

async function take(page: Page, name: string, width: number): Promise<void> {
  await page.waitForLoadState("networkidle");
  const line = await page.context().newCDPSession(page);
  const taken = await line.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await line.detach();
  writeFileSync(`${FOLDER}${name}-${width}.webp`, taken.data, "base64");
}

/** Tables in the middle of a game, at a decision of this person. */
async function positions(person: Person): Promise<Place[]> {
  const open = async (bots: number, seed: number, name: string, turn: number) => {
    const seats = ["me", ...Array<string>(bots).fill("greedy")];
    const { id } = await person.ask("POST /api/tables", { body: { game: "hunters", seats, seed } });
    await playOver(person, id, (asked, now) => now >= turn && asked.name === name);
    return `/t/${id}`;
  };
  return [
    { name: "table-draw", path: await open(3, 5, "draw", 1) },
    { name: "table-choose", path: await open(3, 8, "choose", 7) },
    { name: "table-act", path: await open(3, 13, "act", 8) },
    { name: "table-of-six", path: await open(5, 21, "choose", 6) },
  ];
}

/** The page as it is now, at every width. */
async function takeAll(page: Page, name: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.waitForTimeout(SETTLING_MS);
    await take(page, name, screen.width);
  }
}

test("pictures of every page", async ({ arrive }) => {
  mkdirSync(FOLDER, { recursive: true });
  const person = await (await arrive()).named("Ann");
  const { page } = person;
  const pages = await allPages(person, shared().finished);
  const games = await positions(person);
  for (const place of [...pages.filter(({ name }) => name !== "table in play"), ...games])
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await visit(person, place);
      const seat = new Seat(person);
      if (games.includes(place)) await expect(seat.bar.getByRole("heading")).toBeVisible();
      await take(page, place.name, screen.width);
    }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const place of [...pages.slice(0, 1), ...games.slice(1, 2)]) {
    await visit(person, place);
    await take(page, `${place.name}-light`, 1366);
  }
});

test("pictures of S.T.A.L.K.E.R.", async ({ arrive }) => {
  const person = await (await arrive({ pace: "normal" })).named("Ann");
  const { page } = person;
  const won = rehearsed(1, 120);
  const { decisions, rounds } = won;
  const second = rounds[1] ?? 0;
  const open = async (end: number): Promise<void> => {
    const { id } = await person.ask("POST /api/tables", {
      body: { game: "zone", seats: ["me"], seed: won.seed },
    });
    await playedUntil([person], id, won, end);
    await page.goto(`/t/${id}`);
    await expect(
      page.getByRole("heading", { level: end < decisions.length ? 2 : 1 }).first(),
    ).toBeVisible();
  };
  await open(0);
  await takeAll(page, "zone-stalkers");
  await open(decisions.findIndex(({ ask }) => ask === "arrange"));
  await page.locator("[data-thing]").first().click();
  await takeAll(page, "zone-kit");
  await open(decisions.findIndex(({ action }, at) => action[0] === "move" && at >= second));
  // A way that is looked at, with all that it would mean.
  for (const key of ["m", "n", "n"]) await page.keyboard.press(key);
  await takeAll(page, "zone-plan");
  await open(second - 1);
  await new Stalker(person).decide(second - 1, decisions.slice(second - 1, second));
  await expect(page.getByRole("list", { name: person.say("told-steps") })).toBeVisible();
  await page.keyboard.press(" "); // wait there
  await takeAll(page, "zone-told");
  await open(decisions.length);
  await expect(page.getByRole("slider")).toBeVisible(); // how the game went
  await takeAll(page, "zone-won");
});

test("pictures of Battle of Hoth", async ({ arrive }) => {
  const person = await (await arrive({ pace: "normal" })).named("Ann");
  const { page, say } = person;
  const open = async (options: Record<string, string>): Promise<string> => {
    const body = { game: "hoth", seats: ["me", "quick"], seed: 3, options };
    return (await person.ask("POST /api/tables", { body })).id;
  };
  const id = await open({ scenario: "1" });
  await fightOver(
    [person],
    id,
    ({ turn, active, step }) => turn > 4 && active === 0 && step === "play",
  );
  await page.goto(`/t/${id}`);
  const general = new General(person);
  await general.seat.isAsked();
  await takeAll(page, "hoth");
  while (general.seat.ask?.name !== "to") {
    await general.decide();
    await general.seat.isAsked();
  }
  await takeAll(page, "hoth-move");
  await page.setViewportSize({ width: 1366, height: 625 });
  const told = page.getByRole("region", { name: say("told-label") }).locator(".paces");
  while (!(await told.isVisible())) await general.decide();
  await page.keyboard.press(" ");
  await takeAll(page, "hoth-told");
  await fightOver([person], id, () => false);
  await page.goto(`/t/${id}`);
  const end = page.getByRole("slider"); // how the game went
  await expect(told.or(end).first()).toBeVisible();
  if (await told.isVisible()) await page.keyboard.press("."); // to the end of what is told
  await expect(end).toBeVisible();
  await takeAll(page, "hoth-end");

  const campaign = await open({ campaign: "a" });
  await fightOver([person], campaign, ({ step }) => step === "go_on");
  await page.goto(`/t/${campaign}`);
  const between = page.getByText(say("hoth-between-secrets"));
  await expect(told.or(between).first()).toBeVisible();
  if (await told.isVisible()) await page.keyboard.press("."); // to the end of what is told
  await expect(between).toBeVisible();
  await takeAll(page, "hoth-between");
  await page.goto(`/t/${await open({ leaders: "on" })}`);
  await expect(new Seat(person).bar.getByRole("heading")).toBeVisible();
  await takeAll(page, "hoth-leader");
});

test("pictures of an invitation and of an end", async ({ arrive }) => {
  const [ann, ben] = [await (await arrive()).named("Ann"), await arrive()];
  const { id, invites } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "open"], seed: 7 },
  });
  await ben.page.goto(invites[0]?.link ?? `/t/${id}`);
  await expect(ben.page.getByLabel(ben.say("lobby-name"))).toBeVisible();
  await takeAll(ben.page, "invite");
  await ann.page.goto(`/r/${shared().finished}`);
  await expect(ann.page.getByRole("slider").first()).toBeVisible();
  await takeAll(ann.page, "replay");
});
