/** What is known about leaders besides their cards: a neutral sign, and whom to begin with. */

import banner from "icon:game-icons/tattered-banner";
import crown from "icon:game-icons/crown";
import orbit from "icon:game-icons/orbital";
import pistol from "icon:game-icons/revolver";
import rank from "icon:game-icons/rank-3";
import tank from "icon:game-icons/tank";
import waves from "icon:game-icons/psychic-waves";
import type { Drawing } from "../../table/desk.svelte";
import { text, type Content } from "../../wire/content";
import { unitRow } from "./names";
import type { HothView } from "./types";

const SIGNS: Record<string, Drawing | undefined> = {
  leia: crown,
  luke: banner,
  han: pistol,
  vader: waves,
  piett: orbit,
  veers: tank,
};

export function leaderSign(id: string): Drawing {
  return SIGNS[id] ?? rank;
}

/** Whose cards suit any troops, one of each side: for a first battle. */
const FIRST: ReadonlySet<string> = new Set(["leia", "vader"]);
export const isForFirstBattle = (id: string): boolean => FIRST.has(id);

/** How many vehicles one has, for a leader with a card that wants them; undefined for the others. */
export function vehiclesFor(
  cards: readonly number[],
  view: HothView,
  content: Content,
): number | undefined {
  const row = (card: number) => content.thing(card);
  if (!cards.some((card) => text(row(card), "filter") === "vehicle")) return undefined;
  const side = view.players[view.seat]?.side;
  return view.units.filter(
    (unit) => unit.side === side && text(unitRow(unit.kind, content), "class") === "vehicle",
  ).length;
}
