import type { Content } from "../../../wire/content";
import { named, number } from "../../../wire/content";
import { language, t } from "../../../words.svelte";
import type { Node } from "./graph";

/** "4. Successful Landings": the scenario of a battle. */
export function nodeWords(node: Node, content: Content): string {
  const row = content.row(node.scenario);
  return t("hoth-title", { number: number(row, "number"), name: named(row, "name", language()) });
}
