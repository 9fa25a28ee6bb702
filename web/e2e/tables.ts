/** Tables that are made past the pages. */

import type { HuntersView } from "../src/games/hunters/types";
import type { Invite } from "../src/wire/types";
import { asked, sent, type Action, type Asked } from "./asked.ts";
import type { Arrival, Guest, Person } from "./people.ts";

/** A finished game of this guest against two bots: its id. Played over HTTP, quickly. */
export async function playedGame(guest: Guest, seed = 3): Promise<string> {
  const { id } = await guest.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "quick", "quick"], seed },
  });
  await playOver(guest, id, () => false);
  return id;
}

/** Plays over HTTP, sensibly enough for a lively table, until something is asked or the game ends. */
export async function playOver(
  guest: Guest,
  id: string,
  isWanted: (asked: Asked, turn: number) => boolean,
): Promise<void> {
  // Bots decide first, and only decisions are counted: it is the same game however long they take.
  for (let decisions = 0; ;) {
    const now = await guest.ask("GET /api/tables/{id}/state", { path: { id } });
    if (now.table.status === "finished") return;
    const [ask] = asked(now.asks);
    if (!ask || now.table.seats.some(({ kind, answering }) => kind === "bot" && answering))
      continue;
    if (isWanted(ask, (now.view as unknown as HuntersView).turn)) return;
    const action = sent(likely(ask, decisions++));
    await guest.ask("POST /api/tables/{id}/act", {
      path: { id },
      body: { message: { type: "act", key: `${id}-${now.rev}`, rev: now.rev, action } },
    });
  }
}

/** These people decide over HTTP, until that is so or the game is over. */
export async function playTogether(
  guests: readonly Guest[],
  id: string,
  isEnough: (view: HuntersView) => boolean,
): Promise<void> {
  for (let decisions = 0; ; decisions += 1) {
    const guest = guests[decisions % guests.length];
    if (!guest) return;
    const now = await guest.ask("GET /api/tables/{id}/state", { path: { id } });
    if (now.table.status === "finished" || isEnough(now.view as unknown as HuntersView)) return;
    const [ask] = asked(now.asks);
    if (!ask) continue;
    const action = sent(likely(ask, decisions));
    await guest.ask("POST /api/tables/{id}/act", {
      path: { id },
      body: { message: { type: "act", key: `${id}-${now.rev}`, rev: now.rev, action } },
    });
  }
}

function likely({ options }: Asked, decisions: number): Action {
  const playing = options.find(([verb]) => verb === "play" || verb === "activate");
  return playing ?? options[decisions % options.length] ?? [];
}

/** Opens a table of this person and three bots, on its page: its id. */
export async function againstBots(person: Person, seed = 11): Promise<string> {
  const { id } = await person.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "quick", "quick", "quick"], seed },
  });
  await person.page.goto(`/t/${id}`);
  return id;
}

/** Takes the first seat of an invitation, past the page that asks for a name. */
export async function accept(guest: Guest, id: string, invites: Invite[]): Promise<void> {
  const secret = invites[0]?.secret ?? "";
  await guest.ask("POST /api/tables/{id}/seat", { path: { id }, body: { secret } });
}

/** Ann and Ben, whom she invited, and two bots. */
export async function annAndBen(
  arrive: (how?: Arrival) => Promise<Person>,
): Promise<{ ann: Person; ben: Person; id: string }> {
  const ann = await (await arrive()).named("Ann");
  const ben = await (await arrive()).named("Ben");
  const { id, invites } = await ann.ask("POST /api/tables", {
    body: { game: "hunters", seats: ["me", "open", "quick", "greedy"], seed: 20 },
  });
  await accept(ben, id, invites);
  await ann.page.goto(`/t/${id}`);
  await ben.page.goto(`/t/${id}`);
  return { ann, ben, id };
}
