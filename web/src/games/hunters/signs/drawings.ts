/** How each sign of the table is drawn in the legend: with the parts of the cards. */

import laurels from "icon:game-icons/laurels";
import type { Drawing } from "../../../table/desk.svelte";
import type { Suit } from "../faces";
import type { Colour } from "../Shape.svelte";
import { SUIT_ICONS } from "../suits";
import type { SignId } from "./table";

export type Drawn =
  | { colour: Colour; value: number; mode: "attack" | "shield" }
  | { plate: "points" | "penalty" | "now" | "copies" | "duo"; text: string }
  | { coin: number | undefined }
  | { icon: Drawing; colour: string }
  | { suit: Suit }
  | { crate: true }
  | { pair: readonly [string, string] };

/** Somebody, and somebody else. */
const [ONE, OTHER] = ["grogu", "han"] as const;

export const DRAWINGS: Record<SignId, Drawn> = {
  green: { colour: "green", value: 3, mode: "attack" },
  blue: { colour: "blue", value: 3, mode: "attack" },
  orange: { colour: "orange", value: 3, mode: "attack" },
  shield: { colour: "blue", value: 4, mode: "shield" },
  zero: { colour: "green", value: 0, mode: "attack" },
  points: { plate: "points", text: "12" },
  penalty: { plate: "penalty", text: "−2" },
  cost: { coin: 2 },
  credit: { coin: undefined },
  "contract-bonus": { icon: SUIT_ICONS.contract, colour: "var(--hunters-contract)" },
  copies: { plate: "copies", text: "×4" },
  crate: { crate: true },
  majority: { icon: laurels, colour: "var(--sand)" },
  now: { plate: "now", text: "7" },
  target: { suit: "target" },
  hunter: { suit: "hunter" },
  contract: { suit: "contract" },
  market: { suit: "market" },
  two_targets: { pair: [ONE, OTHER] },
  same_target: { pair: [ONE, ONE] },
  target_crate: { pair: [ONE, "crate"] },
  duo: { plate: "duo", text: "+3" },
};
