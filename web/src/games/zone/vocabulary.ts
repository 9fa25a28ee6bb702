/** Words that the engine counts by numbers. */

import { AMMO } from "./types";

export const SIDES = ["north", "east", "south", "west"] as const;
export const LEVELS = ["none", "low", "high"] as const;
export const TURNS = ["I", "II"] as const;
/** Percent for each petal of a symbol (ST-20.4). */
export const PETAL = 10;

export const isAmmo = (thing: string): boolean => AMMO.some((kind) => kind === thing);
/** A change, with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);
