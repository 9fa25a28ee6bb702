/** Tables that are made past the pages. */

import type { Asked } from "../src/wire/types";
import type { Arrival, Guest, Person } from "./people.ts";

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

/** Opens a table of this person and three bots, on its page: its id. */
export async function againstBots(person: Person, seed = 11): Promise<string> {
  const { id } = await person.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "quick", "quick", "quick"], seed },
  });
  await person.page.goto(`/t/${id}`);
  return id;
}

/** Ann and Ben, who follows her invitation, and two bots. */
export async function annAndBen(
  arrive: (how?: Arrival) => Promise<Person>,
): Promise<{ ann: Person; ben: Person; id: string }> {
  const ann = await (await arrive()).named("Ann");
  const ben = await (await arrive()).named("Ben");
  const { id, invites } = await ann.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "open", "quick", "greedy"], seed: 20 },
  });
  await ann.page.goto(`/t/${id}`);
  await ben.page.goto(invites[0]?.link ?? "");
  return { ann, ben, id };
}
