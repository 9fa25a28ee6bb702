/** Cards in words: on the card, and read aloud. */

import { named, type Content } from "../../wire/content";
import { language, t } from "../../words.svelte";
import type { Face, Strengths } from "./faces";
import { rowName } from "./words";

const ROOM = 12;
const PRINTED_ROOM = 16;

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

/** As printed on the card: a contract of two long names takes their telling words. */
export function printedName(face: Face, content: Content): string {
  const name = faceName(face, content);
  if (face.kind !== "contract" || name.length <= PRINTED_ROOM) return name;
  const [first, second] = [face.first, face.second].map((one) =>
    shortened(characterName(one, content)),
  );
  return t(`hunters-duo-${face.form}`, { first: first ?? "", second: second ?? "" });
}

/** Under a small card, on two short lines: a contract takes the first word of each name. */
export function captionOf(face: Face, content: Content): string {
  if (face.kind !== "contract") return faceName(face, content);
  const [first, second] = [face.first, face.second].map(
    (one) => characterName(one, content).split(" ")[0] ?? "",
  );
  return t(`hunters-duo-${face.form}`, { first: first ?? "", second: second ?? "" });
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
        points: t("hunters-points", { count: face.points }),
        shields: strengthsAloud(face.shields),
        bonus: face.bonus,
      });
    case "hunter":
      return t("hunters-aloud-hunter", {
        name,
        attack: strengthsAloud(face.attack),
        penalty: t("hunters-penalty", { count: face.penalty }),
      });
    case "droid":
      return t("hunters-aloud-droid", {
        name,
        attack: strengthsAloud(face.attack),
        cost: t("hunters-cost", { count: face.cost }),
      });
    case "crate":
      return t("hunters-aloud-crate", {
        crates: t("hunters-crates", { count: face.crates }),
        points: t("hunters-points", { count: face.points }),
        cost: t("hunters-cost", { count: face.cost }),
      });
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
