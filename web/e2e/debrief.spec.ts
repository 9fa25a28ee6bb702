/** After a game, and between the battles of a campaign: nothing goes on before it was told. */

import type { Locator } from "@playwright/test";
import type { HothView } from "../src/games/hoth/types";
import { asked, sent } from "./asked.ts";
import { expect, test, type Guest, type Person } from "./people.ts";
import { commands } from "./soldier.ts";
import { Seat } from "./seat.ts";
import { shared } from "./shared.ts";

const MOST_DECISIONS = 1500;

/** Fights over HTTP until the table asks whether to go on, or the game is over. */
async function fightToTheEnd(guest: Guest, id: string): Promise<HothView> {
  for (let decided = 0; decided < MOST_DECISIONS;) {
    const now = await guest.ask("GET /api/tables/{id}/state", { path: { id } });
    const view = now.view as unknown as HothView;
    const [ask] = asked(now.asks);
    if (now.table.status === "finished" || ask?.name === "go_on") return view;
    if (!ask) continue;
    const action = sent(commands(ask, view));
    const message = { type: "act" as const, key: `${id}-${now.rev}`, rev: now.rev, action };
    await guest.ask("POST /api/tables/{id}/act", { path: { id }, body: { message } });
    decided += 1;
  }
  throw new Error("the battle does not end");
}

test("a campaign of two battles shows both debriefs, and waits for Start @deep", async ({
  arrive,
}) => {
  const ann = await (await arrive({ viewport: { width: 1366, height: 625 } })).named("Ann");
  const { page, say } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "quick"], seed: 7, options: { campaign: "a" } },
  });
  for (const battle of [1, 2]) {
    const view = await fightToTheEnd(ann, id);
    const fought = view.battles.at(-1);
    expect(view.battles).toHaveLength(battle);
    await page.goto(`/t/${id}`);
    const [rebel = 0, empire = 0] = fought?.medals ?? [];
    const title = say(fought?.winner === 0 ? "hoth-between-won" : "hoth-between-lost", {
      battle,
      mine: rebel,
      theirs: empire,
    });
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(say("hoth-between-secrets"))).toBeVisible();
    const start = page.getByRole("button", {
      name: say("hoth-between-start", { battle: battle + 1 }),
    });
    await expect(start).toBeInViewport({ ratio: 1 });
    // The table waits: nothing of the next battle has begun, and a key does not begin it.
    await page.keyboard.press("Enter");
    const { view: still } = await ann.ask("GET /api/tables/{id}/state", { path: { id } });
    expect((still as unknown as HothView).step).toBe("go_on");
    await start.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeHidden();
    await expect(page.getByRole("gridcell")).toHaveCount(67);
  }
});

test("who comes after a battle reads all of its numbers @deep", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  const { page, say } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["quick", "quick"], seed: 3 },
  });
  await expect
    .poll(async () => (await ann.ask("GET /api/tables/{id}", { path: { id } })).table.status)
    .toBe("finished");
  await page.goto(`/t/${id}`);
  for (const row of ["dice", "taken", "left"]) {
    const name = say(`hoth-debrief-row-${row}`);
    const cells = page.getByRole("row", { name }).getByRole("cell");
    await expect(cells).toHaveText([/^[1-9]\d*$/, /^[1-9]\d*$/]);
  }
});

/** Every turning point says that it was luck, or who chose what and what else could have been. */
async function expectWords(guest: Person, turnings: Locator, id: string): Promise<void> {
  const { say } = guest;
  const found = await guest.ask("GET /api/tables/{id}/debrief", { path: { id } });
  const luck = turnings.filter({ hasText: say("debrief-luck") });
  const choice = turnings.filter({ hasText: /would have been better|A find/ });
  await expect
    .poll(async () => (await luck.count()) + (await choice.count()))
    .toBe(await turnings.count());
  const kinds = new Set(found.turnings.map(({ kind }) => kind));
  expect([...kinds].every((kind) => ["luck", "loss", "find"].includes(kind))).toBe(true);
}

test("after a game one reads how it went, scrubs through it, and replays what turned it", async ({
  arrive,
}) => {
  const { cara: storageState, finished: id } = shared();
  const cara = await arrive({ storageState });
  const { page, say } = cara;
  await page.goto(`/t/${id}`);
  const seat = new Seat(cara);
  await expect.poll(() => seat.view?.outcome !== undefined).toBe(true);
  const { winners } = seat.view?.outcome ?? { winners: [] };
  const name = winners[0] === 0 ? /win/ : /behind/;
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(say("hunters-debrief-you"), { exact: true })).toBeVisible();
  const graph = page.getByRole("slider", { name: say("debrief-chance-you") });
  // It is worked out when nobody else wants the processor: on a busy machine that takes a while.
  await expect(graph).toBeVisible({ timeout: 300_000 });
  const turnings = page.getByRole("listitem").filter({ hasText: /[+−-]\d+\s?%/ });
  const told = await turnings.count();
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(3);
  await expectWords(cara, turnings, id);
  const accounts = page.getByRole("table", { name: say("debrief-accounts") });
  await expect(accounts.getByRole("row")).toHaveCount(4);
  // Whoever had too few choices has a dash instead of an accuracy.
  await expect(accounts.getByRole("row", { name: /^Cara .*(%|–)/ })).toBeVisible();
  await expect(accounts.getByRole("row", { name: /%/ }).first()).toBeVisible();
  // A press on a mark of the graph leads to the position before it.
  await page.locator(".graph .turning").first().click();
  await expect(page).toHaveURL(new RegExp(`/r/${id}`));
  await page.goBack();
  await expect(graph).toBeVisible();
  await graph.focus();
  const spoken = () => graph.getAttribute("aria-valuetext");
  const end = await spoken();
  await page.keyboard.press("Home");
  expect(await spoken()).not.toBe(end);
  await page.keyboard.press("ArrowRight");
  const second = await spoken();
  await page.keyboard.press("ArrowLeft");
  expect(await spoken()).not.toBe(second);
  await page.keyboard.press("ArrowDown");
  const chosen = (await graph.getAttribute("aria-valuenow")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/r/${id}`));
  await expect(page.locator('input[type="range"]')).toHaveValue(chosen);
  // The same graph stands under the scrubber of the replay.
  await expect(page.locator(".graph.small")).toBeVisible();
});
