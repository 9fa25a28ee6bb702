/** Why an action is not possible, and what could be done about it, as the view has it. */

import type { Content } from "../../../wire/content";
import { has, t } from "../../../words.svelte";
import { nameOf } from "../cards";
import { areaName, enemyName } from "../names";
import type { ZoneView } from "../types";

export interface Reason {
  why: string;
  /** What to do about it; empty: nothing. */
  instead: string;
}

export function reasonOf(act: string, view: ZoneView, content: Content): Reason | undefined {
  const found = view.reasons.find((reason) => reason.act === act);
  if (!found) return undefined;
  const { why, card, figure, area, far } = found;
  const named = {
    card: card ? nameOf(card, content) : "",
    who: figure >= 0 ? enemyName(view, figure, content) : "",
    area: area >= 0 ? areaName(view.ground, area) : "",
    count: far,
  };
  const known = has(`zone-instead-${why}`) && (far >= 0 || !NEAREST.has(why));
  return {
    why: t(`zone-cannot-${why}`, named),
    instead: known ? t(`zone-instead-${why}`, named) : "",
  };
}

/** Reasons that name what is nearest, if there is anything. */
const NEAREST: ReadonlySet<string> = new Set(["no_target", "nobody", "nothing"]);
