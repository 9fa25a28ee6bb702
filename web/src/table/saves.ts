/** Games as files: copies of one that runs, and what a file says of its game before it is opened. */

import { pathOf } from "../router.svelte";
import { download } from "../parts/download";
import { ask } from "../wire/http";
import { keepCommitment } from "./fair";

/** As many characters as the server reads. */
export const LONGEST_SAVE = 524_288;

/** What a file says of its game. The server believes none of it: it plays the game again. */
export interface Saved {
  game: string;
  seats: number;
  decisions: number;
}

interface SavedRecord {
  cantina?: unknown;
  game?: unknown;
  seats?: unknown;
  actions?: unknown;
}

/** Of the text of a record, or of a save of the terminal; undefined: it is neither. */
export function savedIn(text: string): Saved | undefined {
  let found: SavedRecord | undefined;
  try {
    const data = JSON.parse(text) as (SavedRecord & { record?: SavedRecord }) | null;
    found = data?.record ?? data ?? undefined;
  } catch {
    return undefined;
  }
  if (found?.cantina === undefined || !Array.isArray(found.actions)) return undefined;
  const { game, seats, actions } = found;
  if (typeof game !== "string" || typeof seats !== "number" || !(seats >= 1 && seats <= 9))
    return undefined;
  return { game, seats: Math.trunc(seats), decisions: actions.length };
}

/** Takes a copy of a running game and gives it to the person as a file. Rejects with Refusal. */
export async function saveCopy(id: string): Promise<void> {
  const path = { id };
  const record = (await ask("POST /api/tables/{id}/copy", { path })) as {
    game: string;
    actions: unknown[];
  };
  download(`${record.game}-${record.actions.length}.json`, `${JSON.stringify(record)}\n`);
  keepCommitment(await ask("GET /api/tables/{id}", { path }));
}

/** Where one looks back at a running game to go on otherwise: a link for diaries and menus. Without
 * `at`, from its newest moment. */
export function whatIfPath(id: string, seat: number, at?: number): string {
  const place = at === undefined ? "" : `&at=${at}`;
  return `${pathOf({ page: "replay", id })}?seat=${seat}${place}`;
}
