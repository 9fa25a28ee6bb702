/** What Battle of Hoth asks and offers, in words. */

import type { Content } from "../../wire/content";
import type { Action, Asked } from "../../wire/types";
import { has, t } from "../../words.svelte";
import { read } from "./actions";
import { FACES } from "./box";
import { hexName } from "./field";
import { cardName, landName, leaderName, standing, standingOn } from "./names";
import { lookedReach, selectedHex } from "./picture";
import type { HothAction, HothView } from "./types";

/** Questions that name the unit they are about. */
const ABOUT_A_UNIT: ReadonlySet<string> = new Set(["to", "target", "hold", "fall_back", "advance"]);

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
  return actionWords(read(choice), ask, view as HothView, content);
}

export function actionWords(
  action: HothAction,
  ask: Asked,
  view: HothView,
  content: Content,
): string {
  const id = `hoth-do-${action.verb}`;
  switch (action.verb) {
    case "order":
    case "move":
    case "attack":
    case "strike":
      return t(id, { unit: standingOn(view, action.hex, content) });
    case "play":
      return t("hoth-plays", { card: cardName(action.card, content) });
    case "discard":
    case "take":
      return t(id, { card: cardName(action.card, content) });
    case "support": {
      const card = cardName(action.card, content);
      if (action.hex < 0) return t("hoth-do-support", { card });
      return t("hoth-do-support-at", { card, hex: hexName(action.hex) });
    }
    case "leader":
      return t("hoth-do-leader", { name: leaderName(action.leader, content) });
    case "reroll":
      return t("hoth-do-reroll", { face: t(`hoth-face-${FACES[action.face] ?? "cross"}`) });
    case "target": {
      const dice = view.shots.find((shot) => shot.end === action.hex)?.dice ?? 0;
      return t("hoth-do-target", { unit: standingOn(view, action.hex, content), dice });
    }
    case "to":
    case "fall_back": {
      const land = landName(view.terrain[action.hex] ?? 0, content);
      const barred = action.verb === "to" && lookedReach(view, action.hex)?.barred;
      return t(barred ? "hoth-do-to-barred" : id, { hex: hexName(action.hex), land });
    }
    case "place":
    case "exit":
      return t(id, { hex: hexName(action.hex) });
    case "done":
      return has(`hoth-done-${ask.name}`) ? t(`hoth-done-${ask.name}`) : t("hoth-do-done");
    default:
      return t(id);
  }
}
