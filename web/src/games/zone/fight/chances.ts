/** Chances of an attack, as the server worked them out: shares of one. */

import { t } from "../../../words.svelte";
import type { PartView, ShotView } from "../types";
import { resultWords } from "./results";

export const PERMILLE = 1000;

/** A part of a bar that is one roll: what happens, and how often. */
export interface Outcome {
  key: string;
  /** Nothing, a wound that is the first, second … worst, or death. */
  kind: "nothing" | "wound" | "dies";
  /** Of a wound: from 0 to 1, how bad among the wounds. */
  worse: number;
  words: string;
  share: number;
}

/** Everything that can come of aiming at this part, from nothing to death: together one. */
export function outcomesOf({ chances }: Pick<PartView, "chances">): Outcome[] {
  const rising = chances.toSorted((a, b) => a.at - b.at);
  const sum = (of: "permille" | "kills"): number => chances.reduce((all, one) => all + one[of], 0);
  const nothing = Math.max(0, PERMILLE - sum("permille"));
  const wounds = rising.map((chance, at): Outcome => ({
    key: String(chance.at),
    kind: "wound",
    worse: rising.length > 1 ? at / (rising.length - 1) : 1,
    words: resultWords(chance.result),
    share: (chance.permille - chance.kills) / PERMILLE,
  }));
  const miss = t("zone-odds-miss");
  const dies = t("zone-odds-dies");
  const all: Outcome[] = [
    { key: "nothing", kind: "nothing", worse: 0, words: miss, share: nothing / PERMILLE },
    ...wounds,
    { key: "dies", kind: "dies", worse: 1, words: dies, share: sum("kills") / PERMILLE },
  ];
  return all.filter(({ share }) => share >= 0.0005);
}

/** "4 ★ light wound": the stars that each result needs. */
export function starsNeeded({ chances }: Pick<PartView, "chances">): string[] {
  return chances
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, permille, kills, result }) => {
      const dies = permille > 0 && kills >= permille;
      const words = dies ? t("zone-odds-dies") : resultWords(result);
      return t("zone-odds-stars", { count: at, result: words });
    });
}

/** The best chance to kill, of all parts. */
export function killChance({ parts }: ShotView): number {
  return Math.max(0, ...parts.map(({ kill }) => kill)) / PERMILLE;
}
