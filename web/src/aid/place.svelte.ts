/** Where somebody reads in an aid: kept while the page is open, so that opening it again goes on. */

class Place {
  readonly #leaves = $state<Partial<Record<string, string>>>({});
  readonly #tops = new Map<string, number>();

  /** The leaf that was chosen; nothing as long as it follows the steps. */
  leafOf(game: string): string | undefined {
    return this.#leaves[game];
  }

  choose(game: string, leaf: string): void {
    this.#leaves[game] = leaf;
  }

  /** How far down the sheet is scrolled. */
  topOf(game: string): number {
    return this.#tops.get(game) ?? 0;
  }

  scroll(game: string, top: number): void {
    this.#tops.set(game, top);
  }
}

export const place = new Place();
