/** S.T.A.L.K.E.R. in the browser: people who play a mission that was rehearsed. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator } from "@playwright/test";
import type { ZoneView } from "../src/games/zone/types";
import { sent, type Action, type Asked } from "./asked.ts";
import { Pointer, type Hand } from "./hands.ts";
import { expect, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { CHECKOUT, PYTHON } from "./server.ts";

interface Decision {
  seat: number;
  /** What is asked, by its name. */
  ask: string;
  action: Action;
}

/** A won mission: who decides what after what. */
export interface Rehearsal {
  seed: number;
  decisions: Decision[];
  /** Which decision each round begins with. */
  rounds: number[];
}

export function rehearsed(seats: number, most: number): Rehearsal {
  const script = fileURLToPath(new URL("rehearsal.py", import.meta.url));
  const said = execFileSync(PYTHON, ["-P", script, `${seats}`, `${most}`], {
    env: { ...process.env, PYTHONPATH: join(CHECKOUT, "src") },
    encoding: "utf8",
    timeout: 600_000,
  });
  return JSON.parse(said) as Rehearsal;
}

/** A person who presses areas of the camp, actions and buttons. */
export class Stalker {
  readonly seat: Seat<ZoneView>;
  readonly pressed = new Map<string, number>();

  constructor(
    readonly person: Person,
    readonly hand: Hand = new Pointer(person.page),
  ) {
    this.seat = new Seat<ZoneView>(person);
  }

  /** Decides as rehearsed, at this revision: the next of these, or as many as make one way. */
  async decide(rev: number, ahead: readonly Decision[]): Promise<void> {
    const { acks: before } = this.seat;
    const [next] = ahead;
    await this.seat.hears(() => this.seat.rev === rev);
    const { ask } = this.seat;
    if (!ask || !next) throw new Error("nothing is asked");
    const asked = this.person.page.locator(`[data-since="${ask.since}"]`);
    // What was done before is told first: the page may be about to.
    await expect(asked.or(this.#told).first()).toBeVisible();
    await this.closeTelling();
    await expect(asked).toBeVisible();
    expect(ask.name).toBe(next.ask);
    const way = this.#wayOf(ahead);
    if (way) {
      this.#note("way");
      await this.hand.pressArea(way.end);
    } else await this.#press(next.action, ask);
    const least = before + (way?.decisions ?? 1);
    await this.seat.hears(() => this.seat.acks >= least);
  }

  /** What the enemies did is told step by step unless somebody wants it at once. */
  async closeTelling(): Promise<void> {
    const told = this.#told;
    if (!(await told.isVisible())) return;
    this.#note("told");
    await this.hand.press(told.locator(".skip button"));
    await expect(told).toBeHidden();
  }

  get #told(): Locator {
    const { page, say } = this.person;
    return page.getByRole("region", { name: say("told-label") });
  }

  /** The end of the way that is walked by these decisions, if the map offers it as one. */
  #wayOf(ahead: readonly Decision[]): { end: number; decisions: number } | undefined {
    const begins = ahead[0]?.action[0] === "move" ? 1 : 0;
    const others = ahead.findIndex(({ ask }, at) => at >= begins && ask !== "step");
    const steps = ahead.slice(begins, others < 0 ? undefined : others);
    const path = steps.filter(({ action }) => action[0] === "step").map(({ action }) => action[1]);
    const way = this.seat.view?.ways.find((one) => one.path.join() === path.join());
    return way && { end: way.area, decisions: begins + steps.length };
  }

  async #press(action: Action, ask: Asked): Promise<void> {
    const { page, say } = this.person;
    const offered = this.seat.bar.locator(`[data-option="${action.join()}"]`);
    if (ask.name === "act" && !(await offered.isVisible())) {
      const act = page.locator(`[data-act="${action[0]}"]`);
      this.#note("act");
      // What can be answered in one way is answered by its button.
      const isAnswer = (await act.getAttribute("aria-pressed")) === null;
      await this.hand.press(act);
      if (isAnswer || (await this.#aim(action, ask))) return;
    }
    if (await offered.isVisible()) {
      this.#note("bar");
      await this.hand.press(offered);
    } else {
      this.#note("list");
      const at = ask.options.findIndex((option) => option.join() === action.join());
      await this.hand.press(this.seat.bar.getByRole("button", { name: say("table-choices") }));
      const list = page.getByRole("dialog").getByRole("listitem");
      await this.hand.press(list.getByRole("button").nth(at));
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
    await this.hand.pressArea(area);
    const there = options.filter((one) => one[0] === verb && areaOf(one[at + 1]) === area);
    return there.length === 1;
  }

  #note(how: string): void {
    this.pressed.set(how, (this.pressed.get(how) ?? 0) + 1);
  }
}

/** Some of the decisions of a rehearsal: from this one on, up to that one. */
export interface Scene {
  from?: number;
  to?: number;
}

/** The crew plays as rehearsed, each what is theirs. */
export async function play(
  crew: readonly Stalker[],
  { decisions }: Rehearsal,
  { from = 0, to = decisions.length }: Scene = {},
): Promise<void> {
  const answered = (): number => crew.reduce((sum, { seat }) => sum + seat.acks, 0);
  const before = answered();
  const decided = (): number => from + answered() - before;
  while (decided() < to) {
    const at = decided();
    const who = decisions[at]?.seat ?? 0;
    const others = decisions.findIndex(({ seat }, number) => number > at && seat !== who);
    await crew[who]?.decide(at, decisions.slice(at, others < 0 ? undefined : others));
  }
}

/** Makes the decisions of a rehearsal before this one, past the pages. */
export async function playedUntil(
  people: readonly Person[],
  id: string,
  { decisions }: Rehearsal,
  end: number,
  from = 0,
): Promise<void> {
  for (const [at, { seat, action }] of decisions.slice(0, end).entries()) {
    if (at < from) continue;
    const person = people[seat];
    if (!person) throw new Error(`nobody sits at ${seat}`);
    await person.ask("POST /api/tables/{id}/act", {
      path: { id },
      body: { message: { type: "act", key: `${id}-${at}`, rev: at, action: sent(action) } },
    });
  }
}

/** Everybody sees the same end. */
export async function sawTheEnd(crew: readonly Stalker[], title: string): Promise<void> {
  for (const stalker of crew) {
    const { person, seat } = stalker;
    await seat.hears(() => seat.isOver);
    await stalker.closeTelling();
    const heading = person.page.getByRole("heading", { level: 1, name: person.say(title) });
    await expect(heading).toBeVisible();
    expect(await person.page.locator("body").innerText()).not.toContain("⟨");
    expect(seat.view?.outcome).toEqual(crew[0]?.seat.view?.outcome);
  }
}
