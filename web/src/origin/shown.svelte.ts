/** The row whose values are looked at, over whatever page is shown. */

import type { Content } from "../wire/content";
import type { ContentRow } from "../wire/types";

export interface Looked {
  game: string;
  row: ContentRow;
  content: Content;
  /** What it is called where it was pressed. */
  name: string;
}

class Shown {
  #looked = $state.raw<Looked>();

  get looked(): Looked | undefined {
    return this.#looked;
  }

  look(at: Looked): void {
    this.#looked = at;
  }

  close(): void {
    this.#looked = undefined;
  }
}

export const shown = new Shown();
