/** The keys of the board. Those of the ask bar (P, S, R, Q W E, Enter, U, H, ?) are the shell's. */

import { isTyping } from "../../table/keys";

export interface Hands {
  root: () => HTMLElement | undefined;
  hand: () => readonly number[];
  pickable: () => ReadonlySet<number>;
  places: () => readonly number[];
  pick: (card: number) => void;
  play: (place: number) => void;
  look: (card: number) => void;
  putDown: () => void;
  /** Shows the others where they are on a page of their own. */
  showOthers: () => void;
  readAloud: () => void;
}

const ROWS = ["hand", "table", "others", "decks"];
const PLACE_KEYS = "ABCD";

function rowOf(root: HTMLElement, row: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-row="${row}"]`)].filter(
    (one) => one.offsetParent !== null,
  );
}

/** Moves the focus along a row, or to the nearest row above or below that has something: there to
 * what has a key, such as a place to play at, before what can only be looked at. */
export function step(
  root: HTMLElement,
  from: Element | null,
  key: string,
): HTMLElement | undefined {
  const here = from?.closest<HTMLElement>("[data-row]");
  if (!here) return rowOf(root, "hand")[0] ?? rowOf(root, "table")[0];
  const name = here.dataset["row"] ?? "hand";
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const row = rowOf(root, name);
    return row[row.indexOf(here) + (key === "ArrowRight" ? 1 : -1)];
  }
  const way = key === "ArrowUp" ? 1 : -1;
  for (let at = ROWS.indexOf(name) + way; at >= 0 && at < ROWS.length; at += way) {
    const row = rowOf(root, ROWS[at] ?? "");
    const first = row.find((one) => one.hasAttribute("aria-keyshortcuts")) ?? row[0];
    if (first) return first;
  }
  return undefined;
}

export function boardKeys(hands: Hands): (event: KeyboardEvent) => void {
  return (event) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const root = hands.root();
    if (!root || !does(event, root)) return;
    event.preventDefault();
  };

  function does(event: KeyboardEvent, root: HTMLElement): boolean {
    const { key } = event;
    const at = Number(key) - 1;
    const card = hands.hand()[at];
    if (/^[1-9]$/.test(key) && card !== undefined) {
      if (hands.pickable().has(card)) hands.pick(card);
      else hands.look(card);
      root.querySelector<HTMLElement>(`[data-row="hand"][data-card="${card}"]`)?.focus();
      return true;
    }
    const letter = PLACE_KEYS.indexOf(key.toUpperCase());
    const place = letter >= 0 && key.length === 1 ? hands.places()[letter] : undefined;
    if (place !== undefined) return (hands.play(place), true);
    if (key.startsWith("Arrow")) {
      const next = step(root, document.activeElement, key);
      next?.focus();
      return next !== undefined;
    }
    if (key === " ") {
      const focused = document.activeElement?.closest<HTMLElement>("[data-card]");
      if (!focused) return false;
      hands.look(Number(focused.dataset["card"]));
      return true;
    }
    if (key === "Escape") return (hands.putDown(), false);
    if (key.toUpperCase() === "O") {
      hands.showOthers();
      const others = rowOf(root, "others");
      const now = others.indexOf(document.activeElement as HTMLElement);
      others[(now + 1) % others.length]?.focus();
      return true;
    }
    if (key.toUpperCase() === "T") return (hands.readAloud(), true);
    return false;
  }
}
