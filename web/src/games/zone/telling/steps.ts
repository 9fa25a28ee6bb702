/** The phase of the enemies as steps to be told: who does what, why, and how the camp lies then. */

import { times } from "../../../told/pace";
import type { Chapter, Step as Told, Tells } from "../../../told/steps";
import type { Scene } from "../scene";
import type { ZoneEvent, ZoneView } from "../types";
import { applied } from "./applied";

export interface Step extends Told<ZoneView> {
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

const STANDS = times(4000, 2600, 1300);

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

interface Open {
  number: number;
  upTo: number;
  events: ZoneEvent[];
  enemy: number;
  from: Scene;
}

export function stepsOf({ before, after, events }: Chapter<ZoneView, ZoneEvent>): Step[] {
  const steps: Step[] = [];
  let scene: Scene = before;
  let [card, high, point] = [-1, before.high, 0];
  let open: Open | undefined;
  const close = (): void => {
    if (open?.events.some(({ event }) => TOLD.has(event))) {
      const { number, upTo, enemy, from } = open;
      const parts = [{ upTo, view: { ...before, ...scene }, ms: STANDS }];
      const step = { number, parts, events: open.events, enemy, card, high, point };
      steps.push({ ...step, before: from, after: scene });
    }
    open = undefined;
  };
  for (const { number, event } of events) {
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
    open ??= { number, upTo: number, events: [], enemy: enemy ?? -1, from: scene };
    if (open.enemy < 0 && enemy !== undefined) open.enemy = enemy;
    open.events.push(event);
    open.upTo = number + 1;
    scene = applied(scene, event, after);
  }
  close();
  return steps.filter((step) => !empty(step));
}

/** Who has never looked is told nothing: the table says it all. */
export const tells: Tells = { steps: stepsOf, since: (events) => events.length };
