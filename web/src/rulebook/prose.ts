/** How a game draws its shapes inside the text of its rulebook: `games/<key>/Prose.svelte`. */

import { getContext, setContext, type Component } from "svelte";

export type Prose = Component<{ text: string }>;

const found = import.meta.glob<{ default: Prose }>("../games/*/Prose.svelte");
const PLACE = Symbol("prose");

export async function loadProse(game: string): Promise<Prose | undefined> {
  const load = found[`../games/${game}/Prose.svelte`];
  return load ? (await load()).default : undefined;
}

/** All rulebook text inside the component that calls this is drawn by the game. */
export function drawProse(prose: () => Prose | undefined): void {
  setContext(PLACE, prose);
}

export function proseHere(): () => Prose | undefined {
  return getContext<(() => Prose | undefined) | undefined>(PLACE) ?? (() => undefined);
}
