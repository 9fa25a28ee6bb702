/** The server that all workers share, with a finished game whose debrief is being worked out. */

import { request, type BrowserContextOptions } from "@playwright/test";
import { Guest } from "./people.ts";
import { Cantina } from "./server.ts";
import { playedGame } from "./tables.ts";

const NAME = "CANTINA_E2E_SHARED";
/** The seed of a game whose debrief has turning points for Cara. */
const TURNED = 7;

interface Shared {
  address: string;
  /** Cara's game against two bots. */
  finished: string;
  /** With it a browser is Cara's. */
  cara: NonNullable<BrowserContextOptions["storageState"]>;
}

/** Returns what was started for all workers. */
export const shared = (): Shared => JSON.parse(process.env[NAME] ?? "{}") as Shared;

export default async function start(): Promise<() => Promise<void>> {
  const cantina = new Cantina();
  await cantina.start();
  const context = await request.newContext();
  const guest = await new Guest(context, cantina.address).named("Cara");
  const finished = await playedGame(guest, TURNED);
  await guest.ask("GET /api/tables/{id}/debrief", { path: { id: finished } });
  const found: Shared = {
    address: cantina.address,
    finished,
    cara: await context.storageState(),
  };
  process.env[NAME] = JSON.stringify(found);
  await context.dispose();
  return async () => {
    await cantina.close();
    if (cantina.complaints.length > 0)
      throw new Error(`the server complained: ${cantina.complaints.join("\n")}`);
  };
}
