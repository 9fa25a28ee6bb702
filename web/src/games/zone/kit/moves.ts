/** Arranging equipment as things that go somewhere: what every option picks up and where it puts it.
 * Only what is offered is there. */

import type { Action } from "../../../table/table.svelte";
import { verbOf } from "../options";

export interface Move {
  thing: string;
  place: string;
  option: Action;
}

/** Questions that are answered by moving things. */
const ARRANGED: ReadonlySet<string> = new Set(["arrange", "drop", "mods", "use"]);
export const isArranged = (ask: string): boolean => ARRANGED.has(ask);

/** Where a thing can lie. */
export const BACKPACK = "backpack";
export const GROUND = "ground";
export const cardKey = (gear: number): string => `card-${gear}`;
export const pocketKey = (thing: number): string => `pocket-${thing}`;
export const stalkerKey = (seat: number): string => `stalker-${seat}`;
/** A place on the stalker for cards of a kind: weapon, suit, artifact. */
export const useKey = (kind: string): string => `use-${kind}`;

export function movesOf(options: readonly Action[], kindOf: (gear: number) => string): Move[] {
  return options.flatMap((option): Move[] => {
    const [thing = -1, where = -1, other = -1] = option.slice(1).map(Number);
    const of = (key: string, place: string): Move[] => [{ thing: key, place, option }];
    switch (verbOf(option)) {
      case "equip":
        return of(cardKey(thing), where < 0 ? useKey(kindOf(thing)) : cardKey(where));
      case "fit":
        return of(cardKey(thing), cardKey(other < 0 ? where : other));
      case "stow":
        return of(cardKey(thing), BACKPACK);
      case "give":
        return of(cardKey(thing), stalkerKey(where));
      case "hand":
        return of(pocketKey(thing), stalkerKey(where));
      case "drop":
        return of(cardKey(thing), GROUND);
      default:
        return [];
    }
  });
}
