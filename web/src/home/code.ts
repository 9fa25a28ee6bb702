/** What people type or paste to join a table. */

import { under } from "../base";
import { routeOf } from "../router.svelte";

export const LETTERS = 6;

/** The letters of a code, however it is written: "dus-kmx" is DUSKMX. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z]/g, "");
}

/** The code as it is read out: DUS-KMX. */
export function spelled(code: string): string {
  const letters = codeOf(code);
  return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
}

/** The address on this site that a pasted link leads to; empty if it is none to a table. */
export function tablePath(typed: string): string {
  const text = typed.trim();
  if (!text.includes(under("/t/"))) return "";
  const link = URL.parse(text.includes("://") ? text : `http://${text.replace(/^\/*/, "")}`);
  const path = link?.pathname ?? "";
  // Without a host, the first name of a path was read as one.
  const own = text.startsWith(under("/t/")) ? text : path + (link?.hash ?? "");
  return routeOf(own.split("#")[0] ?? "").page === "table" ? own : "";
}
