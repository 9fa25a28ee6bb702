/** How somebody presses what a page shows: with the pointer, or with keys alone. */

import type { Locator, Page } from "@playwright/test";
import { QUIET_MS } from "../src/table/keyguard.ts";

export interface Hand {
  press: (target: Locator) => Promise<void>;
  /** An area of the camp of S.T.A.L.K.E.R. */
  pressArea: (area: number) => Promise<void>;
}

const MOST_TABS = 90;
/** Until keys are taken: none answers what cannot have been read yet (src/table/keyguard.ts). By the
 * page's own clock, since a busy machine paints late. */
async function readable(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, quiet))),
      ),
    QUIET_MS + 50,
  );
}

const areaOn = (page: Page, area: number): Locator => page.locator(`#zone-area-${area}`);

export class Pointer implements Hand {
  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.click();
  }

  async pressArea(area: number): Promise<void> {
    await areaOn(this.page, area).click();
  }
}

/** Puts the focus nowhere by itself: it only reads where the keys have brought it. */
export class Keys implements Hand {
  constructor(readonly page: Page) {}

  /** By the key that the page names for it, or by going there. */
  async press(target: Locator): Promise<void> {
    const key = await target.getAttribute("aria-keyshortcuts");
    await readable(this.page);
    if (key) await this.page.keyboard.press(key.toLowerCase().replace("space", "Space"));
    else {
      await this.goTo(target);
      await this.page.keyboard.press("Enter");
    }
  }

  async pressArea(area: number): Promise<void> {
    await readable(this.page);
    await this.page.keyboard.press("m");
    await this.#until("n", areaOn(this.page, area));
    await this.page.keyboard.press("Enter");
  }

  /** Forth or back, as somebody does who sees which is nearer. */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor();
    const isBehind = await target.evaluate((one) => {
      const all = [
        ...document.querySelectorAll<HTMLElement>("a, button, input, select, [tabindex]"),
      ];
      const stops = all.filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility());
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const ahead = stops.indexOf(one as HTMLElement) - at;
      return (ahead + stops.length) % stops.length > stops.length / 2;
    });
    await this.#until(isBehind ? "Shift+Tab" : "Tab", target);
  }

  async #until(key: string, target: Locator): Promise<void> {
    await target.waitFor();
    const isThere = (): Promise<boolean> =>
      target.evaluate((one) => one === document.activeElement);
    for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
      if (await isThere()) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`the key ${key} does not lead to ${target.toString()}`);
  }
}
