/** Chromium, by the library that the other checks drive it with: the control. */

import { chromium as program } from "@playwright/test";
import { notice } from "./notice.ts";
import { found } from "./programs.ts";
import { SIZE, type Browser, type Engine } from "./tab.ts";

const path = (): string | undefined =>
  found(process.env["CANTINA_CHROMIUM"], "chromium", "chromium-browser", "google-chrome");

export const chromium: Engine = {
  missing: () =>
    path()
      ? undefined
      : "there is no Chromium here (apt install chromium, or set CANTINA_CHROMIUM)",
  start: async (): Promise<Browser> => {
    const browser = await program.launch({
      executablePath: path() ?? "",
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    return {
      tab: async () => {
        const context = await browser.newContext({ viewport: SIZE, locale: "en" });
        await context.addInitScript(notice);
        const page = await context.newPage();
        return {
          open: (address) => page.goto(address),
          reload: () => page.reload(),
          evaluate: (expression) => page.evaluate(expression),
          press: async (first, ...way) => {
            await page.mouse.move(first.x, first.y);
            await page.mouse.down();
            for (const { x, y } of way) await page.mouse.move(x, y);
            await page.mouse.up();
          },
          type: (text) => page.keyboard.type(text),
          picture: () => page.screenshot(),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
