/** What has happened at a table since I looked at it. */

import type { TableInfo } from "../wire/types";
import { t } from "../words.svelte";
import { seenOf } from "./mine.svelte";

/** In words; empty when nothing has, or when I never looked in this browser. */
export function newsOf({ table, rev }: TableInfo): Promise<string> {
  const seen = seenOf(table.id);
  const count = seen < 0 ? 0 : rev - seen;
  return Promise.resolve(count > 0 ? t("pages-news-decisions", { count }) : "");
}
