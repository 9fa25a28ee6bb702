/** Boxes as text: what this browser keeps of mine, and whose a table plays with. */

import type { Cells, Typed, Values } from "./cards";

/** Cards as they were before a change. */
export type Step = Readonly<Record<string, Cells>>;

export interface Kept {
  owner: string;
  edition: string;
  typed: Typed;
  steps: readonly Step[];
  /** The overlay, as a table takes it; empty where nothing differs. */
  text: string;
}

export interface BoxOf {
  owner: string;
  count: number;
  values: Values;
}

const place = (game: string): string => `cantina.box.${game}`;

export function keptBox(game: string): Kept | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(place(game)) ?? "null") as Partial<Kept> | null;
    if (typeof found?.typed !== "object") return undefined;
    const { owner = "", edition = "", text = "", steps = [] } = found;
    return { owner, edition, typed: found.typed, steps, text };
  } catch {
    return undefined; // no storage here, or nothing readable in it
  }
}

/** False where this browser keeps nothing. */
export function keepBox(game: string, kept: Kept): boolean {
  try {
    localStorage.setItem(place(game), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function overlayText(
  game: string,
  pack: string,
  { owner, edition }: Pick<Kept, "owner" | "edition">,
  values: Values,
): string {
  return JSON.stringify({ format: 1, game, pack, owner, edition, values });
}

/** Whose box a table plays with; the server has read the text before. */
export function boxOf(options: Readonly<Record<string, string | undefined>>): BoxOf | undefined {
  const text = options["box"];
  if (!text) return undefined;
  const { owner = "", values = {} } = JSON.parse(text) as { owner?: string; values?: Values };
  const rows = Object.values(values).flatMap((each) => Object.values(each));
  return { owner, values, count: rows.reduce((sum, one) => sum + Object.keys(one).length, 0) };
}
