/** What the box holds, in the order in which the server counts it. */

export const SIDES = ["rebel", "empire"] as const;
export type Side = (typeof SIDES)[number];
export const REBEL = 0;
export const EMPIRE = 1;

export const UNITS = [
  "snowtroopers",
  "at_at",
  "probe_droids",
  "echo_base_troopers",
  "snowspeeders",
  "rebel_artillery",
] as const;
export type UnitName = (typeof UNITS)[number];

export const TOKENS = ["none", "assault", "scouts", "e_web", "elite"] as const;
export const ELITE = 4;
export const TERRAINS = [
  "open",
  "ridge",
  "rocks",
  "serac",
  "crevasse",
  "trench",
  "building",
  "wreckage",
] as const;
export type TerrainName = (typeof TERRAINS)[number];
export const STRUCTURES = ["shield_generator", "ion_cannon"] as const;
export const FACES = ["infantry", "vehicle", "explosion", "retreat", "cross"] as const;
export type Face = (typeof FACES)[number];

const FIGURES = [4, 1, 2, 3, 3, 1] as const;
const ELITE_SPEEDERS = 4;

/** How many figures a unit has when it is whole: so many sockets are drawn. */
export function fullStrength(kind: number, token: number): number {
  if (UNITS[kind] === "snowspeeders" && token === ELITE) return ELITE_SPEEDERS;
  return FIGURES[kind] ?? 1;
}

export function sideOf(kind: number): Side {
  return kind < 3 ? "empire" : "rebel";
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

/** How much is drawn: all figures; one figure and a numeral; plain shapes. */
export type Detail = "full" | "compact" | "thumbnail";
