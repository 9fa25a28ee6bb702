/** The log of a chair: its events told in the game's words, each told once. */

import type { GameModule, Scene } from "../games/game";
import type { Happened } from "./table.svelte";
import type { Line } from "./lines";

/** A line and the event it tells. */
export interface Entry extends Line {
  number: number;
  rev: number;
  fresh: boolean;
  rule: string;
}

export class Log {
  entries = $state.raw<Entry[]>([]);
  readonly #story: ReturnType<NonNullable<GameModule["story"]>> | undefined;
  #told = 0;

  constructor(module: GameModule, scene: Scene) {
    this.#story = module.story?.(scene);
  }

  /** Tells what has happened since. */
  hear(events: readonly Happened[]): void {
    if (!this.#story || events.length <= this.#told) return;
    const entries = [...this.entries];
    for (const happened of events.slice(this.#told)) {
      const line = this.#story(happened.event);
      if (!line) continue;
      if (line.instead) entries.pop();
      const { number, rev, fresh } = happened;
      entries.push({ ...line, number, rev, fresh, rule: happened.event.rule });
    }
    this.#told = events.length;
    this.entries = entries;
  }
}

/** The lines after that event which somebody else caused, without dividers that nothing follows. */
export function since(entries: readonly Entry[], number: number, seat = -1): Entry[] {
  const after = entries.filter(
    (entry) => entry.number > number && (entry.seat !== seat || entry.seat < 0),
  );
  return after.filter(
    (entry, at) => entry.weight !== "divider" || (after[at + 1]?.weight ?? "divider") !== "divider",
  );
}
