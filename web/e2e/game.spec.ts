/** A game from its lobby to its end: one with the pointer, one with nothing but keys. */

import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import type { HuntersView } from "../src/games/hunters/types";
import { playOver, playTogether } from "./tables.ts";

const DECK_KEYS = "qwef";
/** Keys are taken a little after what they answer is there. */
const KEYS_LISTEN_MS = 500;

/** Turns at the beginning that are played on the pages; then the last one is. */
const FIRST_TURNS = 2;

test("two people and two bots play a game, one of them with the keyboard alone", async ({
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const ben = await arrive();
  const opened = await ann.ask("POST /api/tables", {
    body: {
      game: "hunters",
      seats: ["me", "open", "quick", "quick"],
      seed: 4,
      options: { mode: "introductory" },
    },
  });
  await ann.page.goto(`/t/${opened.id}`);
  await expect(ann.page.getByText(ann.say("web-table-empty"), { exact: true })).toBeVisible();

  await ben.page.goto(opened.invites[0]?.link ?? "");
  expect(ben.page.url(), "the secret is not in the address any more").not.toContain("#");
  await ben.page.getByLabel(ben.say("lobby-name")).fill("Ben");
  await ben.page.getByRole("button", { name: ben.say("web-table-take") }).click();
  await ben.page.getByRole("button", { name: ben.say("lobby-ready"), exact: true }).click();

  const isOn = ({ turn }: HuntersView): boolean => turn > FIRST_TURNS;
  await bothPlay(ann, ben, 3 * FIRST_TURNS, isOn);
  for (const { page } of [ann, ben]) await page.goto("/about");
  // The turns between are nothing new, and keys take their time.
  await playTogether(
    [ann, ben],
    opened.id,
    ({ turn, last_turn: last }) => last > 0 && turn >= last,
  );
  const [pointer, keys] = await bothPlay(ann, ben, 2, undefined, `/t/${opened.id}`);
  for (const seat of [pointer, keys]) {
    expect(seat.view?.outcome?.winners.length).toBeGreaterThan(0);
    await expect(seat.bar.getByText(ann.say("web-table-over"))).toBeVisible();
  }
  expect(pointer.view?.outcome).toEqual(keys.view?.outcome);

  // The end can be read and left with keys too.
  await tabTo(ben, ben.say("table-score-close"));
  await ben.page.keyboard.press("Enter");
  await expect(keys.bar.getByText(ben.say("web-table-over"))).toBeVisible();
  await expect.poll(() => focused(ben), "after the end").toEqual("seen");
});

test("Tab goes from what is asked to the hand, the table, the others, the decks and the log", async ({
  arrive,
}) => {
  const ann = await (await arrive()).named("Ann");
  const { page } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "quick", "quick"], seed: 4 },
  });
  await playOver(ann, id, (asked, turn) => turn >= 4 && asked.name === "choose");
  await page.goto(`/t/${id}`);
  await new Seat(ann).bar.focus();
  const stops: string[] = [];
  for (let steps = 0; steps < 40 && stops.at(-1) !== "log"; steps += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const has = document.activeElement;
      return has?.closest("[data-since]")
        ? "ask"
        : (has?.getAttribute("data-row") ?? has?.getAttribute("role") ?? has?.id ?? "");
    });
    stops.push(stop);
  }
  expect(stops.filter((stop, at) => stop !== stops[at - 1])).toEqual([
    "ask",
    ...["hand", "table", "others", "decks", "tab", "log"],
  ]);
  expect(
    stops.filter((stop) => stop !== "ask"),
    "one stop in each row",
  ).toHaveLength(6);

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: ann.say("table-keys") });
  for (const id of ["web-table-undo", "table-hint", "table-key-rule", "table-key-card"])
    await expect(keys.getByText(ann.say(id))).toBeVisible();
});

/** Both play until that is so or the game is over, from this page on; each makes so many decisions at
 * least. A turn is a draw, a choice and what becomes of it. */
async function bothPlay(
  ann: Person,
  ben: Person,
  least: number,
  isEnough: (view: HuntersView) => boolean = () => false,
  path = "",
): Promise<[Seat, Seat]> {
  const pointer = new Seat(ann, path ? ann.heard.length : 0);
  const keys = new Seat(ben, path ? ben.heard.length : 0);
  for (const { page, say } of path ? [ann, ben] : []) {
    await page.goto(path);
    // What happened meanwhile is told beside the table, until somebody has read it.
    const meanwhile = page.getByRole("heading", { name: say("table-missed") });
    await expect(meanwhile).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(meanwhile).toBeHidden();
  }
  for (const seat of [pointer, keys]) await expect(seat.bar).toBeVisible();
  const decisions = await Promise.all([
    pointer.playOn(1000, 0, isEnough),
    withKeys(ben, keys, isEnough),
  ]);
  test.info().annotations.push({ type: "decisions", description: decisions.join(" + ") });
  for (const [at, seat] of [pointer, keys].entries()) {
    expect(decisions[at]).toBeGreaterThanOrEqual(least);
    expect(seat.acks).toBe(decisions[at]);
  }
  return [pointer, keys];
}

/** Plays on; after every decision something has the focus, and is seen to. Returns how many
 * decisions the server took: a key that was pressed again may have made the next one too. */
async function withKeys(
  person: Person,
  seat: Seat,
  isEnough: (view: HuntersView) => boolean,
): Promise<number> {
  let decisions = 0;
  await person.page.keyboard.press("Tab");
  while (await seat.isAsked()) {
    if (seat.view && isEnough(seat.view)) break;
    const { acks } = seat;
    // A key that comes too early is not taken: it is pressed again.
    while (seat.acks === acks) {
      await decide(person, seat, decisions);
      await person.page.waitForTimeout(KEYS_LISTEN_MS);
    }
    await expect.poll(() => focused(person), `after decision ${decisions}`).toEqual("seen");
    decisions += 1;
  }
  return seat.acks;
}

/** Answers with the keys that DESIGN.md names; some decisions by walking to a button. */
async function decide(ann: Person, seat: Seat, decisions: number): Promise<void> {
  const { keyboard } = ann.page;
  const isShown = (): Promise<boolean> | boolean =>
    !seat.ask || ann.page.locator(`[data-since="${seat.ask.since}"]`).isVisible();
  await expect.poll(isShown).toBe(true);
  await ann.page.waitForTimeout(KEYS_LISTEN_MS);
  const asked = seat.ask;
  if (!asked) return;
  if (asked.name.startsWith("draw")) {
    const deck = Number(asked.options[decisions % asked.options.length]?.[1]);
    await keyboard.press(DECK_KEYS[deck] ?? "");
  } else if (asked.name === "choose") {
    const cards = asked.options.length;
    await keyboard.press("1");
    if (decisions % 2 && cards > 1) {
      await keyboard.press("ArrowRight");
      await keyboard.press("Enter");
    }
    await press(ann, seat);
  } else if (asked.name === "activate") {
    const cards = new Set(asked.options.map(([, card]) => card)).size - 1;
    await tabTo(ann, ann.say("hunters-board-keep", { count: cards }));
    await keyboard.press("Enter");
  } else if (await ann.page.getByText(ann.say("hunters-reveal-title")).isVisible())
    await keyboard.press("Enter"); // what was planned; who planned nothing is asked
  else await press(ann, seat);
}

/** Plays what is picked, or whatever else is offered for it, by its key. */
async function press(ann: Person, seat: Seat): Promise<void> {
  const offer = seat.bar.locator(
    ".actions [aria-keyshortcuts]:not([aria-keyshortcuts=U], [aria-keyshortcuts=H])",
  );
  // At once: a moment later it may have gone.
  const key = await offer.evaluateAll(([first]) => first?.getAttribute("aria-keyshortcuts"));
  if (key) await ann.page.keyboard.press(key.toLowerCase());
}

async function tabTo(ann: Person, name: string): Promise<void> {
  const button = ann.page.getByRole("button", { name }).first();
  await expect(button).toBeVisible();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await button.evaluate((one) => one === document.activeElement)) return;
    await ann.page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

/** Whether something has the focus, and can be seen to have it. */
async function focused({ page }: Person): Promise<string> {
  return page.evaluate(() => {
    const has = document.activeElement;
    if (!has || has === document.body) return "nothing has the focus";
    const { outlineStyle, outlineWidth } = getComputedStyle(has);
    const isSeen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return isSeen ? "seen" : `no ring around ${has.outerHTML.slice(0, 120)}`;
  });
}
