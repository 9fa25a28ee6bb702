/** What moves in the camp when something happens. */

import type { Sound } from "../../../look/sound";
import { t } from "../../../words.svelte";
import { resultWords } from "../fight/results";
import type { ZoneEvent } from "../types";

export type Mood = "good" | "bad";

export type Beat =
  /** A figure goes from area to area; the first is where it starts. */
  | { what: "walk"; figure: number; path: number[] }
  | { what: "shot"; from: number; to: number }
  /** A short word rises over a figure. */
  | { what: "word"; figure: number; text: string; mood: Mood }
  /** A stalker is seen there: light falls on it. */
  | { what: "glare"; stalker: number; area: number }
  | { what: "wave"; anomaly: number };

const HIGH = 2;
const SOUNDS: Partial<Record<ZoneEvent["event"], Sound>> = {
  StalkerStepped: "march",
  EnemyMoved: "march",
  EnemyHit: "shot",
  EnemyAttacked: "shot",
  DiceRolled: "dice",
  EnemyDied: "fall",
  StalkerDied: "fall",
  AnomalyActivated: "reveal",
};

/** Each sound once, however often it happened at once. */
export function soundsOf(events: readonly ZoneEvent[]): Sound[] {
  return [...new Set(events.flatMap(({ event }) => SOUNDS[event] ?? []))];
}

/** The beats of what happened at once, in order. Steps of one figure are one way. */
export function beatsOf(events: readonly ZoneEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const [beat, ...more] = beatsOfOne(event);
    const last = beats.at(-1);
    if (!beat) continue;
    if (beat.what === "walk" && last?.what === "walk" && last.figure === beat.figure)
      last.path = [...last.path, ...beat.path.slice(1)];
    else beats.push(beat, ...more);
  }
  return beats;
}

function beatsOfOne(event: ZoneEvent): Beat[] {
  switch (event.event) {
    case "StalkerStepped":
      return [{ what: "walk", figure: event.stalker, path: [event.start, event.area] }];
    case "FigurePushed":
    case "PortalPassed":
      return [{ what: "walk", figure: event.figure, path: [event.start, event.area] }];
    case "EnemyMoved":
      return event.path.length < 2
        ? []
        : [{ what: "walk", figure: event.enemy, path: [...event.path] }];
    case "EnemyAttacked":
      return [{ what: "shot", from: event.enemy, to: event.target }];
    case "EnemyHit": {
      const text = resultWords(event.results.join(" "));
      return [
        { what: "shot", from: event.attacker, to: event.enemy },
        word(event.enemy, text || t("zone-motion-miss"), text ? "bad" : "good"),
      ];
    }
    case "EnemyLostHp":
      return [word(event.enemy, t("zone-motion-lost", { count: event.amount }), "bad")];
    case "HpLost":
      return [word(event.stalker, t("zone-motion-lost", { count: event.amount }), "bad")];
    case "StalkerHealed":
      return [word(event.stalker, t("zone-motion-healed", { count: event.amount }), "good")];
    case "DoseChanged":
      return [word(event.stalker, t("zone-motion-dose", { dose: event.dose }), "bad")];
    case "ThreatChanged":
      return event.level === HIGH
        ? [{ what: "glare", stalker: event.stalker, area: event.area }]
        : [];
    case "AnomalyActivated":
      return [{ what: "wave", anomaly: event.anomaly }];
    default:
      return [];
  }
}

const word = (figure: number, text: string, mood: Mood): Beat => ({
  what: "word",
  figure,
  text,
  mood,
});
