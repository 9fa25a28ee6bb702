/** The territory beside the map: where its entrance leads, and the cards that come with it. */

import type { Content } from "../../wire/content";
import { envRows, rowsOf } from "./cards";
import type { TerritoryView, ZoneView } from "./types";

const FILE = "uncharted";

/** The other end of the entrance on an area, while it is open. */
export function beyondEntrance(
  territory: TerritoryView | null | undefined,
  area: number,
): number | undefined {
  if (!territory || territory.closed || territory.outside < 0) return undefined;
  if (area === territory.outside) return territory.inside;
  return area === territory.inside ? territory.outside : undefined;
}

/** The id of a setup card by its number. */
export function setupCard(number: number, content: Content): string {
  const cards = rowsOf(FILE, content).filter(({ fields }) => "tile" in fields);
  return cards[number]?.id ?? "";
}

/** The id of an environment card by its number: those of a territory come after the mission's. */
export function envCard(view: ZoneView | null, number: number, content: Content): string {
  const own = envRows(view?.mission ?? "", content).map(({ id }) => id);
  const choices = content.row(view?.territory?.card ?? "")?.fields["env"]?.value;
  const beside = Array.isArray(choices) ? (choices as string[][]).flat() : [];
  return [...own, ...beside][number] ?? "";
}
