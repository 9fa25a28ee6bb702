/** What cards say: the server makes it from what they do (GameContent.texts). */

import { line, say, type Saying } from "../../saying";
import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";

export interface Part {
  /** Empty for a card that is all of one piece. */
  heading: string;
  lines: readonly string[];
}

/** Texts by number, beside those of cards. */
const NUMBERED: ReadonlySet<string> = new Set(["effect", "owner", "choice"]);
/** Of sides that differ from card to card there are a1, a2 … */
const VARIANT = /\d+$/;

const sayings = (found: readonly unknown[] | undefined): Saying[] => (found ?? []) as Saying[];

function rowOf(id: string, content: Content): Record<string, unknown[]> {
  for (const [file, rows] of Object.entries(content.pack.texts))
    if (!NUMBERED.has(file) && rows[id]) return rows[id];
  return {};
}

export function partsOf(id: string, content: Content): Part[] {
  return Object.entries(rowOf(id, content)).map(([part, lines]) => ({
    heading: part === "" ? "" : t(`zonecard-part-${part.replace(VARIANT, "")}`),
    lines: sayings(lines).map(line),
  }));
}

/** One part of a card in the middle of a sentence. */
export function partOf(id: string, part: string, content: Content): string {
  return sayings(rowOf(id, content)[part]).map(say).join(", ");
}

/** One part of a card, line by line. */
export function partLines(id: string, part: string, content: Content): string[] {
  return sayings(rowOf(id, content)[part]).map(line);
}

/** What a part of a card speaks of, by name. */
export function argsOf(id: string, part: string, content: Content): Record<string, unknown> {
  const [said] = rowOf(id, content)[part] ?? [];
  return (said as { args?: Record<string, unknown> } | undefined)?.args ?? {};
}

/** All of a card, part after part. */
export function textOf(id: string, content: Content): string {
  return partsOf(id, content)
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => {
      const text = lines.join(". ");
      return heading ? t("labelled", { label: heading, text }) : text;
    })
    .join(". ");
}

/** The side of a card of the environment that lies up; `A1-05-2` is the second of its number. */
export function sideText(id: string, flipped: boolean, content: Content): string {
  const [row, variant] = splitCard(id);
  const parts = rowOf(row, content);
  const side = flipped ? "b" : "a";
  return sayings(parts[side] ?? parts[`${side}${variant}`])
    .map(line)
    .join(". ");
}

export function splitCard(id: string): [row: string, variant: string] {
  const found = /^([A-Z]+\d*-\d\d)-(\d+)$/.exec(id);
  return found ? [found[1] ?? id, found[2] ?? ""] : [id, ""];
}

function numbered(kind: string, number: string, content: Content): Saying | undefined {
  return sayings(content.pack.texts[kind]?.[number]?.[""])[0];
}

export function effectText(effect: number, content: Content): string {
  const found = numbered("effect", `${effect}`, content);
  return found ? say(found) : "";
}

/** The ability or card that an effect is of. */
export function ownerOf(effect: number, content: Content): string {
  const found = numbered("owner", `${effect}`, content);
  return found ? say(found) : "";
}

/** An option that a card leaves, by program, op and way. */
export function choiceText(place: string, content: Content): string {
  const found = numbered("choice", place, content);
  return found ? say(found) : "";
}
export const hasChoice = (place: string, content: Content): boolean =>
  numbered("choice", place, content) !== undefined;
