/** Maps are not always full rectangles: what lies in the gap costs no room elsewhere. */

import { SQUARE, type Box } from "./ground";
import type { GroundView } from "./types";

/** The first place of a whole tile where there is none. */
export function emptyCorner({ tiles, width, height }: GroundView): Box | undefined {
  const size = tiles[0]?.size ?? 0;
  if (size === 0) return undefined;
  for (let row = height - size; row >= 0; row -= size)
    for (let column = width - size; column >= 0; column -= size)
      if (!tiles.some((tile) => tile.row === row && tile.column === column))
        return {
          x: column * SQUARE,
          y: row * SQUARE,
          width: size * SQUARE,
          height: size * SQUARE,
        };
  return undefined;
}
