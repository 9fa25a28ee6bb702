/** The land of the Zone map: always the same, whatever is known of it. */

import type { Point, Window } from "../../../board/geometry";
import { chance, smooth } from "../../../board/noise";

const HILLS = 18;
const LINES = [0.28, 0.52, 0.76, 1];
const CORNERS = 14;
const WOODS = 24;
const LIGHTS = 9;

const somewhere = ([left, top, width, height]: Window, luck: () => number): Point => [
  left + luck() * width,
  top + luck() * height,
];

/** Contour lines of hills, as paths. */
export function contours(box: Window): string[] {
  const luck = chance(11);
  return Array.from({ length: HILLS }, () => {
    const [x, y] = somewhere(box, luck);
    const size = 45 + luck() * 70;
    const [turn, bend] = [luck() * 6, luck() * 6];
    return LINES.map((share) =>
      smooth(
        Array.from({ length: CORNERS }, (_, corner): Point => {
          const angle = (corner / CORNERS) * 2 * Math.PI;
          const wobble = 1 + 0.2 * Math.sin(3 * angle + turn) + 0.14 * Math.sin(2 * angle + bend);
          const far = size * share * wobble;
          return [x + 1.5 * far * Math.cos(angle), y + far * Math.sin(angle)];
        }),
      ),
    );
  }).flat();
}

/** Trees stand together. */
export function trees(box: Window): Point[] {
  const luck = chance(301);
  return Array.from({ length: WOODS }, () => {
    const [x, y] = somewhere(box, luck);
    return Array.from({ length: 10 + Math.floor(luck() * 24) }, (): Point => {
      const angle = luck() * 2 * Math.PI;
      const far = Math.sqrt(luck()) * 64;
      return [x + far * Math.cos(angle), y + 0.7 * far * Math.sin(angle)];
    });
  })
    .flat()
    .toSorted((a, b) => a[1] - b[1]);
}

/** Fires in the dark: somebody is there, but nothing is known of them. */
export function lights(box: Window): Point[] {
  const luck = chance(77);
  return Array.from({ length: LIGHTS }, () => somewhere(box, luck));
}
