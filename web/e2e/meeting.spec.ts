/** Tables as people open, find, leave and repeat them: through the pages alone. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT, PYTHON } from "./server.ts";
import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";

const button = ({ page, say }: Person, id: string, args?: Record<string, string | number>) =>
  page.getByRole("button", { name: say(id, args), exact: true });

async function fromMenu(person: Person, id: string): Promise<void> {
  await person.page.getByRole("button", { name: person.say("web-menu"), exact: true }).click();
  await person.page.getByRole("menuitem", { name: person.say(id) }).click();
}

/** Opens the page of a new table as from the first page. */
async function wantsTable({ page, say }: Person): Promise<void> {
  await page.goto("/");
  await page
    .getByRole("link", { name: say("web-home-new") })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: say("web-new-seats") })).toBeVisible();
}

const chooseSeat = ({ page, say }: Person, number: number, kind: string) =>
  page.getByRole("combobox", { name: say("web-table-seat", { number }) }).selectOption(kind);

/** A report of the problem, as a file that the command line opens: what it says. */
async function reported(person: Person, text: string): Promise<string> {
  const { page, say } = person;
  await fromMenu(person, "table-report");
  await page.getByLabel(say("table-report-what")).fill(text);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: say("table-report-save") }).click();
  const file = await (await saved).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ text, seat: 0 });
  return execFileSync(PYTHON, ["-P", "-m", "cantina.cli", "replay", file], {
    env: { ...process.env, PYTHONPATH: join(CHECKOUT, "src") },
    encoding: "utf8",
  });
}

// Friends come from another address of this computer, as from another one: still a loopback address,
// so that nothing leaves the machine.
test.use({ host: "0.0.0.0" });
const ELSEWHERE = "127.0.0.2";

/** Where the page says that friends find this server; nowhere on a computer without any network. */
async function reachedAt({ request, address }: Person): Promise<string | undefined> {
  const answer = await request.get(`${address}/api/addresses`);
  return ((await answer.json()) as { found: string[] }).found[0];
}

test("a table from its opening to the next game", async ({ own, arrive }) => {
  const ann = await arrive({
    baseURL: own.address,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { port } = new URL(ann.address);
  const baseURL = `http://${ELSEWHERE}:${port}`;
  const [ben, cara] = [await arrive({ baseURL }), await arrive({ baseURL: own.address })];
  // Chromium's line about every page of a home network: it is not encrypted.
  ben.forgive(/Cross-Origin-Opener-Policy/);
  await wantsTable(ann);
  await chooseSeat(ann, 3, "open");
  await ann.page.getByText(ann.say("pages-choice-hunters-introductory"), { exact: true }).click();
  await button(ann, "web-new-open").click();
  await expect(ann.page).toHaveURL(/\/t\//);

  // One comes by the link, from another address; one by the code.
  const code = (await ann.page.locator(".code b").textContent()) ?? "";
  let link = `${baseURL}${new URL(ann.page.url()).pathname}#${code}`;
  const found = await reachedAt(ann);
  if (found) {
    await expect(ann.page.getByText(ann.say("lobby-reach-local"))).toBeVisible();
    await button(ann, "pages-invite-copy").click();
    const copied = await ann.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`http://${found}:${port}/`);
    link = copied.replace(found, ELSEWHERE);
  }
  await ben.page.goto(link);
  expect(ben.page.url(), "the code is not in the address any more").not.toContain("#");
  link = ann.page.url();
  await expect(ben.page.getByText(ben.say("lobby-nutshell-hunters-1"))).toBeVisible();
  await ben.page.getByLabel(ben.say("lobby-name")).fill("Ben");
  await button(ben, "web-table-take").click();
  await expect(ann.page.getByText("Ben", { exact: true })).toBeVisible();
  await cara.page.goto("/");
  await cara.page.getByLabel(cara.say("pages-join-label")).fill(code.toLowerCase());
  await button(cara, "web-home-join-go").click();
  // The game waits until all are ready; one of them stops it once.
  for (const person of [ann, ben, cara]) await button(person, "lobby-ready").click();
  await button(ben, "lobby-stop").click();
  await expect(button(ben, "lobby-ready")).toBeVisible();
  await expect(button(ann, "lobby-stop")).toBeHidden();
  await button(ben, "lobby-ready").click();
  const seats = [ann, ben, cara].map((person) => new Seat(person));
  for (const seat of seats) await expect(seat.bar).toBeVisible();

  // They talk.
  await button(ann, "web-table-chat").click();
  await ann.page.getByLabel(ann.say("web-table-chat-write")).fill("Good luck!");
  await button(ann, "web-table-chat-send").click();
  await expect(
    ben.page.getByText(/: Good luck!$/),
    "a new line is shown for a moment",
  ).toBeVisible();
  await button(ben, "web-table-chat").click();
  await expect(ben.page.getByRole("listitem").getByText("Good luck!")).toBeVisible();
  await button(ben, "web-close").click();
  await button(ann, "web-close").click();
  expect(await reported(ann, "My card is gone.")).toContain("My card is gone.");

  // Ben leaves, Cara and Ann let bots play; these bring the game to its end.
  await fromMenu(ben, "table-leave");
  await button(ben, "table-leave").last().click();
  await expect(ben.page).toHaveURL(/\/$/);
  for (const person of [cara, ann]) {
    await button(person, "table-people").click();
    await button(person, "web-table-away").click();
    // The button is gone, and the focus with it; at the end the list goes by itself.
    await person.page.keyboard.press("Escape");
    await expect(
      person.page.getByRole("dialog", { name: person.say("table-people") }),
    ).toBeHidden();
  }
  const over = ann.page.getByRole("button", { name: ann.say("web-table-rematch") });
  await expect(over.first()).toBeVisible();
  expect(await reported(ann, "It was close.")).toContain("It was close.");

  await over.last().click();
  await expect(ann.page).not.toHaveURL(link);
  await cara.page
    .getByRole("button", { name: cara.say("table-rematch-join") })
    .last()
    .click();
  await expect(cara.page).toHaveURL(ann.page.url());
});

test("people at one screen do not see each other's hands", async ({ arrive }) => {
  const ann = await arrive();
  const { page, say } = ann;
  await wantsTable(ann);
  await chooseSeat(ann, 2, "me");
  await button(ann, "pages-seat-remove", { number: 3 }).click();
  await button(ann, "pages-new-start").click();
  const curtain = page.getByRole("dialog", { name: say("table-pass", { name: "" }).trim() });
  const hand = page.locator("[data-spot=hand]");
  const bar = page.getByRole("region", { name: say("table-ask") });
  const seen: (string | null)[] = [];
  // Both draw; whoever has drawn last has the screen already, and chooses first.
  for (const passed of [true, true, false, true]) {
    if (passed) {
      await expect(curtain).toBeVisible();
      await expect(hand).toHaveCount(0);
      seen.push(await curtain.getByRole("heading").textContent());
      await curtain.getByRole("button").click();
    }
    await expect(curtain).toBeHidden();
    await expect(hand).toBeVisible();
    const asks = bar.and(page.locator("[data-since]"));
    const since = await asks.getAttribute("data-since");
    await bar.getByRole("button", { name: say("table-choices") }).click();
    await page.getByRole("dialog").getByRole("listitem").getByRole("button").first().click();
    await expect(page.locator(`[data-since="${since}"]`)).toHaveCount(0);
  }
  expect(seen).toEqual([seen[0], seen[1], seen[0]]);
  expect(seen[0]).not.toBe(seen[1]);
});

test("a bot is who was chosen, at the table and in the language of whoever looks", async ({
  arrive,
}) => {
  const ann = await arrive({ language: "uk" });
  const { page, say } = ann;
  await wantsTable(ann);
  await chooseSeat(ann, 2, "bot");
  const characters = page.getByRole("combobox", { name: say("pages-regular") });
  await characters.first().selectOption("Вельда");
  await expect(page.getByText(say("pages-habit-hunters-contracts"))).toBeVisible();
  // Nobody sits at a table twice.
  await expect(characters.last().getByRole("option", { name: "Вельда" })).toHaveCount(0);
  await button(ann, "pages-new-start").click();
  await button(ann, "table-people").click();
  const people = page.getByRole("dialog");
  await expect(people.getByText("Вельда", { exact: true })).toBeVisible();
  await expect(people.getByText(say("pages-habit-hunters-contracts"))).toBeVisible();
});
