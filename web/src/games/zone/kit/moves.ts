/** Arranging equipment as things that go somewhere: what every option picks up and where it puts it.
 * Only what is offered is there. */

import type { ZoneAction } from "../types";

export interface Move {
  thing: string;
  place: string;
  option: ZoneAction;
}

/** Questions that are answered by moving things. */
const ARRANGED: ReadonlySet<string> = new Set(["arrange", "drop", "mods", "use"]);
export const isArranged = (ask: string): boolean => ARRANGED.has(ask);

/** Where a thing can lie. */
export const BACKPACK = "backpack";
export const GROUND = "ground";
export const COMPANIONS = "companion";
export const cardKey = (gear: number): string => `card-${gear}`;
export const pocketKey = (thing: number): string => `pocket-${thing}`;
export const stalkerKey = (seat: number): string => `stalker-${seat}`;
/** A place on the stalker for cards of a kind: weapon, suit, artifact. */
export const useKey = (kind: string): string => `use-${kind}`;

export function movesOf(options: readonly ZoneAction[], kindOf: (gear: number) => string): Move[] {
  return options.flatMap((option): Move[] => {
    const of = (thing: string, place: string): Move[] => [{ thing, place, option }];
    switch (option.verb) {
      case "equip": {
        const { gear, instead } = option;
        return of(cardKey(gear), instead === null ? useKey(kindOf(gear)) : cardKey(instead));
      }
      case "fit":
        return of(cardKey(option.mod), cardKey(option.instead ?? option.host));
      case "stow":
        return of(cardKey(option.gear), BACKPACK);
      case "give":
        return of(cardKey(option.gear), stalkerKey(option.to));
      case "load":
        return of(cardKey(option.gear), COMPANIONS);
      case "unload":
        return of(cardKey(option.gear), BACKPACK);
      case "hand":
        return of(pocketKey(option.thing), stalkerKey(option.to));
      case "drop":
        return of(cardKey(option.gear), GROUND);
      default:
        return [];
    }
  });
}
