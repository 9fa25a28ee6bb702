/** Lights elements of the table, wherever the board has drawn them, until it is called off. The coach
 * draws a ring around each of them. */

import { tick } from "svelte";

export const MARK = "data-lit";
/** Something to press, or only something to look at. */
export type How = "press" | "look";
/** What selectors ask for: a board may draw another option on the same button, or press it. */
const NAMES = [
  "data-option",
  "data-act",
  "data-area",
  "data-hex",
  "data-spot",
  "data-card",
  "aria-pressed",
  "aria-keyshortcuts",
];

/** What the board draws later, for it first tells what happened or waits for a choice, is lit then. */
export function lit(selectors: readonly string[], how: How): () => void {
  if (selectors.length === 0) return () => undefined;
  const wanted = selectors.join(",");
  let over = false;
  const watcher = new MutationObserver(mark);

  function mark(): void {
    for (const element of document.querySelectorAll(`[${MARK}]`))
      if (!element.matches(wanted)) element.removeAttribute(MARK);
    for (const element of document.querySelectorAll(wanted))
      if (element.getAttribute(MARK) !== how) element.setAttribute(MARK, how);
  }
  void tick().then(() => {
    if (over) return;
    mark();
    const first = document.querySelector(wanted);
    if (first && !inView(first)) first.scrollIntoView({ block: "nearest" });
    const changes = { childList: true, subtree: true, attributeFilter: NAMES };
    watcher.observe(document.body, changes);
  });
  return () => {
    over = true;
    watcher.disconnect();
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}

function inView(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}
