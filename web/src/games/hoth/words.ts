/** What Battle of Hoth asks and offers, in words. */

import type { Action } from "../../table/table.svelte";
import type { Content } from "../../wire/content";
import type { Asked } from "../../wire/types";
import { has, t } from "../../words.svelte";
import { FACES } from "./box";
import { hexName } from "./field";
import { cardName, landName, leaderName, standing, standingOn } from "./names";
import { lookedReach, selectedHex } from "./picture";
import type { HothView } from "./types";

/** Questions that name the unit they are about. */
const ABOUT_A_UNIT: ReadonlySet<string> = new Set(["to", "target", "hold", "fall_back", "advance"]);
const ON_UNITS: ReadonlySet<string> = new Set(["order", "move", "attack", "strike"]);

export function question(ask: Asked, view: unknown, content: Content): string {
  const now = view as HothView;
  const about = selectedHex(now);
  if (ABOUT_A_UNIT.has(ask.name) && about !== undefined) {
    const unit = standing(now, about, content);
    return t(`hoth-asks-${ask.name}`, { unit, hex: hexName(about), count: now.steps });
  }
  return t(`hoth-ask-${ask.name}`);
}

export function option(choice: Action, ask: Asked, view: unknown, content: Content): string {
  const now = view as HothView;
  const [verb, first = -1, second = -1] = choice as [string, number?, number?];
  if (ON_UNITS.has(verb)) return t(`hoth-do-${verb}`, { unit: standingOn(now, first, content) });
  switch (verb) {
    case "play":
      return t("hoth-plays", { card: cardName(first, content) });
    case "discard":
    case "take":
      return t(`hoth-do-${verb}`, { card: cardName(first, content) });
    case "support":
      return second < 0
        ? t("hoth-do-support", { card: cardName(first, content) })
        : t("hoth-do-support-at", { card: cardName(first, content), hex: hexName(second) });
    case "leader":
      return t("hoth-do-leader", { name: leaderName(first, content) });
    case "reroll":
      return t("hoth-do-reroll", { face: t(`hoth-face-${FACES[first] ?? "cross"}`) });
    case "target": {
      const dice = now.shots.find((shot) => shot.end === first)?.dice ?? 0;
      return t("hoth-do-target", { unit: standingOn(now, first, content), dice });
    }
    case "to":
    case "fall_back": {
      const land = landName(now.terrain[first] ?? 0, content);
      const barred = verb === "to" && lookedReach(now, first)?.barred;
      return t(barred ? "hoth-do-to-barred" : `hoth-do-${verb}`, { hex: hexName(first), land });
    }
    case "place":
    case "exit":
      return t(`hoth-do-${verb}`, { hex: hexName(first) });
    case "done":
      return has(`hoth-done-${ask.name}`) ? t(`hoth-done-${ask.name}`) : t("hoth-do-done");
    default:
      return t(`hoth-do-${verb}`);
  }
}
