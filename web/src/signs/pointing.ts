/** When a sign explains itself: after a rest of the mouse, at once with the focus, after a long press,
 * which then presses nothing else. */

export const REST_MS = 350;
export const PRESS_MS = 450;
/** Time to walk from the sign into its card. */
export const LEAVE_MS = 200;
/** A finger that moves farther does not press. */
const SLIPS = 10;
/** How far from a sign a finger may come down. */
const FINGER = 22;
const BUZZ_MS = 10;

/** A sign in the page. */
export type Drawn = HTMLElement | SVGElement;

export type Opener = "mouse" | "finger" | "focus" | "key";

export interface Pointing {
  open: (drawn: Drawn, by: Opener) => void;
  /** What has opened it, if a card is open. */
  opener: () => Opener | undefined;
  /** The pointer or the focus has left the sign. */
  leave: () => void;
  /** Something else was pressed. */
  drop: () => void;
  /** Whether this belongs to the card that is open. */
  isCard: (target: EventTarget | null) => boolean;
}

const signOf = (element: Element): Drawn | null => element.closest<Drawn>("[data-sign]");

/** The sign under a point, also below what can be pressed there. */
export function signAt(x: number, y: number): Drawn | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const sign = signOf(element);
    if (sign) return sign;
    if (element.matches("dialog, [popover], .sheet")) return undefined; // what is below is covered
  }
  return undefined;
}

/** The sign nearest to a finger, if one is near. */
export function signNear(x: number, y: number): Drawn | undefined {
  const exact = signAt(x, y);
  if (exact) return exact;
  const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => (at * Math.PI) / 4);
  for (const far of [FINGER / 2, FINGER])
    for (const angle of ring) {
      const near = signAt(x + far * Math.cos(angle), y + far * Math.sin(angle));
      if (near) return near;
    }
  return undefined;
}

/** Listens until it is told to stop. */
export function listen(to: Pointing): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** The finger that opened a card: neither its click nor its menu is for the board. */
  let swallows = false;
  const wait = (time: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, time);
  };

  const on = <K extends keyof DocumentEventMap>(
    type: K,
    hear: (event: DocumentEventMap[K]) => void,
  ): void => document.addEventListener(type, hear, { capture: true, signal: stop.signal });

  on("pointermove", (event) => {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === "touch") {
      if (Math.hypot(x - from.x, y - from.y) > SLIPS) clearTimeout(timer);
      return;
    }
    if (to.isCard(event.target)) {
      clearTimeout(timer);
      return;
    }
    wait(REST_MS, () => {
      const sign = signAt(x, y);
      if (sign) to.open(sign, "mouse");
    });
    if (to.opener() === "mouse" && !signAt(x, y)) to.leave();
  });
  on("pointerdown", (event) => {
    clearTimeout(timer);
    swallows = false;
    if (to.isCard(event.target)) return;
    to.drop();
    if (event.pointerType !== "touch") return;
    from = { x: event.clientX, y: event.clientY };
    wait(PRESS_MS, () => {
      const sign = signNear(from.x, from.y);
      if (!sign) return;
      swallows = true;
      if ("vibrate" in navigator) navigator.vibrate(BUZZ_MS);
      to.open(sign, "finger");
    });
  });
  for (const type of ["pointerup", "pointercancel"] as const)
    on(type, (event) => {
      if (event.pointerType === "touch") clearTimeout(timer);
    });
  for (const type of ["click", "contextmenu"] as const)
    on(type, (event) => {
      if (!swallows || to.isCard(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (type === "click") swallows = false;
    });
  on("click", (event) => {
    // A sign that is a button is there to be asked.
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>("button[data-sign]");
    const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
    if (button) to.open(button, byFinger ? "finger" : "mouse");
  });
  on("focusin", (event) => {
    const target = event.target;
    if (!(target instanceof Element) || !target.matches("[data-sign]:focus-visible")) return;
    to.open(target as Drawn, "focus");
  });
  on("focusout", (event) => {
    if (to.opener() === "focus" && !to.isCard(event.relatedTarget)) to.leave();
  });

  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
