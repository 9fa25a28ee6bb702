/** What wins a scenario, and its special rules, one sentence each. */

import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { aimText } from "./aims";
import { SIDES, UNITS } from "./box";
import { hexesOf, type Hook, type Rule, type Scenario } from "./scenario";
import type { AimView } from "./types";

/** A table tells the same rules as aims. */
const WHATS: Record<Hook, string> = {
  medal_value: "worth",
  no_kill_medals: "no_worth",
  objective_temporary: "temporary",
  objective_permanent: "permanent",
  objective_per_turn: "per_turn",
  sudden_death_hold_all: "hold_all",
  sudden_death_destroy_all: "destroy_kind",
  sudden_death_exit_count: "exit_wins",
  sudden_death_kill_count: "destroy_class",
  exit_medals: "exit",
  reinforce_lost_infantry: "lost_return",
  reserve_arrival: "reserves",
  reinforce_each_turn: "landing",
  charge_structure: "charges",
  courier: "courier",
  terrain_enter_cost: "steep_ridges",
  command_post: "command_post",
};
const CLASSES = ["infantry", "vehicle", "special"];
/** Only one of them is in a rule. */
const COUNTS = ["count", "most", "charges_per_medal", "cost"];

export function aimOf(rule: Rule): AimView {
  const { hook, fields } = rule;
  const count = (field: string): number => {
    const value = fields[field];
    return typeof value === "number" ? value : 0;
  };
  const placeIn = (all: readonly string[], field: string): number =>
    all.indexOf(String(fields[field]));
  return {
    what: fields["structure"] && hook !== "charge_structure" ? "destroy_structures" : WHATS[hook],
    side: placeIn(SIDES, "side"),
    hexes: hexesOf(rule),
    kind: placeIn(UNITS, "unit"),
    unit_class: placeIn(CLASSES, "class"),
    medals: count("medals"),
    count: Math.max(...COUNTS.map(count)),
    beside: placeIn(UNITS, "beside"),
    turns: count("after_own_turns"),
  };
}

export function ruleWords(rule: Rule, content: Content): string {
  return aimText(aimOf(rule), content);
}

/** First to this many medals, by side. */
export function goalWords({ goal: [rebel, empire] }: Scenario): string {
  if (rebel === empire) return t("hoth-goal-same", { medals: rebel });
  if (empire === 0) return t("hoth-goal-rebel", { medals: rebel });
  if (rebel === 0) return t("hoth-goal-empire", { medals: empire });
  return t("hoth-goal-each", { rebel, empire });
}
