/** What is wrong with a scenario, in words. */

import { named, type Content } from "../../../wire/content";
import type { Checked } from "../../../wire/types";
import { language, t } from "../../../words.svelte";

export function problemOf(verdict: Checked | undefined, content: Content): string | undefined {
  if (!verdict?.code) return undefined;
  const { kind, id = "" } = verdict.args as Record<string, string | undefined>;
  let name = id;
  if (kind === "structure") name = t(`hoth-structure-${id}`);
  else if (kind === "token") name = t(`hoth-token-${id}`);
  else if (kind) name = named(content.row(id), "name", language());
  return t(`hoth-editor-problem-${verdict.code}`, { ...verdict.args, name });
}
