/** A way that was chosen as a whole. The server asks for one step after the other; a step is taken
 * by itself as long as it is offered, and the rest is forgotten as soon as one is not. */

import { same } from "../../table/desk.svelte";
import type { Action } from "../../table/table.svelte";
import type { Asked } from "../../wire/types";

/** Questions that a way answers. In any other, "done" means something else. */
const WALKED: ReadonlySet<string> = new Set(["act", "step"]);

export class Walk {
  #left = $state.raw<readonly Action[]>([]);

  get going(): boolean {
    return this.#left.length > 0;
  }

  /** The areas that are still ahead. */
  get ahead(): number[] {
    return this.#left.filter(([verb]) => verb === "step").map(([, area]) => Number(area));
  }

  begin(steps: readonly Action[]): void {
    this.#left = steps;
  }

  stop(): void {
    if (this.going) this.#left = [];
  }

  /** The answer to what is asked now; undefined when the walk is over. */
  next({ name, options }: Pick<Asked, "name" | "options">): Action | undefined {
    const [first, ...rest] = this.#left;
    const isOffered = WALKED.has(name) && options.some((option) => same(option, first));
    if (!first || !isOffered) {
      this.stop();
      return undefined;
    }
    this.#left = rest;
    return first;
  }
}
