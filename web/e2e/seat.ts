/** A person at a table: reads what the page shows, presses what it offers. */

import type { Locator } from "@playwright/test";
import { patched, type Patch } from "../src/wire/patch.ts";
import type { HuntersEvent, HuntersView } from "../src/games/hunters/types";
import type { TableNow } from "../src/wire/types";
import { asked, type Asked } from "./asked.ts";
import type { Person } from "./people.ts";

/** The decks as views and actions count them. */
const SUITS = ["target", "hunter", "contract", "market"] as const;

/** `V`: the view of the game that is played. */
export class Seat<V = HuntersView> {
  readonly #person: Person;
  #read = 0;
  #table: TableNow | undefined;
  #view: V | null = null;
  #asks: Asked[] = [];
  #acks = 0;
  #rev = -1;
  readonly #drawn: number[] = [];

  /** `from`: how many messages the person had before this table. */
  constructor(person: Person, from = 0) {
    this.#person = person;
    this.#read = from;
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

  get view(): V | null {
    this.#listen();
    return this.#view;
  }

  /** The revision that the page has. */
  get rev(): number {
    this.#listen();
    return this.#rev;
  }

  /** How many of its messages the server has accepted. */
  get acks(): number {
    this.#listen();
    return this.#acks;
  }

  /** The cards of all draws that this seat was told of; −1 is one that it may not know. */
  get drawn(): number[] {
    this.#listen();
    return this.#drawn;
  }

  get isOver(): boolean {
    this.#listen();
    return this.#table?.status === "finished";
  }

  /** Until something is asked of this seat; false when the game is over. */
  async isAsked(): Promise<boolean> {
    await this.hears(() => this.ask !== undefined || this.isOver);
    return this.ask !== undefined;
  }

  /** Opens the list of all choices; pressing one of them decides. */
  async openChoices(): Promise<Locator> {
    const { page } = this.#person;
    await this.press("table-choices");
    return page.getByRole("dialog").getByRole("listitem").getByRole("button");
  }

  /** Presses one of the choices, and waits for the server's answer. Decks are in the ask bar, most
   * else is quickest in the list of all choices. */
  async choose(number = 0): Promise<void> {
    const before = this.acks;
    const options = this.ask?.options ?? [];
    const [verb, deck] = options[number] ?? [];
    if (verb === "draw") await this.press(`hunters-board-deck-${SUITS[Number(deck)]}`);
    else if (options.length > 1) await (await this.openChoices()).nth(number).click();
    else await this.bar.getByRole("button").first().click();
    if (verb === "done") await this.mean();
    await this.#answered(before);
  }

  async takeBack(): Promise<void> {
    const before = this.acks;
    await this.press("web-table-undo");
    await this.#answered(before);
  }

  /** A button of the ask bar, by its message. */
  async press(id: string): Promise<void> {
    await this.bar.getByRole("button", { name: this.#person.say(id) }).click();
  }

  /** Plays until the game is over, or so many decisions, each after so long a thought: looking for
   * what to press takes the page's time too. Returns how many it were. */
  async playOn(
    decisions = 1000,
    thoughtMs = 0,
    isEnough: (view: V) => boolean = () => false,
  ): Promise<number> {
    let done = 0;
    while (done < decisions && (await this.isAsked())) {
      if (this.view && isEnough(this.view)) break;
      if (thoughtMs > 0) await this.#person.page.waitForTimeout(thoughtMs);
      await this.choose(done % (this.ask?.options.length ?? 1));
      done += 1;
    }
    return done;
  }

  /** Plays until this is asked, by its name in the rules. */
  async playUntil(name: string): Promise<void> {
    while ((await this.isAsked()) && this.ask?.name !== name) await this.choose();
  }

  /** Says yes where the table asks back, as it does about what is left undone. */
  async mean(): Promise<void> {
    const yes = this.bar.getByRole("button", { name: this.#person.say("table-sure-yes") });
    if (await yes.isVisible()) await yes.click();
  }

  async #answered(before: number): Promise<void> {
    await this.hears(() => this.acks > before);
  }

  /** Until this holds of what was heard. */
  async hears(holds: () => boolean): Promise<void> {
    await this.#person.hears(holds);
  }

  #listen(): void {
    for (; this.#read < this.#person.heard.length; this.#read += 1) {
      const told = this.#person.heard[this.#read];
      if (told?.type === "welcome") this.#table = told.table;
      if (told?.type === "seats" && this.#table) this.#table = { ...this.#table, ...told.table };
      if (told?.type === "ack") this.#acks += 1;
      if (told?.type !== "welcome" && told?.type !== "update") continue;
      this.#asks = asked(told.asks);
      this.#rev = told.rev;
      for (const event of told.events as unknown as HuntersEvent[])
        if (event.event === "CardDrawn") this.#drawn.push(event.card);
      if (told.type === "update" && told.patch !== null)
        this.#view = patched(this.#view, told.patch as Patch);
      else this.#view = told.view as unknown as V | null;
    }
  }
}
