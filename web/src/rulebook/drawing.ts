/** What a game draws inside the text of its rulebook: its shapes between words
 * (`games/<key>/Prose.svelte`) and figures on its own board (`games/<key>/Picture.svelte`). */

import { getContext, setContext, type Component } from "svelte";
import type { AidSign } from "../games/game";
import { contentOf, rulebook, type Content } from "../wire/content";
import type { Rulebook } from "../wire/types";

export type Prose = Component<{ text: string }>;
/** Draws the figure of this name, and nothing for a name that it does not know. */
export type Picture = Component<{ name: string; content: Content }>;
export interface Drawing {
  prose: Prose | undefined;
  figures: { picture: Picture; content: Content } | undefined;
  /** Of a player aid. */
  sign?: AidSign | undefined;
}

const proses = import.meta.glob<{ default: Prose }>("../games/*/Prose.svelte");
const pictures = import.meta.glob<{ default: Picture }>("../games/*/Picture.svelte");
const PLACE = Symbol("drawing");

/** A rulebook and what is drawn in it. They come together: figures that came later would push away
 * what is being read. */
export async function openBook(
  game: string,
  language: string,
): Promise<{ book: Rulebook; drawing: Drawing }> {
  const [book, drawing] = await Promise.all([rulebook(game, language), loadDrawing(game)]);
  return { book, drawing };
}

async function loadDrawing(game: string): Promise<Drawing> {
  const prose = proses[`../games/${game}/Prose.svelte`];
  const [words, figures] = await Promise.all([prose?.(), loadFigures(game)]);
  return { prose: words?.default, figures };
}

async function loadFigures(game: string): Promise<Drawing["figures"]> {
  const load = pictures[`../games/${game}/Picture.svelte`];
  if (!load) return undefined;
  const [picture, content] = await Promise.all([load(), contentOf(game)]);
  return { picture: picture.default, content };
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

export function figuresHere(): () => Drawing["figures"] {
  const drawing = here();
  return () => drawing()?.figures;
}

export function signHere(): () => AidSign | undefined {
  const drawing = here();
  return () => drawing()?.sign;
}
