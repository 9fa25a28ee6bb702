/** The log of a chair: its events told in the game's words, each told once. */

import { untrack } from "svelte";
import type { GameModule, Scene } from "../games/game";
import { isLapse, lapseLine } from "./lapses.svelte";
import type { AnyEvent, Happened } from "./table.svelte";
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
  readonly #newStory: () => ReturnType<NonNullable<GameModule["story"]>> | undefined;
  #story: ReturnType<NonNullable<GameModule["story"]>> | undefined;
  readonly #scene: Scene;
  #told: readonly Happened[] = [];

  constructor(module: GameModule, scene: Scene) {
    this.#scene = scene;
    this.#newStory = () => module.story?.(scene);
    this.#story = this.#newStory();
  }

  /** Tells what has happened since. */
  hear(events: readonly Happened[]): void {
    const last = this.#told.at(-1);
    const goesOn = last === undefined || events[last.number] === last;
    if (goesOn && events.length === this.#told.length) return;
    if (!goesOn) this.#story = this.#newStory(); // something was taken back: told anew
    const entries = goesOn ? [...untrack(() => this.entries)] : [];
    for (const happened of goesOn ? events.slice(this.#told.length) : events) {
      const line = happened.undone ? undefined : this.#lineOf(happened.event);
      if (!line) continue;
      if (line.instead) entries.pop();
      const { number, rev, fresh } = happened;
      entries.push({ ...line, number, rev, fresh, rule: happened.event.rule });
    }
    this.#told = events;
    this.entries = entries;
  }

  #lineOf(event: AnyEvent): Line | undefined {
    const { seat, name } = this.#scene;
    return isLapse(event) ? lapseLine(event, seat, name) : this.#story?.(event);
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
