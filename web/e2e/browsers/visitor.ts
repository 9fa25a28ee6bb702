/** Somebody with a mouse: finds what is in sight, presses it, and sees what comes of it. */

import type { Welcome } from "../../src/wire/types";
import type { Say } from "../words.ts";
import { NOTICED } from "./notice.ts";
import { PATIENCE_MS, type Point, type Tab } from "./tab.ts";

/** Milliseconds between two looks. */
const LOOK_MS = 150;

/** What to look for: a selector, and how the thing is called. */
interface Sought {
  css: string;
  called?: string;
}

/** A point at which the first thing of this kind in sight can be pressed. Runs in the page. */
function spotOf({ css, called }: Sought): Point | undefined {
  const word = (text: string): string => text.replace(/\s+/g, " ").trim();
  for (const one of document.querySelectorAll(css)) {
    const name = word(one.getAttribute("aria-label") ?? one.textContent);
    if (called !== undefined && !name.includes(word(called))) continue;
    const { style } = document.documentElement;
    style.scrollBehavior = "auto";
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    style.scrollBehavior = "";
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width < 3 || height < 3) continue;
    // Not all that can be pressed has its own middle.
    for (const across of [0.5, 0.3, 0.7])
      for (const down of [0.5, 0.3, 0.7]) {
        const [x, y] = [left + width * across, top + height * down];
        const there = document.elementFromPoint(x, y);
        if (there !== null && (one.contains(there) || there.closest("label, a, button") === one))
          return { x, y };
      }
  }
  return undefined;
}

export class Visitor {
  #noticed: string[] = [];

  constructor(
    readonly tab: Tab,
    readonly address: string,
    readonly say: Say,
  ) {}

  async open(path: string): Promise<void> {
    await this.#keepNotices();
    await this.tab.open(this.address + path);
    await this.#arrives();
  }

  async reload(): Promise<void> {
    await this.#keepNotices();
    await this.tab.reload();
    await this.#arrives();
  }

  async #arrives(): Promise<void> {
    const title = `document.querySelector("h1") !== null || undefined`;
    await this.until("a page", () => this.tab.evaluate(title));
  }

  /** What went wrong on the pages so far. */
  async mistakes(): Promise<string[]> {
    await this.#keepNotices();
    return this.#noticed;
  }

  /** For a test that does wrong on purpose. */
  forget(): void {
    this.#noticed = [];
  }

  async #keepNotices(): Promise<void> {
    const isOurs = this.tab.evaluate("'noticed' in window");
    if (await isOurs) this.#noticed.push(...((await this.tab.evaluate(NOTICED)) as string[]));
  }

  /** Where something can be pressed now. */
  async spot(css: string, called?: string): Promise<Point | undefined> {
    const sought = JSON.stringify({ css, called });
    const spot = await this.tab.evaluate(`(${spotOf.toString()})(${sought}) ?? null`);
    return (spot as Point | null) ?? undefined;
  }

  /** Where something can be pressed, once it is there and keeps still. */
  async sees(css: string, called?: string): Promise<Point> {
    let before: Point | undefined;
    return this.until(`${css} ${called ?? ""}`, async () => {
      const now = await this.spot(css, called);
      const isStill = now && now.x === before?.x && now.y === before.y;
      before = now;
      return isStill ? now : undefined;
    });
  }

  async press(css: string, called?: string): Promise<void> {
    await this.tab.press(await this.sees(css, called));
  }

  /** Presses on one thing, moves over others and lets go on the last. */
  async drag(first: string, ...others: string[]): Promise<void> {
    const begin = await this.sees(first);
    const way: Point[] = [];
    for (const css of others) way.push(await this.sees(css));
    await this.tab.press(begin, ...way);
  }

  async fill(css: string, text: string): Promise<void> {
    await this.press(css);
    await this.tab.type(text);
  }

  /** Whether the page has this text somewhere. */
  async has(text: string): Promise<boolean> {
    const said = `document.body.innerText.replace(/\\s+/g, " ")`;
    return (await this.tab.evaluate(`${said}.includes(${JSON.stringify(text)})`)) as boolean;
  }

  /** Waits until the page has this text somewhere. */
  async reads(text: string): Promise<void> {
    await this.until(`“${text}”`, async () => (await this.has(text)) || undefined);
  }

  /** The id of the table that has opened. */
  async table(): Promise<string> {
    return this.until("a table", async () => {
      const path = (await this.tab.evaluate("location.pathname")) as string;
      return /^\/t\/(.+)$/.exec(path)?.[1];
    });
  }

  /** How a table stands, as the server tells this visitor. */
  async state(id: string): Promise<Welcome> {
    const asked = `fetch("/api/tables/${id}/state").then((answer) => answer.json())`;
    return (await this.tab.evaluate(asked)) as Welcome;
  }

  async until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const there = await look();
      if (there !== undefined) return there;
      await new Promise((soon) => setTimeout(soon, LOOK_MS));
    }
    throw new Error(`there was never ${what}`);
  }
}
