/** Movements over a board. It is already as it will be: every movement leads there, holds nobody up
 * and can be ended at once. */

import type { AnyEvent, Happened } from "../table/table.svelte";

export const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const SVG = "http://www.w3.org/2000/svg";

export interface Timing extends KeyframeAnimationOptions {
  delay: number;
  duration: number;
}

/** Shows beats one after the other, all within this many milliseconds. A beat starts after what those
 * before it make it wait; with haste, everything is shorter. */
export function inTurn<Beat>(
  beats: readonly Beat[],
  waitOf: (beat: Beat) => number,
  longest: number,
  show: (beat: Beat, delay: number, haste: number) => void,
): void {
  const whole = beats.reduce((sum, beat) => sum + waitOf(beat), 0);
  const haste = Math.min(1, longest / Math.max(1, whole));
  let delay = 0;
  for (const beat of beats) {
    show(beat, delay, haste);
    delay += waitOf(beat) * haste;
  }
}

/** What happened since it was last asked, as far as it is worth a movement. */
export class News<Event extends AnyEvent> {
  #seen = -1;

  of(events: readonly Happened<Event>[]): Happened<Event>[] {
    const news = events.filter((one) => one.number > this.#seen && one.fresh && !one.undone);
    this.#seen = events.at(-1)?.number ?? this.#seen;
    return news;
  }
}

export class Movements {
  readonly #root: () => Element | undefined;
  readonly #moving = new Set<Animation>();

  /** What moves is found in the board. */
  constructor(root: () => Element | undefined) {
    this.#root = root;
  }

  find(selector: string): Element | undefined {
    return this.#root()?.querySelector(selector) ?? undefined;
  }

  /** `then`, when it is over or was ended. */
  start(
    element: Element | null | undefined,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    then?: () => void,
  ): void {
    if (!element) return;
    const animation = element.animate(frames, timing);
    this.#moving.add(animation);
    const over = (): void => {
      this.#moving.delete(animation);
      then?.();
    };
    animation.finished.then(over, over);
  }

  /** Something that is in the drawing only while it moves. */
  pass(
    tag: string,
    attributes: Record<string, string | number>,
    frames: Keyframe[],
    timing: Timing,
    text = "",
  ): void {
    const drawing = this.find("svg.play");
    if (!drawing) return;
    const element = document.createElementNS(SVG, tag);
    const quiet = { "pointer-events": "none", "aria-hidden": "true" };
    for (const [name, value] of Object.entries<string | number>({ ...attributes, ...quiet }))
      element.setAttribute(name, String(value));
    element.textContent = text;
    drawing.append(element);
    this.start(element, frames, { ...timing, fill: "both" }, () => element.remove());
  }

  finish(): void {
    for (const animation of this.#moving) animation.finish();
  }
}
