/** Whether a side can earn as many medals as it needs. */

import { EMPIRE, REBEL } from "../box";
import { forcesOf, type Scenario } from "../scenario";

export interface Short {
  side: number;
  goal: number;
  most: number;
}

/** The sides that need more medals than there are units of the enemy. Special rules and structures
 * bring medals of their own, how many nobody can tell beforehand. */
export function shortOf(scenario: Scenario): Short[] {
  if (scenario.rules.length > 0 || scenario.structures.length > 0) return [];
  return [REBEL, EMPIRE].flatMap((side) => {
    const goal = scenario.goal[side] ?? 0;
    const enemies = forcesOf(scenario, side === REBEL ? EMPIRE : REBEL);
    const most = enemies.reduce((sum, { count }) => sum + count, 0);
    return most < goal ? [{ side, goal, most }] : [];
  });
}
