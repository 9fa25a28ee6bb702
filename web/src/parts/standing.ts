/** Where a note stands: near what it belongs to, inside the window, and beside what must be seen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "above" | "below";

export interface Wanted {
  width: number;
  height: number;
  /** What it belongs to, such as the button that opened it. */
  by: Box;
  /** What it may not cover, wherever that is possible at all. */
  never?: readonly Box[];
  /** What it should not cover either, such as the card it speaks of. */
  rather?: readonly Box[];
  /** Where it stands if nothing is in the way. */
  side?: Side;
  room: Box;
}

const GAP = 8;
/** Farther away is worse, but better than on the other side, or beside it. */
const OTHER_SIDE = 60;
const BESIDE = 120;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** How much of a box another one covers, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function cost(note: Box, { by, side = "above" }: Wanted): number {
  const across = Math.max(by.left - note.right, note.left - by.right, 0);
  const along = Math.max(by.top - note.bottom, note.top - by.bottom, 0);
  const skew = Math.abs(note.left + note.right - by.left - by.right) / 2;
  const here = note.bottom <= by.top ? "above" : note.top >= by.bottom ? "below" : undefined;
  const turned = here === side ? 0 : here ? OTHER_SIDE : BESIDE;
  return Math.hypot(across, along) + skew / 10 + turned;
}

/** The upper left corner. Tried are the places that touch something: what it belongs to, what it may
 * not cover, the edges of the room. */
export function standing(wanted: Wanted): { left: number; top: number } {
  const { width, height, by, never = [], rather = [], room } = wanted;
  const things = [by, ...never, ...rather];
  const lefts = [room.left, room.right - width, (by.left + by.right - width) / 2];
  const tops = [room.top, room.bottom - height, (by.top + by.bottom - height) / 2];
  for (const { left, top, right, bottom } of things) {
    lefts.push(left, right - width, left - GAP - width, right + GAP);
    tops.push(top, bottom - height, top - GAP - height, bottom + GAP);
  }
  const covered = (note: Box, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + overlap(note, box), 0);
  let best = { left: room.left, top: room.top };
  let least = [Infinity, Infinity, Infinity];
  for (const left of lefts.map((one) => clamp(one, room.left, room.right - width)))
    for (const top of tops.map((one) => clamp(one, room.top, room.bottom - height))) {
      const note = { left, top, right: left + width, bottom: top + height };
      const found = [covered(note, [by, ...never]), covered(note, rather), cost(note, wanted)];
      const differs = found.findIndex((value, at) => value !== least[at]);
      if (differs >= 0 && (found[differs] ?? 0) < (least[differs] ?? 0)) {
        best = { left, top };
        least = found;
      }
    }
  return best;
}
