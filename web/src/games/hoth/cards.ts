/** What a command or support card does, in sentences: texts are made of the card's fields. */

import { number, numbers, text, type Content } from "../../wire/content";
import type { ContentRow } from "../../wire/types";
import { t } from "../../words.svelte";
import { SECTIONS, type Section } from "./field";

const ALL = 99;
const NUMBERS = [
  "dice",
  "dice_close",
  "dice_per_friend",
  "move",
  "move_after_attack",
  "restore_each",
  "discards",
] as const;
const FLAGS = [
  "no_move",
  "no_attack",
  "ignores_terrain",
  "retreats_explode",
  "restore_ordered",
] as const;

export type CardKind = "section" | "tactic" | "leader" | "support";

export const cardKind = (row: ContentRow | undefined): CardKind =>
  (text(row, "kind") || "section") as CardKind;

/** The card as its values are told: its number for "as many as there are" is none. */
export function toldCard(row: ContentRow): ContentRow {
  const count = row.fields["count"];
  if (count?.value !== ALL) return row;
  return { ...row, fields: { ...row.fields, count: { ...count, value: "every_unit" } } };
}

/** Whom it orders. */
function orders(row: ContentRow): string {
  const scope = text(row, "scope") || "none";
  const count = number(row, "count");
  const wide = count === ALL && (scope === "section" || scope === "anywhere") ? "-all" : "";
  return t(`hoth-order-${scope + wide}`, {
    count,
    section: text(row, "section") || "center",
    filter: text(row, "filter") || "any",
  });
}

function effects(row: ContentRow): string[] {
  const alone = number(row, "count") === 1 && ["section", "anywhere"].includes(text(row, "scope"));
  const units = alone ? "single" : "several";
  const said: string[] = NUMBERS.flatMap((field) => {
    const count = number(row, field);
    if (count < 0) return [t(`hoth-effect-${field}-less`, { count: -count, units })];
    return count === 0 ? [] : [t(`hoth-effect-${field}`, { count, units })];
  });
  for (const field of FLAGS) if (row.fields[field]) said.push(t(`hoth-effect-${field}`, { units }));
  const [, second, third] = numbers(row, "same_target");
  if (second !== undefined && third !== undefined)
    said.push(t("hoth-effect-same_target", { second, third }));
  const attacks = number(row, "attacks");
  if (attacks > 1) said.push(t("hoth-effect-attacks", { count: attacks }));
  if (number(row, "activations") > 1) said.push(t("hoth-effect-activations"));
  const targets = number(row, "bombard_targets");
  if (targets > 0)
    said.push(t("hoth-effect-bombard", { dice: number(row, "bombard_dice"), count: targets }));
  if (row.fields["bombard_retreats_hit"])
    said.push(t("hoth-effect-bombard_retreats_hit"), t("hoth-effect-bombard_plain"));
  return said;
}

/** The order where no unit of the kind that the card wants is on the board (HO-5.6); for small cards
 * too long. */
export function fallbackText(row: ContentRow): string {
  const limited = ["infantry", "vehicle", "artillery"].includes(text(row, "filter"));
  return limited ? t("hoth-effect-fallback") : "";
}

/** The text of a card. */
export function cardText(row: ContentRow): string {
  const support = text(row, "effect");
  if (support) {
    const cover = row.fields["bombard_cover"] ? "-cover" : "";
    return t(`hoth-support-${support + cover}`, { dice: number(row, "bombard_dice") });
  }
  return [orders(row), ...effects(row)].join(" ");
}

/** On the pill of a card: how many units; empty where it orders none. */
export function orderCount(row: ContentRow): string {
  const count = number(row, "count");
  if (text(row, "kind") === "support" || count === 0) return "";
  return count === ALL ? t("hoth-card-pill-all") : t("hoth-card-pill", { count });
}

/** Which thirds of the map on a card are lit, from its owner's left to right; empty for a card whose
 * orders are not about sections. */
export function litThirds(row: ContentRow): readonly boolean[] {
  const scope = text(row, "scope");
  const wing = ["left", "center", "right"].indexOf(text(row, "section"));
  if (scope === "section") return [0, 1, 2].map((at) => at === wing);
  if (scope === "each_flank") return [true, false, true];
  if (["each_section", "one_section", "different_sections"].includes(scope))
    return [true, true, true];
  return [];
}

/** The sections on the board that a card names: left is the owner's left. */
export function namedSections(
  row: ContentRow | undefined,
  side: "rebel" | "empire",
): readonly Section[] {
  if (!row || text(row, "scope") !== "section") return [];
  const thirds = litThirds(row);
  const fromWest = side === "rebel" ? thirds : thirds.toReversed();
  return SECTIONS.filter((_, at) => fromWest[at]);
}

export function cardAloud(card: number, content: Content, qualify: number | undefined): string {
  const row = content.thing(card);
  if (!row) return "";
  const says = [cardText(row), fallbackText(row)].filter(Boolean).join(" ");
  return qualify === undefined ? says : `${says} ${t("hoth-card-qualify", { count: qualify })}`;
}
