/** Games in the middle, in every language: nothing is cut off, and nothing is English. With
 * CANTINA_E2E_PICTURES=FOLDER what was looked at is kept there, for people to look at too. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { audit } from "./audit.ts";
import { resize } from "./looking.ts";
import { inTheMiddle } from "./middle.ts";
import { visit } from "./pages.ts";
import { expect, test } from "./people.ts";
import { LANGUAGES, onlyEnglish } from "./words.ts";

const FOLDER = process.env["CANTINA_E2E_PICTURES"];
const SCREENS = [
  { name: "390", width: 390, height: 844 },
  { name: "1366", width: 1366, height: 625 },
];
for (const language of LANGUAGES.filter((one) => one !== "en"))
  test(`games in the middle speak ${language} @deep`, async ({ arrive }) => {
    const person = await (await arrive({ language })).named("Ann");
    const { page } = person;
    const english = onlyEnglish(language);
    const found: string[] = [];
    for (const [name, path] of await inTheMiddle(person)) {
      await visit(person, { name, path });
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator(":is(h2, h3):visible").first()).toBeVisible(); // what is on the table, too
      for (const screen of SCREENS) {
        await resize(page, screen);
        const where = `${name} at ${screen.name}`;
        const { misses } = await page.evaluate(audit, {});
        // The link past the head of the page waits above it until somebody comes by keys.
        const cut = misses.filter(
          ({ what, why }) => why.startsWith("is cut") && !what.includes("a.skip"),
        );
        found.push(...cut.map(({ what, why }) => `${where}: ${what} ${why}`));
        const lines = (await page.locator("body").innerText()).split("\n");
        found.push(
          ...lines.filter((line) => english.has(line.trim())).map((l) => `${where}: ${l}`),
        );
        if (FOLDER) {
          mkdirSync(FOLDER, { recursive: true });
          await page.screenshot({ path: join(FOLDER, `${name}-${screen.name}-${language}.png`) });
        }
      }
    }
    expect(found).toEqual([]);
  });
