/** Whoever plays Battle of Hoth with the pointer. */

import { hexName } from "../src/games/hoth/field.ts";
import type { HothView } from "../src/games/hoth/types";
import { asked, sent, type Action } from "./asked.ts";
import { expect, type Guest, type Person } from "./people.ts";
import { Seat } from "./seat.ts";
import { commands } from "./soldier.ts";

const CARD_VERBS = ["play", "discard", "take"];

/** A person who plays with the pointer: presses hexes, cards and buttons of the page. */
export class General {
  readonly seat: Seat<HothView>;

  /** `from`: how many messages the person had before this table. */
  constructor(
    readonly person: Person,
    from = 0,
  ) {
    this.seat = new Seat<HothView>(person, from);
  }

  hex(hex: number) {
    return this.person.page.getByRole("gridcell", { name: new RegExp(`^${hexName(hex)},`) });
  }

  /** After so long a thought; what happened before is told first. */
  async decide(thoughtMs = 0): Promise<void> {
    const { ask, view } = this.seat;
    if (!ask || !view) throw new Error("nothing is asked");
    const before = this.seat.acks;
    const question = this.person.page.locator(`[data-since="${ask.since}"]`);
    await expect(question).toBeVisible();
    if (thoughtMs > 0) await this.person.page.waitForTimeout(thoughtMs);
    await this.#press(commands(ask, view));
    await this.seat.hears(() => this.seat.acks > before);
  }

  async #press(action: Action): Promise<void> {
    const [verb = "", first] = action;
    const { page } = this.person;
    if (action.length === 1 || verb === "fall_back") {
      await this.seat.bar.locator(`[data-option="${action.join()}"]`).click();
      if (verb === "done") await this.seat.mean();
    } else if (CARD_VERBS.includes(String(verb))) {
      await page.locator(`[data-card="${first}"]`).click();
      await this.seat.bar.locator(`[data-option="${action.join()}"]`).click();
    } else await this.hex(Number(first)).click();
  }
}

/** Whoever is asked decides, in the browser, until the battle is over or so many decisions are made. */
export async function fight(generals: readonly General[], decisions = 1000): Promise<number> {
  const isOver = (): boolean => generals.every(({ seat }) => seat.isOver);
  for (let done = 0; done < decisions; done += 1) {
    const asked = (): General | undefined => generals.find(({ seat }) => seat.ask !== undefined);
    const isSomebodys = (): boolean => asked() !== undefined || isOver();
    // Whoever hears it first says so; the others hear of the end a little later.
    if (!isSomebodys()) await Promise.race(generals.map(({ seat }) => seat.hears(isSomebodys)));
    if (isOver()) return done;
    await asked()?.decide();
  }
  return decisions;
}

/** These people decide over HTTP, until that is so or the battle is over. */
export async function fightOver(
  guests: readonly Guest[],
  id: string,
  isEnough: (view: HothView) => boolean,
) {
  for (let turn = 0; ; turn += 1) {
    const guest = guests[turn % guests.length];
    if (!guest) return;
    const now = await guest.ask("GET /api/tables/{id}/state", { path: { id } });
    const view = now.view as unknown as HothView;
    if (now.table.status === "finished" || isEnough(view)) return;
    const [ask] = asked(now.asks);
    if (!ask) continue;
    const message = {
      type: "act" as const,
      key: `${id}-${now.rev}`,
      rev: now.rev,
      action: sent(commands(ask, view)),
    };
    await guest.ask("POST /api/tables/{id}/act", { path: { id }, body: { message } });
  }
}
