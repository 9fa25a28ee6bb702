/** How far somebody has come in the lessons of each game. Kept on this device. */

import { ME } from "../lobby/draft";
import { strengthOf } from "../lobby/regulars.svelte";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { openTable } from "../table/fair";
import { player } from "../wire/me.svelte";
import { t } from "../words.svelte";
import type { Action } from "../wire/types";
import type { Course } from "./course";

const PLACE = "cantina.learn";

export interface Progress {
  /** Where the present lesson is played; empty: nowhere yet. */
  table: string;
  lesson: number;
  goal: number;
  /** The keys of the lessons that were finished. */
  finished: readonly string[];
}

const NOTHING: Progress = { table: "", lesson: 0, goal: 0, finished: [] };

function kept(): Record<string, Progress> {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<
      string,
      Partial<Progress>
    >;
    return Object.fromEntries(
      Object.entries(found).map(([game, one]) => [
        game,
        {
          table: typeof one.table === "string" ? one.table : "",
          lesson: Number.isInteger(one.lesson) ? Number(one.lesson) : 0,
          goal: Number.isInteger(one.goal) ? Number(one.goal) : 0,
          finished: Array.isArray(one.finished) ? one.finished.map(String) : [],
        },
      ]),
    );
  } catch {
    return {}; // no storage here, or nothing readable in it
  }
}

const GUIDED = "cantina.guided";
const KNOWN = "cantina.known";
const MOST_KEPT = 8;

function keptList(place: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // no storage here, or nothing readable in it
  }
}

function keepList(place: string, list: readonly string[], more: string): string[] {
  const kept = [...list.filter((one) => one !== more), more].slice(-MOST_KEPT);
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Without a storage it holds until the page is closed.
  }
  return kept;
}

class Learning {
  #games = $state.raw<Record<string, Progress>>(kept());

  of(game: string): Progress {
    return this.#games[game] ?? NOTHING;
  }

  change(game: string, changes: Partial<Progress>): void {
    this.#games = { ...this.#games, [game]: { ...this.of(game), ...changes } };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#games));
    } catch {
      // Without a storage it holds until the page is closed.
    }
  }

  #guided = $state.raw<readonly string[]>(keptList(GUIDED));
  #known = $state.raw<readonly string[]>(keptList(KNOWN));

  /** A table that the coach goes on to guide at, to its end, after or without lessons. */
  guide(table: string): void {
    this.#guided = keepList(GUIDED, this.#guided, table);
  }

  /** Somebody went straight into this game, so they need not be asked again how to begin. */
  know(game: string): void {
    this.#known = keepList(KNOWN, this.#known, game);
  }

  knows(game: string): boolean {
    return this.#known.includes(game) || this.of(game).finished.length > 0;
  }

  isGuided(table: string): boolean {
    return this.#guided.includes(table);
  }

  /** The lesson at this place is over: it is finished, and the next one begins. */
  finish(game: string, course: Course): void {
    const { lesson, finished, table } = this.of(game);
    const key = course.lessons[lesson]?.key;
    const same = course.lessons[lesson + 1]?.table === course.lessons[lesson]?.table;
    this.change(game, {
      lesson: lesson + 1,
      goal: 0,
      table: same ? table : "",
      finished: key === undefined || finished.includes(key) ? finished : [...finished, key],
    });
  }

  /** Opens the table of a lesson and goes there. Rejects with Refusal. */
  async start(game: string, course: Course, lesson: number, bot?: string): Promise<void> {
    const found = course.lessons[lesson];
    const setting = found?.opens ?? found?.table;
    if (setting === undefined) return;
    await player.named(t("web-guest"), settings.language);
    const { id } = await openTable({
      game,
      // What a lesson tells of happens with bots that have no habits.
      seats: setting.seats.map((seat) => (seat === ME ? seat : strengthOf(bot ?? seat))),
      options: { ...setting.options },
      seed: setting.seed,
      past: (setting.past ?? []).map(([seat, action]): [number, Action] => [seat, action]),
    });
    this.change(game, { table: id, lesson, goal: 0 });
    go({ page: "table", id });
  }
}

export const learning = new Learning();
