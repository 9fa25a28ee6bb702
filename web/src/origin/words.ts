/** Provenance in words: names of fields, values, notes of rows. The terminal does the same
 * (src/cantina/cli/teller.py). */

import type { Content } from "../wire/content";
import type { ContentRow, GameContent, KindShare } from "../wire/types";
import { language, said, t } from "../words.svelte";
import { isOurs, knownOf, leastOf, markOf, shareOf, type Kind, type Known } from "./known";

const LONGEST_VALUE = 40;
/** Roman numerals, places such as 5.A: alike in every language. */
const PRINTED = /^[A-Z\d.]{1,8}$/;
const LONGEST_ID = 72;
/** Packs say so where a scan lost the icons of a card. */
const UNREAD = "printed icons are unreadable, our reading: ";

/** A field in words; one that has none is part of "everything else". */
export const fieldName = (game: string, field: string): string => said(`${game}-field-${field}`);

/** A value in words; nothing for what only the text of the card can tell. */
export function valueWords(game: string, value: unknown, content: Content): string {
  if (typeof value === "number") return value.toLocaleString(language()).replace("-", "−");
  if (typeof value === "boolean") return t(value ? "origin-yes" : "origin-no");
  if (typeof value === "string") {
    const names = content.row(value)?.fields["name"]?.value;
    if (names !== undefined) return valueWords(game, names, content);
    return PRINTED.test(value) ? value : said(`${game}-value-${value}`);
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

/** The end of an id: what it stands for in its first words. */
export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_ID)
    .replace(/^-|-$/g, "");

/** A sentence of a note; nothing where it is in no language. */
function clauseWords(clause: string): string {
  if (!clause.startsWith(UNREAD)) return said(`origin-note-${slug(clause)}`);
  const icons = clause.slice(UNREAD.length).split(/, (?![^(]*\))/);
  const known = icons.map((icon) => said(`origin-icon-${slug(icon)}`));
  return known.includes("") ? "" : t("origin-unread", { icons: known.join(", ") });
}

/** The note of a row in the reader's language; one that a stranger wrote stays as it is. */
export function noteWords(note: string): string {
  const clauses = note === "" ? [] : note.split("; ").map(clauseWords);
  return clauses.includes("") ? note : clauses.join(" ");
}

export const kindWords = (kind: Kind): string => t(`origin-kind-${kind}`);

/** How much of a row is ours, in a few words. */
export function shareWords(row: ContentRow): string {
  const { ours, all } = shareOf(row);
  if (ours === 0) return t(`origin-all-${markOf(row)}`);
  return ours === all ? t("origin-all-reconstructed") : t("origin-share", { ours, all });
}

/** How a mission or a scenario came to be, in a few words. */
export function toldWords(row: ContentRow): string {
  const isPart = row.provenance === "seed" && markOf(row) !== "seed";
  return isPart ? t("origin-mission-part") : kindWords(markOf(row));
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

/** What of a box is ours, in one or two sentences; src/cantina/shares.py says the same. */
export function oursWords({ game, shares }: GameContent): string {
  const cards = shares.filter((share) => share.cards);
  const sum = (count: (share: KindShare) => number): number =>
    cards.reduce((all, one) => all + count(one), 0);
  return t(`origin-ours-${game}`, {
    printed: sum(({ printed }) => printed),
    fans: sum(({ fans }) => fans),
    all: sum(({ printed, fans, ours }) => printed + fans + ours),
  });
}

/** How much of a kind is printed, beside its bar. */
export function barWords({ printed, fans, ours, partly }: KindShare): string {
  const all = printed + fans + ours;
  if (printed === all) return t(partly ? "origin-bar-partly" : "origin-bar-all", { printed, all });
  const read = fans > 0 ? [t("origin-bar-fans", { fans })] : [];
  if (printed === 0) return read[0] ?? t("origin-bar-none");
  const known = t(partly ? "origin-bar-partly" : "origin-bar-printed", { printed, all });
  return [known, ...read].join(", ");
}
