/** The keys of a table: what the page's controls declare with aria-keyshortcuts, and what is known. */

/** A key, and what it does: `table-key-…` says it. */
export type KnownKey = readonly [key: string, does: string];

/** Of every table, whatever is played at it. */
export const EVERYWHERE: readonly KnownKey[] = [
  ["Tab", "tab"],
  ["← ↑ → ↓", "arrows"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["G", "rule"],
  ["X", "signs"],
  ["?", "keys"],
];

/** Of a board with places that one walks over. */
export const OF_MAPS: readonly KnownKey[] = [
  ["M", "map"],
  ["N", "next"],
  ["P", "previous"],
  ["O", "own"],
  ["T", "target"],
  ["I", "read"],
  ["L", "log"],
];

export interface Declared {
  key: string;
  text: string;
}

/** What can be pressed now, in the order of the page; each key once. */
export function declaredIn(root: ParentNode): Declared[] {
  const found = new Map<string, string>();
  for (const one of root.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")) {
    const key = one.getAttribute("aria-keyshortcuts") ?? "";
    const text = one.ariaLabel ?? wordsOf(one);
    if (key && text && !found.has(key) && !isGone(one)) found.set(key, text);
  }
  return [...found].map(([key, text]) => ({ key, text }));
}

/** Its text without the key that is drawn on it. */
function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll("kbd, svg")) one.remove();
  return copy.textContent.trim().replace(/\s+/g, " ");
}

function isGone(element: HTMLElement): boolean {
  return typeof element.checkVisibility === "function"
    ? !element.checkVisibility({ visibilityProperty: true })
    : false;
}
