/** The keys of a map, once the focus is in it. Undo, hints and rules are the shell's. */

import { isTyping } from "../table/keys";

export interface Walked {
  /** The spot that the keyboard is at. */
  at: number;
  /** What can be chosen, in the order in which it is seen; what is one's own; what can be attacked. */
  choices: readonly number[];
  mine: readonly number[];
  targets: readonly number[];
  go: (spot: number) => void;
  /** Whether there was anything to press: else the key is for the ask bar. */
  press: (spot: number) => boolean;
  back: () => void;
  readAloud: () => void;
  /** What arrows and keys of this map alone do; false for all others. Letters are capital. */
  own: (key: string, event: KeyboardEvent) => boolean;
}

/** The one after the spot in a list, or before it; the first or last from elsewhere. */
export function beyond(list: readonly number[], at: number, step: 1 | -1): number | undefined {
  if (list.length === 0) return undefined;
  const here = list.indexOf(at);
  if (here < 0) return step > 0 ? list[0] : list.at(-1);
  return list[(here + step + list.length) % list.length];
}

function does(key: string, event: KeyboardEvent, map: Walked): boolean {
  const jump = (spot: number | undefined): true => {
    if (spot !== undefined) map.go(spot);
    return true;
  };
  switch (key) {
    case "N":
      return jump(beyond(map.choices, map.at, 1));
    case "P":
      return jump(beyond(map.choices, map.at, -1));
    case "O":
      return jump(beyond(map.mine, map.at, 1));
    case "T":
      return jump(beyond(map.targets, map.at, 1));
    case "Enter":
      return map.press(map.at);
    case "Escape":
      return (map.back(), true);
    case "I":
      return (map.readAloud(), true);
    case "L":
      return (document.getElementById("log")?.focus(), true);
    default:
      return map.own(key, event);
  }
}

/** Does what the key does, and keeps it from doing anything else. */
export function mapKey(event: KeyboardEvent, map: Walked): void {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (does(key, event, map)) event.preventDefault();
}
