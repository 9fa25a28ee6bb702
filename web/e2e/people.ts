/** The server, and people who come to it with a browser of their own. */

import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { Language } from "../src/settings.svelte";
import type { Pace } from "../src/told/pace";
import type { Way, Given } from "../src/wire/http";
import type { AnyTold, Ways } from "../src/wire/types";
import { Cantina } from "./server.ts";
import { shared } from "./shared.ts";
import { watch } from "./watch.ts";
import { wordsOf, type Say } from "./words.ts";

/** One of the pages is for addresses that lead nowhere. */
const MEANT = [/^404 .no.such.page$/];

/** As long as expectations wait. */
const PATIENCE_MS = 300_000;

/** Somebody at the server, without a browser. */
export class Guest {
  constructor(
    readonly request: APIRequestContext,
    readonly address: string,
  ) {}

  async ask<W extends Way>(way: W, given: Partial<Given<W>>): Promise<Ways[W]["answer"]> {
    const [method = "GET", pattern = ""] = way.split(" ");
    const { path = {}, body } = given as { path?: Record<string, string>; body?: unknown };
    const where = pattern.replace(/{(\w+)}/g, (_, name: string) => path[name] ?? "");
    const answer = await this.request.fetch(this.address + where, {
      method,
      headers: { origin: new URL(this.address).origin },
      ...(body === undefined ? {} : { data: body }),
    });
    if (!answer.ok()) throw new Error(`${way}: ${await answer.text()}`);
    return (await answer.json()) as Ways[W]["answer"];
  }

  async named(name: string): Promise<this> {
    await this.ask("POST /api/players", { body: { name } });
    return this;
  }
}

/** Somebody with a browser. `heard` is every message of every socket, as it came over the line. */
export class Person extends Guest {
  readonly heard: AnyTold[] = [];
  readonly frames: string[] = [];
  readonly #meant = [...MEANT];
  readonly #noticed: string[] = [];
  readonly #looking = new Set<() => void>();

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    address: string,
    readonly say: Say,
  ) {
    super(context.request, address);
    page.on("pageerror", (error) => this.#noticed.push(error.stack ?? error.message));
    page.on("console", (message) => {
      // Answers are looked at below; Chromium's line about them names no address.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        this.#noticed.push(message.text());
    });
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      if (answer.status() >= 400) this.#noticed.push(`${answer.status()} ${pathname}`);
    });
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        this.frames.push(payload.toString());
        this.heard.push(JSON.parse(payload.toString()) as AnyTold);
        for (const look of this.#looking) look();
      }),
    );
  }

  /** Until this holds; looked at whenever something was heard, and not fifty times a second. */
  async hears(holds: () => boolean): Promise<void> {
    if (holds()) return;
    await new Promise<void>((there, failed) => {
      const end = (done: () => void): void => {
        this.#looking.delete(look);
        clearTimeout(late);
        done();
      };
      const look = (): void => {
        if (holds()) end(there);
      };
      const late = setTimeout(
        () => end(() => failed(new Error(`never heard: ${holds.toString()}`))),
        PATIENCE_MS,
      );
      this.#looking.add(look);
    });
  }

  /** Trouble that a test makes on purpose. */
  forgive(mistake: RegExp): void {
    this.#meant.push(mistake);
  }

  get mistakes(): string[] {
    return this.#noticed.filter((one) => !this.#meant.some((meant) => meant.test(one)));
  }
}

export interface Arrival extends BrowserContextOptions {
  language?: Language;
  /** How fast turns are told: machines need not see them. */
  pace?: Pace;
}

interface People {
  /** Opens a browser for somebody, at the shared server unless `baseURL` names another. */
  arrive: (how?: Arrival) => Promise<Person>;
  /** A server of the test's own, which it may stop. */
  own: Cantina;
  /** To whom `own` listens: to this computer only, unless a test wants more. */
  host: string;
  /** The folder of a site that `own` is in. */
  base: string;
  /** Which names `own` shows: see decision 0024. */
  names: string;
}

export const test = base.extend<People>({
  host: ["127.0.0.1", { option: true }],
  base: ["/", { option: true }],
  names: ["official", { option: true }],
  own: async ({ host, base, names }, use) => {
    const own = new Cantina(host, base, names);
    await own.start();
    await use(own);
    await own.close();
    expect(own.complaints, "the server complained").toEqual([]);
  },
  arrive: async ({ browser, contextOptions, viewport, colorScheme }, use) => {
    const people: Person[] = [];
    await use(async ({ language = "en", pace = "once", ...how } = {}) => {
      const address = how.baseURL ?? shared().address;
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        colorScheme,
        locale: language,
        baseURL: address,
        // It keeps files for days without a network, in every browser anew: see pages.spec.ts.
        serviceWorkers: "block",
        ...how,
      });
      await context.addInitScript(watch);
      await context.addInitScript(
        (paces) => {
          const place = "cantina.settings";
          if (localStorage.getItem(place) === null)
            localStorage.setItem(place, JSON.stringify({ paces }));
          // They have seen a few battles: the telling waits nowhere by itself.
          const tables = { one: [], two: [], three: [] };
          localStorage.setItem("cantina.firsts", JSON.stringify({ hoth: tables }));
        },
        { hoth: pace, zone: pace },
      );
      const page = await context.newPage();
      const person = new Person(context, page, address, wordsOf(language));
      people.push(person);
      return person;
    });
    for (const person of people) {
      await person.context.close();
      expect(person.mistakes, "the page made mistakes").toEqual([]);
    }
  },
});

export { expect };
