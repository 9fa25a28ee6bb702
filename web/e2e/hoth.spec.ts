/** Battle of Hoth in the browser: whole battles, a turn by keys, what the field says. */

import { hexName } from "../src/games/hoth/field.ts";
import type { HothView } from "../src/games/hoth/types";
import { serious } from "./axe.ts";
import { fight, fightOver, General } from "./general.ts";
import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { commands } from "./soldier.ts";
import { accept } from "./tables.ts";

const SCENARIO = { scenario: "1" };
const FIRST_ORDERS = 16;

/** Plays the first orders on the pages and, past what lies between, the end: a side needs one more medal. */
async function battle(
  people: readonly Person[],
  id: string,
  opened?: (now: General[]) => Promise<void>,
) {
  for (const { page } of people) await page.goto(`/t/${id}`);
  const first = people.map((person) => new General(person));
  const opening = await fight(first, FIRST_ORDERS);
  expect(opening).toBe(FIRST_ORDERS);
  await opened?.(first);
  for (const { page } of people) await page.goto("/about");
  await fightOver(people, id, ({ medals, goals }) =>
    medals.some((count, side) => count + 1 >= (goals[side] ?? 0)),
  );
  const generals = people.map((person) => new General(person, person.heard.length));
  for (const { page } of people) await page.goto(`/t/${id}`);
  const end = await fight(generals);
  expect(end, "the end was fought on the pages").toBeGreaterThan(0);
  test.info().annotations.push({ type: "decisions", description: `${opening} + ${end}` });
  return generals;
}

test("two people in two browsers finish the first scenario", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  const ben = await (await arrive()).named("Ben");
  const { id, invites } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "open"], seed: 3, options: SCENARIO },
  });
  await accept(ben, id, invites);
  const generals = await battle([ann, ben], id);

  for (const { seat, person } of generals) {
    const outcome = seat.view?.outcome;
    expect(outcome?.winners).toHaveLength(1);
    const won = outcome?.winners[0] === seat.view?.seat;
    const mine = seat.view?.seat ?? 0;
    const [medals, others] = [seat.view?.medals[mine] ?? 0, seat.view?.medals[1 - mine] ?? 0];
    const title = person.say(won ? "hoth-debrief-won" : "hoth-debrief-lost", {
      mine: medals,
      theirs: others,
    });
    await expect(person.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  expect(generals[0]?.seat.view?.medals).toEqual(generals[1]?.seat.view?.medals);
  expect(generals[0]?.seat.view?.outcome).toEqual(generals[1]?.seat.view?.outcome);

  // The battle can be seen again from its first move.
  await ann.page.goto(`/r/${id}`);
  await expect(ann.page.getByRole("gridcell")).toHaveCount(67);
});

test("two people and two bots finish a battle in teams @deep", async ({ arrive }) => {
  const ann = await (await arrive()).named("Ann");
  const ben = await (await arrive()).named("Ben");
  const { id, invites } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "quick", "open", "quick"], seed: 6, options: SCENARIO },
  });
  await accept(ben, id, invites);
  const generals = await battle([ann, ben], id, async (partners) => {
    await expect(ann.page.getByText(ann.say("hoth-partner"))).toBeVisible();
    // Partners see the same field, and neither sees the other's cards.
    const [mine, other] = partners.map(({ seat }) => seat.view);
    expect(mine?.hand.filter((card) => other?.hand.includes(card))).toEqual([]);
  });
  for (const { seat, person } of generals) {
    expect(seat.view?.outcome?.winners).toHaveLength(2);
    await expect(seat.bar.getByText(person.say("web-table-over"))).toBeVisible();
  }
});

test("a turn with the keyboard alone; every hex speaks; axe is content", async ({ arrive }) => {
  const ann = await (await arrive({ colorScheme: "light" })).named("Ann");
  const { page } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "quick"], seed: 5, options: SCENARIO },
  });
  await fightOver([ann], id, (view) => view.turn > 2 && view.active === 0 && view.step === "play");
  await page.goto(`/t/${id}`);
  const seat = new Seat<HothView>(ann);
  await seat.isAsked();
  await expect(page.getByRole("gridcell")).toHaveCount(67);
  expect(await serious(page), "while a card is chosen").toEqual([]);

  const turn = seat.view?.turn;
  const steps = new Set<string>();
  const spoken: string[] = [];
  while ((await seat.isAsked()) && seat.view?.turn === turn) {
    const { ask } = seat;
    if (!ask || !seat.view) break;
    const before = seat.acks;
    await expect(page.locator(`[data-since="${ask.since}"]`)).toBeVisible();
    const fresh = !steps.has(ask.name);
    steps.add(ask.name);
    if (ask.name === "play") {
      const [, card = -1] = commands(ask, seat.view);
      await page.keyboard.press(`${seat.view.hand.indexOf(Number(card)) + 1}`);
      await expect(page.locator('[data-card][aria-pressed="true"]')).toBeFocused();
      await page.keyboard.press("Enter");
    } else if (["order", "move", "to", "attack", "target"].includes(ask.name)) {
      await page.keyboard.press("m");
      await expect(page.locator('[role="gridcell"]:focus')).toHaveCount(1);
      await page.keyboard.press("n");
      const cell = page.locator('[role="gridcell"]:focus');
      await expect(cell).toHaveAttribute("data-choosable", "");
      spoken.push((await cell.getAttribute("aria-label")) ?? "");
      if (fresh && (ask.name === "to" || ask.name === "target"))
        expect(await serious(page), `at ${ask.name}`).toEqual([]);
      await page.keyboard.press("Enter");
    } else {
      // Walk to the first button of the bar.
      await seat.bar.getByRole("button").first().focus();
      await page.keyboard.press("Enter");
    }
    await seat.hears(() => seat.acks > before);
  }
  expect([...steps]).toEqual(expect.arrayContaining(["play", "order", "move", "to"]));
  const ways = ["hoth-aloud-move", "hoth-aloud-move-only"].flatMap((way) =>
    [1, 2].map((count) => ann.say(way, { count })),
  );
  expect(spoken.some((text) => ways.some((way) => text.includes(way)))).toBe(true);
  expect(spoken.every((text) => /^[A-J][1-7], /.test(text))).toBe(true);
});

test("the battle fits a phone in Ukrainian: a tap looks, a second one answers", async ({
  arrive,
}) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const ann = await (await arrive({ language: "uk", ...phone })).named("Ann");
  const { page } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "quick"], seed: 5, options: { scenario: "12" } },
  });
  const isMoving = (view: HothView): boolean => view.mover >= 0 && view.active === 0;
  await fightOver([ann], id, isMoving);
  await page.goto(`/t/${id}`);
  const general = new General(ann);
  await general.seat.isAsked();
  const { ask } = general.seat;
  const [, hex = 0] = ask?.options[0] ?? [];
  const cell = general.hex(Number(hex));
  const box = await cell.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(59);
  await cell.tap();
  expect(general.seat.ask?.name, "looked at").toBe("to");
  const move = ann.say("hoth-board-move-to", { hex: hexName(Number(hex)) });
  await expect(general.seat.bar.getByText(move)).toBeVisible();
  expect(await page.locator("body").innerText()).not.toContain("⟨");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const before = general.seat.acks;
  await cell.tap();
  await expect.poll(() => general.seat.acks).toBeGreaterThan(before);
});
