/** The keyboard stays at the table: when what had the focus is gone, because it was answered, because
 * the card went to another hand, a place that stays gets it. */

let last: Element | null = null;
let byKeys = false;

document.addEventListener("focusin", ({ target }) => (last = target as Element));
document.addEventListener("keydown", () => (byKeys = true), true);
document.addEventListener("pointerdown", () => (byKeys = false), true);

/** Looks after the focus until the function it returns is called. */
export function keepFocus(home: HTMLElement): () => void {
  const look = (): void => {
    if (!byKeys || last === null || document.activeElement !== document.body) return;
    if (!last.isConnected || !last.checkVisibility()) home.focus({ preventScroll: true });
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["open", "hidden"],
  });
  look();
  return () => watching.disconnect();
}
