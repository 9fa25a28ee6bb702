/** Tables as the server lists them, page by page. */

import { ask } from "../wire/http";
import type { TableInfo } from "../wire/types";

export class Listing {
  /** Undefined before anybody has looked. */
  tables = $state.raw<TableInfo[]>();
  /** Whether there are more than these. */
  isMore = $state(false);
  #pages = 1;
  readonly #query: { watch?: number; mine?: string };

  constructor(query: { watch?: number; mine?: string } = {}) {
    this.#query = query;
  }

  /** As many pages as were wanted, anew: tables come and go. */
  async look(): Promise<void> {
    const found: TableInfo[] = [];
    let after = "";
    for (let page = 0; page < this.#pages; page += 1) {
      const query = after ? { ...this.#query, after } : this.#query;
      const { tables, next } = await ask("GET /api/tables", { query });
      found.push(...tables);
      after = next;
      if (!after) break;
    }
    this.tables = found;
    this.isMore = after !== "";
  }

  async more(): Promise<void> {
    this.#pages += 1;
    await this.look();
  }

  /** Every page there is. */
  async all(): Promise<TableInfo[]> {
    this.#pages = Infinity;
    await this.look();
    return this.tables ?? [];
  }
}
