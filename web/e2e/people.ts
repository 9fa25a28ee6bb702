/** The server, and people who come to it with a browser of their own. */

import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { Language } from "../src/settings.svelte";
import type { Way, Given } from "../src/wire/http";
import type { AnyTold, Ways } from "../src/wire/types";
import { Cantina } from "./server.ts";
import { watch } from "./watch.ts";
import { wordsOf, type Say } from "./words.ts";

/** Somebody with a browser. `heard` is every message of every socket, as it came over the line. */
export class Person {
  readonly heard: AnyTold[] = [];
  readonly frames: string[] = [];
  readonly mistakes: string[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string,
    readonly say: Say,
  ) {
    page.on("pageerror", (error) => this.mistakes.push(error.stack ?? error.message));
    page.on("console", (message) => {
      // Answers are looked at below; Chromium's line about them names no address.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        this.mistakes.push(message.text());
    });
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      const stranger = answer.status() === 401 && pathname === "/api/me";
      if (answer.status() >= 400 && !stranger)
        this.mistakes.push(`${answer.status()} ${pathname}`);
    });
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        this.frames.push(payload.toString());
        this.heard.push(JSON.parse(payload.toString()) as AnyTold);
      }),
    );
  }

  /** Asks the server past the pages, with this browser's sign-in. */
  async ask<W extends Way>(way: W, given: Partial<Given<W>>): Promise<Ways[W]["answer"]> {
    const [method = "GET", pattern = ""] = way.split(" ");
    const { path = {}, body } = given as { path?: Record<string, string>; body?: unknown };
    const where = pattern.replace(/{(\w+)}/g, (_, name: string) => path[name] ?? "");
    const answer = await this.context.request.fetch(this.address + where, {
      method,
      headers: { origin: this.address },
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

export interface Arrival extends BrowserContextOptions {
  language?: Language;
}

export const test = base.extend<
  { arrive: (how?: Arrival) => Promise<Person> },
  { cantina: Cantina }
>({
  cantina: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const cantina = new Cantina();
      await cantina.start();
      await use(cantina);
      await cantina.close();
      expect(cantina.complaints, "the server complained").toBe("");
    },
    { scope: "worker" },
  ],
  arrive: async ({ browser, cantina, contextOptions, viewport, colorScheme }, use) => {
    const people: Person[] = [];
    await use(async ({ language = "en", ...how } = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        colorScheme,
        locale: language,
        baseURL: cantina.address,
        ...how,
      });
      await context.addInitScript(watch);
      const page = await context.newPage();
      const person = new Person(context, page, cantina.address, wordsOf(language));
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
