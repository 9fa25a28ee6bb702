/** How many games somebody has begun on this device: a newcomer is told more of where values come from. */

import { settings } from "../settings.svelte";

const PLACE = "cantina.begun";
/** From so many on, cards on the table are marked only close up. */
const ENOUGH = 10;

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const entries = Object.entries(typeof found === "object" && found !== null ? found : {});
    return Object.fromEntries(entries.filter(([, count]) => Number.isInteger(count)));
  } catch {
    return {}; // no storage here, or nothing readable in it
  }
}

class Begun {
  #counts = $state.raw(kept());

  of(game: string): number {
    return this.#counts[game] ?? 0;
  }

  count(game: string): void {
    this.#counts = { ...this.#counts, [game]: this.of(game) + 1 };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#counts));
    } catch {
      // Without a storage it holds until the page is closed.
    }
  }

  get isNewcomer(): boolean {
    return Object.values(this.#counts).reduce((sum, one) => sum + one, 0) < ENOUGH;
  }
}

export const begun = new Begun();

/** Whether cards on the table carry their mark. */
export function marksCards(): boolean {
  const { marks } = settings.chosen;
  return marks === "always" || (marks === "usual" && begun.isNewcomer);
}
