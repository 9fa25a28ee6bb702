/** A person at a table: reads what the page shows, presses what it offers. */

import { expect, type Locator } from "@playwright/test";
import { patched, type Patch } from "../src/wire/patch.ts";
import type { HuntersView } from "../src/games/hunters/types";
import type { Asked, TableNow } from "../src/wire/types";
import type { Person } from "./people.ts";

export class Seat {
  readonly #person: Person;
  #read = 0;
  #table: TableNow | undefined;
  #view: HuntersView | null = null;
  #asks: Asked[] = [];
  #acks = 0;

  constructor(person: Person) {
    this.#person = person;
  }

  get bar(): Locator {
    const { page, say } = this.#person;
    return page.getByRole("region", { name: say("table-ask") });
  }

  /** What is asked, as the server said it. */
  get ask(): Asked | undefined {
    this.#listen();
    return this.#asks[0];
  }

  get view(): HuntersView | null {
    this.#listen();
    return this.#view;
  }

  get isOver(): boolean {
    this.#listen();
    return this.#table?.status === "finished";
  }

  /** Until something is asked of this seat; false when the game is over. */
  async isAsked(timeout = 30_000): Promise<boolean> {
    await expect
      .poll(() => this.ask !== undefined || this.isOver, { timeout, intervals: [5, 10, 20] })
      .toBe(true);
    return this.ask !== undefined;
  }

  /** Presses one of the choices, and waits for the server's answer. */
  async choose(number = 0): Promise<void> {
    const before = this.#answers();
    const { page, say } = this.#person;
    if ((this.ask?.options.length ?? 0) > 1) {
      await this.bar.getByRole("button", { name: say("table-choices") }).click();
      await page.getByRole("dialog").getByRole("listitem").nth(number).getByRole("button").click();
    } else {
      await this.bar.getByRole("button").first().click();
    }
    await this.#answered(before);
  }

  /** Plays until the game is over, or so many decisions. Returns how many it were. */
  async playOn(decisions = 1000): Promise<number> {
    let done = 0;
    while (done < decisions && (await this.isAsked())) {
      await this.choose(done % (this.ask?.options.length ?? 1));
      done += 1;
    }
    return done;
  }

  #answers(): number {
    this.#listen();
    return this.#acks;
  }

  async #answered(before: number): Promise<void> {
    await expect.poll(() => this.#answers(), { intervals: [5, 10, 20] }).toBeGreaterThan(before);
  }

  #listen(): void {
    for (; this.#read < this.#person.heard.length; this.#read += 1) {
      const told = this.#person.heard[this.#read];
      if (told?.type === "welcome" || told?.type === "seats") this.#table = told.table;
      if (told?.type === "ack") this.#acks += 1;
      if (told?.type !== "welcome" && told?.type !== "update") continue;
      this.#asks = told.asks;
      if (told.type === "update" && told.patch !== null)
        this.#view = patched(this.#view, told.patch as Patch);
      else this.#view = told.view as HuntersView | null;
    }
  }
}
