/** A map that is drawn larger or smaller than usual in its place: by wheel and pinch, about the point
 * under them. Where it is larger than its place it is moved by the finger (the browser scrolls) or
 * dragged with the mouse. The page itself is never zoomed by that. */

import { tick } from "svelte";

const MOST = 4;
const WHEEL = 0.0016;
const DRAG_PX = 6;
const DOUBLE_TAP = { ms: 300, px: 24 };

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

export class Zoom {
  /** How many times as large as usual. */
  #factor = $state(1);
  readonly #fit: () => number;
  readonly #usual: () => number;
  readonly scale: number = $derived.by(() =>
    between(this.#fit(), this.#usual() * this.#factor, MOST * this.#usual()),
  );

  /** `fit` shows the whole map; `usual`, at least as large, is what it begins with. */
  constructor(fit: () => number, usual: () => number) {
    this.#fit = fit;
    this.#usual = usual;
  }

  get isWhole(): boolean {
    return this.scale <= this.#fit() * 1.001;
  }

  whole(): void {
    this.#factor = this.#fit() / this.#usual();
  }

  usual(): void {
    this.#factor = 1;
  }

  /** The element in which the map scrolls; the map is its only child. */
  attach = (place: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    const active = { signal, passive: false };
    place.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.#by(place, Math.exp(-event.deltaY * WHEEL), event.clientX, event.clientY);
      },
      active,
    );
    this.#pinch(place, active);
    this.#doubleTap(place, signal);
    drag(place, signal);
    return () => listening.abort();
  };

  #pinch(place: HTMLElement, active: { signal: AbortSignal; passive: boolean }): void {
    let apart = 0;
    const spread = ({ touches: [a, b] }: TouchEvent): number =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    place.addEventListener("touchstart", (event) => (apart = spread(event)), active);
    place.addEventListener(
      "touchmove",
      (event) => {
        const [a, b] = event.touches;
        const now = spread(event);
        if (!a || !b || apart === 0) return;
        if (event.cancelable) event.preventDefault();
        this.#by(place, now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
        apart = now;
      },
      active,
    );
    // Safari pinches the page by this.
    place.addEventListener("gesturestart", (event) => event.preventDefault(), active);
  }

  #doubleTap(place: HTMLElement, signal: AbortSignal): void {
    let last = { at: 0, x: 0, y: 0 };
    place.addEventListener(
      "touchend",
      ({ changedTouches: [touch], touches, timeStamp: at, target }) => {
        if (!touch || touches.length > 0) return;
        // A second tap on what can be chosen answers, however quick it is.
        if (target instanceof Element && target.closest("[data-choosable]")) return;
        const { clientX: x, clientY: y } = touch;
        const near = Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP.px;
        if (near && at - last.at < DOUBLE_TAP.ms) {
          if (this.#factor === 1) this.whole();
          else this.usual();
        }
        last = { at, x, y };
      },
      { signal, passive: true },
    );
  }

  /** The point of the map that is under x and y stays there. */
  #by(place: HTMLElement, ratio: number, x: number, y: number): void {
    const before = this.scale;
    const wanted = between(this.#fit(), before * ratio, MOST * this.#usual());
    this.#factor = wanted / this.#usual();
    const map = place.firstElementChild?.getBoundingClientRect();
    if (!map || wanted === before) return;
    const outer = place.getBoundingClientRect();
    // In a table that is drawn larger, lengths are larger, too.
    const drawn = outer.width / place.offsetWidth || 1;
    const grown = wanted / before;
    const left = ((x - map.left) * grown - (x - outer.left)) / drawn;
    const top = ((y - map.top) * grown - (y - outer.top)) / drawn;
    void tick().then(() => place.scrollTo({ left, top, behavior: "instant" }));
  }
}

/** With the mouse; what was a drag is no press. */
function drag(place: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; y: number } | undefined;
  let moved = false;
  place.addEventListener(
    "pointerdown",
    (event) => {
      moved = false;
      if (event.pointerType === "mouse" && event.button === 0)
        from = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  addEventListener(
    "pointermove",
    (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < DRAG_PX) return;
      moved = true;
      place.scrollBy({ left: -x, top: -y, behavior: "instant" });
      from = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  addEventListener("pointerup", () => (from = undefined), { signal });
  place.addEventListener(
    "click",
    (event) => {
      if (moved) event.stopPropagation();
      moved = false;
    },
    { signal, capture: true },
  );
}
