/** The phase of the enemies as steps to be told: who does what, why, and how the camp lies then. */

import type { Scene } from "../scene";
import type { ZoneEvent, ZoneView } from "../types";
import { applied } from "./applied";

export interface Step {
  /** The number of its first event among those told. */
  number: number;
  events: readonly ZoneEvent[];
  /** The enemy that acts, −1 for none. */
  enemy: number;
  /** The activation card and its point, as far as they are known. */
  card: number;
  high: boolean;
  point: number;
  /** The camp before and after it. */
  before: Scene;
  after: Scene;
}

/** Events that begin a step of their own. */
const BEGINS: ReadonlySet<ZoneEvent["event"]> = new Set([
  "ActivationDrawn",
  "EnemyActed",
  "ZoneStepBegan",
  "UnknownRevealed",
]);
/** Without one of these there is nothing to tell: stalkers' own doings are seen as they happen. */
const TOLD: ReadonlySet<ZoneEvent["event"]> = new Set([
  "ActivationDrawn",
  "EnemyActed",
  "EnemyMoved",
  "EnemyStayed",
  "EnemyTurned",
  "EnemyAimed",
  "EnemyAttacked",
  "AttackFellShort",
  "EnemyRecovered",
  "EnemyPlaced",
  "UnknownRevealed",
  "ZoneStepBegan",
]);

function enemyOf(event: ZoneEvent): number | undefined {
  return "enemy" in event ? event.enemy : undefined;
}

/** Steps 2 to 5 of the Zone phase say something only if something happened in them. */
function empty({ events }: Step): boolean {
  return events.length === 1 && events[0]?.event === "ZoneStepBegan";
}

export function stepsOf(before: ZoneView, events: readonly ZoneEvent[], after: ZoneView): Step[] {
  const steps: Step[] = [];
  let scene: Scene = before;
  let [card, high, point] = [-1, before.high, 0];
  let open: { number: number; events: ZoneEvent[]; enemy: number; from: Scene } | undefined;
  const close = (): void => {
    if (open?.events.some(({ event }) => TOLD.has(event))) {
      const { number, enemy, from } = open;
      const step = { number, events: open.events, enemy, card, high, point };
      steps.push({ ...step, before: from, after: scene });
    }
    open = undefined;
  };
  for (const [number, event] of events.entries()) {
    const enemy = enemyOf(event);
    // A reaction begins with an aim, and another enemy's doings are another step.
    const another =
      enemy !== undefined && open !== undefined && open.enemy >= 0 && open.enemy !== enemy;
    const aims = event.event === "EnemyAimed" && open?.enemy !== event.enemy;
    if (BEGINS.has(event.event) || event.event === "PointBegun" || another || aims) close();
    if (event.event === "ActivationDrawn") [card, high, point] = [event.card, event.high, 0];
    if (event.event === "PointBegun") {
      point = event.point;
      continue;
    }
    open ??= { number, events: [], enemy: enemy ?? -1, from: scene };
    if (open.enemy < 0 && enemy !== undefined) open.enemy = enemy;
    open.events.push(event);
    scene = applied(scene, event, after);
  }
  close();
  return steps.filter((step) => !empty(step));
}
