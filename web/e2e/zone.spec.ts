/** S.T.A.L.K.E.R. in the browser: whole missions alone and together, a turn by keys, what axe says. */

import AxeBuilder from "@axe-core/playwright";
import type { ZoneView } from "../src/games/zone/types";
import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { play, playedUntil, QUICK, rehearsed, sawTheEnd, Stalker } from "./stalker.ts";

async function serious(person: Person): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: person.page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

test("one person wins the first mission alone", async ({ arrive }) => {
  test.setTimeout(120_000);
  const won = rehearsed(1, 120);
  const ann = await (await arrive()).named("Ann");
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed: won.seed },
  });
  await ann.page.goto(`/t/${id}`);
  const one = new Stalker(ann);
  await play([one], won);
  test.info().annotations.push({ type: "decisions", description: `${won.decisions.length}` });
  await sawTheEnd([one], "zone-end-won");
  console.log(one.pressed);
  await ann.page.screenshot({ path: "/tmp/won.png" });
  // On the map, with the buttons of the actions, in the bar; and the enemies were watched.
  for (const how of ["way", "act", "bar", "told"])
    expect(one.pressed.get(how), how).toBeGreaterThan(0);
});

test("three people in three browsers win the first mission", async ({ arrive }) => {
  test.setTimeout(150_000);
  const won = rehearsed(3, 430);
  const late = won.rounds.at(-2) ?? 0;
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
  for (const person of people) await person.page.goto(`/t/${id}`);
  const crew = people.map((person) => new Stalker(person));
  await play(crew, won, late);
  const decided = `${won.decisions.length - late} of ${won.decisions.length}`;
  test.info().annotations.push({ type: "decisions", description: decided });
  await sawTheEnd(crew, "zone-end-won");
  for (const one of crew) expect(one.seat.acks).toBeGreaterThan(0);
  console.log(crew.map((one) => one.pressed), decided);
  await ann.page.screenshot({ path: "/tmp/won3.png" });
});

test("a turn with the keyboard alone; every area speaks; axe is content", async ({ arrive }) => {
  const ann = await (await arrive({ colorScheme: "light" })).named("Ann");
  const { page, say } = ann;
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed: 5 },
  });
  await page.goto(`/t/${id}`);
  const seat = new Seat<ZoneView>(ann);
  const isAsked = async (name: string): Promise<void> => {
    await expect.poll(() => seat.ask?.name, QUICK).toBe(name);
    await expect(page.locator(`[data-since="${seat.ask?.since}"]`)).toBeVisible();
  };
  const enterBar = async (option: string): Promise<void> => {
    await seat.bar.locator(`[data-option="${option}"]`).focus();
    await page.keyboard.press("Enter");
  };
  await isAsked("stalker");
  expect(await serious(ann), "while a stalker is chosen").toEqual([]);
  await enterBar("stalker,0");
  await isAsked("turn");
  await enterBar("begin,0");
  await isAsked("act");
  expect(await serious(ann), "in a turn").toEqual([]);

  const start = seat.view?.stalkers[0]?.area;
  await page.keyboard.press("m");
  const area = page.locator("[data-area]:focus");
  await expect(area).toHaveCount(1);
  await page.keyboard.press("n");
  await expect(area).toHaveAttribute("data-choosable", "");
  const spoken = (await area.getAttribute("aria-label")) ?? "";
  expect(spoken).toMatch(/^\d\.[A-I], .* Move \d\.[A-I], /);
  await page.keyboard.press("Enter");
  await expect.poll(() => seat.view?.stalkers[0]?.area, QUICK).not.toBe(start);
  await isAsked("act");

  const bolts = seat.view?.stalkers[0]?.bolts ?? 0;
  const prepare = page.locator('[data-act="prepare"]');
  await page.keyboard.press((await prepare.getAttribute("aria-keyshortcuts")) ?? "");
  await isAsked("arrange");
  expect(seat.view?.stalkers[0]?.bolts).toBeGreaterThan(bolts);
  await enterBar("done");
  await isAsked("act");
  // The list of all choices is for those who do not want the map.
  const again = seat.ask?.options.findIndex(([verb]) => verb === "prepare") ?? -1;
  await seat.bar.getByRole("button", { name: say("table-choices") }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("listitem").getByRole("button").nth(again).focus();
  await page.keyboard.press("Enter");
  await isAsked("arrange");
  await enterBar("done");
  await isAsked("act");
  await enterBar("end");
  // What the enemies do is told; a key closes it.
  await expect.poll(() => seat.ask?.name, QUICK).not.toBe("act");
  const steps = page.getByRole("list", { name: say("zone-tell-steps") });
  if (await steps.isVisible()) await page.keyboard.press("Escape");
  await expect(steps).toBeHidden();
  await expect(page.locator("[data-area]")).toHaveCount(seat.view?.ground.areas.length ?? 0);
});
