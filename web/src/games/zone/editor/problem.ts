/** What is wrong with a mission, in words. */

import type { Content } from "../../../wire/content";
import type { Checked } from "../../../wire/types";
import { t } from "../../../words.svelte";
import { nameOf } from "../cards";

export function problemOf(verdict: Checked | undefined, content: Content): string | undefined {
  if (!verdict?.code) return undefined;
  const { id } = verdict.args;
  const known = typeof id === "string" ? id : "";
  const name =
    verdict.code === "overlays" ? t(`zone-editor-type-${known}`) : nameOf(known, content);
  return t(`zone-editor-problem-${verdict.code}`, { ...verdict.args, name });
}
