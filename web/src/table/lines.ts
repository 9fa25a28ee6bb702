/** Lines of the log. Things in them can be looked at: `marked` puts a thing into a Fluent argument,
 * `pieces` finds it again in the formatted text. */

import type { FluentVariable } from "@fluent/bundle";
import { t } from "../words.svelte";

export type Weight =
  /** A divider, such as a new turn. */
  | "divider"
  | "plain"
  /** Worth a second look, such as a capture. */
  | "hot";

export interface Line {
  /** Formatted, with marks. */
  text: string;
  weight: Weight;
  /** Who did it, −1 for nobody. */
  seat: number;
  /** Says what the line before said, and more: it is shown in its place. */
  instead?: boolean;
}

export interface Piece {
  text: string;
  /** The number of the thing that this piece names. */
  thing?: number;
}

// Of the private use area: no text has them.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARK = new RegExp(`${OPEN}(\\d+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "gu");

/** The name of a thing that can be looked at. */
export function marked(thing: number, name: string): string {
  return thing < 0 ? name : `${OPEN}${thing}${MIDDLE}${name}${CLOSE}`;
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > from) found.push({ text: text.slice(from, mark.index) });
    found.push({ text: mark[2] ?? "", thing: Number(mark[1]) });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** Without marks, to be read aloud. */
export function plain(text: string): string {
  return text.replace(MARK, "$2");
}

export function line(
  id: string,
  args: Record<string, FluentVariable> = {},
  some: Partial<Line> = {},
): Line {
  return { text: t(id, args), weight: "plain", seat: -1, ...some };
}
