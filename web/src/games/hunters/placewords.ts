/** A place to play a card, read aloud: what it has, what it gets, what comes of it. */

import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { faceName } from "./cardwords";
import { COLOURS, faceOf, type Face } from "./faces";
import type { Preview } from "./sums";
import type { ConfrontationView, HuntersView } from "./types";

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
        points: outcome.captures.points,
        penalty: outcome.captures.penalty,
      }),
    );
  return said.join(" ");
}

/** The whole table in words: everybody's figures and what lies open. */
export function tableAloud(
  view: HuntersView,
  seat: number,
  nameOf: (seat: number) => string,
  content: Content,
): string {
  return view.players
    .map((player) => {
      const open = player.confrontations.filter((one) => !one.captured);
      const said = open.map((one) => {
        const target = faceOf(one.target, content);
        const title = target ? faceName(target, content) : t("hunters-board-orphan");
        return placeAloud(title, one, target, undefined);
      });
      const figures = t("hunters-aloud-seat", {
        name: player.seat === seat ? t("hunters-section-mine") : nameOf(player.seat),
        points: player.pad.total,
        captured: player.captures,
        credits: player.credits,
        sealed: view.answered[player.seat] ? "yes" : "no",
      });
      return [figures, ...said].join(" ");
    })
    .join(" ");
}
