/** S.T.A.L.K.E.R. in the browser: the first mission won alone by keys, and together; what axe says. */

import { serious } from "./axe.ts";
import { Keys } from "./hands.ts";
import { expect, test } from "./people.ts";
import { play, playedUntil, rehearsed, sawTheEnd, Stalker } from "./stalker.ts";

test("three people in three browsers win the first mission", async ({ arrive }) => {
  const won = rehearsed(3, 300);
  // All three are asked once more after this: from here on they play on their pages.
  const lasts = [0, 1, 2].map((who) => won.decisions.findLastIndex(({ seat }) => seat === who));
  const turns = won.decisions.slice(0, Math.min(...lasts) + 1);
  const late = turns.findLastIndex(({ ask }) => ask === "turn");
  const people = [];
  for (const name of ["Ann", "Ben", "Cid"]) people.push(await (await arrive()).named(name));
  const [ann, ...others] = people;
  if (!ann) throw new Error("nobody came");
  const { id, invites } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me", "open", "open"], seed: won.seed },
  });
  for (const [at, other] of others.entries()) {
    const secret = invites[at]?.link.split("#")[1] ?? "";
    await other.ask("POST /api/tables/{id}/seat", { path: { id }, body: { secret } });
  }
  await playedUntil(people, id, won, late);
  for (const { page } of people) await page.goto(`/t/${id}`);
  const crew = people.map((person) => new Stalker(person));
  await play(crew, won, { from: late });
  const decided = `${won.decisions.length - late} of ${won.decisions.length}`;
  test.info().annotations.push({ type: "decisions", description: decided });
  await sawTheEnd(crew, "zone-end-won");
  for (const { seat } of crew) expect(seat.acks).toBeGreaterThan(0);
});

test("with nothing but keys from the first page, the first turn, the enemies and the end of a won mission @deep", async ({
  arrive,
}) => {
  const won = rehearsed(1, 120);
  const ann = await arrive({ pace: "normal" });
  const { page, say } = ann;
  const keys = new Keys(page);
  const button = (id: string, args?: Record<string, number>) =>
    page.getByRole("button", { name: say(id, args), exact: true });
  await page.goto("/");
  await keys.press(page.locator('a[href="/new/zone"]'));
  await keys.press(button("zone-pick-seats"));
  for (const number of [3, 2]) await keys.press(button("pages-seat-remove", { number }));
  await keys.press(page.locator("summary").filter({ hasText: say("pages-more") }));
  await keys.goTo(page.getByLabel(say("pages-seed")));
  await page.keyboard.type(`${won.seed}`);
  await keys.press(button("pages-new-start"));
  await expect(page).toHaveURL(/\/t\//);
  const one = new Stalker(ann, keys);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  // More of the same is played past the page: keys take their time.
  const ends = won.decisions.flatMap(({ action }, at) => (action[0] === "end" ? [at] : []));
  const afterTurn = (ends[0] ?? 0) + 1;
  const [, afterRound = 0] = won.rounds;
  const enemies = ends.findLast((at) => at < afterRound) ?? 0;
  const lastFire = won.decisions.findLastIndex(({ action }) => action[0] === "fire");
  const last = Math.max(won.rounds.at(-1) ?? 0, lastFire);
  await play([one], won, { to: afterTurn });
  await playedUntil([ann], id, won, enemies, afterTurn);
  await page.reload();
  await play([one], won, { from: enemies, to: afterRound });
  await playedUntil([ann], id, won, last, afterRound);
  await page.reload();
  await play([one], won, { from: last });
  await sawTheEnd([one], "zone-end-won");
  // On the map, with the buttons of the actions, in the bar; and the enemies were watched.
  for (const how of ["way", "act", "bar", "told"])
    expect(one.pressed.get(how), how).toBeGreaterThan(0);
  await keys.press(button("table-score-close"));
  await expect(one.seat.bar.getByText(say("web-table-over"))).toBeVisible();
});

test("every area speaks, and axe is content @deep", async ({ arrive }) => {
  const ann = await (await arrive({ colorScheme: "light" })).named("Ann");
  const { page } = ann;
  const won = rehearsed(1, 120);
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed: won.seed },
  });
  await page.goto(`/t/${id}`);
  const { seat } = new Stalker(ann);
  const isShown = async (rev: number): Promise<void> => {
    await seat.hears(() => seat.rev === rev);
    await expect(page.locator(`[data-since="${seat.ask?.since}"]`)).toBeVisible();
  };
  await isShown(0);
  expect(await serious(page), "while a stalker is chosen").toEqual([]);
  // On a phone on its side the briefing and the stalkers have the width of the window.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole("heading", { name: "Rescuing Dalik" })).toBeInViewport();
  const recruit = page.locator("[data-recruit]").first();
  await recruit.scrollIntoViewIfNeeded();
  await expect(recruit).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 625 });
  const first = won.decisions.findIndex(({ action }) => action[0] === "move");
  await playedUntil([ann], id, won, first);
  await isShown(first);
  expect(await serious(page), "in a turn").toEqual([]);
  const areas = page.locator("[data-area]");
  await expect(areas).toHaveCount(seat.view?.ground.areas.length ?? 0);
  const spoken = await areas.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  for (const words of spoken) expect(words).toMatch(/^\d\.[A-I], (in|out)door/);
  const ways = seat.view?.ways.length ?? 0;
  expect(ways).toBeGreaterThan(0);
  expect(spoken.filter((words) => / Move \d\.[A-I], /.test(words))).toHaveLength(ways);
});
