/** What a learner sees and has done in the first sortie, and what leads on from here. The sortie is
 * played through in `sortie.json`, action by action; whoever does something else is led on as well:
 * every goal of a turn is behind us when the turn ends. */

import type { Goal, Now, Saying } from "../../learn/course";
import { DONE, isOf, wordOf } from "../../wire/action";
import type { Action } from "../../wire/types";
import { areaName } from "./names";
import { pick, read as readAction, write } from "./actions";
import { areaOf, shotOf } from "./options";
import sortie from "./sortie.json";
import type { StalkerView, ZoneEvent, ZoneView } from "./types";

export const SEED = sortie.seed;
export const END = write({ verb: "end" });

export interface Beat {
  goal: string;
  /** Which turn of the stalker it belongs to, counted from the start of the mission. */
  turn: number;
  does: readonly Action[];
}
const BEATS: readonly Beat[] = sortie.beats.map(({ goal, turn, does }) => ({
  goal,
  turn,
  does: does as unknown as Action[],
}));

export function beatOf(goal: string): Beat {
  const beat = BEATS.find((one) => one.goal === goal);
  if (!beat) throw new Error(`the sortie has no ${goal}`);
  return beat;
}

/** All that the sortie does before this beat. */
export function pastBefore(goal: string): (readonly [number, Action])[] {
  const beats = BEATS.slice(0, BEATS.indexOf(beatOf(goal)));
  return beats.flatMap(({ does }) => does.map((action): [number, Action] => [0, action]));
}

export const viewOf = (now: Now): ZoneView => now.view as ZoneView;
export const asked = (now: Now): string => now.ask?.name ?? "";
export const round = (now: Now): number => viewOf(now).round;
export const isOver = (now: Now): boolean => viewOf(now).outcome !== null;

export function me(now: Now): StalkerView {
  const stalker = viewOf(now).stalkers[now.seat];
  if (!stalker) throw new Error("a learner has a stalker");
  return stalker;
}

type Told<K extends ZoneEvent["event"]> = Extract<ZoneEvent, { event: K }>;

/** What has happened of this kind; with `turn`, since that turn of the learner began. */
export function told<K extends ZoneEvent["event"]>(now: Now, kind: K, turn = 0): Told<K>[] {
  let turns = 0;
  const found: Told<K>[] = [];
  for (const event of now.events as ZoneEvent[]) {
    if (event.event === "TurnBegan") turns += 1;
    if (event.event === kind && turns >= turn) found.push(event as Told<K>);
  }
  return found;
}
export const turnsEnded = (now: Now): number => told(now, "TurnEnded").length;
/** How often an action was taken, one included that is not finished. */
export const taken = (now: Now, verb: string, turn: number): number =>
  told(now, "ActionTaken", turn).filter((event) => event.verb === verb).length;

export const say = (
  id: string,
  light: readonly string[] = [],
  args: Saying["args"] = {},
): Saying => ({ id: `learn-zone-${id}`, light, args });
/** Says what to do: the option is lit. */
const ask = (
  id: string,
  does: Action | undefined,
  args: Saying["args"] = {},
  then?: Action,
): Saying => ({
  id: `learn-zone-${id}`,
  does: does ? [does] : [],
  args,
  ...(then ? { then } : {}),
});
/** Says what the beat wants next. */
function askFor(beat: Beat, action: Action, now: Now): Saying {
  const end = steps(beat).at(-1);
  const then = end === undefined ? undefined : write({ verb: "step", area: end });
  return ask(beat.goal, action, argsOf(now, beat, action), then);
}

/** Something to read. */
export const read = (
  key: string,
  light: (now: Now) => string[] = () => [],
  args: (now: Now) => Saying["args"] = () => ({}),
): Goal => ({ key, say: (now) => say(key, light(now), args(now)) });

// Where things are on the screen: the ask bar, the buttons of the actions, the map.
const option = (action: Action): string => `[data-option="${wordOf(action)}"]`;
const button = (verb: string): string => `[data-act="${verb}"]`;
export const onMap = (now: Now, area: number | undefined): string[] =>
  area === undefined || area < 0 ? [] : [`[data-area="${areaName(viewOf(now).ground, area)}"]`];

/** The dice of a bit mask that are still to be marked, and those that are marked and not in it. */
function diceOf(mask: number): string[] {
  const dice = Array.from({ length: 32 }, (_, at) => at)
    .filter((at) => (mask >> at) & 1)
    .map((at) => `[data-die="${at}"]`);
  return [
    ...dice.map((die) => `${die}:not([aria-pressed="true"])`),
    `[data-die][aria-pressed="true"]:not(${dice.join()})`,
  ];
}

const isOffered = (now: Now, action: Action): boolean => isOf(now.ask?.options ?? [], action);
const steps = (beat: Beat): number[] => pick("step", beat.does).map(({ area }) => area);

/** The action of the beat that comes next, if it is offered. On a walk that depends on where the
 * learner stands: the way may be entered anywhere. */
export function suggested(now: Now, beat: Beat): Action | undefined {
  if (asked(now) === "step") {
    const way = steps(beat);
    if (way.length === 0) return undefined;
    const next = way[way.indexOf(me(now).area) + 1];
    const action = next === undefined ? DONE : write({ verb: "step", area: next });
    return isOffered(now, action) ? action : undefined;
  }
  return beat.does.find((action) => readAction(action).verb !== "step" && isOffered(now, action));
}

/** Where a walk leads that is about to begin. */
function goesTo(action: Action, now: Now): number | undefined {
  const { then } = now.advice ?? {};
  return pick("step", [action, ...(then ? [then] : [])])[0]?.area;
}

/** No other option is at this place: a press on it says which one is meant. */
function isAlone(action: Action, now: Now): boolean {
  const placeOf = (one: Action): number | undefined => areaOf(readAction(one), viewOf(now));
  const area = placeOf(action);
  return now.ask?.options.filter((one) => placeOf(one) === area).length === 1;
}

/** While an action is to be chosen, a press on the map is a move: the place of any other action is lit
 * when its button is pressed. */
export function shows(action: Action, now: Now): string[] {
  const meant = readAction(action);
  const { verb } = meant;
  const walks = verb === "move" || verb === "step";
  const goes = walks || verb === "careful";
  const place = onMap(now, goes ? goesTo(action, now) : areaOf(meant, viewOf(now)));
  if (meant.verb === "reroll") return [option(action), ...diceOf(meant.dice)];
  if (asked(now) !== "act") return [option(action), ...(goes || isAlone(action, now) ? place : [])];
  if (walks && place.length > 0) return place;
  // Once its own button is there, that alone is lit.
  const pressed = `body:has(${button(verb)}[aria-pressed="true"]):not(:has(${option(action)}))`;
  return [
    option(action),
    `${button(verb)}:not([aria-pressed="true"])`,
    ...place.map((area) => `${pressed} ${area}`),
  ];
}

/** Numbers that a sentence may want: where the beat leads, and the chance to wound. */
function argsOf(now: Now, beat: Beat, action: Action): Saying["args"] {
  const shot = shotOf(readAction(action), viewOf(now));
  const chances = shot?.parts.find(({ part }) => part === "torso")?.chances ?? [];
  const permille = chances.reduce((sum, chance) => sum + chance.permille, 0);
  return {
    area: areaName(viewOf(now).ground, steps(beat).at(-1) ?? me(now).area),
    percent: Math.round(permille / 10),
    hp: me(now).hp,
  };
}

/** What the coach says on the way through a beat, whatever is asked. */
export function lead(now: Now, beat: Beat): Saying {
  const action = suggested(now, beat);
  const advised = now.advice?.action;
  switch (asked(now)) {
    case "":
      return say("wait");
    case "stalker":
      return ask("stalker", action ?? advised);
    case "turn":
      return ask("begin", action ?? pick("begin", now.ask?.options).map(write)[0]);
    case "step":
      return action ? askFor(beat, action, now) : ask("step-any", advised);
    case "act":
      if (action) return askFor(beat, action, now);
      return isOffered(now, END) ? ask("end-any", END) : ask("act-any", advised);
    case "reroll":
      if (beat.goal === "defend") return ask("defend", action ?? advised);
      return ask(
        action && readAction(action).verb === "reroll" ? "reroll-weak" : "reroll-keep",
        action ?? advised,
      );
    case "arrange":
      return ask("arrange", DONE);
    case "first":
      return ask("tie", action ?? advised);
    default:
      return ask("answer", advised);
  }
}

/** A goal of the sortie: reached, or left behind with its turn. */
export function goal(key: string, reached: (now: Now) => boolean = () => false): Goal {
  const beat = beatOf(key);
  return {
    key,
    done: (now) => reached(now) || turnsEnded(now) >= Math.max(1, beat.turn) || isOver(now),
    say: (now) => lead(now, beat),
    missed: (now) => !key.startsWith("end-") && !reached(now) && !isOver(now),
  };
}
