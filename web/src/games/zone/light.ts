/** How the field of view of an enemy falls on the ground, as light. Which areas it sees the server
 * says; only how bright they are drawn is worked out here. */

import { boxAt, SQUARE, type Box, type Lay } from "./ground";
import type { EnemyView } from "./types";

export interface Lit {
  area: number;
  /** Straight ahead; else to the sides and behind. */
  front: boolean;
  strength: number;
}

const AHEAD = [0.3, 0.3, 0.23, 0.18] as const;
const ASIDE = 0.13;

/** Whether one box lies wholly beyond the edge of another on that side. */
function beyond(from: Box, to: Box, facing: number): boolean {
  if (facing === 0) return to.y + to.height <= from.y;
  if (facing === 1) return to.x >= from.x + from.width;
  if (facing === 2) return to.y >= from.y + from.height;
  return to.x + to.width <= from.x;
}

function overlaps(from: Box, to: Box, facing: number): boolean {
  return facing % 2 === 0
    ? to.x < from.x + from.width && to.x + to.width > from.x
    : to.y < from.y + from.height && to.y + to.height > from.y;
}

/** Whether two boxes share a piece of edge on that side. */
function touches(from: Box, to: Box, facing: number): boolean {
  const gap =
    facing === 0
      ? from.y - (to.y + to.height)
      : facing === 1
        ? to.x - (from.x + from.width)
        : facing === 2
          ? to.y - (from.y + from.height)
          : from.x - (to.x + to.width);
  return Math.abs(gap) < SQUARE / 2 && overlaps(from, to, facing);
}

export function litBy(enemy: EnemyView, lay: Lay): Lit[] {
  const own = boxAt(lay, enemy.area);
  const left = new Set(enemy.sees.filter((area) => area !== enemy.area));
  const lit: Lit[] = [];
  let edge: Box[] = [own];
  for (let step = 1; edge.length > 0; step += 1) {
    const reached = [...left].filter((area) =>
      edge.some((from) => touches(from, boxAt(lay, area), enemy.facing)),
    );
    for (const area of reached) {
      left.delete(area);
      lit.push({ area, front: true, strength: AHEAD[Math.min(step, AHEAD.length - 1)] ?? ASIDE });
    }
    edge = reached.map((area) => boxAt(lay, area));
  }
  for (const area of left) {
    const front = beyond(own, boxAt(lay, area), enemy.facing);
    lit.push({ area, front, strength: front ? AHEAD[3] : ASIDE });
  }
  return lit;
}

const ANGLES = [-90, 0, 90, 180] as const;
const REACH = 300;
const SPREAD = 34;

/** The cone that shows where an enemy looks, as a path from its eyes. */
export function cone([x, y]: readonly [number, number], facing: number): string {
  const at = (turn: number): string => {
    const angle = (((ANGLES[facing] ?? 0) + turn) * Math.PI) / 180;
    const round = (value: number): number => Math.round(value * 10) / 10;
    return `${round(x + REACH * Math.cos(angle))} ${round(y + REACH * Math.sin(angle))}`;
  };
  return `M${x} ${y}L${at(-SPREAD)}A${REACH} ${REACH} 0 0 1 ${at(SPREAD)}Z`;
}
export const CONE_REACH = REACH;
