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
  const { stalkers, companion } = view;
  const all = { enemies: [...step.before.enemies, ...view.enemies], stalkers, companion };
  return {
    area: (area) => areaName(view.ground, area),
    figure: (figure) => figureName(all, figure, content),
  };
}

const sideOf = (facing: number): string => t(`zone-side-${SIDES[facing] ?? "north"}`);

function pairOf(
  { enemy, target }: { enemy: number; target: number },
  { figure }: Names,
): Record<"enemy" | "target", string> {
  return { enemy: figure(enemy), target: figure(target) };
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
      return t("zone-event-enemy_attacked", {
        ...pairOf(event, names),
        damage: event.damage,
        cover: event.cover,
      });
    case "AttackFellShort":
      return t("zone-event-attack_fell_short", pairOf(event, names));
    case "EnemyTurned":
      return t("zone-event-enemy_turned", {
        enemy: names.figure(event.enemy),
        side: sideOf(event.facing),
      });
    case "EnemyStayed":
      return t("zone-tell-stayed", { who: names.figure(event.enemy) });
    case "EnemyRecovered":
      return t("zone-event-enemy_recovered", { enemy: names.figure(event.enemy) });
    case "EnemyPlaced":
      return t("zone-event-enemy_placed", {
        enemy: names.figure(event.enemy),
        area: names.area(event.area),
        side: sideOf(event.facing),
      });
    case "UnknownRevealed":
      return t("zone-tell-unknown", { area: names.area(event.area) });
    case "ZoneStepBegan":
      return t("zone-event-zone_step_began", { step: event.step });
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
        t("zone-event-dose_changed", {
          stalker: stalkerName(view, event.stalker, content),
          dose: event.dose,
        }),
      ];
    case "ThreatChanged":
      return [
        t("zone-event-threat_changed", {
          stalker: stalkerName(view, event.stalker, content),
          level: ["none", "low", "high"][event.level] ?? "none",
          area: names.area(event.area),
        }),
      ];
    case "TokensCleared":
      return [t("zone-event-tokens_cleared")];
    default:
      return [];
  }
}

export function stepReasons(step: Step, view: ZoneView, content: Content): string[] {
  const names = namesOf(step, view, content);
  return step.events.flatMap((event) => reasons(event, names, view, content));
}
