/** Tables that are made past the pages. */

import type { Asked } from "../src/wire/types";
import type { Guest } from "./people.ts";

/** A finished game of this guest against two bots: its id. Played over HTTP, quickly. */
export async function playedGame(guest: Guest, seed = 3): Promise<string> {
  const { id } = await guest.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "quick", "quick"], seed },
  });
  for (let decisions = 0; ; decisions += 1) {
    const now = await guest.ask("GET /api/tables/{id}/state", { path: { id } });
    if (now.table.status === "finished") return id;
    const asked: Asked | undefined = now.asks[0];
    if (asked) await act(guest, id, now.rev, asked.options[decisions % asked.options.length]);
  }
}

export async function act(
  guest: Guest,
  id: string,
  rev: number,
  action: (string | number)[] = [],
): Promise<void> {
  const key = `${id}-${rev}`;
  await guest.ask("POST /api/tables/{id}/act", {
    path: { id },
    body: { message: { type: "act", key, rev, action } },
  });
}
