/** How each sign of the table is drawn in the legend: with the very shapes of the map and the cards. */

import crown from "icon:game-icons/crown";
import finding from "icon:game-icons/key";
import coupons from "icon:lucide/banknote";
import detector from "icon:game-icons/radar-sweep";
import type { Drawing } from "../../../table/desk.svelte";
import { ammoIcon } from "../exploring/ammo";
import { slotIcon } from "../icons";
import { BASES, NO_BASE } from "../shapes/marks";
import { STATE_ICONS } from "../states";
import type { SignId } from "./table";

/** The inside of a square of the map, and how its edge is drawn. */
export type Plot = "roof" | "water" | "clear" | "way" | "seen" | "quiet" | "anomaly";
export type Figure = "stalker" | "companion" | "human" | "mutant" | "facing" | "hp";

export type Drawn =
  | { shape: string; half?: number; number?: string }
  | { base: { path: string; colour: string } }
  | { border: string }
  | { face: number }
  | { icon: Drawing; colour: string }
  | { plot: Plot }
  | { figure: Figure }
  | { letters: string };

const HELPS = "var(--zone-blue-72)";
const HARMS = "var(--zone-orange-79b)";
const GEAR = "var(--zone-lime-85b)";
const base = (group: string): Drawn => ({ base: BASES[group] ?? NO_BASE });
const shape = (name: string, half = 14): Drawn => ({ shape: name, half });
const icon = (of: Drawing, colour = GEAR): Drawn => ({ icon: of, colour });

export const DRAWINGS: Record<SignId, Drawn> = {
  cover: { shape: "cover", half: 12, number: "2" },
  wall: { border: "wall" },
  door: { border: "door" },
  barred: { border: "barred" },
  window: { border: "window" },
  fence: { border: "impassable" },
  open: { border: "open" },
  water: { plot: "water" },
  roof: { plot: "roof" },
  entrance: shape("entrance", 17),
  "radiation-1": shape("radiation-1"),
  "radiation-2": shape("radiation-2"),
  "radiation-3": shape("radiation-3"),
  "threat-1": shape("threat-1", 16),
  "threat-2": shape("threat-2", 16),
  eye: shape("eye-disc"),
  "reach-clear": { plot: "clear" },
  "reach-way": { plot: "way" },
  "reach-seen": { plot: "seen" },
  "reach-quiet": { plot: "quiet" },
  anomaly: { plot: "anomaly" },
  "petals-1": shape("petals-1", 12),
  "petals-2": shape("petals-2", 12),
  "petals-3": shape("petals-3", 12),
  "petals-4": shape("petals-4", 12),
  "die-anomaly": shape("die-anomaly", 16),
  loot: shape("loot"),
  artifact: shape("artifact", 12),
  unknown: shape("unknown"),
  trap: shape("trap", 13),
  bolt: shape("bolt", 11),
  dim: shape("dim"),
  finding: shape("finding", 13),
  trigger: shape("trigger", 12),
  stalker: { figure: "stalker" },
  companion: { figure: "companion" },
  horde: base("horde"),
  pack: base("pack"),
  elite: base("elite"),
  boss: base("boss"),
  single: { base: NO_BASE },
  facing: { figure: "facing" },
  human: { figure: "human" },
  mutant: { figure: "mutant" },
  hp: { figure: "hp" },
  "die-stalker": { face: 11 },
  "die-gear": { face: 3 },
  success: { face: 2 },
  accuracy: { face: 0 },
  mask: { face: 10 },
  blank: { face: 5 },
  focus: icon(STATE_ICONS.focus, HELPS),
  stun: icon(STATE_ICONS.stun, HARMS),
  vulnerable: icon(STATE_ICONS.vulnerable, HARMS),
  critical: icon(STATE_ICONS.critical, HARMS),
  lead: icon(crown, "var(--warning)"),
  turn: { letters: "I II" },
  marker: { letters: "+1" },
  "base-dose": shape("base-dose", 10),
  "ammo-pistol": icon(ammoIcon(0)),
  "ammo-rifle": icon(ammoIcon(1)),
  "ammo-shotgun": icon(ammoIcon(2)),
  key: icon(finding),
  detector: icon(detector),
  optic: icon(slotIcon("optic")),
  muzzle: icon(slotIcon("muzzle")),
  underbarrel: icon(slotIcon("underbarrel")),
  coupons: icon(coupons),
  n: { letters: "N" },
};
