/** A step in words: what happened, and why it happened so. */

import type { Content } from "../../../wire/content";
import { has, t } from "../../../words.svelte";
import { areaName, figureName, stalkerName } from "../names";
import type { ZoneEvent, ZoneView } from "../types";
import type { Step } from "./steps";

const SIDES = ["north", "east", "south", "west"];

interface Names {
  area: (area: number) => string;
  figure: (figure: number) => string;
}

function namesOf(step: Step, view: ZoneView, content: Content): Names {
  // Who died in the step is only in the camp before it.
  const all = { enemies: [...step.before.enemies, ...view.enemies], stalkers: view.stalkers };
  return {
    area: (area) => areaName(view.ground, area),
    figure: (figure) => figureName(all, figure, content),
  };
}

function titleOf(event: ZoneEvent, names: Names): string | undefined {
  switch (event.event) {
    case "ActivationDrawn":
      return t("zone-tell-card", { deck: event.high ? "high" : "low" });
    case "EnemyMoved":
      return t("zone-tell-moved", {
        who: names.figure(event.enemy),
        count: event.path.length - 1,
        area: names.area(event.path.at(-1) ?? -1),
      });
    case "EnemyAttacked":
      return t("zone-tell-attacked", {
        who: names.figure(event.enemy),
        whom: names.figure(event.target),
        damage: event.damage,
      });
    case "AttackFellShort":
      return t("zone-tell-short", {
        who: names.figure(event.enemy),
        whom: names.figure(event.target),
      });
    case "EnemyTurned":
      return t("zone-tell-turned", {
        who: names.figure(event.enemy),
        side: t(`zone-side-${SIDES[event.facing] ?? "north"}`),
      });
    case "EnemyStayed":
      return t("zone-tell-stayed", { who: names.figure(event.enemy) });
    case "EnemyRecovered":
      return t("zone-tell-recovered", { who: names.figure(event.enemy) });
    case "EnemyPlaced":
      return t("zone-tell-placed", {
        who: names.figure(event.enemy),
        area: names.area(event.area),
      });
    case "UnknownRevealed":
      return t("zone-tell-unknown", { area: names.area(event.area) });
    case "ZoneStepBegan":
      return t(`zone-tell-step-${event.step}`);
    default:
      return undefined;
  }
}

/** What weighs most comes first. */
const WEIGHT: readonly ZoneEvent["event"][] = [
  "EnemyAttacked",
  "AttackFellShort",
  "EnemyMoved",
  "EnemyPlaced",
  "EnemyTurned",
  "EnemyStayed",
  "EnemyRecovered",
  "UnknownRevealed",
  "ActivationDrawn",
  "ZoneStepBegan",
];

function mainOf(step: Step): ZoneEvent | undefined {
  for (const name of WEIGHT) {
    const found = step.events.findLast(({ event }) => event === name);
    if (found) return found;
  }
  return step.events[0];
}

export function stepTitle(step: Step, view: ZoneView, content: Content): string {
  const main = mainOf(step);
  const names = namesOf(step, view, content);
  if (!main) return "";
  return titleOf(main, names) ?? (step.enemy >= 0 ? names.figure(step.enemy) : "");
}

/** The rule that the step rests on. */
export function stepRule(step: Step): string {
  return mainOf(step)?.rule ?? "";
}

function because(id: string, args: Record<string, string | number> = {}): string[] {
  return has(id) ? [t(id, args)] : [];
}

function reasons(event: ZoneEvent, names: Names, view: ZoneView, content: Content): string[] {
  switch (event.event) {
    case "ActivationDrawn":
      return because(event.high ? "zone-why-high" : "zone-why-low");
    case "EnemyActed":
      return because(`zone-why-turn-${event.why}`);
    case "EnemyMoved":
      return [
        ...because(`zone-why-path-${event.why}`),
        ...because(`zone-why-end-${event.end}`, { area: names.area(event.path.at(-1) ?? -1) }),
      ];
    case "EnemyStayed":
      return because(`zone-why-stay-${event.end}`);
    case "EnemyAimed":
      return because(`zone-why-target-${event.why}`, { whom: names.figure(event.target) });
    case "EnemyAttacked":
      return event.cover > 0 ? [t("zone-why-cover", { count: event.cover })] : [];
    case "Defended":
      return [
        t("zone-why-defended", {
          name: stalkerName(view, event.stalker, content),
          stopped: event.stopped,
          lost: event.lost,
        }),
      ];
    case "ExposureRolled":
      return [
        t("zone-why-exposure", {
          name: stalkerName(view, event.stalker, content),
          loss: event.loss,
        }),
      ];
    case "DoseChanged":
      return [
        t("zone-why-dose", { name: stalkerName(view, event.stalker, content), dose: event.dose }),
      ];
    case "ThreatChanged":
      return [
        t("zone-why-threat", {
          name: stalkerName(view, event.stalker, content),
          level: ["none", "low", "high"][event.level] ?? "none",
          area: names.area(event.area),
        }),
      ];
    case "TokensCleared":
      return [t("zone-why-cleared", { bolts: event.bolts, dim: event.dim })];
    default:
      return [];
  }
}

export function stepReasons(step: Step, view: ZoneView, content: Content): string[] {
  const names = namesOf(step, view, content);
  return step.events.flatMap((event) => reasons(event, names, view, content));
}
