/** Why something is asked: whom it concerns, which card wants to know, and what the answer does. */

import type { Content } from "../../wire/content";
import type { Asked } from "../../wire/types";
import { has, t } from "../../words.svelte";
import { gearOf, nameOf } from "./cards";
import { isArranged } from "./kit/moves";
import { areaName, figureName, stalkerName } from "./names";
import { standsOn } from "./options";
import { ownerOf } from "./texts";
import type { ZoneView } from "./types";

/** Questions about a whole turn say by themselves what they are about. */
const PLAIN: ReadonlySet<string> = new Set([
  ...["act", "step", "trot", "turn", "stalker", "leader", "start", "companion"],
  ...["explore", "visit", "contacts", "trade", "loan", "pack", "go_on"],
]);

/** Questions that every card asks in the same words: without its name one could not tell why. */
const OF_CARDS: ReadonlySet<string> = new Set(["choice", "figure", "area"]);

/** "Bandit, rifle 3, on 4.F." */
function figureWords(ask: Asked, view: ZoneView, content: Content): string {
  const { figure } = view.matter;
  const area = standsOn(view, figure);
  if (PLAIN.has(ask.name) || figure < 0 || area === undefined) return "";
  return t("zone-asking-figure", {
    who: figureName(view, figure, content),
    area: areaName(view.ground, area),
  });
}

/** The card or ability that asks. */
export function causeOf(ask: Asked, { matter }: ZoneView, content: Content): string {
  if (PLAIN.has(ask.name)) return "";
  if (matter.effect >= 0) return ownerOf(matter.effect, content);
  return matter.card === "" ? "" : nameOf(matter.card, content);
}

function aboutWords(ask: Asked, view: ZoneView, content: Content): string {
  const id = `zone-about-${ask.name}`;
  return [figureWords(ask, view, content), has(id) ? t(id) : ""].filter(Boolean).join(" ");
}

/** Cards whose text helps to answer: the one that asks, one's control card, those of the options. */
export function cardsOf(ask: Asked, { matter, control }: ZoneView, content: Content): string[] {
  if (PLAIN.has(ask.name)) return [];
  const asks = matter.effect >= 0 ? [] : [matter.card];
  return [
    ...new Set([...asks, control, ...(isArranged(ask.name) ? [] : gearOf(ask.options, content))]),
  ].filter(Boolean);
}

export const hasCards = (ask: Asked, view: ZoneView, content: Content): boolean =>
  cardsOf(ask, view, content).length > 0 || (!PLAIN.has(ask.name) && view.matter.effect >= 0);

/** ST-27.18: a control card is answered in silence. Whoever has it holds it until it is resolved. */
export function hush(seen: unknown): string | undefined {
  const { control, step } = seen as ZoneView;
  return control !== "" || step === "control" ? t("zone-control-hush") : undefined;
}

/** Whoever is asked is called by the stalker's name; a card asks in its own name. */
export function question(ask: Asked, seen: unknown, content: Content): string {
  const view = seen as ZoneView;
  const about = t(`zone-ask-${ask.name}`, { name: stalkerName(view, ask.seat, content) });
  const cause = OF_CARDS.has(ask.name) ? causeOf(ask, view, content) : "";
  return cause === "" ? about : t("zone-asking-cause", { card: cause, about });
}

/** Whom it is about, which card asks if the question does not name it, and what the answer does. */
export function noteWords(ask: Asked, view: ZoneView, content: Content): string {
  const cause = OF_CARDS.has(ask.name) ? "" : causeOf(ask, view, content);
  const about = aboutWords(ask, view, content);
  return cause === "" ? about : t("zone-asking-cause", { card: cause, about });
}
