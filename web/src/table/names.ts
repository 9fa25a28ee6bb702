/** Several seats may belong to one person, at one screen: each gets a name of its own. */

import type { SeatNow } from "../wire/types";

/** The same seats; who has a name that others have too is numbered: Ann 1, Ann 2. */
export function namedApart(seats: readonly SeatNow[]): SeatNow[] {
  return seats.map((seat, at) => {
    const alike = (other: SeatNow): boolean => other.name === seat.name;
    if (seat.name === "" || seats.filter(alike).length === 1) return seat;
    return { ...seat, name: `${seat.name} ${seats.slice(0, at + 1).filter(alike).length}` };
  });
}
