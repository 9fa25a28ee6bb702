/** People whose lines I do not want to read, at any table. Kept on this device, by person: another
 * name does not help them. */

import { SvelteSet } from "svelte/reactivity";

const PLACE = "cantina.muted";
/** Whoever mutes more forgets the oldest. */
const MOST = 500;

class Muted {
  readonly #people = new SvelteSet<string>(kept());

  has(who: string): boolean {
    return this.#people.has(who);
  }

  add(who: string): void {
    this.#people.add(who);
    this.#keep();
  }

  remove(who: string): void {
    this.#people.delete(who);
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify([...this.#people].slice(-MOST)));
    } catch {
      // Without a storage it holds until the page is closed.
    }
  }
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();
