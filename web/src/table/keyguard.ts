/** A key that was pressed for one question is never taken as the answer to the next. Installed by the
 * ask bar, it hears keys before anybody else does. */

import { isTyping } from "./keys";

/** Nobody has read a question and decided sooner than this. */
export const QUIET_MS = 400;
/** What these do hangs on what is there: they press whatever is lit or has the focus. */
const ANSWERS = new Set(["Enter", " "]);

export class KeyGuard {
  /** When the question was painted; until then no key is for it. */
  #painted = 0;
  /** Another key was pressed since: the person is at this question. */
  #awake = true;
  readonly #swallowed = new Set<string>();

  /** A question has just appeared. */
  shows(): void {
    this.#painted = Infinity;
    this.#awake = false;
    // What runs after a frame's own work runs after its paint.
    requestAnimationFrame(() => setTimeout(() => (this.#painted = performance.now())));
  }

  /** Looks after all keys until the function it returns is called. */
  install(): () => void {
    const down = (event: KeyboardEvent): void => {
      if (isTyping(event) || isElsewhere(event)) return;
      if (this.#lets(event)) this.#swallowed.delete(event.code);
      else this.#swallow(event);
    };
    // Space presses a button when it is let go.
    const up = (event: KeyboardEvent): void => {
      if (this.#swallowed.delete(event.code)) this.#stop(event);
    };
    addEventListener("keydown", down, true);
    addEventListener("keyup", up, true);
    return () => {
      removeEventListener("keydown", down, true);
      removeEventListener("keyup", up, true);
    };
  }

  #lets(event: KeyboardEvent): boolean {
    const answers = ANSWERS.has(event.key);
    if (!answers && !isShortcut(event.key)) {
      if (event.timeStamp >= this.#painted) this.#awake = true;
      return true;
    }
    if (event.repeat || event.timeStamp < this.#painted) return false;
    if (answers && !this.#awake && event.timeStamp < this.#painted + QUIET_MS) return false;
    this.#awake = true;
    return true;
  }

  #swallow(event: KeyboardEvent): void {
    this.#swallowed.add(event.code);
    this.#stop(event);
  }

  #stop(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Whether something on this page says that the key presses it. */
function isShortcut(key: string): boolean {
  if (key.length !== 1) return false;
  return document.querySelector(`[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`) !== null;
}

/** What lies beside the table is not asked. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("[role=dialog], header") !== null;
}
