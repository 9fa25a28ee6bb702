/** A table before it is opened: what will be asked of the server. */

import type { GameInfo, NewTable } from "../wire/types";
import { USUAL_BOT } from "./levels";

export const ME = "me";
export const OPEN = "open";
export type SeatKind = "me" | "open" | "bot";

/** Seconds for a decision that are offered at each pace; the first is the usual one. */
export const TIMES: Record<string, readonly number[]> = {
  none: [0],
  live: [60, 15, 30, 120, 300],
  relaxed: [3600, 600, 1800, 4 * 3600, 12 * 3600],
  correspondence: [24 * 3600, 2 * 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600],
};
export const PACES = Object.keys(TIMES);
export const DELAYS = [0, 30, 120, 600] as const;

export interface Draft {
  seats: string[];
  options: Record<string, string>;
  pace: string;
  seconds: number;
  listed: boolean;
  delay: number;
  /** As it was typed; empty: by chance. */
  seed: string;
}

export function usualDraft(game: GameInfo): Draft {
  const wanted = [ME, OPEN, USUAL_BOT];
  const count = Math.min(Math.max(wanted.length, game.fewest), game.most);
  return {
    seats: Array.from({ length: count }, (_, at) => wanted[at] ?? USUAL_BOT),
    options: Object.fromEntries(game.options.map(({ key, choices }) => [key, choices[0] ?? ""])),
    pace: "none",
    seconds: 0,
    listed: false,
    delay: 0,
    seed: "",
  };
}

/** How many bots are good company; where two sides fight, one is the enemy. */
const COMPANY: Partial<Record<string, number>> = { hoth: 1 };
const USUAL_COMPANY = 3;

/** One person against bots, never more than fit. */
export function againstBots(game: GameInfo): NewTable {
  const company = COMPANY[game.key] ?? USUAL_COMPANY;
  const bots = Math.max(game.fewest - 1, Math.min(company, game.most - 1));
  return { game: game.key, seats: [ME, ...Array<string>(bots).fill(USUAL_BOT)] };
}

export function kindOf(seat: string): SeatKind {
  return seat === ME || seat === OPEN ? seat : "bot";
}

/** Whether the game can begin at once: nobody is waited for. */
export function startsAtOnce({ seats }: Draft): boolean {
  return !seats.includes(OPEN);
}

/** A seed is a whole number that JavaScript and the server both know exactly. */
export function seedOf(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const seed = Number(typed);
  return Number.isSafeInteger(seed) && seed >= 0 ? seed : undefined;
}

export function asked(game: string, draft: Draft): NewTable {
  return {
    game,
    seats: [...draft.seats],
    options: { ...draft.options },
    seed: seedOf(draft.seed) ?? null,
    listed: draft.listed,
    pace: draft.pace,
    pace_seconds: draft.seconds,
    delay: draft.delay,
  };
}
