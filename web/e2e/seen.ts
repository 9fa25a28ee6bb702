/** Whether everything that is asked can be seen and pressed, in windows of every size.
 *
 * `./test run tests.checks.client seen` tries every kind of question of every game, in its first and in its
 * fullest form, at every size, with hints and lists; `./test` tries a sample. Both print a table of
 * questions and sizes with the number of misses. */

import { request } from "@playwright/test";
import { lookAtLessons } from "./lessons.ts";
import { Looking, resize, type Found, type Size } from "./looking.ts";
import { lookAtPanels } from "./panels.ts";
import { expect, Guest, type Arrival, type Person } from "./people.ts";
import { playedTo, type Question } from "./questions.ts";
import { Seat } from "./seat.ts";

const HINT = "[data-note=hint]";

type Arrive = (how?: Arrival) => Promise<Person>;

interface Hands {
  person: Person;
  sizes: Size[];
}

/** The same person at a mouse, at a phone, and with tables that are made larger. */
async function hands(arrive: Arrive, sizes: readonly Size[]): Promise<[Person, Hands[]]> {
  const host = await (await arrive()).named("Ann");
  const { cookies } = await host.context.storageState();
  const { origin } = new URL(host.address);
  const found: Hands[] = [];
  for (const [touch, scale] of [[false], [true], [false, 1.5], [false, 2]] as const) {
    const its = sizes.filter((one) => (one.touch ?? false) === touch && one.scale === scale);
    if (its.length === 0) continue;
    const chosen = { paces: { hoth: "once", zone: "once" }, scale };
    const localStorage = [{ name: "cantina.settings", value: JSON.stringify(chosen) }];
    const storageState = { cookies, origins: [{ origin, localStorage }] };
    const how = touch ? { hasTouch: true, isMobile: true } : {};
    found.push({ person: await arrive({ storageState, ...how }), sizes: its });
  }
  return [host, found];
}

async function lookAt(
  { page }: Person,
  seat: Seat<unknown>,
  sizes: readonly Size[],
  question: Question,
  looking: Looking,
) {
  const name = `${question.game} ${question.kind}`;
  expect(seat.ask?.name).toBe(question.kind);
  const options = seat.ask?.options.length ?? 0;
  looking.tried.options += options;
  await expect(page.locator(`[data-since="${seat.ask?.since}"]`)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const size of sizes) {
    await resize(page, size);
    await looking.look(page, name, size.name, "table");
    await looking.look(page, name, size.name, "question", {
      within: "[data-since] h2",
    });
    await looking.lookAtLog(page, name, size.name);
    if (options < 2) continue;
    await looking.attempt(page, name, size.name, "list", async () => {
      const listed = await (await seat.openChoices()).count();
      const misses = listed === options ? [] : [{ what: "list", why: `${listed} of ${options}` }];
      await looking.note(page, name, size.name, "list", misses);
      await looking.look(page, name, size.name, "list", { within: "dialog[open]" });
    });
    await page.keyboard.press("Escape");
  }
  const [first] = sizes;
  if (!first || options < 2) return; // nothing to advise
  await looking.attempt(page, name, first.name, "hint", async () => {
    await resize(page, first);
    await seat.press("table-hint");
    await expect(page.locator(HINT)).toBeVisible({ timeout: 60_000 });
    for (const size of sizes) {
      await resize(page, size);
      await looking.look(page, name, size.name, "hint", { within: HINT });
    }
  });
}

export interface Subject {
  game: string;
  positions: readonly Question[];
  /** Where everything that a table can open is looked at, too. */
  panels?: Question | undefined;
  /** Whether the lessons are. */
  lessons?: boolean;
}

/** Looks at all of this; the table is printed, and the misses are written to a file. */
export async function lookAtAll(
  { game, positions, panels, lessons = false }: Subject,
  sizes: readonly Size[],
  arrive: Arrive,
): Promise<Found[]> {
  const looking = new Looking();
  const [host, people] = await hands(arrive, sizes);
  const others = await Promise.all(
    ["Ben", "Cara", "Dee", "Eli", "Fay"].map(async (other) =>
      new Guest(await request.newContext(), host.address).named(other),
    ),
  );
  const each = async (look: (person: Person, its: Size[]) => Promise<void>): Promise<void> => {
    for (const { person, sizes: its } of people) {
      if (its[0]) await resize(person.page, its[0]);
      await look(person, its);
    }
  };
  for (const question of new Set([...positions, ...(panels ? [panels] : [])])) {
    const id = await playedTo(host, others, question);
    looking.tried.questions += 1;
    await each(async (person, its) => {
      const seat = new Seat<unknown>(person, person.heard.length);
      await person.page.goto(`/t/${id}`);
      await seat.isAsked();
      if (positions.includes(question)) await lookAt(person, seat, its, question, looking);
      if (question === panels) await lookAtPanels(person, game, its, looking);
    });
    console.log(`${game} ${question.kind}: ${looking.found.length} misses so far`);
  }
  if (lessons) await each((person, its) => lookAtLessons(person, game, its, looking));
  for (const other of others) await other.request.dispose();
  console.log(looking.report(game, sizes.length));
  return looking.found;
}
