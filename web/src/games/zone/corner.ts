/** Maps are not always full rectangles: what lies in the gap costs no room elsewhere. */

import { SQUARE, type Box } from "./ground";
import type { GroundView, TileView } from "./types";

/** Whether a tile lies on some of these squares: one of a territory may lie amid them. */
const covers = (tile: TileView, row: number, column: number, size: number): boolean =>
  tile.row < row + size &&
  row < tile.row + tile.size &&
  tile.column < column + size &&
  column < tile.column + tile.size;

/** The first place of a whole tile where there is none. */
export function emptyCorner({ tiles, width, height }: GroundView): Box | undefined {
  const size = tiles[0]?.size ?? 0;
  if (size === 0) return undefined;
  const last = (long: number): number => (Math.floor(long / size) - 1) * size;
  for (let row = last(height); row >= 0; row -= size)
    for (let column = last(width); column >= 0; column -= size)
      if (!tiles.some((tile) => covers(tile, row, column, size)))
        return {
          x: column * SQUARE,
          y: row * SQUARE,
          width: size * SQUARE,
          height: size * SQUARE,
        };
  return undefined;
}
