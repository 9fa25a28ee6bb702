/** What a hit does, in words: several results of one threshold come one after the other. */

import { t } from "../../../words.svelte";

/** "light wound, stun"; empty for a miss. */
export function resultWords(result: string): string {
  const results = result.split(" ").filter(Boolean);
  return results.map((one) => t(`zonecard-result-${one}`)).join(", ");
}
