import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { faceName } from "./cardwords";
import { faceOf, isAttacker } from "./faces";
import type { Plan } from "./plan.svelte";
import type { HuntersView } from "./types";

/** "Cad Bane after Grogu", "sell Greedo". */
export function planWords(plan: Plan, view: HuntersView, seat: number, content: Content): string {
  const face = faceOf(plan.card, content);
  if (!face || !plan.wants) return "";
  const card = faceName(face, content);
  if (plan.wants.verb !== "play") return t(`hunters-board-plan-${plan.wants.verb}`, { card });
  const lying = view.players[seat]?.confrontations[plan.wants.place ?? -1];
  const target = faceOf(lying?.target ?? -1, content);
  if (isAttacker(face) && target)
    return t("hunters-board-plan-attack", { card, target: faceName(target, content) });
  return t("hunters-board-plan-play", { card });
}
