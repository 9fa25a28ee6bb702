/** Provenance in words: names of fields, values, notes of rows. The terminal does the same
 * (src/cantina/cli/teller.py). */

import type { Content } from "../wire/content";
import type { ContentRow } from "../wire/types";
import { has, language, said, t } from "../words.svelte";
import { isOurs, knownOf, leastOf, markOf, shareOf, type Kind, type Known } from "./known";

const LONGEST_VALUE = 40;
const LONGEST_ID = 72;

/** A field in words; one that has none is part of "everything else". */
export const fieldName = (game: string, field: string): string => said(`${game}-field-${field}`);

/** A value in words; nothing for what only the text of the card can tell. */
export function valueWords(game: string, value: unknown, content: Content): string {
  if (typeof value === "number") return value.toLocaleString(language()).replace("-", "−");
  if (typeof value === "boolean") return t(value ? "origin-yes" : "origin-no");
  if (typeof value === "string") {
    const names = content.row(value)?.fields["name"]?.value;
    return names === undefined
      ? said(`${game}-value-${value}`)
      : valueWords(game, names, content);
  }
  if (Array.isArray(value)) {
    const all = value.map((one) => valueWords(game, one, content));
    return all.every((one) => one !== "") ? all.join(" · ") : "";
  }
  if (typeof value !== "object" || value === null) return "";
  const names = value as Record<string, unknown>;
  const name = names[language()] ?? names["en"];
  return typeof name === "string" && name.length <= LONGEST_VALUE ? name : "";
}

/** The message of a note: its first words. */
export const noteId = (note: string): string =>
  note
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_ID)
    .replace(/^-|-$/g, "");

/** The note of a row in the reader's language; one that its author wrote stays as it is. */
export function noteWords(note: string): string {
  if (note === "") return "";
  const id = `origin-note-${noteId(note)}`;
  return has(id) ? t(id) : note;
}

export const kindWords = (kind: Kind): string => t(`origin-kind-${kind}`);

/** How much of a row is ours, in a few words. */
export function shareWords(row: ContentRow): string {
  const { ours, all } = shareOf(row);
  if (ours === 0) return t(`origin-all-${markOf(row)}`);
  return ours === all ? t("origin-all-reconstructed") : t("origin-share", { ours, all });
}

export interface Line {
  field: string;
  name: string;
  value: string;
  kind: Kind;
}

/** The values of a row in words; fields that have no name of their own are one line. */
export function linesOf(game: string, row: ContentRow, content: Content): Line[] {
  const known = knownOf(row);
  const isNamed = ({ field }: Known): boolean => fieldName(game, field) !== "";
  const named = known.filter(isNamed).map(({ field, value, kind }) => ({
    field,
    name: fieldName(game, field),
    value: valueWords(game, value, content),
    kind,
  }));
  const rest = known.filter((one) => !isNamed(one)).map(({ kind }) => kind);
  if (rest.length === 0) return named;
  const field = "rest";
  return [...named, { field, name: t("origin-rest"), value: "", kind: leastOf(rest) }];
}

/** One sentence before the values: what of them a rulebook shows. */
export function leadWords(lines: readonly Line[]): string {
  const printed = lines.filter(({ kind }) => kind === "seed");
  const others = lines.filter(({ kind }) => kind !== "seed");
  const listed = (some: readonly Line[]): string => some.map(({ name }) => name).join(", ");
  if (others.length === 0) return t("origin-lead-printed");
  if (printed.length === 0)
    return t(others.some(({ kind }) => isOurs(kind)) ? "origin-lead-ours" : "origin-lead-public");
  return printed.length <= others.length
    ? t("origin-lead-only", { fields: listed(printed) })
    : t("origin-lead-but", { fields: listed(others) });
}
