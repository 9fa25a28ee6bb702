/** Where keys lead on the map. */

import type { Point } from "../../board/geometry";
import { beside, middleAt, type Lay, type Way } from "./ground";

const ARROWS: Partial<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

/** Where one is, and where the arrows came along: left and right again is where one was. */
export interface Here {
  area: number;
  along: Point;
}

/** Where an arrow leads, here at an edge; undefined for other keys. */
export function stepped(key: string, lay: Lay, here: Here): Here | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  const area = beside(lay, here.area, way, here.along);
  if (area === undefined) return here;
  const [x, y] = middleAt(lay, area);
  const upright = way === "up" || way === "down";
  return { area, along: upright ? [here.along[0], y] : [x, here.along[1]] };
}
