/** What a game draws inside the text of its rulebook: its shapes between words
 * (`games/<key>/Prose.svelte`) and figures on its own board (`games/<key>/Picture.svelte`). */

import { getContext, setContext, type Component } from "svelte";

export type Prose = Component<{ text: string }>;
export type Picture = Component<{ name: string }>;
export interface Drawing {
  prose: Prose | undefined;
  picture: Picture | undefined;
}

const proses = import.meta.glob<{ default: Prose }>("../games/*/Prose.svelte");
const pictures = import.meta.glob<{ default: Picture }>("../games/*/Picture.svelte");
const PLACE = Symbol("drawing");

export async function loadDrawing(game: string): Promise<Drawing> {
  const prose = proses[`../games/${game}/Prose.svelte`];
  const picture = pictures[`../games/${game}/Picture.svelte`];
  const [words, figures] = await Promise.all([prose?.(), picture?.()]);
  return { prose: words?.default, picture: figures?.default };
}

/** All rulebook text inside the component that calls this is drawn by the game. */
export function drawText(drawing: () => Drawing | undefined): void {
  setContext(PLACE, drawing);
}

const here = (): (() => Drawing | undefined) =>
  getContext<(() => Drawing | undefined) | undefined>(PLACE) ?? (() => undefined);

export function proseHere(): () => Prose | undefined {
  const drawing = here();
  return () => drawing()?.prose;
}

export function pictureHere(): () => Picture | undefined {
  const drawing = here();
  return () => drawing()?.picture;
}
