/** What a camp is drawn from: of a table, of a step of the enemies, of a lesson. */

import type { ZoneView } from "./types";

export type Scene = Pick<
  ZoneView,
  | "ground"
  | "territory"
  | "stalkers"
  | "enemies"
  | "companion"
  | "anomalies"
  | "loose_artifacts"
  | "loot"
  | "unknown"
  | "dim"
  | "traps"
  | "tokens"
  | "cards"
>;
