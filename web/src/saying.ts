/** Says in words what the server keeps as a tree: a message with what goes into it, names of the
 * content, or several sayings one after another. src/cantina/locales/saying.py does the same. */

import { language, t } from "./words.svelte";

const THEN = "; ";

/** One after the other: French writes a space before the semicolon. */
export function joined(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  return others.reduce((said, then) => t("said-then", { first: said, then }), first);
}

export type Saying =
  | { id: string; args?: Record<string, number | string | Saying> }
  | { names: Record<string, string> }
  | { join: string; list: Saying[] };

/** A line of its own: pieces start small, lines do not. */
export function line(saying: Saying): string {
  const said = say(saying);
  return said.charAt(0).toLocaleUpperCase(language()) + said.slice(1);
}

export function say(saying: Saying): string {
  if ("names" in saying) return saying.names[language()] ?? saying.names["en"] ?? "";
  if ("list" in saying) {
    const parts = saying.list.map(say);
    return saying.join === THEN ? joined(parts) : parts.join(saying.join);
  }
  const args = Object.entries(saying.args ?? {}).map(
    ([name, value]) => [name, typeof value === "object" ? say(value) : value] as const,
  );
  return t(saying.id, Object.fromEntries(args));
}
