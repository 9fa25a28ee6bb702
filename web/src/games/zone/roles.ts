/** What each stalker is good at, for people who do not know them yet. Health and shooting are on the
 * cards; the word, the sentence, the emblem and how well one stays unseen are ours. */

import knife from "icon:game-icons/knife-thrust";
import crate from "icon:game-icons/knapsack";
import cross from "icon:game-icons/medical-pack";
import drum from "icon:game-icons/drum";
import flask from "icon:game-icons/erlenmeyer";
import hood from "icon:game-icons/ninja-mask";
import map from "icon:game-icons/compass";
import rank from "icon:game-icons/shield";
import sack from "icon:game-icons/swap-bag";
import scope from "icon:game-icons/crosshair";
import spark from "icon:game-icons/dynamite";
import trap from "icon:game-icons/wolf-trap";
import type { Drawing } from "../../table/desk.svelte";
import type { Looks } from "./recruits/bust";

export interface Role {
  emblem: Drawing;
  /** 0 to 3 each. */
  unseen: number;
  anomalies: number;
  heal: number;
  looks: Looks;
}

/** From simple to demanding. */
export const ROLES: ReadonlyMap<string, Role> = new Map<string, Role>([
  [
    "drummer",
    {
      emblem: drum,
      unseen: 1,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-pink-78)", cap: "ushanka", face: "scarf", body: "coat" },
    },
  ],
  [
    "velet",
    {
      emblem: crate,
      unseen: 1,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-orange-78)", cap: "helmet", face: "gas", body: "plates" },
    },
  ],
  [
    "palkan",
    {
      emblem: rank,
      unseen: 1,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-teal-81)", cap: "beret", face: "beard", body: "plates" },
    },
  ],
  [
    "milady",
    {
      emblem: scope,
      unseen: 3,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-geiger)", cap: "hood", face: "shade", body: "rifle" },
    },
  ],
  [
    "mamon",
    {
      emblem: sack,
      unseen: 1,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-yellow-87)", cap: "cap", face: "beard", body: "coat" },
    },
  ],
  [
    "chort",
    {
      emblem: knife,
      unseen: 1,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-red-67)", cap: "mohawk", face: "half", body: "coat" },
    },
  ],
  [
    "nurse",
    {
      emblem: cross,
      unseen: 1,
      anomalies: 0,
      heal: 3,
      looks: { colour: "var(--zone-red-77)", cap: "scarfhead", face: "half", body: "coat" },
    },
  ],
  [
    "borsuk",
    {
      emblem: map,
      unseen: 2,
      anomalies: 3,
      heal: 0,
      looks: { colour: "var(--zone-orange-72)", cap: "boonie", face: "scarf", body: "pack" },
    },
  ],
  [
    "ghost",
    {
      emblem: hood,
      unseen: 3,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-blue-86)", cap: "hood", face: "gas", body: "cloak" },
    },
  ],
  [
    "hunter",
    {
      emblem: trap,
      unseen: 2,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-orange-67)", cap: "fur", face: "beard", body: "rifle" },
    },
  ],
  [
    "sapper",
    {
      emblem: spark,
      unseen: 1,
      anomalies: 0,
      heal: 0,
      looks: { colour: "var(--zone-orange-82b)", cap: "helmet", face: "goggles", body: "plates" },
    },
  ],
  [
    "professor",
    {
      emblem: flask,
      unseen: 1,
      anomalies: 2,
      heal: 0,
      looks: { colour: "var(--zone-teal-82)", cap: "dome", face: "glass", body: "pack" },
    },
  ],
]);

/** Forgives most mistakes. */
export const FIRST = "drummer";
/** For a first campaign: far and near, strong and careful. */
export const RECOMMENDED: readonly string[] = ["borsuk", "milady", "velet", "mamon"];
