/** Notes lie over the board: what they say and offer can be seen and pressed, in every window. */

import type { Locator, Page } from "@playwright/test";
import { expect, test, type Person } from "./people.ts";
import { shared } from "./shared.ts";
import { Seat } from "./seat.ts";

const WINDOWS = [
  { width: 1366, height: 625 },
  { width: 2560, height: 1300 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const TABLES = [
  { game: "hunters", seats: ["me", "quick", "quick"], seed: 10 },
  { game: "hoth", seats: ["me", "quick"], options: { scenario: "1" }, seed: 4 },
  { game: "zone", seats: ["me"], seed: 4 },
];

/** Of a note and what can be pressed in it: whatever is not on top at its own centre. */
async function hidden(note: Locator): Promise<string[]> {
  return note.evaluate((element) => {
    const wrong: string[] = [];
    for (const one of [element, ...element.querySelectorAll("button, a")]) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!found || !(one.contains(found) || (one === element && element.contains(found))))
        wrong.push(`${one.textContent.trim()}: ${found?.outerHTML.slice(0, 120) ?? "outside"}`);
    }
    return wrong;
  });
}

/** How many square pixels of the ask bar it covers. */
async function covers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [a, b] = ["[data-note=hint]", "[data-since]"].map((which) =>
      document.querySelector(which)?.getBoundingClientRect(),
    );
    if (!a || !b) return -1;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? Math.round(wide * high) : 0;
  });
}

const MOST_QUESTIONS = 20;

/** Asks for a hint, question after question, until one has something to advise. */
async function advised(ann: Person, id: string, note: Locator): Promise<void> {
  const { page, say } = ann;
  for (let question = 0; question < MOST_QUESTIONS; question += 1) {
    await page.goto(`/t/${id}`);
    const seat = new Seat(ann);
    await seat.bar.getByRole("button", { name: say("table-hint") }).click();
    await expect(note).toBeVisible();
    if ((await note.getByRole("button", { name: say("table-hint-follow") }).count()) > 0) return;
    const now = await ann.ask("GET /api/tables/{id}/state", { path: { id } });
    const action = now.asks[0]?.options[0];
    if (action === undefined) throw new Error("nothing is asked");
    const message = { type: "act" as const, key: `${id}-${now.rev}`, rev: now.rev, action };
    await ann.ask("POST /api/tables/{id}/act", { path: { id }, body: { message } });
  }
  throw new Error("no hint advises anything");
}

for (const body of TABLES)
  test(`a hint and its button are on top of the board: ${body.game} @deep`, async ({ arrive }) => {
    const ann = await (await arrive()).named("Ann");
    const { page } = ann;
    const { id } = await ann.ask("POST /api/tables", { body });
    const note = page.locator("[data-note=hint]");
    await advised(ann, id, note);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const size = `${window.width}×${window.height}`;
      await expect.poll(() => hidden(note), size).toEqual([]);
      await expect.poll(() => covers(page), size).toBe(0);
      await expect(note, size).toBeInViewport({ ratio: 0.999 });
    }
    // It leaves a sheet that is opened later alone: beside it, or away until that is closed.
    await page.getByRole("button", { name: ann.say("table-people") }).click();
    await expect.poll(() => hidden(page.locator(".sheet[role=dialog]"))).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(note).toBeVisible();
    await note.getByRole("button", { name: ann.say("table-hint-follow") }).click();
    await expect(note).toBeHidden();
  });

test("whose eyes a replay is seen with can be chosen @deep", async ({ arrive }) => {
  const { page, say } = await (await arrive()).named("Ann");
  await page.goto(`/r/${shared().finished}`);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await page.getByRole("button", { name: say("replay-eyes") }).click();
    const menu = page.getByRole("menu");
    await expect.poll(() => hidden(menu), `${window.width}×${window.height}`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
});
