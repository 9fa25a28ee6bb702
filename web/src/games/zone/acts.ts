/** The actions of a turn as buttons: base actions always in the same places, others as offered. */

import move from "icon:game-icons/walking-boot";
import careful from "icon:game-icons/cloak-dagger";
import fire from "icon:game-icons/pistol-gun";
import knife from "icon:game-icons/knife-thrust";
import prepare from "icon:game-icons/backpack";
import reload from "icon:game-icons/machine-gun-magazine";
import pick from "icon:game-icons/swap-bag";
import distract from "icon:game-icons/ringing-bell";
import bolt from "icon:game-icons/screw";
import item from "icon:game-icons/first-aid-kit";
import act from "icon:game-icons/magnifying-glass";
import use from "icon:game-icons/lightning-trio";
import lead from "icon:game-icons/crown";
import companion from "icon:game-icons/paw";
import shake from "icon:game-icons/knocked-out-stars";
import end from "icon:game-icons/sands-of-time";
import type { Drawing } from "../../table/desk.svelte";
import { isOnMap } from "./options";
import type { ZoneAction } from "./types";

/** Always shown, in this order. */
export const BASE = [
  "move",
  "careful",
  "fire",
  "knife",
  "prepare",
  "reload",
  "pick",
  "distract",
  "bolt",
] as const satisfies readonly ZoneAction["verb"][];
/** Shown while they are offered. */
const MORE = [
  "item",
  "act",
  "use",
  "lead",
  "companion",
  "shake",
  "end",
] as const satisfies readonly ZoneAction["verb"][];
export type Act = (typeof BASE)[number] | (typeof MORE)[number];

export const ACT_ICONS: Record<Act, Drawing> = {
  move,
  careful,
  fire,
  knife,
  prepare,
  reload,
  pick,
  distract,
  bolt,
  item,
  act,
  use,
  lead,
  companion,
  shake,
  end,
};
export interface ActButton {
  act: Act;
  options: readonly ZoneAction[];
}

export function actButtons(options: readonly ZoneAction[]): ActButton[] {
  const of = (act: Act): ZoneAction[] => options.filter(({ verb }) => verb === act);
  const more = MORE.map((act) => ({ act, options: of(act) })).filter(
    (button) => button.options.length > 0,
  );
  return [...BASE.map((act) => ({ act, options: of(act) })), ...more];
}

/** Whether a button is an answer by itself; else more is chosen after it, such as a place on the map. */
export function isAnswer({ act, options }: ActButton): boolean {
  const isWalk = act === "move" || act === "careful";
  return options.length === 1 && !isWalk && !options.some(isOnMap);
}
