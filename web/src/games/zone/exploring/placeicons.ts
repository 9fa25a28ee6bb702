/** Drawings for places of the Zone map and for contacts. */

import anvil from "icon:game-icons/anvil";
import beer from "icon:game-icons/beer-stein";
import board from "icon:game-icons/papers";
import campfire from "icon:game-icons/campfire";
import caravan from "icon:game-icons/caravan";
import chest from "icon:game-icons/locked-chest";
import compass from "icon:game-icons/compass";
import contract from "icon:game-icons/scroll-unfurled";
import crate from "icon:game-icons/wooden-crate";
import dog from "icon:game-icons/sitting-dog";
import hospital from "icon:game-icons/hospital-cross";
import lab from "icon:game-icons/radar-dish";
import scales from "icon:game-icons/scales";
import sewing from "icon:game-icons/sewing-machine";
import talk from "icon:game-icons/talk";
import tent from "icon:game-icons/camping-tent";
import type { Drawing } from "../../../table/desk.svelte";

const PLACES: Partial<Record<string, Drawing>> = {
  seamstress: sewing,
  gun_workshop: anvil,
  veteran: campfire,
  arms_dealer: crate,
  field_hospital: hospital,
  caravan,
  job_board: board,
  kennel: dog,
  mobile_lab: lab,
  rookie_camp: tent,
  bar: beer,
};
const KINDS: Partial<Record<string, Drawing>> = {
  trader: scales,
  free: compass,
  companion: campfire,
  contract,
};

export function placeIcon({ id, kind }: { id: string; kind: string }): Drawing {
  return PLACES[id] ?? (kind === "stash" ? chest : talk);
}
export function contactIcon({ kind }: { kind: string }): Drawing {
  return KINDS[kind] ?? talk;
}
