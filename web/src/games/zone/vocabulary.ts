/** Words that the engine counts by numbers. */

export const SIDES = ["north", "east", "south", "west"] as const;
export const LEVELS = ["none", "low", "high"] as const;
export const TURNS = ["I", "II"] as const;
export const PARTS = ["head", "torso"] as const;
export const AMMO = ["pistol", "rifle", "shotgun", "special"] as const;
/** Percent for each petal of a symbol (ST-20.4). */
export const PETAL = 10;
