/** Which shape a terrain has on a hex: ridges, rocks and crevasses differ from hex to hex. */

import { TERRAINS } from "../box";

export const VARIANTS = 3;
const VARIED: readonly string[] = ["ridge", "rocks", "crevasse"];

export function terrainShape(terrain: number, hex: number): string {
  const name = TERRAINS[terrain] ?? "open";
  return VARIED.includes(name) ? `#hoth-${name}-${hex % VARIANTS}` : `#hoth-${name}`;
}
