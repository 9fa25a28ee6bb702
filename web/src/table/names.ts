/** What those at a table are called: regulars as the language has it; and several seats of one
 * person, at one screen, each by a name of its own. */

import { nameIn } from "../lobby/regulars.svelte";
import type { Came, SeatNow, TableNow } from "../wire/types";

/** The same seats; who has a name that others have too is numbered: Ann 1, Ann 2. */
export function namedApart(seats: readonly SeatNow[]): SeatNow[] {
  return seats.map((seat, at) => {
    const alike = (other: SeatNow): boolean => other.name === seat.name;
    if (seat.name === "" || seats.filter(alike).length === 1) return seat;
    return { ...seat, name: `${seat.name} ${seats.slice(0, at + 1).filter(alike).length}` };
  });
}

/** The table as people see it. */
export function shown(table: TableNow): TableNow {
  const seats = table.seats.map((seat) => ({ ...seat, name: nameIn(seat, table.game) }));
  return { ...table, seats: namedApart(seats) };
}

/** The table after somebody came or left. */
export function withCame(table: TableNow, { seat, now, watchers }: Came): TableNow {
  const seats = table.seats.map((old, number) => (number === seat && now ? now : old));
  return { ...table, seats, watchers };
}
