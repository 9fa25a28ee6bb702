/** Who is told what a table says, and how the connection to it is. */

import type { Ending } from "./comeback";
import type { AnyTold } from "./types";

export type Link = "connecting" | "open" | "waiting" | "polling" | "ended";

export interface Listener {
  told(message: AnyTold): void;
  linked(state: Link, why?: Ending): void;
}
