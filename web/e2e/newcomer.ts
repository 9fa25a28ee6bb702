/** Somebody who has never been here and presses only what is lit: what the coach rings, then his own
 * button, then the one primary button of the page. */

import { expect, type Locator, type Page } from "@playwright/test";
import type { AnyHeard, AnyTold } from "../src/wire/types";
import { asked, plain, type Asked } from "./asked.ts";
import type { Person } from "./people.ts";

const RINGED = '[data-lit="press"]';
const COACH = "aside.card .button.primary";
const PRIMARY = ".button.primary";

/** Answers that end a step or a turn without doing anything. */
const ENDS: ReadonlySet<unknown> = new Set(["done", "end", "pass"]);

export class Newcomer {
  /** What was pressed, for whoever wonders. */
  readonly pressed: string[] = [];
  /** Steps of a turn that were ended although the coach knew of an order, a move, an attack or
   * something else that was left to do in them. */
  readonly lost: string[] = [];
  readonly page: Page;
  #ask: Asked | undefined;
  #advice: string | undefined;

  constructor(
    { page }: Person,
    readonly paceMs = 0,
  ) {
    this.page = page;
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        this.#hear(JSON.parse(payload.toString()) as AnyTold);
      });
      socket.on("framesent", ({ payload }) => {
        this.#answer(JSON.parse(payload.toString()) as AnyHeard);
      });
    });
  }

  #hear(told: AnyTold): void {
    if (told.type === "hint") this.#advice = plain(told.action).join();
    if (told.type !== "welcome" && told.type !== "update") return;
    const [ask] = asked(told.asks);
    if (ask?.since !== this.#ask?.since) this.#advice = undefined;
    this.#ask = ask;
  }

  #answer(sent: AnyHeard): void {
    if (sent.type !== "act") return;
    const action = plain(sent.action);
    if (!ENDS.has(action[0])) return;
    // One press walks a whole way in the Zone: its end is where the walk leads, and ends no turn.
    const isOnlyWay = this.#ask?.options.length === 1 || this.#ask?.name === "step";
    if (!isOnlyWay && this.#advice !== action.join())
      this.lost.push(`${this.#ask?.name}: ${this.#advice} was left`);
  }

  get coach(): Locator {
    return this.page.locator("aside.card");
  }

  /** The first thing of this kind that is in sight and not covered, and what it says; marked, so that it
   * can be pressed. */
  async #lit(): Promise<{ button: Locator; said: string } | undefined> {
    const found = await this.page.evaluate(
      ([ringed, coach, primary]) => {
        const isOpen = (one: Element): boolean => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          const styled = getComputedStyle(one).visibility !== "hidden";
          return styled && width > 3 && at !== null && (one.contains(at) || at.contains(one));
        };
        for (const old of document.querySelectorAll("[data-next]"))
          old.removeAttribute("data-next");
        for (const wanted of [ringed, coach, primary])
          for (const one of document.querySelectorAll(wanted ?? ""))
            if (isOpen(one) && one.getAttribute("aria-disabled") !== "true") {
              one.setAttribute("data-next", "");
              return one.getAttribute("aria-label") ?? one.textContent;
            }
        return undefined;
      },
      [RINGED, COACH, PRIMARY],
    );
    if (found === undefined) return undefined;
    const said = found.replace(/\s+/g, " ").trim();
    return { button: this.page.locator("[data-next]"), said };
  }

  /** Presses what is lit until this holds. Fails when nothing is lit for long. */
  async until(isThere: () => Promise<boolean>, most = 400): Promise<void> {
    let dark = 0;
    for (let presses = 0; presses < most;) {
      if (await isThere()) return;
      const lit = await this.#lit();
      if (!lit) {
        dark += 1;
        expect(dark, `nothing is lit after ${this.pressed.slice(-3).join(" | ")}`).toBeLessThan(
          600,
        );
        await this.page.waitForTimeout(100);
        continue;
      }
      dark = 0;
      if (this.paceMs > 0) await this.page.waitForTimeout(this.paceMs);
      try {
        this.pressed.push(lit.said);
        await lit.button.click({ timeout: 1500 });
        presses += 1;
      } catch {
        await this.page.waitForTimeout(50); // it has just moved or gone: look again
      }
    }
    throw new Error(`not there after ${most} presses: ${this.pressed.slice(-12).join(" | ")}`);
  }
}
