/** The choices at turning points in the words of the game: what was chosen, and what else. */

import { loadGame } from "../games/game";
import { ask } from "../wire/http";
import type { Content } from "../wire/content";
import type { Weighed } from "../wire/types";
import type { Course } from "./course";

export interface Words {
  chosen: string;
  other: string;
}

interface About {
  id: string;
  game: string;
  content: Content;
  course: Course | undefined;
}

/** To be made while a component is set up. */
export class Spoken {
  /** By the decision they stand at. */
  found = $state.raw<Readonly<Record<number, Words>>>({});

  constructor(about: () => About) {
    $effect(() => {
      const { id, game, content, course } = about();
      const choices = (course?.turnings ?? []).flatMap(({ choice }) => choice ?? []);
      let isOver = false;
      // The figures are there without it.
      const tell = (one: Weighed): Promise<[number, Words] | undefined> =>
        wordsOf(id, game, content, one).catch(() => undefined);
      void Promise.all(choices.map(tell)).then((told) => {
        if (!isOver) this.found = Object.fromEntries(told.flatMap((one) => (one ? [one] : [])));
      });
      return () => (isOver = true);
    });
  }
}

/** As whoever chose saw the table. */
async function wordsOf(
  id: string,
  game: string,
  content: Content,
  { ask: question, chosen, other }: Weighed,
): Promise<[number, Words] | undefined> {
  const { option } = await loadGame(game);
  if (!option) return undefined;
  const { seat, since: at } = question;
  const { view } = await ask("GET /api/tables/{id}/replay", { path: { id }, query: { at, seat } });
  const [mine, theirs] = [chosen, other].map((one) => option(one, question, view, content));
  return [at, { chosen: mine ?? "", other: theirs ?? "" }];
}
