/** Which place on the map an option is about, and what it would be to press it. */

import type { Action } from "../../table/table.svelte";
import { killChance } from "./fight/chances";
import { isEnemy } from "./placing";
import type { ShotView, WayView, ZoneView } from "./types";

const ON_AREA: ReadonlySet<string> = new Set(["step", "distract", "goal", "area", "drag", "way"]);
const ON_FIGURE: ReadonlySet<string> = new Set(["knife", "enemy", "target", "figure", "push"]);

export const verbOf = (option: Action): string => String(option[0]);

/** The figure that an option is aimed at. */
export function figureOf(option: Action): number | undefined {
  const [verb, first, second] = option;
  if (verb === "fire") return Number(second);
  return ON_FIGURE.has(String(verb)) ? Number(first) : undefined;
}

/** The side that an option turns somebody to. */
export function sideOf([verb, first]: Action): number | undefined {
  return verb === "turn" || verb === "face" || verb === "halt" ? Number(first) : undefined;
}

export function standsOn(view: ZoneView, figure: number): number | undefined {
  const area = isEnemy(figure)
    ? view.enemies.find(({ number }) => number === figure)?.area
    : view.stalkers[figure]?.area;
  return area === undefined || area < 0 ? undefined : area;
}

/** The area that has to be pressed for an option; none for what is chosen elsewhere. */
export function areaOf(option: Action, view: ZoneView): number | undefined {
  const [verb, first, second] = option;
  if (ON_AREA.has(String(verb))) return Number(first);
  if (verb === "bolt" || verb === "symbol")
    return view.anomalies[Number(first)]?.symbols[Number(second)]?.area;
  const figure = figureOf(option);
  return figure === undefined ? undefined : standsOn(view, figure);
}

/** Options by the area they are about, in the order in which they are offered. */
export function byArea(
  options: readonly Action[],
  view: ZoneView | null,
): ReadonlyMap<number, Action[]> {
  const found = new Map<number, Action[]>();
  if (!view) return found;
  for (const option of options) {
    const area = areaOf(option, view);
    if (area !== undefined) found.set(area, [...(found.get(area) ?? []), option]);
  }
  return found;
}

/** Chances of an option that is an attack. */
export function shotOf(option: Action, view: ZoneView): ShotView | undefined {
  const said = option.join();
  return view.shots.find(({ verb, args }) => [verb, ...args].join() === said);
}

/** The decisions that walk along a way: the action that begins it, if it has not begun, its steps, and
 * the end of it. They are answers only as long as each of them is offered. */
export function walkAlong(way: WayView, begins: string): Action[] {
  const steps = way.path.map((area): Action => ["step", area]);
  return [...(begins ? [[begins]] : []), ...steps, ["done"]];
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
  onAreas: ReadonlyMap<number, readonly Action[]>,
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

export function targetsOf(options: readonly Action[], view: ZoneView): Target[] {
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
