/** How what is put on a map is called. */

import type { Content } from "../../../wire/content";
import { t } from "../../../words.svelte";
import { nameOf, rowsOf } from "../cards";

/** "3 Checkpoint". Tiles are numbers, so their rows are looked for among tiles alone. */
export function tileName(id: string, content: Content): string {
  const row = rowsOf("tiles", content).find((tile) => tile.id === id);
  if (!row) return id;
  return t("zone-editor-tile", { id, name: nameOf(id, content) });
}

/** The tiles of missions, by number. */
export const tilesOf = (content: Content): string[] =>
  rowsOf("tiles", content)
    .map(({ id }) => id)
    .filter((id) => /^\d+$/.test(id));
