/** Every kind of question of every game, at a real table that was played up to it. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import type { Action } from "../src/wire/types";
import type { Guest } from "./people.ts";
import { CHECKOUT, PYTHON } from "./server.ts";

/** A position in which somebody is asked something: see questions.py. */
export interface Question {
  game: string;
  kind: string;
  seed: number;
  seats: number;
  options: Record<string, string>;
  /** Who is asked. */
  seat: number;
  /** How many options there are. */
  offered: number;
  made: { seat: number; action: Action }[];
}

export interface Questions {
  /** By kind: the position that is reached soonest, and the one with the most options. */
  met: Record<string, Question[]>;
  never: string[];
}

/** Positions that games lead to so seldom that they were looked for: whoever finds a mod and then a
 * weapon that takes it is asked "mods". */
const RARE = JSON.parse(
  readFileSync(new URL("rare.json", import.meta.url), "utf8"),
) as readonly Question[];

/** What so many games of a game ask, and what is asked in the rare positions. */
export function questionsOf(game: string, games: number): Questions {
  const script = fileURLToPath(new URL("questions.py", import.meta.url));
  const said = execFileSync(PYTHON, ["-P", script, game, `${games}`], {
    env: { ...process.env, PYTHONPATH: join(CHECKOUT, "src") },
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  const { met, never } = JSON.parse(said) as Questions;
  for (const rare of RARE)
    if (rare.game === game) met[rare.kind] = [...(met[rare.kind] ?? []), rare];
  return { met, never: never.filter((kind) => !(kind in met)) };
}

/** A table that begins in the middle has at most so many decisions behind it. */
const MOST_PAST = 120;

/** Opens the table, one of us in the seat that is asked, and decides up to the question: its id. A table
 * begins there, with bots in the other seats, unless the way is too long for that. */
export async function playedTo(
  asked: Guest,
  others: readonly Guest[],
  { game, seed, seats, options, seat, made }: Question,
): Promise<string> {
  const isShort = made.length > 0 && made.length <= MOST_PAST;
  const other = isShort ? "quick" : "open";
  const who = Array.from({ length: seats }, (_, at) => (at === seat ? "me" : other));
  const past = isShort ? made.map((one): [number, Action] => [one.seat, one.action]) : [];
  const { id, invites } = await asked.ask("POST /api/tables", {
    body: { game, seats: who, seed, options, past },
  });
  if (isShort) return id;
  const people = new Map<number, Guest>([[seat, asked]]);
  for (const [at, { seat: taken, secret }] of invites.entries()) {
    const other = others[at];
    if (!other) throw new Error("too few people");
    await other.ask("POST /api/tables/{id}/seat", { path: { id }, body: { secret } });
    people.set(taken, other);
  }
  for (const [rev, { seat: decides, action }] of made.entries())
    await people.get(decides)?.ask("POST /api/tables/{id}/act", {
      path: { id },
      body: { message: { type: "act", key: `${id}-${rev}`, rev, action } },
    });
  return id;
}
