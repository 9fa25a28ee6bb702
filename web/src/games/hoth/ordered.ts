/** What the ordered units can still do this turn, and why the others cannot: the server says both. */

import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { hexName } from "./field";
import { standing } from "./names";
import { phaseOf } from "./phase";
import type { HothView, UnitView } from "./types";

/** A unit has nothing more to do this turn. */
export const isFinished = (unit: UnitView): boolean =>
  unit.cannot_move !== null && unit.cannot_attack !== null;

/** So it is drawn, unless it is in the middle of something: once cards are drawn nobody acts. */
export const isDone = (unit: UnitView, view: HothView): boolean =>
  unit.hex !== view.mover &&
  unit.hex !== view.attacker &&
  (phaseOf(view.step) === "draw" || isFinished(unit));

/** Whether it is my turn, and the units act. */
const isActing = (view: HothView): boolean =>
  view.active === view.seat && ["move", "attack"].includes(phaseOf(view.step));

/** The ordered units, while they act: those that can still do something first. */
export function orderedUnits(view: HothView): readonly UnitView[] {
  if (!isActing(view)) return [];
  const units = view.units.filter((unit) => unit.ordered);
  return units.toSorted((a, b) => Number(isFinished(a)) - Number(isFinished(b)));
}

/** "can move and attack", "attacks now", "Has moved. No enemy in range." */
export function stillDoes(unit: UnitView, view: HothView): string {
  if (unit.hex === view.mover) return t("hoth-can-moving");
  if (unit.hex === view.attacker) return t("hoth-can-attacking");
  if (isFinished(unit)) return reasons(unit.cannot_move, unit.cannot_attack);
  if (unit.cannot_move) return t("hoth-can-attack");
  return t(unit.cannot_attack ? "hoth-can-move" : "hoth-can-both");
}

/** Why an own unit that was pressed does nothing now; empty where there is nothing to say. */
export function whyNot(hex: number, view: HothView, content: Content): string {
  const unit = view.units.find((one) => one.hex === hex);
  if (!unit || !isActing(view) || unit.side !== view.players[view.seat]?.side) return "";
  const { cannot_move, cannot_attack } = unit;
  const moving = phaseOf(view.step) === "move";
  const why = isFinished(unit)
    ? reasons(cannot_move, cannot_attack)
    : moving && cannot_move
      ? `${reasons(cannot_move)} ${t("hoth-can-later")}`
      : moving
        ? ""
        : reasons(cannot_attack);
  if (!why) return "";
  return t("hoth-why", { unit: standing(view, hex, content), hex: hexName(hex), why });
}

/** Attacking is the last thing a unit does: what came before it goes without saying. */
function reasons(...bars: readonly UnitView["cannot_move"][]): string {
  const all = [...new Set(bars.flatMap((bar) => (bar ? [bar.why] : [])))];
  const said = all.includes("attacked") ? ["attacked"] : all;
  return said.map((why) => t(`hoth-why-${why}`)).join(" ");
}
