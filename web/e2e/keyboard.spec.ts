/** A whole game with nothing but keys. */

import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { playOver } from "./tables.ts";

const DECK_KEYS = "qwef";
/** Go listens a little after the cards are there. */
const GO_LISTENS_MS = 500;

test("a whole game with the keyboard alone", async ({ arrive }) => {
  test.setTimeout(240_000);
  const ann = await (await arrive()).named("Ann");
  const { page } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "quick"], seed: 4, options: { mode: "introductory" } },
  });
  await page.goto(`/t/${id}`);
  const seat = new Seat(ann);
  let decisions = 0;
  await seat.isAsked();
  await expect(seat.bar.getByRole("heading")).toBeVisible();
  await page.keyboard.press("Tab");
  while (await seat.isAsked()) {
    const before = seat.acks;
    await decide(ann, seat, decisions);
    await expect.poll(() => seat.acks, { intervals: [5, 10, 20] }).toBeGreaterThan(before);
    await expect.poll(() => focused(ann), `after decision ${decisions}`).toEqual("seen");
    decisions += 1;
  }
  test.info().annotations.push({ type: "decisions", description: `${decisions}` });
  expect(seat.view?.outcome?.winners.length).toBeGreaterThan(0);

  // The end can be read and left with keys too.
  await tabTo(ann, ann.say("table-score-close"));
  await page.keyboard.press("Enter");
  await expect(seat.bar.getByText(ann.say("web-table-over"))).toBeVisible();
  await expect.poll(() => focused(ann), "after the end").toEqual("seen");
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
        : (has?.getAttribute("data-row") ?? has?.id ?? "");
    });
    stops.push(stop);
  }
  expect(stops.filter((stop, at) => stop !== stops[at - 1])).toEqual([
    "ask",
    ...["hand", "table", "others", "decks", "log"],
  ]);
  expect(stops.filter((stop) => stop !== "ask").length, "one stop in each row").toBe(5);

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: ann.say("table-keys") });
  for (const id of ["web-table-undo", "table-hint", "table-key-rule", "table-key-card"])
    await expect(keys.getByText(ann.say(id))).toBeVisible();
});

/** Answers with the keys that DESIGN.md names; some decisions by walking to a button. */
async function decide(ann: Person, seat: Seat, decisions: number): Promise<void> {
  const { keyboard } = ann.page;
  const asked = seat.ask;
  if (!asked) return;
  await expect(ann.page.locator(`[data-since="${asked.since}"]`)).toBeVisible();
  // No key is for a question that is not painted yet.
  await ann.page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))),
  );
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
  } else if (await ann.page.getByText(ann.say("hunters-reveal-title")).isVisible()) {
    await ann.page.waitForTimeout(450); // nobody reads it sooner
    // What was planned. A key that comes too early is not taken, so it is pressed until it is.
    while (await ann.page.getByText(ann.say("hunters-reveal-title")).isVisible()) {
      await ann.page.waitForTimeout(GO_LISTENS_MS);
      await keyboard.press("Enter");
    }
  } else await press(ann, seat);
}

/** Plays what is picked, or whatever else is offered for it, by its key. */
async function press(ann: Person, seat: Seat): Promise<void> {
  const offer = seat.bar.locator(
    ".actions [aria-keyshortcuts]:not([aria-keyshortcuts=U], [aria-keyshortcuts=H])",
  );
  const key = await offer.first().getAttribute("aria-keyshortcuts");
  await ann.page.keyboard.press((key ?? "").toLowerCase());
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
