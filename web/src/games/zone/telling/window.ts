/** Which part of the camp a step is about. */

import type { Window } from "../../../board/geometry";
import { boxAt, layOf, SQUARE, type Box } from "../ground";
import type { ZoneEvent } from "../types";
import type { Step } from "./steps";

function areasOf(event: ZoneEvent, step: Step): number[] {
  const stands = (figure: number): number[] => {
    const { stalkers, enemies } = step.after;
    const found = enemies.find(({ number }) => number === figure) ?? stalkers[figure];
    return found ? [found.area] : [];
  };
  switch (event.event) {
    case "EnemyMoved":
      return event.path;
    case "EnemyAimed":
    case "EnemyAttacked":
      return [...stands(event.enemy), ...stands(event.target)];
    case "ThreatChanged":
      return [event.area];
    case "DoseChanged":
    case "ExposureRolled":
      return stands(event.stalker);
    case "UnknownRevealed":
    case "EnemyPlaced":
      return [event.area];
    default:
      return "enemy" in event ? stands(event.enemy) : [];
  }
}

/** A window of that shape around all that matters in the step; the whole map where nothing does. */
export function windowOf(step: Step, ratio: number): Window {
  const { ground } = step.after;
  const lay = layOf(ground);
  const areas = step.events.flatMap((event) => areasOf(event, step)).filter((area) => area >= 0);
  const whole = { x: 0, y: 0, width: ground.width * SQUARE, height: ground.height * SQUARE };
  const boxes: Box[] = areas.length > 0 ? areas.map((area) => boxAt(lay, area)) : [whole];
  const left = Math.min(...boxes.map(({ x }) => x)) - SQUARE / 2;
  const top = Math.min(...boxes.map(({ y }) => y)) - SQUARE / 2;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + SQUARE / 2;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + SQUARE / 2;
  const width = Math.max(right - left, (bottom - top) * ratio, 6 * SQUARE);
  const height = width / ratio;
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height];
}
