/** Words that the engine counts by numbers. */

export const SIDES = ["north", "east", "south", "west"] as const;
export const LEVELS = ["none", "low", "high"] as const;
export const TURNS = ["I", "II"] as const;
/** Percent for each petal of a symbol (ST-20.4). */
export const PETAL = 10;
