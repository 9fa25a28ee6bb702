/** Takes pictures of every page at three widths, from seeded games: always the same positions. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { allPages, visit, type Place } from "./pages.ts";
import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { playOver } from "./tables.ts";

const FOLDER = fileURLToPath(new URL("../../docs/images/web/", import.meta.url));
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
];
const QUALITY = 80;

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

test("pictures of every page", async ({ arrive, finished }) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const person = await (await arrive()).named("Ann");
  const { page } = person;
  const pages = await allPages(person, finished);
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
