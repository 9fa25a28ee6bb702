/** What a camp is drawn from: of a table, of a step of the enemies, of a lesson. */

import type { ZoneView } from "./types";

/** With everything; smaller, without names; so small that only shapes are left. */
export type Detail = "full" | "compact" | "thumbnail";

export type Scene = Pick<
  ZoneView,
  | "ground"
  | "stalkers"
  | "enemies"
  | "anomalies"
  | "loose_artifacts"
  | "loot"
  | "unknown"
  | "dim"
  | "traps"
  | "tokens"
  | "cards"
>;

/** What of the drawing is shown: x, y, width, height. */
export type Window = readonly [number, number, number, number];
