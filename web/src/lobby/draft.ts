/** A table before it is opened: what will be asked of the server. */

import type { GameInfo, NewTable } from "../wire/types";
import { usualBot } from "./levels.svelte";

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
  /** By seat: what people beside me at this screen are called. */
  names: string[];
  /** For those who look for a table. */
  note: string;
  /** As it was typed; empty: by chance. */
  seed: string;
}

export function usualDraft(game: GameInfo): Draft {
  const usual = usualBot(game.key);
  const wanted = isDuel(game) ? [ME, OPEN] : [ME, OPEN, usual];
  const count = Math.min(Math.max(wanted.length, game.fewest), game.most);
  return {
    seats: Array.from({ length: count }, (_, at) => wanted[at] ?? usual),
    options: Object.fromEntries(game.options.map(({ key, choices }) => [key, choices[0] ?? ""])),
    pace: "none",
    seconds: 0,
    listed: false,
    delay: 0,
    names: [],
    note: "",
    seed: "",
  };
}

/** Scenarios are for two sides: one against one, unless people want teams. */
function isDuel({ options, fewest }: GameInfo): boolean {
  return fewest === 2 && options.some(({ key }) => key === "scenario");
}

/** One person against bots: as many as are good company, never more than fit. */
export function againstBots(game: GameInfo): NewTable {
  const bots = isDuel(game) ? 1 : Math.max(game.fewest - 1, Math.min(3, game.most - 1));
  return { game: game.key, seats: [ME, ...Array<string>(bots).fill(usualBot(game.key))] };
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
    // People who wait for others say themselves when they are ready.
    ready: startsAtOnce(draft),
    names: draft.seats.map((seat, at) => (seat === ME ? (draft.names[at]?.trim() ?? "") : "")),
    note: draft.listed ? draft.note : "",
  };
}
