/** How a mission went: its four plots, and the moments that decided it. */

import { t } from "../../../words.svelte";
import type { Content } from "../../../wire/content";
import { nameOf } from "../cards";
import { stalkerColour } from "../shapes/marks";
import type { WentView } from "../types";

export interface Series {
  /** At the end of its line; nothing for all together. */
  name: string;
  colour: string;
  /** As `stroke-dasharray` says it: colours alone do not tell them apart. */
  dash: string;
  values: number[];
  /** It ends with a cross. */
  fell: boolean;
}

export type PlotKey = "health" | "dose" | "noise" | "shots" | "worth";

export interface PlotOf {
  key: PlotKey;
  series: Series[];
  /** The top of the scale. */
  top: number;
  /** Lines of the scale. */
  ticks: number[];
  /** Stands until it changes. */
  steps: boolean;
}

/** A fact that stands out; letters mark it on every plot. */
export interface Moment {
  kind: "fell" | "task" | "hurt" | "alarm" | "time";
  round: number;
  /** Of a stalker. */
  seat?: number;
  /** Of a task. */
  id?: string;
  /** HP lost. */
  count?: number;
  good: boolean;
}

const DASHES = ["", "7 4", "2 4", "10 3 2 3"];
const HIGH = 2;
const MOST_DOSE = 16;
const MOST_MOMENTS = 3;
/** Less than this in a round is nothing to speak of. */
const WOUNDED = 3;

export const seatsOf = ({ crew }: WentView): number[] =>
  crew.flatMap((card, seat) => (card === "" ? [] : [seat]));

export const roundsOf = ({ course }: WentView): number[] => course.map(({ round }) => round);

/** The next number that a scale may end with. */
export function scaleTop(most: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(most, 1))));
  const parts = [1, 2, 3, 4, 6, 8, 10].map((part) => part * step);
  return Math.max(4, parts.find((part) => part >= most) ?? most);
}

/** Money or shots, whichever moved more of what there was. */
export function moved({ course }: WentView): "shots" | "worth" {
  const share = (values: number[]): number =>
    (Math.max(...values) - Math.min(...values)) / Math.max(1, ...values);
  return share(course.map(({ shots }) => shots)) >= share(course.map(({ worth }) => worth))
    ? "shots"
    : "worth";
}

export function plotsOf(went: WentView, content: Content): PlotOf[] {
  const seats = seatsOf(went);
  const each = (key: "hp" | "dose"): Series[] =>
    seats.map((seat) => ({
      name: nameOf(went.crew[seat] ?? "", content),
      colour: stalkerColour(seat),
      dash: DASHES[seat] ?? "",
      values: went.course.map((reading) => reading[key][seat] ?? 0),
      fell: key === "hp" && went.fallen === seat,
    }));
  const all = (colour: string, values: number[]): Series[] => [
    { name: "", colour, dash: "", values, fell: false },
  ];
  const noise = went.course.map(({ threat }) =>
    seats.reduce((sum, seat) => sum + (threat[seat] ?? 0), 0),
  );
  const fourth = moved(went);
  const left = went.course.map((reading) => reading[fourth]);
  const scaled = (key: PlotKey, series: Series[], top: number, steps: boolean): PlotOf => ({
    key,
    series,
    top,
    ticks: [0, top / 2, top],
    steps,
  });
  const health = each("hp");
  return [
    scaled("health", health, scaleTop(Math.max(...health.flatMap((one) => one.values))), false),
    { ...scaled("dose", each("dose"), MOST_DOSE, false), ticks: [0, 4, 8, 12, 16] },
    scaled("noise", all("var(--zone-orange-82)", noise), HIGH * Math.max(1, seats.length), true),
    scaled(
      fourth,
      all(fourth === "shots" ? "var(--zone-blue-84)" : "var(--warning)", left),
      scaleTop(Math.max(...left)),
      true,
    ),
  ];
}

/** The round in which somebody lost most. */
function worst(went: WentView): Moment[] {
  let found: Moment[] = [];
  for (const seat of seatsOf(went))
    went.course.slice(1).forEach(({ hp, round }, before) => {
      const count = (went.course[before]?.hp[seat] ?? 0) - (hp[seat] ?? 0);
      if (count >= WOUNDED && count > (found[0]?.count ?? 0))
        found = [{ kind: "hurt", round, seat, count, good: false }];
    });
  return found;
}

function alarm({ course, ...went }: WentView): Moment[] {
  const first = course.find(({ threat }) => threat.includes(HIGH));
  if (!first || went.crew.length === 0) return [];
  return [{ kind: "alarm", round: first.round, seat: first.threat.indexOf(HIGH), good: false }];
}

/** At most three, in the order in which they happened. */
export function momentsOf(went: WentView, reason: string): Moment[] {
  const last = went.course.at(-1)?.round ?? 0;
  const tasks = went.tasks
    .filter(({ round }) => round >= 0)
    .toSorted((a, b) => b.round - a.round)
    .map(({ id, round }): Moment => ({ kind: "task", id, round, good: true }));
  const fell: Moment[] =
    went.fallen < 0 ? [] : [{ kind: "fell", round: last, seat: went.fallen, good: false }];
  const time: Moment[] =
    reason === "out_of_time" ? [{ kind: "time", round: last, good: false }] : [];
  const [decisive, ...others] = tasks;
  return [
    ...fell,
    ...time,
    ...(decisive ? [decisive] : []),
    ...worst(went),
    ...alarm(went),
    ...others,
  ]
    .slice(0, MOST_MOMENTS)
    .toSorted((a, b) => a.round - b.round);
}

export const letterOf = (at: number): string => "ABC"[at] ?? "";

/** What happened, and what else is known of that round. */
export function momentWords(
  moment: Moment,
  went: WentView,
  content: Content,
): { text: string; more: string } {
  const { kind, round, seat = 0, id = "", count = 0 } = moment;
  const name = nameOf(went.crew[seat] ?? "", content);
  const at = went.course.findIndex((reading) => reading.round === round);
  const [now, before] = [went.course[at], went.course[at - 1]];
  const done = went.tasks.filter((task) => task.round >= 0 && task.round <= round).length;
  const more = {
    fell: () => t("zone-moment-fell-more", { dose: now?.dose[seat] ?? 0, shots: now?.shots ?? 0 }),
    task: () => t("zone-moment-task-more", { done, of: went.tasks.length }),
    hurt: () =>
      t("zone-moment-hurt-more", { before: before?.hp[seat] ?? 0, after: now?.hp[seat] ?? 0 }),
    alarm: () => t("zone-moment-alarm-more", { count: Math.max(0, round - 1) }),
    time: () => t("zone-moment-task-more", { done, of: went.tasks.length }),
  }[kind]();
  const text = t(`zone-moment-${kind}`, { name, round, count, task: nameOf(id, content) });
  return { text, more };
}

/** A plot for those who hear it. */
export function plotAloud({ key, series }: PlotOf, rounds: readonly number[]): string {
  const lines = series.map(({ name, values }) => {
    const lowest = Math.min(...values);
    return t("zone-plot-line", {
      name: name || t("zone-plot-together"),
      from: values[0] ?? 0,
      to: values.at(-1) ?? 0,
      lowest,
      round: rounds[values.indexOf(lowest)] ?? 0,
    });
  });
  return [t(`zone-plot-${key}`), ...lines].join(". ");
}

/** The share of rounds in which a stalker was no high threat. */
export function unnoticed({ course }: WentView, seat: number): number {
  const rounds = course.filter(({ round }) => round > 0);
  const quiet = rounds.filter(({ threat }) => threat[seat] !== HIGH);
  return rounds.length === 0 ? 1 : quiet.length / rounds.length;
}

/** Rounds in which somebody was a high threat. */
export const loudRounds = ({ course }: WentView): number =>
  course.filter(({ round, threat }) => round > 0 && threat.includes(HIGH)).length;
