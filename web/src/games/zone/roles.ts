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

export interface Role {
  emblem: Drawing;
  /** 1 to 3. */
  unseen: number;
}

/** From simple to demanding. */
export const ROLES: ReadonlyMap<string, Role> = new Map([
  ["drummer", { emblem: drum, unseen: 1 }],
  ["velet", { emblem: crate, unseen: 1 }],
  ["palkan", { emblem: rank, unseen: 1 }],
  ["milady", { emblem: scope, unseen: 3 }],
  ["mamon", { emblem: sack, unseen: 1 }],
  ["chort", { emblem: knife, unseen: 1 }],
  ["nurse", { emblem: cross, unseen: 1 }],
  ["borsuk", { emblem: map, unseen: 2 }],
  ["ghost", { emblem: hood, unseen: 3 }],
  ["hunter", { emblem: trap, unseen: 2 }],
  ["sapper", { emblem: spark, unseen: 1 }],
  ["professor", { emblem: flask, unseen: 1 }],
]);

/** Forgives most mistakes. */
export const FIRST = "drummer";
