/** How a game shows the cards of somebody's box while they are typed in: `games/<key>/boxview.ts` exports
 * `boxview`; a game without one shows their values as a list. */

import type { Component } from "svelte";
import type { Content } from "../wire/content";
import type { ContentRow } from "../wire/types";

export interface BoxView {
  /** The files whose rows are cards. */
  files: readonly string[];
  card: Component<{ row: ContentRow; content: Content }>;
  /** Fields whose numbers have signs instead of a name, and the sign of each number. */
  signed: readonly string[];
  sign: Component<{ field: string; at: number }>;
}

const found = import.meta.glob<{ boxview: BoxView }>("./*/boxview.ts");

export async function loadBoxView(key: string): Promise<BoxView | undefined> {
  return (await found[`./${key}/boxview.ts`]?.())?.boxview;
}
