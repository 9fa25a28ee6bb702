/** What was looked at, in which windows, and what a person misses there. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { audit, type Miss, type What } from "./audit.ts";
import { CHECKOUT } from "./server.ts";

/** A window of another size is laid out anew; notes look every 150 ms where they stand. */
const SETTLING_MS = 400;
const FOLDER = join(CHECKOUT, ".cantina", "seen");

export interface Size {
  name: string;
  width: number;
  height: number;
  touch?: boolean;
  /** The size of the table that somebody chose in the settings. */
  scale?: number;
}
/** A laptop's real windows, large ones, phones and a tablet, a laptop at 200 %, and one with a table that
 * was made larger. */
export const SIZES: readonly Size[] = [
  { name: "1366×625", width: 1366, height: 625 },
  { name: "1536×730", width: 1536, height: 730 },
  { name: "1366×768", width: 1366, height: 768 },
  { name: "1920×950", width: 1920, height: 950 },
  { name: "2560×1300", width: 2560, height: 1300 },
  { name: "200 %", width: 683, height: 384 },
  { name: "table 150 %", width: 1366, height: 768, scale: 1.5 },
  { name: "table 200 %", width: 1366, height: 768, scale: 2 },
  { name: "390×844", width: 390, height: 844, touch: true },
  { name: "360×640", width: 360, height: 640, touch: true },
  { name: "844×390", width: 844, height: 390, touch: true },
  { name: "820×1180", width: 820, height: 1180, touch: true },
];

export interface Found extends Miss {
  question: string;
  size: string;
  part: string;
}

/** Pixels of a line of the log. */
const LINE = 24;
/** Milliseconds after which something is as it is: a machine with much to do draws late. */
const LASTING = 60_000;

/** What is found, and still is after a while if it is bad. */
async function lasting<T>(look: () => Promise<T>, isBad: (found: T) => boolean): Promise<T> {
  const until = Date.now() + LASTING;
  let found = await look();
  while (isBad(found) && Date.now() < until) {
    await new Promise((then) => setTimeout(then, 200));
    found = await look();
  }
  return found;
}

export class Looking {
  readonly found: Found[] = [];
  readonly tried = { questions: 0, windows: 0, controls: 0, texts: 0, options: 0 };
  readonly cells = new Map<string, Map<string, number>>();

  /** Looks at a part of the page as it is now. */
  async look(page: Page, question: string, size: string, part: string, what: What = {}) {
    const seen = await lasting(
      () => page.evaluate(audit, what),
      ({ misses }) => misses.length > 0,
    );
    this.tried.windows += 1;
    this.tried.controls += seen.controls;
    this.tried.texts += seen.texts;
    await this.note(page, question, size, part, seen.misses);
  }

  /** A log that nobody scrolled shows its last line, and has room for one. */
  async lookAtLog(page: Page, question: string, size: string) {
    const { left, height } = await lasting(
      () =>
        page.evaluate((line) => {
          const log = document.querySelector("#log");
          if (!log?.checkVisibility()) return { left: 0, height: line };
          const { scrollHeight, scrollTop, clientHeight } = log;
          return {
            left: Math.round(scrollHeight - scrollTop - clientHeight),
            height: clientHeight,
          };
        }, LINE),
      (now) => now.left > 2 || now.height < LINE,
    );
    const misses = [
      ...(left > 2 ? [{ what: "the log", why: `does not follow: ${left} px below` }] : []),
      ...(height < LINE ? [{ what: "the log", why: `is ${height} px high` }] : []),
    ];
    await this.note(page, question, size, "log", misses);
  }

  /** Does something on the page; what cannot be done is a miss. */
  async attempt(
    page: Page,
    question: string,
    size: string,
    part: string,
    does: () => Promise<void>,
  ): Promise<void> {
    try {
      await does();
    } catch (problem) {
      const why = String(problem).split("\n")[0] ?? "";
      await this.note(page, question, size, part, [{ what: part, why }]);
    }
  }

  async note(page: Page, question: string, size: string, part: string, misses: readonly Miss[]) {
    const row = this.cells.get(question) ?? new Map<string, number>();
    this.cells.set(question, row);
    row.set(size, (row.get(size) ?? 0) + misses.length);
    this.found.push(...misses.map((miss) => ({ ...miss, question, size, part })));
    if (misses.length > 0) {
      const name = `${question}-${size}-${part}`.replace(/[^\w×-]+/g, "_");
      mkdirSync(FOLDER, { recursive: true });
      await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    }
  }

  /** The table and what was tried, for people; the misses also in a file. */
  report(name: string, sizes: number): string {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(this.found, null, 1));
    const { questions, options, windows, controls, texts } = this.tried;
    return (
      `${this.table()}\n${name}: ${this.cells.size} rows, ${questions} positions with ${options} options; ` +
      `${sizes} sizes, ${windows} looks at ${controls} controls and ${texts} texts: ` +
      `${this.found.length} misses`
    );
  }

  /** Question × size, with the number of misses. */
  private table(): string {
    const names = [...new Set([...this.cells.values()].flatMap((row) => [...row.keys()]))];
    const lines = [["question", ...names]];
    for (const [question, row] of this.cells)
      lines.push([question, ...names.map((name) => String(row.get(name) ?? "–"))]);
    const widths = lines[0]?.map((_, at) =>
      Math.max(...lines.map((line) => line[at]?.length ?? 0)),
    );
    return lines
      .map((line) => line.map((one, at) => one.padEnd(widths?.[at] ?? 0)).join("  "))
      .join("\n");
  }
}

/** Two frames: a machine with much to do draws the new size later than the time to settle. */
const painted = (): Promise<void> =>
  new Promise((then) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        then();
      });
    });
  });

/** Gives the window this size, and the page the time to be laid out in it. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(SETTLING_MS);
  await page.evaluate(painted);
}
