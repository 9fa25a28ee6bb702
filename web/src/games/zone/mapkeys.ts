/** The keys of the map, once the focus is in it. Undo, hints and rules are the shell's. */

import { beside, middleAt, type Lay, type Point, type Way } from "./ground";

export interface Hand {
  lay: Lay;
  at: number;
  /** Where the arrows came along; kept so that left and right again is where one was. */
  along: Point;
  /** Areas that can be chosen, own stalkers' and enemies'. */
  choices: readonly number[];
  mine: readonly number[];
  targets: readonly number[];
  go: (area: number, along: Point) => void;
  press: (area: number) => void;
  /** Another of several options on the area. */
  turnOver: () => void;
  back: () => void;
  readAloud: () => void;
  log: () => void;
}

const ARROWS: Partial<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

function next(list: readonly number[], at: number, step: 1 | -1): number | undefined {
  if (list.length === 0) return undefined;
  const here = list.indexOf(at);
  if (here < 0) return step > 0 ? list[0] : list.at(-1);
  return list[(here + step + list.length) % list.length];
}

/** What the key does; false for keys that are not ours. */
export function mapKey(event: KeyboardEvent, hand: Hand): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { at, lay } = hand;
  const way = ARROWS[event.key];
  if (way) {
    const there = beside(lay, at, way, hand.along);
    if (there !== undefined) {
      const [x, y] = middleAt(lay, there);
      const upright = way === "up" || way === "down";
      hand.go(there, upright ? [hand.along[0], y] : [x, hand.along[1]]);
    }
    return true;
  }
  const jump = (area: number | undefined): true => {
    if (area !== undefined) hand.go(area, middleAt(lay, area));
    return true;
  };
  switch (event.key.length === 1 ? event.key.toUpperCase() : event.key) {
    case "N":
      return jump(next(hand.choices, at, 1));
    case "P":
      return jump(next(hand.choices, at, -1));
    case "O":
      return jump(next(hand.mine, at, 1));
    case "T":
      return jump(next(hand.targets, at, 1));
    case "Enter":
      return (hand.press(at), true);
    case "V":
      return (hand.turnOver(), true);
    case "Escape":
      return (hand.back(), true);
    case "I":
      return (hand.readAloud(), true);
    case "L":
      return (hand.log(), true);
    default:
      return false;
  }
}
