/** What a main path needs of a browser; chromium.ts, firefox.ts and webkit.ts are the three that have it. */

export interface Point {
  x: number;
  y: number;
}

/** One page of a visitor who has never been here. */
export interface Tab {
  open: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** The value of an expression in the page; of a promise, what comes of it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Brings the mouse to the first point, presses, moves along the others and lets go. */
  press: (first: Point, ...way: Point[]) => Promise<unknown>;
  /** Types where the focus is. */
  type: (text: string) => Promise<unknown>;
  picture: () => Promise<Buffer>;
  close: () => Promise<unknown>;
}

export interface Browser {
  tab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** A browser program that this machine may have. */
export interface Engine {
  /** What is missing here, and how to get it; undefined when it can be opened. */
  missing: () => string | undefined;
  start: () => Promise<Browser>;
}

/** As many milliseconds one waits for anything: only what never comes is wrong. */
export const PATIENCE_MS = 300_000;

export const SIZE = { width: 1366, height: 768 };
