/** What the picker chooses between: scenarios, campaigns, a scenario of one's own. */

import { ME } from "../../../lobby/draft";
import { usualBot } from "../../../lobby/levels.svelte";
import { EMPIRE, REBEL, UNITS } from "../box";
import type { Scenario } from "../scenario";
import type { Balance } from "./figures";
import type { ScenarioFigures } from "../../../wire/types";

export type Options = Readonly<Record<string, string>>;

/** The value of the radio button that these options mean. */
export function chosen(options: Options): string {
  const campaign = options["campaign"] ?? "none";
  return campaign === "none" ? `scenario ${options["scenario"] ?? "1"}` : `campaign ${campaign}`;
}

/** The options that a radio button means. */
export function optionsFor(value: string, options: Options): Record<string, string> {
  const [kind = "", key = ""] = value.split(" ");
  const plain = { ...options, campaign: "none", own: "" };
  return kind === "campaign" ? { ...plain, campaign: key } : { ...plain, scenario: key };
}

/** One against one: me on this side, the bot on the other. */
export function duel(side: number, bot = usualBot("hoth")): string[] {
  return side === REBEL ? [ME, bot] : [bot, ME];
}

/** The side that wins more often, where that was measured and is more than chance. */
export function betterSide({ rebel, empire, low, high }: Balance): number | undefined {
  if (low <= 50 && high >= 50) return undefined;
  return rebel > empire ? REBEL : EMPIRE;
}

export const FILTERS = ["all", "no_at_at", "artillery", "short"] as const;
export type Filter = (typeof FILTERS)[number];
const SHORT = 13;

export function passes(
  filter: Filter,
  scenario: Scenario,
  figures: ScenarioFigures | undefined,
): boolean {
  const has = (name: string): boolean => scenario.units.some(({ kind }) => UNITS[kind] === name);
  switch (filter) {
    case "no_at_at":
      return !has("at_at");
    case "artillery":
      return has("rebel_artillery");
    case "short":
      return figures !== undefined && figures.length.median < SHORT;
    default:
      return true;
  }
}
