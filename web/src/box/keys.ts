/** The keys of the page where somebody types the values of a box in. */

import type { Entry } from "./entry.svelte";

/** Presses a key; whether it means anything here. */
export function press(entry: Entry, key: string): boolean {
  if (/^[0-9-]$/.test(key)) entry.digit(key);
  else if (key === "Enter") entry.take();
  else if (key === "Backspace" || key === "Delete") entry.erase();
  else if (key === "ArrowRight") entry.go(entry.card, entry.cell + 1);
  else if (key === "ArrowLeft") entry.go(entry.card, entry.cell - 1);
  else if (key === "ArrowDown") entry.go(entry.card + 1, entry.cell);
  else if (key === "ArrowUp") entry.go(entry.card - 1, entry.cell);
  else if (key === "=") entry.takeAll();
  else if (key.toLowerCase() === "n") entry.toGroup(entry.at + 1);
  else if (key.toLowerCase() === "u") entry.undo();
  else return false;
  return true;
}

/** The same where something of the page may have the focus. */
export function pressedAt(entry: Entry, { key, target, shiftKey }: KeyboardEvent): boolean {
  const cell = target instanceof HTMLElement && target.closest(".cell");
  if (key === "Tab") return shiftKey && !!cell && entry.before();
  // Letters and arrows choose in a list; what goes on goes on.
  if (target instanceof HTMLSelectElement)
    return /^(Enter|Backspace)$/.test(key) && press(entry, key);
  // Other buttons of the page are pressed as usual.
  const elsewhere = target instanceof HTMLElement && target.closest("button, a") && !cell;
  return !(elsewhere && key === "Enter") && press(entry, key);
}
