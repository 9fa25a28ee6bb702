/** The signs that games draw. A game's are `games/<key>/signs/index.ts`: the table that `signs.toml`
 * of its Python package declares, and a drawing for each. What is drawn says which sign it is by
 * `data-sign`, and where it lies by `data-at`; then it explains itself (Signs.svelte). */

import type { Component } from "svelte";
import { gamesOf } from "../games/worlds";
import { pathOf } from "../router.svelte";
import { t } from "../words.svelte";

export interface Sign {
  id: string;
  group: string;
  rules: readonly string[];
  /** Signs of one scale differ only in strength; "" for none. */
  scale: string;
  /** What stands on it in its scale. */
  label: string;
}

export interface SignsOfGame {
  table: readonly Sign[];
  /** `number` is what stands on it where it lies, in place of that of an example. */
  Drawing: Component<{ id: string; number?: number | undefined }>;
  /** What a sign would do here and now, by the view of a table; "" where there is nothing to say. */
  here?: (sign: string, at: string, view: unknown) => string;
}

const found = import.meta.glob<{ signs: SignsOfGame }>("../games/*/signs/index.ts");

/** The games with a legend. */
export const SIGNED: readonly string[] = gamesOf(found);

export async function loadSigns(game: string): Promise<SignsOfGame | undefined> {
  return (await found[`../games/${game}/signs/index.ts`]?.())?.signs;
}

export const signName = (game: string, { id }: Sign): string => t(`${game}-sign-${id}`);
export const signLook = (game: string, { id }: Sign): string => t(`${game}-sign-${id}-look`);
export const signMeans = (game: string, { id }: Sign): string => t(`${game}-sign-${id}-means`);
export const groupName = (game: string, group: string): string => t(`${game}-signs-${group}`);

/** Letters without their accents, for a search. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The signs that have every word of a query in their name, look or meaning. */
export function findSigns(game: string, table: readonly Sign[], query: string): readonly Sign[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return table.filter((sign) => {
    const said = [signName, signLook, signMeans].map((say) => say(game, sign)).join(" ");
    return words.every((word) => plain(said).includes(word));
  });
}

/** In the order of the table: each group with its signs. */
export function grouped(table: readonly Sign[]): { group: string; signs: readonly Sign[] }[] {
  return [...new Set(table.map(({ group }) => group))].map((group) => ({
    group,
    signs: table.filter((sign) => sign.group === group),
  }));
}

/** The address of a game's legend that knows what is on a table now, and which sign is asked about. */
export function legendPath(game: string, on: readonly string[], at = ""): string {
  return pathOf({ page: "signs", game }) + legendSearch(on, at);
}

export function legendSearch(on: readonly string[], at = ""): string {
  const said = new URLSearchParams();
  if (on.length > 0) said.set("on", on.join(" "));
  if (at) said.set("at", at);
  return said.size > 0 ? `?${said}` : "";
}

/** The signs that the page draws now, each once; of a place, only those that lie there. */
export function drawnSigns(at?: string): string[] {
  const drawn = [...document.querySelectorAll<SVGElement | HTMLElement>("[data-sign]")];
  const there = drawn.filter(({ dataset }) => at === undefined || dataset["at"] === at);
  return [...new Set(there.map(({ dataset }) => dataset["sign"] ?? ""))];
}
