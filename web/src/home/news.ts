/** What has happened at a table since I looked at it, told as its log would. */

import { loadGame } from "../games/game";
import { plain, type Line } from "../table/lines";
import { seenOf } from "../table/seen";
import type { AnyEvent } from "../table/table.svelte";
import { contentAt } from "../wire/content";
import { ask } from "../wire/http";
import type { TableInfo } from "../wire/types";
import { language } from "../words.svelte";

/** In one sentence; empty when nothing has, or when I never looked on this device. */
export async function newsOf({ table, my_seats }: TableInfo): Promise<string> {
  const seat = my_seats[0];
  const seen = seat === undefined ? undefined : seenOf(table.id, seat);
  if (seat === undefined || seen === undefined || table.status !== "playing") return "";
  const path = { id: table.id };
  // A glance: from here nobody sits at the table.
  const { events } = await ask("GET /api/tables/{id}/state", {
    path,
    query: { seat, since: 0, glance: 1 },
  });
  if (events.length <= seen) return "";
  const [module, content] = await Promise.all([
    loadGame(table.game),
    contentAt(table.game, table.pack, table.options),
  ]);
  const name = (number: number): string => table.seats[number]?.name ?? "";
  const story = module.story?.({ content, seat, name, language: language(), view: () => null });
  // The teller needs to hear all of it, as events name only what is new.
  const lines = events.map((event) => story?.(event as unknown as AnyEvent));
  return newest(lines.slice(seen), seat);
}

/** The last thing of others that is worth a second look, else the last that they did. */
export function newest(lines: readonly (Line | undefined)[], seat: number): string {
  const others = lines
    .filter((line) => line !== undefined)
    .filter((line) => line.weight !== "divider" && line.seat !== seat);
  const told = others.findLast((line) => line.weight === "hot") ?? others.at(-1);
  return told ? plain(told.text) : "";
}
