/** Where decoration stands on an area: the same every time for the same area. */

import { chance } from "../../../board/noise";
import { boxAt, type Lay } from "../ground";
import type { AreaView, GroundView } from "../types";

export const TREES = 4;

export interface Piece {
  shape: string;
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

export type Land = "forest" | "yard" | "swamp" | "street" | "crater" | "burnt";

/** What the ground of a tile looks like between its rooms. */
const LANDS: Partial<Record<number, Land>> = {
  1: "forest",
  6: "swamp",
  9: "street",
  10: "street",
  11: "street",
  12: "burnt",
  15: "crater",
};
export const LAND_COLOURS: Record<Land, string> = {
  forest: "var(--zone-lime-39)",
  yard: "var(--zone-yellow-44)",
  swamp: "var(--zone-lime-40b)",
  street: "var(--zone-grey-43)",
  crater: "var(--zone-orange-42)",
  burnt: "var(--zone-orange-34)",
};

export function landOf(tile: string): Land {
  return LANDS[Number(tile)] ?? "yard";
}

/** Areas are named after their tile: "5.F". */
export function tileOf(area: AreaView): string {
  return area.id.slice(0, area.id.indexOf("."));
}

export function sceneryOf(ground: GroundView, lay: Lay): Piece[] {
  return ground.areas.flatMap((area, at) => {
    if (area.water) return [];
    const luck = chance(21 + at * 7);
    const { x, y, width, height } = boxAt(lay, at);
    const place = { x, y, width, height, cover: area.cover, luck };
    if (area.room >= 0) return furniture(place);
    const land = landOf(tileOf(area));
    if (land === "forest" || land === "swamp" || land === "burnt") return trees(place, land);
    return yard(place, land);
  });
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  cover: number;
  luck: () => number;
}

/** Trees along the rim, denser where there is cover. */
function trees({ x, y, width, height, cover, luck }: Place, land: Land): Piece[] {
  const count = cover > 0 ? Math.ceil((width * height) / 2600) : land === "forest" ? 1 : 0;
  return Array.from({ length: count }, (_, at) => {
    const above = luck() < 0.5;
    const left = x + 16 + luck() * (width - 32);
    const top = above ? y + 14 + luck() * 10 : y + height - 16 - luck() * 10;
    return { shape: `tree-${at % TREES}`, x: left, y: top, scale: 1.2 + luck() * 0.9 };
  });
}

function yard({ x, y, width, height, cover, luck }: Place, land: Land): Piece[] {
  const found: Piece[] = [];
  if (cover > 0) {
    const upright = height > width;
    found.push(
      upright
        ? { shape: "bags", x: x + 12, y: y + height - 50, turn: 90 }
        : { shape: "bags", x: x + width - 53, y: y + height - 11 },
    );
    if (luck() > 0.3) found.push({ shape: "crate", x: x + width - 15, y: y + 15 });
    if (luck() > 0.5) found.push({ shape: "barrel", x: x + width - 36, y: y + 13 });
  } else if (luck() > 0.86 && width >= 100 && height >= 100)
    found.push({ shape: "fire", x: x + width - 24, y: y + height - 26 });
  else if (land === "street" && luck() > 0.5)
    found.push({ shape: "wreck", x: x + width - 30, y: y + height - 18, turn: luck() * 24 - 12 });
  else if (luck() > 0.66) found.push({ shape: "barrel", x: x + width - 13, y: y + height - 13 });
  return found;
}

/** Rooms differ: bunks, a shelf, a cabinet or a stove along the walls, a desk somewhere. */
function furniture({ x, y, width, height, cover, luck }: Place): Piece[] {
  if (width < 100 || height < 100)
    return [{ shape: luck() > 0.5 ? "shelf" : "desk", x: x + width - 56, y: y + 8 }];
  const found: Piece[] = [];
  const kind = luck();
  if (kind < 0.45) {
    found.push({ shape: "bunk", x: x + 30, y: y + 9 });
    if (cover > 1) found.push({ shape: "bunk", x: x + 52, y: y + 9 });
  } else if (kind < 0.75) found.push({ shape: "shelf", x: x + 32, y: y + 8 });
  else found.push({ shape: "cabinet", x: x + 30, y: y + 9 });
  if (luck() > 0.35) found.push({ shape: "desk", x: x + width - 44, y: y + height - 25 });
  else found.push({ shape: "stove", x: x + width - 20, y: y + 20 });
  return found;
}
