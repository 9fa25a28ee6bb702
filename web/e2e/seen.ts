/** Whether everything that is asked can be seen and pressed, in windows of every size.
 *
 * `python -m cantina.client seen` tries every kind of question of every game, in its first and in its
 * fullest form, at every size, with hints and lists; `./test` tries a sample. Both print a table of
 * questions and sizes with the number of misses. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { request, type Page } from "@playwright/test";
import { audit, type Miss } from "./audit.ts";
import { expect, Guest, type Arrival, type Person } from "./people.ts";
import { playedTo, type Question } from "./questions.ts";
import { Seat } from "./seat.ts";
import { CHECKOUT } from "./server.ts";

/** A window of another size is laid out anew; notes look every 150 ms where they stand. */
const SETTLING_MS = 400;
const HINT = "[data-note=hint]";
const FOLDER = join(CHECKOUT, ".cantina", "seen");

export interface Size {
  name: string;
  width: number;
  height: number;
  touch?: boolean;
}
/** A laptop's real windows, large ones, phones and a tablet, and a laptop at 200 %. */
export const SIZES: readonly Size[] = [
  { name: "1366×625", width: 1366, height: 625 },
  { name: "1536×730", width: 1536, height: 730 },
  { name: "1366×768", width: 1366, height: 768 },
  { name: "1920×950", width: 1920, height: 950 },
  { name: "2560×1300", width: 2560, height: 1300 },
  { name: "200 %", width: 683, height: 384 },
  { name: "390×844", width: 390, height: 844, touch: true },
  { name: "360×640", width: 360, height: 640, touch: true },
  { name: "844×390", width: 844, height: 390, touch: true },
  { name: "820×1180", width: 820, height: 1180, touch: true },
];

type Arrive = (how?: Arrival) => Promise<Person>;

export interface Found extends Miss {
  question: string;
  size: string;
  part: string;
}

class Looking {
  readonly found: Found[] = [];
  readonly tried = { questions: 0, windows: 0, controls: 0, texts: 0, options: 0 };
  readonly cells = new Map<string, Map<string, number>>();

  /** Looks at a part of the page as it is now. */
  async look(page: Page, question: string, size: string, part: string, within = "body") {
    const seen = await page.evaluate(audit, within);
    this.tried.windows += 1;
    this.tried.controls += seen.controls;
    this.tried.texts += seen.texts;
    await this.note(page, question, size, part, seen.misses);
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
      await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    }
  }

  /** Question × size, with the number of misses. */
  table(): string {
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

/** The same person at a mouse and at a phone. */
async function hands(arrive: Arrive): Promise<{ mouse: Person; touch: Person }> {
  const mouse = await (await arrive()).named("Ann");
  const storageState = await mouse.context.storageState();
  const touch = await arrive({ storageState, hasTouch: true, isMobile: true });
  return { mouse, touch };
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

async function lookAt(
  { page }: Person,
  seat: Seat<unknown>,
  sizes: readonly Size[],
  question: Question,
  looking: Looking,
) {
  const name = `${question.game} ${question.kind}`;
  await seat.isAsked();
  expect(seat.ask?.name).toBe(question.kind);
  const options = seat.ask?.options.length ?? 0;
  looking.tried.options += options;
  await expect(page.locator(`[data-since="${seat.ask?.since}"]`)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const resize = async ({ width, height }: Size): Promise<void> => {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(SETTLING_MS);
    await page.evaluate(painted);
  };
  for (const size of sizes) {
    await resize(size);
    await looking.look(page, name, size.name, "table");
    await looking.look(page, name, size.name, "question", `[data-since] h2`);
    if (options < 2) continue;
    await looking.attempt(page, name, size.name, "list", async () => {
      const listed = await (await seat.openChoices()).count();
      const misses = listed === options ? [] : [{ what: "list", why: `${listed} of ${options}` }];
      await looking.note(page, name, size.name, "list", misses);
      await looking.look(page, name, size.name, "list", "dialog[open]");
    });
    await page.keyboard.press("Escape");
  }
  const [first] = sizes;
  if (!first) return;
  await looking.attempt(page, name, first.name, "hint", async () => {
    await resize(first);
    await seat.press("table-hint");
    await expect(page.locator(HINT)).toBeVisible({ timeout: 30_000 });
    for (const size of sizes) {
      await resize(size);
      await looking.look(page, name, size.name, "hint", HINT);
    }
  });
}

/** Looks at these positions; the table is printed, and the misses are written to a file. */
export async function lookAtAll(
  name: string,
  positions: readonly Question[],
  sizes: readonly Size[],
  arrive: Arrive,
): Promise<Found[]> {
  mkdirSync(FOLDER, { recursive: true });
  const looking = new Looking();
  const { mouse, touch } = await hands(arrive);
  const others = await Promise.all(
    ["Ben", "Cara", "Dee", "Eli", "Fay"].map(async (other) =>
      new Guest(await request.newContext(), mouse.address).named(other),
    ),
  );
  for (const question of positions) {
    const id = await playedTo(mouse, others, question);
    looking.tried.questions += 1;
    for (const person of [mouse, touch]) {
      const its = sizes.filter((size) => (size.touch ?? false) === (person === touch));
      const [first] = its;
      if (!first) continue;
      await person.page.setViewportSize({ width: first.width, height: first.height });
      const seat = new Seat<unknown>(person, person.heard.length);
      await person.page.goto(`/t/${id}`);
      await lookAt(person, seat, its, question, looking);
    }
  }
  for (const other of others) await other.request.dispose();
  const { tried, found, cells } = looking;
  console.log(
    `${looking.table()}\n${name}: ${cells.size} kinds of question in ${tried.questions} positions with ` +
      `${tried.options} options; ${sizes.length} sizes, ${tried.windows} looks; ` +
      `${tried.controls} controls and ${tried.texts} texts: ${found.length} misses`,
  );
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(found, null, 1));
  return found;
}
