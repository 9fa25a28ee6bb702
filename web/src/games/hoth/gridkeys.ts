/** The keys of the battlefield, once the focus is in it. Undo, hints and rules are the shell's. */

import { beside, rowEnd, type Way } from "./field";

export interface Grid {
  turned: boolean;
  at: number;
  /** Hexes that can be chosen, in the order in which they are seen. */
  choices: readonly number[];
  /** The own units, and what can be attacked. */
  mine: readonly number[];
  targets: readonly number[];
  go: (hex: number) => void;
  press: (hex: number) => void;
  back: () => void;
  readAloud: () => void;
  log: () => void;
}

function next(list: readonly number[], at: number, step: 1 | -1): number | undefined {
  if (list.length === 0) return undefined;
  const here = list.indexOf(at);
  if (here < 0) return step > 0 ? list[0] : list.at(-1);
  return list[(here + step + list.length) % list.length];
}

/** Where an arrow leads; up and down go to the left one of two, with Shift to the right one. */
export function arrow(event: { key: string; shiftKey: boolean }): Way | undefined {
  const side = event.shiftKey ? "right" : "left";
  switch (event.key) {
    case "ArrowLeft":
      return "left";
    case "ArrowRight":
      return "right";
    case "ArrowUp":
      return `up-${side}`;
    case "ArrowDown":
      return `down-${side}`;
    default:
      return undefined;
  }
}

/** What the key does; false for keys that are not ours. */
export function gridKey(event: KeyboardEvent, grid: Grid): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { at, turned } = grid;
  const way = arrow(event);
  if (way) {
    // At an edge the other of the two neighbours will do.
    const other = way.endsWith("left")
      ? way.replace("left", "right")
      : way.replace("right", "left");
    const upright = way.includes("-");
    grid.go(
      beside(at, way, turned) ?? (upright ? beside(at, other as Way, turned) : undefined) ?? at,
    );
    return true;
  }
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  switch (key) {
    case "Home":
    case "End":
      grid.go(rowEnd(at, key, turned) ?? at);
      return true;
    case "N":
      grid.go(next(grid.choices, at, 1) ?? at);
      return true;
    case "P":
      grid.go(next(grid.choices, at, -1) ?? at);
      return true;
    case "O":
      grid.go(next(grid.mine, at, 1) ?? at);
      return true;
    case "T":
      grid.go(next(grid.targets, at, 1) ?? at);
      return true;
    case "Enter":
      if (grid.choices.length === 0) return false; // it is for the ask bar
      grid.press(at);
      return true;
    case "Escape":
      grid.back();
      return true;
    case "I":
      grid.readAloud();
      return true;
    case "L":
      grid.log();
      return true;
    default:
      return false;
  }
}
