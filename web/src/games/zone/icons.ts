/** Drawings for cards and actions. */

import rifle from "icon:game-icons/ak47u";
import artifact from "icon:game-icons/crystal-growth";
import leather from "icon:game-icons/leather-armor";
import pistol from "icon:game-icons/pistol-gun";
import optic from "icon:game-icons/target-laser";
import shotgun from "icon:game-icons/sawed-off-shotgun";
import muzzle from "icon:game-icons/straight-pipe";
import underbarrel from "icon:game-icons/hand-grip";
import detector from "icon:game-icons/radar-sweep";
import kit from "icon:game-icons/first-aid-kit";
import bread from "icon:game-icons/sliced-bread";
import pills from "icon:game-icons/medicine-pills";
import grenade from "icon:game-icons/grenade";
import can from "icon:game-icons/soda-can";
import bandage from "icon:game-icons/bandage-roll";
import sausage from "icon:game-icons/sausage";
import bottle from "icon:game-icons/wine-bottle";
import tin from "icon:game-icons/opened-food-can";
import smoke from "icon:game-icons/smoke-bomb";
import flash from "icon:game-icons/flash-grenade";
import syringe from "icon:game-icons/syringe";
import waves from "icon:game-icons/psychic-waves";
import molotov from "icon:game-icons/molotov";
import pouch from "icon:game-icons/powder-bag";
import jellyfish from "icon:game-icons/jellyfish";
import tools from "icon:game-icons/tinker";
import { text, type Content } from "../../wire/content";
import type { Drawing } from "../../table/desk.svelte";
import type { GearView } from "./types";

const BY_ID: Partial<Record<string, Drawing>> = {
  first_aid_kit: kit,
  army_medkit: kit,
  bread,
  antirad: pills,
  energy_drink: can,
  bandage,
  sausage,
  vodka: bottle,
  tourist_breakfast: tin,
  smoke_grenade: smoke,
  flash_grenade: flash,
  adrenaline: syringe,
  psi_block: waves,
  molotov,
  bolt_pouch: pouch,
  frag_grenade: grenade,
  jellyfish,
};
const BY_AMMO: Partial<Record<string, Drawing>> = { pistol, rifle, shotgun };
const BY_SLOT: Partial<Record<string, Drawing>> = { optic, muzzle, underbarrel };

export function slotIcon(slot: string): Drawing {
  return BY_SLOT[slot] ?? optic;
}

export function modIcon(id: string, content: Content): Drawing {
  return gearIcon({ id, kind: "mod" }, content);
}

export function gearIcon({ id, kind }: Pick<GearView, "id" | "kind">, content: Content): Drawing {
  const own = BY_ID[id];
  if (own) return own;
  const row = content.row(id);
  switch (kind) {
    case "weapon":
      return BY_AMMO[text(row, "ammo")] ?? rifle;
    case "suit":
      return leather;
    case "artifact":
      return artifact;
    case "mod":
      if (id.endsWith("detector")) return detector;
      return BY_SLOT[text(row, "slot")] ?? tools;
    default:
      return pills;
  }
}
