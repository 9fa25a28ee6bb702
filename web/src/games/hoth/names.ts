/** Units, land, cards and people of Battle of Hoth, as they are called. */

import { named, number, text, type Content } from "../../wire/content";
import type { ContentRow } from "../../wire/types";
import { language, said, t } from "../../words.svelte";
import { SIDES, STRUCTURES, TERRAINS, TOKENS, UNITS, type Side } from "./box";
import { hexName } from "./field";
import type { HothView, UnitView } from "./types";

const nameOf = (row: ContentRow | undefined): string => named(row, "name", language());

export const sideId = (side: number): string => SIDES[side] ?? "either";
export const sideName = (side: number): string => t("hoth-side", { side: sideId(side) });

export const unitRow = (kind: number, content: Content): ContentRow | undefined =>
  content.row(UNITS[kind] ?? "");
export const unitName = (kind: number, content: Content): string => nameOf(unitRow(kind, content));

/** A unit for sentences, which take its forms by its id and its name only if they do not know it. */
export const unitArgs = (kind: number, content: Content): { kind: string; unit: string } => ({
  kind: UNITS[kind] ?? "",
  unit: kind < 0 ? "" : unitName(kind, content),
});

export const landRow = (terrain: number, content: Content): ContentRow | undefined =>
  content.row(TERRAINS[terrain] ?? "open");
export const landName = (terrain: number, content: Content): string =>
  nameOf(landRow(terrain, content));

export const structureName = (kind: number): string =>
  t(`hoth-structure-${STRUCTURES[kind] ?? "ion_cannon"}`);

export const tokenName = (token: number): string => t(`hoth-token-${TOKENS[token] ?? "elite"}`);

export function leaderName(leader: number, content: Content): string {
  return nameOf(content.pack.rows["leaders"]?.[leader]);
}

/** The title under the name on the cards of a leader; empty where no printed one is known. */
export function leaderTitle(leader: number, content: Content): string {
  return said(`hoth-leader-title-${content.pack.rows["leaders"]?.[leader]?.id ?? ""}`);
}

/** The numbers of the four cards that the rulebook shows. It does not show for which section its two
 * copies of Raid are. */
const PRINTED: Readonly<Record<string, string>> = {
  "R-RAID": "R105",
  "R-LEIA-2": "R121",
  "E-RAID": "E105",
  "E-VADER-1": "E119",
};

/** The number on the printed card, in words; empty where none is known. */
export function printedNumber(card: string): string {
  const raid = card.replace(/-[LCR]$/, "");
  const number = PRINTED[card] ?? PRINTED[raid];
  if (number === undefined) return "";
  return t(raid === card ? "hoth-printed" : "hoth-printed-one", { number });
}

/** The cards that a leader brings. */
export function leaderCards(leader: number, content: Content): number[] {
  const id = content.pack.rows["leaders"]?.[leader]?.id;
  return [...content.pack.things.keys()].filter(
    (card) => text(content.thing(card), "leader") === id,
  );
}

/** The row of the scenario, of the box or brought along by the table. */
export function scenarioRow(scenario: number, content: Content): ContentRow | undefined {
  return Object.values(content.pack.rows)
    .map(([first]) => first)
    .find((row) => row?.fields["map"] && number(row, "number") === scenario + 1);
}

export function scenarioTitle(scenario: number, content: Content): string {
  const row = scenarioRow(scenario, content);
  return row ? t("hoth-title", { number: number(row, "number"), name: nameOf(row) }) : "";
}

/** The own secret objective of a campaign, in words. */
export function secretText(id: string, content: Content): string {
  return named(content.row(id), "text", language());
}

/** "Assault (left flank)": which section a card is for belongs to its name. */
export function cardName(card: number, content: Content): string {
  const row = content.thing(card);
  if (!row) return "?";
  const section = text(row, "section");
  const name = nameOf(row);
  return section ? `${name} (${t(`hoth-section-${section}`)})` : name;
}

export function cardTitle(card: number, content: Content): string {
  return nameOf(content.thing(card));
}

export function cardSide(card: number, content: Content): Side {
  return text(content.thing(card), "side") === "empire" ? "empire" : "rebel";
}

export const unitAt = (view: HothView, hex: number): UnitView | undefined =>
  view.units.find((unit) => unit.hex === hex);

/** The kind of the structure that stands there, if one does. */
export function structureAt(view: HothView, hex: number): number | undefined {
  const place = view.structures.indexOf(hex);
  return place < 0 ? undefined : view.structure_kinds[place];
}

/** "Snowtroopers (elite)", or the structure; empty where nobody stands. */
export function standing(view: HothView, hex: number, content: Content): string {
  const unit = unitAt(view, hex);
  if (unit) {
    const name = unitName(unit.kind, content);
    return unit.token > 0 ? `${name} (${tokenName(unit.token)})` : name;
  }
  const structure = structureAt(view, hex);
  return structure === undefined ? "" : structureName(structure);
}

/** "Snowtroopers on D3". */
export function standingOn(view: HothView, hex: number, content: Content): string {
  return t("hoth-unit-at", { unit: standing(view, hex, content), hex: hexName(hex) });
}
