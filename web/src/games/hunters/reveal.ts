/** How long turned cards are looked at. */

import { SPECTATOR } from "../../table/table.svelte";
import type { TableNow } from "../../wire/types";

/** Go listens so long after the cards are there. */
export const GO_AFTER_MS = 400;
/** Where a decision has seconds, and where nobody is asked anything: in a replay, for spectators. */
const LOOK_MS = 4000;
const WATCH_MS = 2400;

/** Undefined: until the player goes on. */
export function lookFor(table: TableNow, seat: number): number | undefined {
  if (seat === SPECTATOR || table.status !== "playing") return WATCH_MS;
  return table.pace === "live" ? LOOK_MS : undefined;
}
