/** Looking for a table: what is wanted stands in the address, so that it can be kept and sent. */

import type { TableInfo } from "../wire/types";

export interface Wanted {
  /** Empty: any. */
  game: string;
  pace: string;
}

export function wantedIn(search: string): Wanted {
  const asked = new URLSearchParams(search);
  return { game: asked.get("game") ?? "", pace: asked.get("pace") ?? "" };
}

/** "?game=chess&pace=live"; empty when anything will do. */
export function searchFor({ game, pace }: Wanted): string {
  const asked = new URLSearchParams();
  if (game) asked.set("game", game);
  if (pace) asked.set("pace", pace);
  return asked.size > 0 ? `?${asked}` : "";
}

/** The tables of others that fit and have a seat to spare. */
export function fitting(tables: readonly TableInfo[], { game, pace }: Wanted): TableInfo[] {
  return tables.filter(
    ({ table, my_seats }) =>
      my_seats.length === 0 &&
      freeSeats(table) > 0 &&
      (!game || table.game === game) &&
      (!pace || table.pace === pace),
  );
}

export function freeSeats({ seats }: TableInfo["table"]): number {
  return seats.filter(({ kind }) => kind === "empty").length;
}
