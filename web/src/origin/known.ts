/** Where the values of a content row come from: the mark of each, of the row, and how many are ours. */

import type { ContentRow } from "../wire/types";

/** In the order of trust; "box": somebody who owns the game entered it. */
export const KINDS = ["seed", "box", "public", "ruling", "reconstructed"] as const;
export type Kind = (typeof KINDS)[number];

export interface Known {
  field: string;
  value: unknown;
  kind: Kind;
}

/** Fields that no card shows: how the engine keeps it. */
const UNPRINTED: ReadonlySet<string> = new Set([
  ...["sign", "pair", "mission_box", "shares_standees_with", "at_start", "stage", "death_event"],
  ...["win_event", "supply"],
]);

/** What is not known to be better is ours. */
export const kindOf = (provenance: string): Kind =>
  KINDS.find((kind) => kind === provenance) ?? "reconstructed";

export const isOurs = (kind: Kind): boolean => kind === "reconstructed" || kind === "ruling";

/** The one that is trusted least. */
export function leastOf(kinds: readonly Kind[]): Kind {
  return KINDS[Math.max(0, ...kinds.map((kind) => KINDS.indexOf(kind)))] ?? "seed";
}

/** Every printed value of a row, in the order of its file. A card of which there is one does not say so. */
export function knownOf(row: ContentRow): Known[] {
  return Object.entries(row.fields)
    .filter(([field, { value }]) => !UNPRINTED.has(field) && !(field === "copies" && value === 1))
    .map(([field, { value, provenance }]) => ({ field, value, kind: kindOf(provenance) }));
}

/** The mark of a row as a whole: that of its least certain value. */
export const markOf = (row: ContentRow): Kind => leastOf(knownOf(row).map(({ kind }) => kind));

export interface Share {
  ours: number;
  all: number;
}

export function shareOf(row: ContentRow): Share {
  const known = knownOf(row);
  return { ours: known.filter(({ kind }) => isOurs(kind)).length, all: known.length };
}
