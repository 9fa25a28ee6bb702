/** How much better what a hint proposes is, in words. */

import type { Action, Hint } from "../wire/types";
import { has, language, t } from "../words.svelte";

const NAMED = 3;

export function standing(hint: Hint, game: string, words: (option: Action) => string): string {
  const others = hint.others.slice(0, NAMED).map(words);
  if (hint.verdict === "equal") {
    const alike = [words(hint.action), ...others].slice(0, NAMED);
    return t("table-hint-equal-why", { others: listed(alike) });
  }
  if (hint.verdict === "thumb") return t(`table-hint-why-${game}-${hint.why}`);
  if (hint.verdict === "only") return t("table-hint-only");
  const gain =
    hint.verdict === "either"
      ? t("table-hint-either", { others: listed(others), gain: amount(hint, game) })
      : t("table-hint-better", { other: others[0] ?? "", gain: amount(hint, game) });
  return hint.gain * 2 < hint.swing ? gain : `${gain} ${t("table-hint-decides")}`;
}

/** In what the game's players count, to a tenth. */
function amount(hint: Hint, game: string): string {
  const own = `table-hint-gain-${game}`;
  const count = Math.round((10 * hint.gain) / hint.unit) / 10;
  return t(has(own) ? own : "table-hint-gain", { count });
}

const listed = (texts: string[]): string =>
  new Intl.ListFormat(language(), { type: "disjunction" }).format(texts);
