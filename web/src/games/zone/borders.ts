/** Walls, doors, windows and fences as lines of the drawing. */

import { SQUARE } from "./ground";
import type { BorderView, GroundView } from "./types";

export interface Edge {
  x: number;
  y: number;
  upright: boolean;
  /** A door that a card bars. */
  shut: boolean;
}

const JAMB = 10;
const WEST = 3;

const lineOf = ({ x, y, upright }: Edge): string =>
  upright ? `M${x} ${y}V${y + SQUARE}` : `M${x} ${y}H${x + SQUARE}`;

function edgeOf({ row, column, side, kind }: BorderView): Edge {
  return {
    x: column * SQUARE,
    y: row * SQUARE,
    upright: side === WEST,
    shut: kind === "barred",
  };
}

export interface Borders {
  open: string;
  /** Walls and the jambs of doors and windows. */
  walls: string;
  /** All that throws a shadow. */
  shadows: string;
  doors: readonly Edge[];
  windows: readonly Edge[];
  fences: readonly Edge[];
}

export function bordersOf({ borders }: Pick<GroundView, "borders">): Borders {
  const of = (...kinds: string[]): Edge[] =>
    borders.filter(({ kind }) => kinds.includes(kind)).map(edgeOf);
  const [walls, doors, windows] = [of("wall"), of("door", "barred"), of("window")];
  const jambs = [...doors, ...windows].map(({ x, y, upright }) =>
    upright
      ? `M${x} ${y}v${JAMB}M${x} ${y + SQUARE}v${-JAMB}`
      : `M${x} ${y}h${JAMB}M${x + SQUARE} ${y}h${-JAMB}`,
  );
  const standing = [...walls.map(lineOf), ...jambs].join("");
  return {
    open: of("open").map(lineOf).join(""),
    walls: standing,
    shadows: standing + windows.map(lineOf).join(""),
    doors,
    windows,
    fences: of("impassable"),
  };
}
