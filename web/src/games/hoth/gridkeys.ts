/** Where keys lead on the battlefield. */

import { beside, rowEnd, type Way } from "./field";

const ARROWS: Partial<Record<string, readonly [Way, Way?]>> = {
  ArrowLeft: ["left"],
  ArrowRight: ["right"],
  ArrowUp: ["up-left", "up-right"],
  ArrowDown: ["down-left", "down-right"],
};

/** The hex an arrow, Home or End leads to: up and down to the left one of two, with Shift to the right
 * one, at an edge to the other. Undefined for keys that lead nowhere. */
export function stepped(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  at: number,
  turned = false,
): number | undefined {
  if (key === "Home" || key === "End") return rowEnd(at, key, turned) ?? at;
  const ways = ARROWS[key]?.filter((way) => way !== undefined);
  if (!ways) return undefined;
  const tried = shiftKey ? ways.toReversed() : ways;
  return tried.map((way) => beside(at, way, turned)).find((hex) => hex !== undefined) ?? at;
}
