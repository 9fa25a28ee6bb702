/** Which numbers and words a special rule needs: the form of the editor. The server reads the same
 * fields and says what is wrong with them. */

import type { Hook, Rule } from "../scenario";

export type FieldKind = "side" | "unit" | "class" | "structure" | "number" | "hexes" | "hex";

export interface RuleField {
  name: string;
  kind: FieldKind;
  /** What a new rule begins with; undefined: the field may be left out. */
  first: string | number | readonly string[] | undefined;
}

const side: RuleField = { name: "side", kind: "side", first: "rebel" };
const hexes: RuleField = { name: "hexes", kind: "hexes", first: [] };
const unitClass: RuleField = { name: "class", kind: "class", first: undefined };
const unit: RuleField = { name: "unit", kind: "unit", first: "snowtroopers" };
const many = (name: string, first: number): RuleField => ({ name, kind: "number", first });
const objective = [side, hexes, many("medals", 1), unitClass];

export const RULE_FIELDS: Record<Hook, readonly RuleField[]> = {
  medal_value: [side, { ...unit, first: "probe_droids" }, many("medals", 2)],
  no_kill_medals: [side],
  objective_temporary: [...objective, { name: "most", kind: "number", first: undefined }],
  objective_permanent: objective,
  objective_per_turn: objective,
  sudden_death_hold_all: [side, hexes],
  sudden_death_destroy_all: [side, { ...unit, first: "at_at" }],
  sudden_death_exit_count: [side, hexes, many("count", 2), unitClass],
  sudden_death_kill_count: [side, { ...unitClass, first: "vehicle" }, many("count", 2)],
  exit_medals: [side, hexes, many("medals", 1), unitClass],
  reinforce_lost_infantry: [{ ...side, first: "empire" }, unit],
  reserve_arrival: [side, unit, many("count", 2), many("after_own_turns", 3)],
  reinforce_each_turn: [
    { ...side, first: "empire" },
    unit,
    { name: "beside", kind: "unit", first: "at_at" },
  ],
  charge_structure: [
    side,
    { name: "structure", kind: "structure", first: "ion_cannon" },
    many("charges_per_medal", 3),
  ],
  courier: [side, { name: "start", kind: "hex", first: "E4" }, hexes],
  terrain_enter_cost: [many("cost", 2)],
  command_post: [side, hexes],
};

export function newRule(hook: Hook): Rule {
  const given = RULE_FIELDS[hook].filter(({ first }) => first !== undefined);
  return { hook, fields: Object.fromEntries(given.map(({ name, first }) => [name, first])) };
}

/** The rule with a field changed; undefined takes an optional one away. */
export function withField(rule: Rule, name: string, value: unknown): Rule {
  const others = Object.entries(rule.fields).filter(([key]) => key !== name);
  const changed = value === undefined ? others : [...others, [name, value] as const];
  return { ...rule, fields: Object.fromEntries(changed) };
}
