/** Where figures, symbols and threat are drawn: the server names areas, not places in them. */

import type { Point } from "../../board/geometry";
import { boxAt, middleAt, spots, SQUARE, type Box, type Lay } from "./ground";
import {
  BOLT,
  COMPANION,
  ENEMY,
  type AnomalyView,
  type CompanionView,
  type EnemyView,
  type StalkerView,
  type SymbolView,
} from "./types";

/** Figures are numbers: a stalker is its seat, one is the companion, enemies begin at ENEMY. */
export const isEnemy = (figure: number): boolean => figure >= ENEMY && figure < BOLT;
/** The number on an enemy's disc, in panels and in the log. */
export const tagOf = (figure: number): number => figure - ENEMY + 1;

interface Standing {
  stalkers: readonly StalkerView[];
  enemies: readonly EnemyView[];
  companion: Pick<CompanionView, "area"> | null;
}

/** The place of every figure on the map. */
export function standings(
  { stalkers, enemies, companion }: Standing,
  lay: Lay,
): Map<number, Point> {
  const on = new Map<number, number[]>();
  const stand = (figure: number, area: number): void => {
    if (area >= 0) on.set(area, [...(on.get(area) ?? []), figure]);
  };
  for (const [seat, stalker] of stalkers.entries()) if (!stalker.left) stand(seat, stalker.area);
  if (companion) stand(COMPANION, companion.area);
  for (const enemy of enemies) stand(enemy.number, enemy.area);
  const found = new Map<number, Point>();
  for (const [area, figures] of on) {
    const places = spots(boxAt(lay, area), figures.length);
    for (const [at, figure] of figures.entries()) {
      const place = places[at];
      if (place) found.set(figure, place);
    }
  }
  return found;
}

/** The place of a stalker's threat token: beside its owner, or in the middle of another area. */
export function threatAt(
  seat: number,
  { area, threat_area }: { area: number; threat_area: number },
  figures: ReadonlyMap<number, Point>,
  lay: Lay,
): Point {
  const owner = figures.get(seat);
  const box = boxAt(lay, threat_area);
  if (area === threat_area && owner) return within(box, [owner[0] + 30, owner[1] - 32]);
  const [x, y] = middleAt(lay, threat_area);
  return within(box, [x + (seat - 1) * 18, y - 8]);
}

const EDGE = 15;
function within({ x, y, width, height }: Box, [left, top]: Point): Point {
  return [
    Math.min(Math.max(left, x + EDGE), x + width - EDGE),
    Math.min(Math.max(top, y + EDGE), y + height - EDGE),
  ];
}

export interface PlacedSymbol extends SymbolView {
  /** Its number among the anomaly's symbols. */
  number: number;
  x: number;
  y: number;
  alone: boolean;
}

export interface PlacedAnomaly {
  /** Middle of the square that its standee is on. */
  centre: Point;
  /** Upper left corners of the squares it covers. */
  squares: readonly Point[];
  symbols: readonly PlacedSymbol[];
}

const IN_SQUARE: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-11, 0],
    [11, 0],
  ],
};
const FOUR: readonly Point[] = [
  [-12, -12],
  [12, -12],
  [-12, 12],
  [12, 12],
];

/** Symbols lie where the overlay puts them; its first square is the centre. */
export function placeAnomaly({ centre, symbols }: AnomalyView, lay: Lay): PlacedAnomaly {
  const on = new Map<number, { symbol: SymbolView; number: number }[]>();
  for (const [number, symbol] of symbols.entries())
    on.set(symbol.square, [...(on.get(symbol.square) ?? []), { symbol, number }]);
  const corner = (square: number): Point => [
    (square % lay.width) * SQUARE,
    Math.floor(square / lay.width) * SQUARE,
  ];
  const middle = ([x, y]: Point): Point => [x + SQUARE / 2, y + SQUARE / 2];
  const [first] = on.keys();
  return {
    centre: first === undefined ? middleAt(lay, centre) : middle(corner(first)),
    squares: [...on.keys()].map(corner),
    symbols: [...on].flatMap(([square, lying]) => {
      const [left, top] = middle(corner(square));
      const places = IN_SQUARE[lying.length] ?? FOUR;
      return lying.map(({ symbol, number }, at) => {
        const [dx, dy] = places[at % places.length] ?? [0, 0];
        return { ...symbol, number, x: left + dx, y: top + dy, alone: lying.length === 1 };
      });
    }),
  };
}
