/** A way that was chosen as a whole. The server asks for one step after the other; a step is taken
 * by itself as long as it is offered, and the rest is forgotten as soon as one is not. */

import { same } from "../../wire/action";
import type { Action, Asked } from "../../wire/types";
import { pick } from "./actions";

/** Questions that a way answers. In any other, "done" means something else. */
const WALKED: ReadonlySet<string> = new Set(["act", "step"]);

export class Walk {
  #left = $state.raw<readonly Action[]>([]);

  get going(): boolean {
    return this.#left.length > 0;
  }

  /** The areas that are still ahead. */
  get ahead(): number[] {
    return pick("step", this.#left).map(({ area }) => area);
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
