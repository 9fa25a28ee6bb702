/** Somebody who has never been here and presses only what is lit: what the coach rings, then his own
 * button, then the one primary button of the page. */

import { expect, type Locator, type Page } from "@playwright/test";

const RINGED = '[data-lit="press"]';
const COACH = "aside.card .button.primary";
const PRIMARY = ".button.primary";

export class Newcomer {
  /** What was pressed, for whoever wonders. */
  readonly pressed: string[] = [];

  constructor(
    readonly page: Page,
    readonly paceMs = 0,
  ) {}

  get coach(): Locator {
    return this.page.locator("aside.card");
  }

  /** The first thing of this kind that is in sight and not covered; marked, so that it can be pressed. */
  async #lit(): Promise<Locator | undefined> {
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
              return true;
            }
        return false;
      },
      [RINGED, COACH, PRIMARY],
    );
    return found ? this.page.locator("[data-next]") : undefined;
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
          150,
        );
        await this.page.waitForTimeout(100);
        continue;
      }
      dark = 0;
      if (this.paceMs > 0) await this.page.waitForTimeout(this.paceMs);
      try {
        const said = await lit.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent);
        this.pressed.push(said.replace(/\s+/g, " ").trim());
        await lit.click({ timeout: 1500 });
      } catch {
        await this.page.waitForTimeout(50); // it has just moved or gone: look again
      }
      presses += 1;
    }
    throw new Error(`not there after ${most} presses: ${this.pressed.slice(-12).join(" | ")}`);
  }
}
