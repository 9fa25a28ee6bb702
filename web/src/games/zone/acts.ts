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
import shake from "icon:game-icons/knocked-out-stars";
import end from "icon:game-icons/sands-of-time";
import type { Drawing } from "../../table/desk.svelte";
import type { Action } from "../../table/table.svelte";
import { verbOf } from "./options";

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
] as const;
/** Shown while they are offered. */
const MORE = ["item", "act", "use", "lead", "shake", "end"] as const;
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
  shake,
  end,
};
/** Chosen on the map after the button. */
const ON_MAP: ReadonlySet<string> = new Set([
  "move",
  "careful",
  "fire",
  "knife",
  "distract",
  "bolt",
]);

export interface ActButton {
  act: Act;
  options: readonly Action[];
}

export function actButtons(options: readonly Action[]): ActButton[] {
  const of = (act: Act): Action[] => options.filter((option) => verbOf(option) === act);
  const more = MORE.map((act) => ({ act, options: of(act) })).filter(
    (button) => button.options.length > 0,
  );
  return [...BASE.map((act) => ({ act, options: of(act) })), ...more];
}

/** Whether a button is an answer by itself. */
export function isAnswer({ act, options }: ActButton): boolean {
  return options.length === 1 && !ON_MAP.has(act);
}
