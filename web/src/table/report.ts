/** A report of a problem: a file that `cantina replay` opens at the decision it is about. While a
 * game runs it holds only what the reporter's seat knows. */

import { ask } from "../wire/http";
import type { Content } from "../wire/content";
import type { TableNow } from "../wire/types";
import { language } from "../words.svelte";
import type { Sitting } from "./table.svelte";

export const REPORT = 1;

export interface About {
  table: TableNow;
  chair: Sitting;
  content: Content | undefined;
  /** What the reporter has to say. */
  text: string;
  /** Of a finished game: after how many decisions; the end if left out. */
  at?: number;
}

export async function report({ table, chair, content, text, at }: About): Promise<object> {
  const { games } = await ask("GET /api/games");
  const finished = table.status === "finished";
  const found = {
    cantina_report: REPORT,
    made: new Date().toISOString(),
    text,
    game: table.game,
    table: table.id,
    options: table.options,
    seats: table.seats.map((seat) => ({ kind: seat.kind, bot: seat.bot })),
    seat: chair.seat,
    rev: chair.rev,
    asks: chair.ask ? [chair.ask] : [],
    view: chair.view,
    events: chair.events.map((happened) => happened.event),
    versions: {
      behaviour: games.find((game) => game.key === table.game)?.behaviour ?? 0,
      pack: content?.pack.digest ?? "",
      language: language(),
      browser: navigator.userAgent,
      window: `${innerWidth}×${innerHeight}`,
    },
  };
  if (!finished) return found;
  const record = (await ask("GET /api/tables/{id}/record", { path: { id: table.id } })) as {
    actions: unknown[];
  };
  return { ...found, at: at ?? record.actions.length, record };
}
