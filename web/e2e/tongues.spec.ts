/** Games in the middle, in every language: nothing is cut off, and nothing is English. With
 * CANTINA_E2E_PICTURES=FOLDER what was looked at is kept there, for people to look at too. */

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Action } from "../src/wire/types";
import { audit } from "./audit.ts";
import { fightOver } from "./general.ts";
import { resize } from "./looking.ts";
import { visit } from "./pages.ts";
import { expect, test, type Person } from "./people.ts";
import { CHECKOUT, PYTHON } from "./server.ts";
import { playOver } from "./tables.ts";
import { LANGUAGES, onlyEnglish } from "./words.ts";

const FOLDER = process.env["CANTINA_E2E_PICTURES"];
const SCREENS = [
  { name: "390", width: 390, height: 844 },
  { name: "1366", width: 1366, height: 625 },
];
const CAMPAIGN = { campaign: "whole" };

function firstMission(): { seed: number; decisions: [number, Action][] } {
  const script = fileURLToPath(new URL("campaign.py", import.meta.url));
  const said = execFileSync(PYTHON, ["-P", script, "120"], {
    env: { ...process.env, PYTHONPATH: join(CHECKOUT, "src") },
    encoding: "utf8",
  });
  return JSON.parse(said) as { seed: number; decisions: [number, Action][] };
}

/** Addresses of tables in the middle of a game, and of other pages with much text. */
async function places(person: Person): Promise<Map<string, string>> {
  const hunters = await person.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "quick", "quick", "quick"], seed: 8 },
  });
  await playOver(person, hunters.id, (asked, turn) => turn >= 6 && asked.name === "act");
  const hoth = await person.ask("POST /api/tables", {
    body: { game: "hoth", seats: ["me", "quick"], seed: 3, options: { scenario: "1" } },
  });
  const isMine = ({ turn, active, step }: { turn: number; active: number; step: string }) =>
    turn > 4 && active === 0 && step === "play";
  await fightOver([person], hoth.id, isMine);
  const { seed, decisions } = firstMission();
  const zone = async (end?: number): Promise<string> => {
    const past = decisions.slice(0, end);
    const body = { game: "zone", seats: ["me"], seed, options: CAMPAIGN, past };
    return `/t/${(await person.ask("POST /api/tables", { body })).id}`;
  };
  const after = (verb: string, times = 1): number => {
    const all = decisions.flatMap(([, action], at) =>
      (action as unknown as [string])[0] === verb ? [at + 1] : [],
    );
    return all[times - 1] ?? 0;
  };
  const lobby = await person.ask("POST /api/tables", {
    body: { game: "zone", seats: ["me", "open"], seed: 7 },
  });
  return new Map([
    ["hunters", `/t/${hunters.id}`],
    ["hoth", `/t/${hoth.id}`],
    ["zone-map", await zone(0)],
    ["zone-trade", await zone(after("contact"))],
    ["zone-mission", await zone(after("begin", 3))],
    ["zone-debrief", await zone()],
    ["lobby", `/t/${lobby.id}`],
    ["editor-hoth", "/editor/hoth"],
    ["editor-zone", "/editor/zone"],
    ["rules-zone", "/rules/zone"],
    ["rules-hoth", "/rules/hoth"],
  ]);
}

for (const language of LANGUAGES.filter((one) => one !== "en"))
  test(`games in the middle speak ${language} @deep`, async ({ arrive }) => {
    const person = await (await arrive({ language })).named("Ann");
    const { page } = person;
    const english = onlyEnglish(language);
    const found: string[] = [];
    for (const [name, path] of await places(person)) {
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
