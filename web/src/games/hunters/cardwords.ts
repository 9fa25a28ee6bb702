/** Cards in words: on the card, and read aloud. */

import { named, type Content } from "../../wire/content";
import { language, t } from "../../words.svelte";
import type { Face, Strengths } from "./faces";
import { rowName } from "./words";

const ROOM = 12;

export function faceName(face: Face, content: Content): string {
  return face.kind === "crate"
    ? t("hunters-card-crates", { count: face.crates })
    : rowName(face.row, content);
}

/** Where there is little room: the telling word of a long name. */
export function shortName(face: Face, content: Content): string {
  return shortened(faceName(face, content));
}

export function shortened(name: string): string {
  if (name.length <= ROOM) return name;
  const [first = "", ...rest] = name.split(" ");
  return first.length > 3 || rest.length === 0 ? first : rest.join(" ");
}

export function characterName(character: string, content: Content): string {
  return named(content.row(character), "name", language());
}

/** "Green 3, blue 2, orange 0." */
export function strengthsAloud([green, blue, orange]: Strengths): string {
  return t("hunters-aloud-strengths", { green, blue, orange });
}

/** A card as a screen reader says it. A hidden one is never named. */
export function aloud(face: Face | undefined, content: Content, worth?: number): string {
  if (face === undefined) return t("hunters-aloud-back");
  const name = faceName(face, content);
  switch (face.kind) {
    case "target":
      return t("hunters-aloud-target", {
        name,
        points: face.points,
        shields: strengthsAloud(face.shields),
        bonus: face.bonus,
      });
    case "hunter":
      return t("hunters-aloud-hunter", {
        name,
        attack: strengthsAloud(face.attack),
        penalty: face.penalty,
      });
    case "droid":
      return t("hunters-aloud-droid", {
        name,
        attack: strengthsAloud(face.attack),
        cost: face.cost,
      });
    case "crate":
      return t("hunters-aloud-crate", { count: face.crates, points: face.points, cost: face.cost });
    case "contract": {
      const terms = t("hunters-aloud-contract", {
        name: rowName(face.row, content),
        form: face.form,
        first: face.perFirst,
        second: face.perSecond,
        duo: face.duo,
      });
      return worth === undefined
        ? terms
        : `${terms} ${t("hunters-aloud-worth", { points: worth })}`;
    }
  }
}
