/** The printed side of a card, read from the content pack. */

import { number, numbers, text, type Content } from "../../wire/content";
import type { ContentRow } from "../../wire/types";

/** In the order of all strengths. */
export const COLOURS = ["green", "blue", "orange"] as const;
export type Strengths = readonly [green: number, blue: number, orange: number];
export type Bonus = "none" | "credit" | "contract";

interface Printed {
  row: ContentRow;
  /** How many of it there are in the box: of a character, of a crate, else of this very card. */
  copies: number;
}
export interface TargetFace extends Printed {
  kind: "target";
  character: string;
  points: number;
  shields: Strengths;
  bonus: Bonus;
}
export interface HunterFace extends Printed {
  kind: "hunter";
  character: string;
  attack: Strengths;
  penalty: number;
}
export interface DroidFace extends Printed {
  kind: "droid";
  model: string;
  attack: Strengths;
  cost: number;
}
export interface CrateFace extends Printed {
  kind: "crate";
  crates: number;
  points: number;
  cost: number;
}
export interface ContractFace extends Printed {
  kind: "contract";
  form: "two_targets" | "same_target" | "target_crate";
  first: string;
  /** Another character, the same one, or "crate". */
  second: string;
  perFirst: number;
  perSecond: number;
  duo: number;
}
export type Face = TargetFace | HunterFace | DroidFace | CrateFace | ContractFace;
export type Attacker = HunterFace | DroidFace;

/** The suit of a card on its seam: the deck it comes from. */
export type Suit = "target" | "hunter" | "contract" | "market";

export function suitOf(face: Face): Suit {
  return face.kind === "droid" || face.kind === "crate" ? "market" : face.kind;
}

export function strengths(values: readonly number[]): Strengths {
  return [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];
}

export function isAttacker(face: Face | undefined): face is Attacker {
  return face?.kind === "hunter" || face?.kind === "droid";
}

const known = new WeakMap<ContentRow, Face>();

/** The face of a card by its number in play; undefined for a card that is not known. */
export function faceOf(card: number, content: Content): Face | undefined {
  const row = content.thing(card);
  if (row === undefined) return undefined;
  const face = known.get(row) ?? readFace(row, content);
  known.set(row, face);
  return face;
}

/** What a row prints, whatever its number in play. */
export function readFace(row: ContentRow, content: Content): Face {
  const has = (field: string): boolean => row.fields[field] !== undefined;
  const character = text(row, "character");
  const copies = content.row(character)?.copies ?? row.copies;
  if (has("shields"))
    return {
      kind: "target",
      row,
      copies,
      character,
      points: number(row, "points"),
      shields: strengths(numbers(row, "shields")),
      bonus: (text(row, "bonus") || "none") as Bonus,
    };
  if (has("penalty"))
    return {
      kind: "hunter",
      row,
      copies,
      character,
      attack: strengths(numbers(row, "attack")),
      penalty: number(row, "penalty"),
    };
  if (has("attack"))
    return {
      kind: "droid",
      row,
      copies,
      model: text(row, "kind"),
      attack: strengths(numbers(row, "attack")),
      cost: number(row, "cost"),
    };
  if (has("crates"))
    return {
      kind: "crate",
      row,
      copies: (content.pack.rows["crates"] ?? []).reduce((sum, one) => sum + one.copies, 0),
      crates: number(row, "crates"),
      points: number(row, "points"),
      cost: number(row, "cost"),
    };
  const form = text(row, "kind") as ContractFace["form"];
  return {
    kind: "contract",
    row,
    copies,
    form,
    first: text(row, "a"),
    second: form === "target_crate" ? "crate" : text(row, "b") || text(row, "a"),
    perFirst: number(row, "per_a"),
    perSecond: number(row, "per_b"),
    duo: number(row, "duo"),
  };
}
