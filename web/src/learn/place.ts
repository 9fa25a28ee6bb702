/** Where the coach stands: beside what it speaks of, else in a free place of the board, else where
 * the log is, on a narrow screen as a strip at the far edge, else folded; where even that would cover
 * what is to be seen or pressed, not at all. Boxes are in pixels of the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
  /** As large as the whole card is. */
  card: { width: number; height: number };
  /** As high as the strip is, two lines and its buttons. */
  strip: number;
  /** What the coach speaks of. Without it, it may stand wherever nothing is covered. */
  subject: Box | undefined;
  /** What must stay in sight: all that is lit, the ask bar, dice, a reveal. */
  keep: readonly Box[];
  /** Empty places of the board. */
  free: readonly Box[];
  log: Box | undefined;
  /** Where the bar at the top ends. */
  head: number;
}

export interface Stand {
  how: "beside" | "free" | "log" | "strip" | "folded" | "hidden";
  left: number;
  top: number;
  width: number;
}

const GAP = 12;
const EDGE = 8;
const NARROW = 600;
const LOW = 480;
/** As large as the folded card is at most. */
export const PILL = { width: 220, height: 48 };
const LEAST_LOG = 180;

export function stand(room: Room): Stand {
  const narrow = room.width <= NARROW;
  return (
    (narrow ? undefined : (beside(room) ?? inFree(room) ?? overLog(room))) ??
    (narrow || room.height <= LOW ? strip(room) : anywhere(room)) ??
    folded(room)
  );
}

function beside(room: Room): Stand | undefined {
  const { subject, card } = room;
  if (!subject) return undefined;
  const right = subject.left + subject.width;
  const bottom = subject.top + subject.height;
  const tops = [
    subject.top,
    subject.top + (subject.height - card.height) / 2,
    bottom - card.height,
  ];
  const lefts = [subject.left, subject.left + (subject.width - card.width) / 2, right - card.width];
  const places = [
    ...tops.map((top) => [right + GAP, within(top, card.height, room.height)] as const),
    ...tops.map(
      (top) => [subject.left - GAP - card.width, within(top, card.height, room.height)] as const,
    ),
    ...lefts.map((left) => [within(left, card.width, room.width), bottom + GAP] as const),
    ...lefts.map(
      (left) => [within(left, card.width, room.width), subject.top - GAP - card.height] as const,
    ),
  ];
  return firstFit(room, "beside", card, places);
}

function inFree(room: Room): Stand | undefined {
  const { card } = room;
  const places = room.free
    .filter((cell) => cell.width >= card.width && cell.height >= card.height)
    .sort((a, b) => distance(a, room.subject) - distance(b, room.subject))
    .map((cell) => [cell.left, cell.top] as const);
  return firstFit(room, "free", card, places);
}

/** There the card is as wide as the log, and so much higher or lower. */
function overLog(room: Room): Stand | undefined {
  const { log, card } = room;
  if (!log || log.width < LEAST_LOG) return undefined;
  const width = Math.min(log.width, Math.max(card.width, LEAST_LOG));
  const height = (card.height * card.width) / width;
  const bottom = Math.min(log.top + log.height, room.height - EDGE);
  return firstFit(room, "log", { width, height }, [
    [log.left, bottom - height],
    [log.left, log.top],
  ]);
}

function strip(room: Room): Stand | undefined {
  const width = Math.min(room.width - 2 * EDGE, NARROW);
  const { subject } = room;
  const lower = subject ? subject.top + subject.height / 2 > room.height / 2 : true;
  const floor = Math.min(
    ...room.keep.filter((box) => box.top > room.height / 2).map(({ top }) => top),
    room.height,
  );
  const above = [EDGE, room.head + EDGE] as const;
  const below = [EDGE, floor - EDGE - room.strip] as const;
  const size = { width, height: room.strip };
  return firstFit(room, "strip", size, lower ? [above, below] : [below, above]);
}

/** From the corners of the board inwards. */
function anywhere(room: Room): Stand | undefined {
  return firstFit(room, "free", room.card, corners(room, room.card));
}

/** Folded it is small enough for a corner. If all are taken, only the ring is left. */
/** Somebody wants to read all of it where there is no room: near the folded one, over whatever is there. */
export function unfolded({ left, top }: Stand, { width, height, card }: Room): Stand {
  return {
    how: "beside",
    left: within(left, card.width, width),
    top: within(top, card.height, height),
    width: card.width,
  };
}

function folded(room: Room): Stand {
  const found = firstFit(room, "folded", PILL, corners(room, PILL));
  return found ?? { how: "hidden", left: EDGE, top: room.head + EDGE, width: PILL.width };
}

function corners(
  room: Room,
  size: { width: number; height: number },
): (readonly [number, number])[] {
  const right = room.width - EDGE - size.width;
  const bottom = room.height - EDGE - size.height;
  const middle = (room.head + bottom) / 2;
  return [right, EDGE].flatMap((left) =>
    [bottom, room.head + EDGE, middle].map((top) => [left, top] as const),
  );
}

function firstFit(
  room: Room,
  how: Stand["how"],
  { width, height }: { width: number; height: number },
  places: readonly (readonly [number, number])[],
): Stand | undefined {
  const found = places.find(
    ([left, top]) =>
      left >= EDGE &&
      top >= EDGE &&
      left + width <= room.width - EDGE + 0.5 &&
      top + height <= room.height - EDGE + 0.5 &&
      !room.keep.some((box) => overlap({ left, top, width, height }, box)),
  );
  return (
    found && {
      how,
      left: Math.round(found[0]),
      top: Math.round(found[1]),
      width: Math.round(width),
    }
  );
}

export function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

function within(at: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - EDGE - size));
}

function distance(a: Box, b: Box | undefined): number {
  if (!b) return 0;
  return Math.hypot(
    a.left + a.width / 2 - b.left - b.width / 2,
    a.top + a.height / 2 - b.top - b.height / 2,
  );
}

/** A line from the card to what it speaks of, where it does not stand beside it. */
export function leader(
  card: Box,
  subject: Box,
): { x1: number; y1: number; x2: number; y2: number } {
  const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const edge = (box: Box, to: { x: number; y: number }) => ({
    x: Math.max(box.left, Math.min(to.x, box.left + box.width)),
    y: Math.max(box.top, Math.min(to.y, box.top + box.height)),
  });
  const from = edge(card, middle(subject));
  const to = edge(subject, from);
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}
