/** Goes through the steps of the enemies at the speed one likes. It holds nobody up: the table is
 * already as it is, and closing shows it. */

import { settings } from "../../../settings.svelte";
import type { Happened } from "../../../table/table.svelte";
import type { ZoneEvent, ZoneView } from "../types";
import { stepsOf, type Step } from "./steps";

export const SPEEDS = [1, 2, 4] as const;
const STEP_MS = 2600;
const KEPT = "cantina.zone.speed";

function keptSpeed(): number {
  try {
    const found = Number(localStorage.getItem(KEPT));
    return SPEEDS.some((speed) => speed === found) ? found : 1;
  } catch {
    return 1; // no storage here
  }
}

export class Telling {
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state(keptSpeed());
  /** The mission ended while something is told: the end is shown when that has been read. */
  holdsEnd = $state(false);
  #seen = -1;
  #before: ZoneView | undefined;

  readonly open = $derived.by(() => this.steps.length > 0);
  readonly step = $derived.by(() => this.steps[this.at]);
  readonly last = $derived.by(() => this.at >= this.steps.length - 1);
  readonly wait = $derived.by(() => STEP_MS / this.speed);

  /** Hears what has happened since; what happened before we looked is not told. */
  hear(events: readonly Happened<ZoneEvent>[], view: ZoneView | null): void {
    const news = events.filter((one) => one.number > this.#seen && one.fresh && !one.undone);
    this.#seen = events.at(-1)?.number ?? this.#seen;
    const before = this.#before;
    this.#before = view ?? undefined;
    if (!before || !view || news.length === 0) return;
    const fresh = stepsOf(
      before,
      news.map(({ event }) => event),
      view,
    );
    if (fresh.length > 0) {
      if (!this.open) this.at = 0;
      this.steps = [...this.steps, ...fresh];
      this.playing = settings.moves;
    }
    const ended = news.some(({ event }) => event.event === "MissionEnded");
    this.holdsEnd ||= ended && this.open;
  }

  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.steps.length - 1);
    this.playing = false;
  }

  /** By itself: the next step, until the last one. */
  goOn(): void {
    if (this.last) this.playing = false;
    else this.at += 1;
  }

  faster(): void {
    const next = SPEEDS[(SPEEDS.findIndex((one) => one === this.speed) + 1) % SPEEDS.length];
    this.speed = next ?? 1;
    try {
      localStorage.setItem(KEPT, String(this.speed));
    } catch {
      // Without a storage it holds until the page is closed.
    }
  }

  close(): void {
    this.steps = [];
    this.holdsEnd = false;
    this.at = 0;
    this.playing = false;
  }
}
