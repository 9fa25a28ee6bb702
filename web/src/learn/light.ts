/** Lights elements of the table, wherever the board has drawn them, until it is called off. */

import { tick } from "svelte";

const MARK = "data-lit";

/** `moment` is what the board is drawn from: with a new one, light again. */
export function lit(selectors: readonly string[], moment: number): () => void {
  let marked: HTMLElement[] = [];
  let over = false;
  if (selectors.length > 0)
    void tick().then(() => {
      if (over) return;
      marked = [...document.querySelectorAll<HTMLElement>(selectors.join(","))];
      for (const element of marked) element.setAttribute(MARK, String(moment));
      const first = marked[0];
      if (first && !inView(first)) first.scrollIntoView({ block: "nearest" });
    });
  return () => {
    over = true;
    for (const element of marked) element.removeAttribute(MARK);
  };
}

function inView(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}
