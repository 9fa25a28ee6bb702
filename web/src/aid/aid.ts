/** The player aid of a game, for the tab beside the board, the sheet over it and the printed page. */

import { AIDED, loadAidSign, type AidSign } from "../games/game";
import { aidOf } from "../wire/content";
import type { Aid, AidLeaf, RuleText, Span } from "../wire/types";

/** What is current, of what the aid of a game tells. */
export interface AidNow {
  /** The step of the turn or round, from 0; −1 for none. */
  step: number;
  /** The small step of the last one, where it has some. */
  small?: number;
  /** The key of the leaf about it, which is opened first. */
  leaf: string;
  /** Words about this moment, by step. */
  notes?: Readonly<Record<number, string>>;
  /** Words about this moment, by leaf. */
  heads?: Readonly<Record<string, string>>;
  /** Signs of rows that are true now: a state that I am in, a unit that has an order. */
  lit?: readonly string[];
}

export interface OpenAid {
  aid: Aid;
  sign: AidSign | undefined;
}

export const hasAid = (game: string): boolean => AIDED.includes(game);

export async function openAid(game: string, language: string): Promise<OpenAid> {
  const [aid, sign] = await Promise.all([aidOf(game, language), loadAidSign(game)]);
  return { aid, sign };
}

export interface Step {
  name: string;
  /** What follows the name. */
  text: Span[];
}

const stepOf = ([first, ...text]: Span[]): Step => ({
  name: (first?.text ?? "").replace(/[.,:;]$/, "").trimEnd(),
  text,
});

/** The items of the first numbered list of a section. */
export function stepsOf(section: RuleText | undefined): Step[] {
  const list = section?.blocks.find((block) => block.type === "list" && block.ordered);
  return list?.type === "list" ? list.items.map(stepOf) : [];
}

/** The order of a turn, the small steps of its last one, and what is told besides. */
export function partsOf({ leaves: [round, ...leaves] }: Aid): {
  steps: Step[];
  small: Step[];
  leaves: AidLeaf[];
} {
  const [first, second] = round?.sections ?? [];
  return { steps: stepsOf(first), small: stepsOf(second), leaves };
}

/** The sign that a row of a table begins with, or several. */
export function signsOf(row: readonly Span[][]): string[] {
  return (row[0] ?? []).flatMap(({ kind, to }) => (kind === "sign" ? [to] : []));
}
