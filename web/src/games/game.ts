/** What a game owes the web client. A folder with an `index.ts` that exports `game` is a game:
 * nothing else needs to know of it. */

import type { Component } from "svelte";
import type { Action, Chair, Table } from "../table/table.svelte";
import type { Content } from "../wire/content";
import type { Asked } from "../wire/types";

export interface BoardProps {
  table: Table;
  /** Whose eyes we look through. */
  chair: Chair;
  content: Content;
}

export interface GameModule {
  /** The board. Without one, the shell lists the options as buttons. */
  board?: Component<BoardProps>;
  /** What is asked, in words. */
  question?: (ask: Asked, view: unknown, content: Content) => string;
  /** An option of the ask, in words. */
  option?: (option: Action, ask: Asked, view: unknown, content: Content) => string;
}

const found = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

/** The module of a game; an empty one for a game that this client has no board for. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = found[`./${key}/index.ts`];
  return load ? (await load()).game : {};
}

/** The picture of a game for its tile (`games/<key>/Cover.svelte`), if it has one. */
export async function loadCover(key: string): Promise<Component | undefined> {
  const load = covers[`./${key}/Cover.svelte`];
  return load ? (await load()).default : undefined;
}
