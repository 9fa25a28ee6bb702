/** What a group can do, by who is in it: advice, never a rule. */

import { number, type Content } from "../../../wire/content";
import { nameOf, shootingOf } from "../cards";
import { ROLES } from "../roles";

export const SKILLS = ["far", "hits", "anomalies", "unseen", "heal"] as const;
export type Skill = (typeof SKILLS)[number];

const FAR = 4;
/** From so much health on one, two, three. */
const TOUGH = [14, 16, 17];

export function diceAt(id: string, far: number, content: Content): number {
  const found = shootingOf(id, content).find(({ from, to }) => from <= far && far <= to);
  return found?.dice ?? 0;
}

/** 0 to 3. */
export function skillOf(id: string, skill: Skill, content: Content): number {
  const role = ROLES.get(id);
  if (!role) return 0;
  if (skill === "far") return Math.max(0, Math.min(3, diceAt(id, FAR, content)));
  if (skill === "hits") {
    const hp = number(content.row(id), "hp");
    return TOUGH.filter((least) => hp >= least).length;
  }
  return role[skill];
}

export interface Measure {
  skill: Skill;
  count: number;
  /** Who brings it; or who would. */
  name: string;
  missing: boolean;
}

/** Under this nobody has it. */
const LEAST = 2;

/** The best of the group in each skill. */
export function measuresOf(
  group: readonly string[],
  others: readonly string[],
  content: Content,
): Measure[] {
  return SKILLS.map((skill) => {
    const best = (ids: readonly string[]): { id: string; count: number } =>
      ids
        .map((id) => ({ id, count: skillOf(id, skill, content) }))
        .reduce((a, b) => (b.count > a.count ? b : a), { id: "", count: 0 });
    const [own, other] = [best(group), best(others)];
    const missing = own.count < LEAST && other.count >= LEAST;
    return { skill, count: own.count, name: nameOf((missing ? other : own).id, content), missing };
  });
}
