/** S.T.A.L.K.E.R. in the browser: whole missions alone and together, a turn by keys, what axe says. */

import AxeBuilder from "@axe-core/playwright";
import type { ZoneView } from "../src/games/zone/types";
import type { Asked } from "../src/wire/types";
import { expect, test, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { ventures } from "./stalker.ts";

type Action = Asked["options"][number];
const QUICK = { intervals: [5, 10, 20] };

/** A person who plays with the pointer: presses areas of the camp, actions and buttons. */
class Crew {
  readonly seat: Seat<ZoneView>;
  readonly asked = new Set<string>();
  readonly pressed = new Map<string, number>();

  constructor(
    readonly person: Person,
    readonly turns: number,
  ) {
    this.seat = new Seat<ZoneView>(person);
  }

  area(area: number) {
    return this.person.page.locator(`#zone-area-${area}`);
  }

  async decide(): Promise<void> {
    const { ask, view, acks: before } = this.seat;
    const { page, say } = this.person;
    if (!ask || !view) throw new Error("nothing is asked");
    // A way is walked by itself, step by step.
    if (await page.getByText(say("zone-walk-going")).isVisible()) return;
    await this.closeTelling();
    if (this.seat.isOver) return;
    const shown = page.locator(`[data-since="${ask.since}"]`);
    const isPast = (): boolean => this.seat.ask?.since !== ask.since;
    await expect.poll(async () => isPast() || (await shown.isVisible()), QUICK).toBe(true);
    if (isPast()) return;
    this.asked.add(ask.name);
    const chosen = ventures(ask, view, this.turns);
    if ("to" in chosen) {
      this.#note("way");
      await this.area(chosen.to).click();
    } else await this.#press(chosen, ask);
    await expect.poll(() => this.seat.acks, QUICK).toBeGreaterThan(before);
  }

  /** What the enemies did is told step by step until it is closed. */
  async closeTelling(): Promise<void> {
    const { page, say } = this.person;
    if (!(await page.getByRole("list", { name: say("zone-tell-steps") }).isVisible())) return;
    this.#note("told");
    for (const id of ["zone-tell-skip", "zone-tell-close"]) {
      const button = page.getByRole("button", { name: say(id) });
      if (!(await button.isVisible())) continue;
      // The end of the mission may come over it meanwhile.
      await Promise.race([button.click(), expect.poll(() => this.seat.isOver).toBe(true)]);
      return;
    }
  }

  async #press(action: Action, ask: Asked): Promise<void> {
    const { page } = this.person;
    const offered = this.seat.bar.locator(`[data-option="${action.join()}"]`);
    if (ask.name === "act" && !(await offered.isVisible())) {
      const act = page.locator(`[data-act="${action[0]}"]`);
      this.#note("act");
      // What can be answered in one way is answered by its button.
      const isAnswer = (await act.getAttribute("aria-pressed")) === null;
      await act.click();
      if (isAnswer) return;
      if (await this.#aim(action, ask)) return;
    }
    if (await offered.isVisible()) {
      this.#note("bar");
      await offered.click();
    } else {
      this.#note("list");
      const at = ask.options.findIndex((option) => option.join() === action.join());
      await (await this.seat.openChoices()).nth(at).click();
    }
  }

  /** Presses whom an attack is for; whether that was the answer, or the bar asks which attack. */
  async #aim([verb, ...numbers]: Action, { options }: Asked): Promise<boolean> {
    const at = { fire: 1, knife: 0 }[String(verb)];
    if (at === undefined) return false;
    const areaOf = (figure: unknown): number =>
      this.seat.view?.enemies.find(({ number }) => number === figure)?.area ?? -1;
    const area = areaOf(numbers[at]);
    this.#note("target");
    await this.area(area).click();
    const there = options.filter((one) => one[0] === verb && areaOf(one[at + 1]) === area);
    return there.length === 1;
  }

  #note(how: string): void {
    this.pressed.set(how, (this.pressed.get(how) ?? 0) + 1);
  }
}

/** Whoever is asked decides, in the browser, until the mission is over. */
async function play(crew: readonly Crew[], most = 400): Promise<number> {
  const isOver = (): boolean => crew.every(({ seat }) => seat.isOver);
  for (let done = 0; done < most; done += 1) {
    const asked = (): Crew | undefined => crew.find(({ seat }) => seat.ask !== undefined);
    await expect
      .poll(() => asked() !== undefined || isOver(), { timeout: 30_000, ...QUICK })
      .toBe(true);
    if (isOver()) return done;
    await asked()?.decide();
  }
  throw new Error(`not over after ${most} decisions`);
}

async function sawTheEnd({ person, seat }: Crew): Promise<void> {
  const outcome = seat.view?.outcome;
  const title = person.say(outcome?.winners.length ? "zone-end-won" : "zone-end-lost");
  await expect(person.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await person.page.locator("body").innerText()).not.toContain("⟨");
}

async function serious(person: Person): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: person.page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

test("one person finishes the first mission alone", async ({ arrive }) => {
  test.setTimeout(120_000);
  const ann = await (await arrive()).named("Ann");
  const { id } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me"], seed: 3 },
  });
  await ann.page.goto(`/t/${id}`);
  const one = new Crew(ann, 3);
  const decisions = await play([one]);
  test.info().annotations.push({ type: "decisions", description: `${decisions}` });
  await sawTheEnd(one);
  // On the map, with the buttons of the actions, in the bar; and the enemies were watched.
  for (const how of ["way", "target", "act", "bar", "told"])
    expect(one.pressed.get(how), how).toBeGreaterThan(0);
});

test("three people in three browsers finish the first mission", async ({ arrive }) => {
  test.setTimeout(150_000);
  const people = [];
  for (const name of ["Ann", "Ben", "Cid"]) people.push(await (await arrive()).named(name));
  const [ann, ...others] = people;
  if (!ann) throw new Error("nobody came");
  const { id, invites } = await ann.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me", "open", "open"], seed: 11 },
  });
  await ann.page.goto(`/t/${id}`);
  for (const [at, other] of others.entries()) await other.page.goto(invites[at]?.link ?? "");
  const crew = people.map((person) => new Crew(person, 2));
  const decisions = await play(crew);
  test.info().annotations.push({ type: "decisions", description: `${decisions}` });
  for (const one of crew) {
    await sawTheEnd(one);
    expect(one.pressed.get("way")).toBeGreaterThan(0);
  }
  const [mine, ...their] = crew.map(({ seat }) => seat.view?.outcome);
  for (const outcome of their) expect(outcome).toEqual(mine);
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
