/** The special rules of a scenario, one sentence each. */

import type { Content } from "../../wire/content";
import { named } from "../../wire/content";
import { language, t } from "../../words.svelte";
import type { Rule, Scenario } from "./scenario";

/** What may be missing in a rule, and what stands for it in a message. */
const ANY = "any";

export function ruleWords({ hook, fields }: Rule, content: Content): string {
  const word = (field: string): string => {
    const value = fields[field];
    return typeof value === "string" ? value : ANY;
  };
  const count = (field: string): number => {
    const value = fields[field];
    return typeof value === "number" ? value : 0;
  };
  const unit = (field: string): string => named(content.row(word(field)), "name", language());
  const hexes = Array.isArray(fields["hexes"]) ? (fields["hexes"] as string[]) : [];
  const against = hook === "sudden_death_destroy_all" && word("structure") !== ANY;
  return t(`hoth-rule-${against ? "sudden_death_destroy_structures" : hook}`, {
    side: word("side"),
    class: word("class"),
    structure: word("structure"),
    unit: unit("unit"),
    beside: unit("beside"),
    hexes: hexes.join(", ") || ANY,
    places: hexes.length,
    start: word("start"),
    medals: count("medals"),
    most: count("most"),
    count: count("count"),
    turns: count("after_own_turns"),
    charges: count("charges_per_medal"),
    cost: count("cost"),
  });
}

/** First to so many medals, by side. */
export function goalWords({ goal: [rebel, empire] }: Scenario): string {
  if (rebel === empire) return t("hoth-goal-same", { medals: rebel });
  if (empire === 0) return t("hoth-goal-rebel", { medals: rebel });
  if (rebel === 0) return t("hoth-goal-empire", { medals: empire });
  return t("hoth-goal-each", { rebel, empire });
}
