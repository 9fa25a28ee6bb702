/** Areas, figures and cards, as they are called. */

import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { nameOf } from "./cards";
import { isEnemy, tagOf } from "./placing";
import { COMPANION, type GroundView, type ZoneView } from "./types";

export function areaName(ground: GroundView, area: number): string {
  return ground.areas[area]?.id ?? "?";
}

/** A card of equipment by its number. */
export function gearName(gear: number, content: Content): string {
  return nameOf(content.pack.things[gear] ?? "", content);
}

/** "Milady"; before a card is chosen, the number of the seat. */
export function stalkerName(
  { stalkers }: Pick<ZoneView, "stalkers">,
  seat: number,
  content: Content,
): string {
  const card = stalkers[seat]?.card ?? "";
  return card === "" ? t("zone-stalker", { number: seat + 1 }) : nameOf(card, content);
}

/** "Bandit, rifle 1": the number is the one on its base. */
export function enemyName(
  { enemies }: Pick<ZoneView, "enemies">,
  figure: number,
  content: Content,
): string {
  const card = enemies.find(({ number }) => number === figure)?.card;
  const number = tagOf(figure);
  if (card === undefined) return t("zone-enemy", { number });
  return t("zone-enemy-named", { name: nameOf(card, content), number });
}

export function figureName(
  view: Pick<ZoneView, "enemies" | "stalkers" | "companion">,
  figure: number,
  content: Content,
): string {
  if (figure === COMPANION && view.companion) return nameOf(view.companion.contact, content);
  return isEnemy(figure) ? enemyName(view, figure, content) : stalkerName(view, figure, content);
}
