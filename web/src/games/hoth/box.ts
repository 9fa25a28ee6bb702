/** What the box holds, in the order in which the server counts it. */

import { ELITE, ELITE_SQUADRON, FACES, FIGURES, SIDES, TERRAINS, UNIT_SIDES, UNITS } from "./types";

export { ELITE, EMPIRE, FACES, REBEL, SIDES, STRUCTURES, TERRAINS, TOKENS, UNITS } from "./types";

export type Side = (typeof SIDES)[number];
export type UnitName = (typeof UNITS)[number];
export type TerrainName = (typeof TERRAINS)[number];
export type Face = (typeof FACES)[number];

/** How many figures a unit has when it is whole, and so how many sockets are drawn. */
export function fullStrength(kind: number, token: number): number {
  if (UNITS[kind] === "snowspeeders" && token === ELITE) return ELITE_SQUADRON;
  return FIGURES[kind] ?? 1;
}

export function sideOf(kind: number): Side {
  return SIDES[UNIT_SIDES[kind] ?? 0];
}

/** A unit as it is drawn. */
export interface Piece {
  kind: number;
  hex: number;
  figures: number;
  token: number;
  /** The E-Web was moved and is not set up. */
  moving?: boolean;
}

/** A medal coin, or a way off the board. */
export interface Marker {
  hex: number;
  face: Side | "both" | "exit" | "officer" | "post";
}

/** Plain data of a battlefield, with no table attached. */
export interface Battle {
  /** By hex. */
  terrain: readonly number[];
  structures: readonly { kind: number; hex: number }[];
  units: readonly Piece[];
  markers?: readonly Marker[];
}
