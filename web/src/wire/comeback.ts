/** When a connection that broke comes back, and when it does not. */

import { UNREACHABLE } from "./http";

/** Why it ended for good. */
export type Ending = "client" | "sign_in" | "not_yours" | "no_table" | "left";

/** Close codes after which coming back makes no sense (docs/api.md). All others: come back. */
export const ENDINGS: Record<number, Ending> = {
  4000: "client",
  4001: "sign_in",
  4003: "not_yours",
  4004: "no_table",
};
export const TOO_MANY = 4029;

/** Refusals that mean: the same again, a little later. */
export const LATER = new Set(["slow_down", "storage", "unavailable", UNREACHABLE]);

export const SHORTEST = 500;
const LONGEST = 15_000;
export const PATIENT = 30_000;
/** So many attempts, and none ever opened: this place lets no WebSocket through. Where one did, the
 * server is away and will be back. */
export const HOPELESS = 3;

/** A little longer after every failure, and never the same for everybody. */
export function delay(failures: number, random = Math.random()): number {
  return Math.min(LONGEST, SHORTEST * 2 ** (failures - 1)) * (0.75 + random / 2);
}
