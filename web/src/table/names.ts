/** Several seats may belong to one person, at one screen: each gets a name of its own. */

import type { Came, SeatNow, TableNow } from "../wire/types";

/** The same seats; who has a name that others have too is numbered: Ann 1, Ann 2. */
export function namedApart(seats: readonly SeatNow[]): SeatNow[] {
  return seats.map((seat, at) => {
    const alike = (other: SeatNow): boolean => other.name === seat.name;
    if (seat.name === "" || seats.filter(alike).length === 1) return seat;
    return { ...seat, name: `${seat.name} ${seats.slice(0, at + 1).filter(alike).length}` };
  });
}

export function apart(table: TableNow): TableNow {
  return { ...table, seats: namedApart(table.seats) };
}

/** The table after somebody came or left. */
export function withCame(table: TableNow, { seat, now, watchers }: Came): TableNow {
  // Its name may have a number here, to tell it from another of the same name.
  const seats = table.seats.map((old, number) =>
    number === seat && now ? { ...now, name: old.name } : old,
  );
  return { ...table, seats, watchers };
}
