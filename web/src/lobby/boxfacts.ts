/** What the box of a game says of itself, and where that comes from. */

import type { GameInfo } from "../wire/types";
import { t } from "../words.svelte";

export const ageWords = ({ age }: GameInfo): string => t("lobby-age", { age });

/** Where age and minutes come from; empty where the rulebook says both. */
export function groundWords({ grounds }: GameInfo): string {
  const { age = "seed", minutes = "seed" } = grounds;
  const found: [string, string][] =
    age === minutes
      ? [["both", age]]
      : [
          ["age", age],
          ["minutes", minutes],
        ];
  return found
    .filter(([, ground]) => ground !== "seed")
    .map(([what, ground]) => t("lobby-ground", { what, ground }))
    .join(", ");
}
