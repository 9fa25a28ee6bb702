/** Which zones of a table lie open and which are drawers: all that fit in the height lie open. */

const TITLE = 20;
const SLIP = 38;
const GAP = 6;
const BETWEEN = 8;
const DRAWER = 54;
/** From this many on, slips lie in two columns. */
export const TWO_COLUMNS = 6;

/** How high one of this many slips is; `from` that many on they lie in two columns. */
export function zoneHeight(slips: number, from = TWO_COLUMNS): number {
  const rows = Math.max(1, slips < from ? slips : Math.ceil(slips / 2));
  return TITLE + rows * SLIP + (rows - 1) * GAP;
}

export interface Holdings {
  contracts: number;
  reserved: number;
  captured: number;
  /** Cards; two of them lie in a row. */
  crates: number;
  /** How many captured targets end the game: their places are shown while there is room. */
  wanted: number;
  /** A reserved card can be paid for now. */
  payable: boolean;
}
export interface Zoning {
  contracts: boolean;
  reserved: boolean;
  captured: boolean;
  crates: boolean;
  /** Places for captured targets, empty ones too. */
  places: number;
}

/** Whether each of two zones of a column lies open. Where only one can, the first stays if it fits,
 * unless the other one is wanted now. */
function column(room: number, first: number, second: number, wanted = false): [boolean, boolean] {
  const rest = room - BETWEEN;
  if (first + second <= rest) return [true, true];
  const [a, b] = [first + DRAWER <= rest, second + DRAWER <= rest];
  if (b && (wanted || !a)) return [false, true];
  return [a, false];
}

/** What lies open in a height. Contracts and reserved cards are in one column, captured targets and
 * crates in the other. */
export function zoning(room: number, held: Holdings): Zoning {
  const [contracts, reserved] = column(
    room,
    zoneHeight(held.contracts),
    zoneHeight(held.reserved),
    held.payable,
  );
  const crateRows = zoneHeight(held.crates, 1);
  const all = Math.max(held.captured, held.wanted);
  const places = zoneHeight(all) + crateRows <= room - BETWEEN ? all : held.captured;
  const [captured, crates] = column(room, zoneHeight(places), crateRows);
  return { contracts, reserved, captured, crates, places };
}
