/** What a game may offer on the page that opens a table: a picker of scenarios, and words for seats.
 * `games/<key>/setup.ts` exports `setup`; nothing else needs to know of it. */

import type { Component } from "svelte";
import type { Draft } from "../lobby/draft";
import type { Content } from "../wire/content";
import type { GameInfo } from "../wire/types";

export interface PickerProps {
  game: GameInfo;
  content: Content;
  draft: Draft;
  onchange: (some: Partial<Draft>) => void;
  /** Starts at once with these seats. */
  onplay: (seats: string[]) => void;
  /** On to who plays and how. */
  onseats: () => void;
}

export interface PickedProps {
  content: Content;
  draft: Draft;
}

export interface SidesProps {
  content: Content;
  /** Seats with "bot" where a bot sits; and whether the lessons are for this side. */
  onplay: (seats: string[], taught: boolean) => void;
}

export interface GameSetup {
  picker: Component<PickerProps>;
  /** What was picked, in short, beside the seats. */
  picked: Component<PickedProps>;
  /** Options that are settled by what was picked: they are not asked for again. */
  settled: (options: Readonly<Record<string, string>>) => readonly string[];
  /** How many can play what was picked. */
  most: (options: Readonly<Record<string, string>>, usual: number) => number;
  /** Which side, for a first game. */
  sides?: Component<SidesProps>;
  /** The side of a seat, in a word. */
  seatNote: (seat: number, seats: number, options: Readonly<Record<string, string>>) => string;
}

const found = import.meta.glob<{ setup: GameSetup }>("./*/setup.ts");

export function hasSetup(key: string): boolean {
  return `./${key}/setup.ts` in found;
}

export async function loadSetup(key: string): Promise<GameSetup | undefined> {
  const load = found[`./${key}/setup.ts`];
  return load ? (await load()).setup : undefined;
}
