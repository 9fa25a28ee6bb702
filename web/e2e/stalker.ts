/** S.T.A.L.K.E.R. in the browser: people who play a mission that was rehearsed, with the pointer. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ZoneView } from "../src/games/zone/types";
import type { Asked } from "../src/wire/types";
import { expect, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { CHECKOUT, PYTHON } from "./server.ts";

type Action = Asked["options"][number];
export const QUICK = { intervals: [5, 10, 20] };

/** A won mission: who decides what after what. */
export interface Rehearsal {
  seed: number;
  decisions: [seat: number, ...Action][];
  /** Which decision each round begins with. */
  rounds: number[];
}

export function rehearsed(seats: number, most: number): Rehearsal {
  const script = fileURLToPath(new URL("rehearsal.py", import.meta.url));
  const said = execFileSync(PYTHON, ["-P", script, `${seats}`, `${most}`], {
    env: { ...process.env, PYTHONPATH: join(CHECKOUT, "src") },
    encoding: "utf8",
    timeout: 60_000,
  });
  return JSON.parse(said) as Rehearsal;
}

/** A person who presses areas of the camp, actions and buttons. */
export class Stalker {
  readonly seat: Seat<ZoneView>;
  readonly pressed = new Map<string, number>();

  constructor(readonly person: Person) {
    this.seat = new Seat<ZoneView>(person);
  }

  area(area: number) {
    return this.person.page.locator(`#zone-area-${area}`);
  }

  /** Decides as rehearsed: the next of these, or as many as make one way. */
  async decide(ahead: readonly Action[]): Promise<void> {
    const { acks: before } = this.seat;
    const [action = []] = ahead;
    await expect.poll(() => this.seat.ask !== undefined, QUICK).toBe(true);
    const { ask } = this.seat;
    if (!ask) throw new Error("nothing is asked");
    await this.closeTelling();
    await expect(this.person.page.locator(`[data-since="${ask.since}"]`)).toBeVisible();
    expect(ask.options, ask.name).toContainEqual(action);
    const way = this.#wayOf(ahead);
    if (way) {
      this.#note("way");
      await this.area(way.end).click();
    } else await this.#press(action, ask);
    const least = before + (way?.decisions ?? 1);
    await expect.poll(() => this.seat.acks, QUICK).toBeGreaterThanOrEqual(least);
  }

  /** What the enemies did is told step by step until it is closed. */
  async closeTelling(): Promise<void> {
    const { page, say } = this.person;
    const told = page.getByRole("list", { name: say("zone-tell-steps") });
    if (!(await told.isVisible())) return;
    this.#note("told");
    const closing = [say("zone-tell-skip"), say("zone-tell-close")].join("|");
    await page.getByRole("button", { name: new RegExp(`^(${closing})`) }).click();
    await expect(told).toBeHidden();
  }

  /** The end of the way that is walked by these decisions, if the map offers it as one. */
  #wayOf(ahead: readonly Action[]): { end: number; decisions: number } | undefined {
    const begins = ahead[0]?.[0] === "move" ? 1 : 0;
    const steps = ahead.slice(begins);
    const others = steps.findIndex(([verb]) => verb !== "step");
    const path = steps.slice(0, others < 0 ? steps.length : others).map(([, area]) => Number(area));
    if (path.length === 0) return undefined;
    const isDone = steps[path.length]?.[0] === "done" ? 1 : 0;
    const way = this.seat.view?.ways.find((one) => one.path.join() === path.join());
    return way && { end: way.area, decisions: begins + path.length + isDone };
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
      if (isAnswer || (await this.#aim(action, ask))) return;
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

/** The crew plays as rehearsed from this decision on, each what is theirs, until it is over. */
export async function play(
  crew: readonly Stalker[],
  { decisions }: Rehearsal,
  from = 0,
): Promise<void> {
  const decided = (): number => from + crew.reduce((sum, { seat }) => sum + seat.acks, 0);
  while (decided() < decisions.length) {
    const at = decided();
    const [who = 0] = decisions[at] ?? [];
    const others = decisions.findIndex(([seat], number) => number > at && seat !== who);
    const mine = decisions.slice(at, others < 0 ? undefined : others);
    await crew[who]?.decide(mine.map(([, ...action]) => action));
  }
  for (const { seat } of crew) await expect.poll(() => seat.isOver, QUICK).toBe(true);
}

/** Makes the decisions of a rehearsal before this one, past the pages. */
export async function playedUntil(
  people: readonly Person[],
  id: string,
  { decisions }: Rehearsal,
  end: number,
): Promise<void> {
  for (const [at, [seat, ...action]] of decisions.slice(0, end).entries()) {
    const person = people[seat];
    if (!person) throw new Error(`nobody sits at ${seat}`);
    await person.ask("POST /api/tables/{id}/act", {
      path: { id },
      body: { message: { type: "act", key: `${id}-${at}`, rev: at, action } },
    });
  }
}

/** Everybody sees the same end. */
export async function sawTheEnd(crew: readonly Stalker[], title: string): Promise<void> {
  for (const { person, seat } of crew) {
    const heading = person.page.getByRole("heading", { level: 1, name: person.say(title) });
    await expect(heading).toBeVisible();
    expect(await person.page.locator("body").innerText()).not.toContain("⟨");
    expect(seat.view?.outcome).toEqual(crew[0]?.seat.view?.outcome);
  }
}
