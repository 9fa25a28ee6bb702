/** What the page looks like to the coach: what is lit, what must stay in sight, where there is room.
 * Boards mark such places with `data-coach`. */

import { MARK } from "./light";
import { type Box, type Room } from "./place";

const KEEP = '[data-choosable], [data-coach="keep"], [role="dialog"], [popover]:popover-open';
const LOG = '[data-coach="log"]';
const FREE = '[data-coach="free"]';

export interface Seen {
  room: Room;
  /** What is lit and in sight, on the board first. */
  rings: Box[];
  /** Something is to be pressed that is not in the ask bar. */
  onBoard: boolean;
}

/** `card` and `strip` are sizes of the coach itself, `layer` is what it is drawn in. */
export function look(card: Room["card"], strip: number, layer: Element): Seen {
  const outside = (element: Element): boolean => !layer.contains(element);
  const lit = all(`[${MARK}]`).filter(outside);
  const inBar = (element: Element): boolean => element.closest(".ask") !== null;
  const board = lit.filter((element) => !inBar(element)).flatMap(seen);
  const rings = [...board, ...lit.filter(inBar).flatMap(seen)];
  return {
    rings,
    onBoard: board.length > 0,
    room: {
      width: innerWidth,
      height: innerHeight,
      card,
      strip,
      subject: rings[0],
      keep: [...rings, ...all(KEEP).filter(outside).flatMap(seen)],
      free: all(FREE).flatMap(seen),
      log: all(LOG).flatMap(seen)[0],
      head: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    },
  };
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** The part of it that is in the window; nothing if there is none. */
function seen(element: Element): Box[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    width: Math.min(right, innerWidth) - Math.max(0, left),
    height: Math.min(bottom, innerHeight) - Math.max(0, top),
  };
  return box.width > 4 && box.height > 4 ? [box] : [];
}
