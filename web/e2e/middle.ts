/** Tables in the middle of a game, as a person finds them. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Action } from "../src/wire/types";
import { fightOver } from "./general.ts";
import type { Person } from "./people.ts";
import { CHECKOUT, PYTHON } from "./server.ts";
import { playOver } from "./tables.ts";

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
export async function inTheMiddle(person: Person): Promise<Map<string, string>> {
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
