/** Which place on the map an option is about, and what it would be to press it. */

import { actionFrom, DONE, same } from "../../wire/action";
import type { Action } from "../../wire/types";
import { write } from "./actions";
import { killChance } from "./fight/chances";
import { isEnemy } from "./placing";
import { COMPANION, type ShotView, type WayView, type ZoneAction, type ZoneView } from "./types";

/** The figure that has to be pressed for an option. Effects of cards are chosen by their words, whoever
 * they are for. */
export function figureOf(option: ZoneAction): number | undefined {
  if ("target" in option) return option.target;
  if ("enemy" in option) return option.enemy;
  return "figure" in option && option.verb !== "use" ? option.figure : undefined;
}

/** The side that an option turns somebody to, where they stand. */
export function sideOf(option: ZoneAction): number | undefined {
  return "side" in option && !("area" in option) ? option.side : undefined;
}

/** Whether an option is chosen on the map. */
export function isOnMap(option: ZoneAction): boolean {
  return "area" in option || "anomaly" in option || figureOf(option) !== undefined;
}

export function standsOn(view: ZoneView, figure: number): number | undefined {
  const area =
    figure === COMPANION
      ? view.companion?.area
      : isEnemy(figure)
        ? view.enemies.find(({ number }) => number === figure)?.area
        : view.stalkers[figure]?.area;
  return area === undefined || area < 0 ? undefined : area;
}

/** The area that has to be pressed for an option; none for what is chosen elsewhere. */
export function areaOf(option: ZoneAction, view: ZoneView): number | undefined {
  if ("area" in option) return option.area;
  if ("anomaly" in option) return view.anomalies[option.anomaly]?.symbols[option.symbol]?.area;
  const figure = figureOf(option);
  return figure === undefined ? undefined : standsOn(view, figure);
}

/** Options by the area they are about, in the order in which they are offered. */
export function byArea(
  options: readonly ZoneAction[],
  view: ZoneView | null,
): ReadonlyMap<number, ZoneAction[]> {
  const found = new Map<number, ZoneAction[]>();
  if (!view) return found;
  for (const option of options) {
    const area = areaOf(option, view);
    if (area !== undefined) found.set(area, [...(found.get(area) ?? []), option]);
  }
  return found;
}

/** Chances of an option that is an attack. */
export function shotOf(option: ZoneAction, view: ZoneView): ShotView | undefined {
  const action = write(option);
  return view.shots.find(({ verb, args }) => same(actionFrom(verb, args), action));
}

/** The decisions that walk along a way: the action that begins it, if it has not begun, its steps, and
 * the end of it. They are answers only as long as each of them is offered. */
export function walkAlong(way: WayView, begins?: "move" | "careful"): Action[] {
  const steps = way.path.map((area) => write({ verb: "step", area }));
  return [...(begins ? [write({ verb: begins })] : []), ...steps, DONE];
}

export interface Choice {
  area: number;
  reach: Reach;
}

/** Unseen all the way, only at its end, or not even there. */
export type Reach = "clear" | "way" | "seen";

export function reachOf({ glimpses, seen_by }: WayView): Reach {
  if (seen_by.length > 0) return "seen";
  return glimpses.length > 0 ? "way" : "clear";
}

/** Areas that can be pressed: ends of ways, and what options are about. */
export function choicesOf(
  ways: readonly WayView[],
  onAreas: ReadonlyMap<number, readonly ZoneAction[]>,
): Choice[] {
  const ends = ways.map((way) => ({ area: way.area, reach: reachOf(way) }));
  const others = [...onAreas.keys()].filter((area) => !ways.some((way) => way.area === area));
  return [...ends, ...others.map((area) => ({ area, reach: "clear" as const }))];
}

export interface Target {
  figure: number;
  /** The best chance to kill; undefined where there is nothing to roll. */
  percent: number | undefined;
}

export function targetsOf(options: readonly ZoneAction[], view: ZoneView): Target[] {
  const aimed = options.flatMap((option) => {
    const figure = figureOf(option);
    const shot = shotOf(option, view);
    return figure === undefined ? [] : { figure, percent: shot && killChance(shot) * 100 };
  });
  const figures = [...new Set(aimed.map(({ figure }) => figure))];
  return figures.map((figure) => {
    const chances = aimed.flatMap((one) => (one.figure === figure ? (one.percent ?? []) : []));
    return { figure, percent: chances.length > 0 ? Math.round(Math.max(...chances)) : undefined };
  });
}
