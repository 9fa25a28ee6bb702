/** A place to play a card, read aloud: what it has, what it gets, what comes of it. */

import { t } from "../../words.svelte";
import { COLOURS, type Face } from "./faces";
import type { Preview } from "./sums";
import type { ConfrontationView } from "./types";

export function placeAloud(
  title: string,
  at: ConfrontationView | undefined,
  target: Face | undefined,
  outcome: Preview | undefined,
): string {
  const needs = target?.kind === "target" ? target.shields : undefined;
  const colours = COLOURS.map((name, index) => {
    const colour = t(`hunters-colour-${name}`);
    const has = (at?.attack[index] ?? 0) + (outcome?.adds[index] ?? 0);
    return needs
      ? t("hunters-colour-progress", { colour, has, needs: needs[index] ?? 0 })
      : t("hunters-colour-sum", { colour, has });
  });
  const said = [
    outcome ? t("hunters-aloud-place", { title }) : `${title}.`,
    `${colours.join(", ")}.`,
  ];
  if (outcome?.captures)
    said.push(
      t("hunters-aloud-captures", {
        points: t("hunters-points", { count: outcome.captures.points }),
        penalty: t("hunters-penalty", { count: outcome.captures.penalty }),
      }),
    );
  return said.join(" ");
}
