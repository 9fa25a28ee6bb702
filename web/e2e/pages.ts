/** Every page that there is, and the states of a table worth a look of their own. */

import type { PageName } from "../src/router.svelte";
import type { Person } from "./people.ts";

export interface Place {
  name: string;
  path: string;
}

/** The compiler sees to it that no page is forgotten. */
const PATHS: Record<PageName, (finished: string) => string> = {
  home: () => "/",
  start: () => "/play/hunters",
  new: () => "/new/hunters",
  table: (id) => `/t/${id}`,
  replay: (id) => `/r/${id}`,
  rulebooks: () => "/rules",
  rules: () => "/rules/hunters/BH-7.5",
  courses: () => "/learn",
  aid: () => "/learn/zone/aid",
  learn: () => "/learn/hunters",
  signs: () => "/learn/zone/signs",
  editor: () => "/editor/hoth",
  box: () => "/box/hunters",
  campaign: (id) => `/campaign/${id}`,
  score: () => "/score",
  me: () => "/me",
  settings: () => "/settings",
  about: () => "/about",
  watch: () => "/watch",
  ladder: () => "/ladder",
  nowhere: () => "/no/such/page",
};

/** All pages as this person sees them, with a lobby, a table in play and one that is over. No page is
 * followed by another of its kind, so that one can tell when the next one is there. */
export async function allPages(person: Person, finished: string): Promise<Place[]> {
  const open = async (...seats: string[]) =>
    (await person.ask("POST /api/tables", { body: { game: "hunters", seats, seed: 7 } })).id;
  return [
    { name: "lobby", path: `/t/${await open("me", "open", "quick+crates")}` },
    ...Object.entries(PATHS).map(([name, path]) => ({ name, path: path(finished) })),
    { name: "mission editor", path: "/editor/zone" },
    { name: "table in play", path: `/t/${await open("me", "quick+small", "quick+big", "quick")}` },
  ];
}

/** Opens a page and waits until it has said all that it says by itself. */
export async function visit(person: Person, { path }: Place): Promise<void> {
  await person.page.goto(person.address + path);
  await hasSaidAll(person);
}

/** The same as by a link: in the client that is there already, which loads and reads nothing again. */
export async function turnTo(person: Person, { path }: Place): Promise<void> {
  await person.page.evaluate((to) => {
    for (const old of document.querySelectorAll("h1")) old.setAttribute("data-left", "");
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await hasSaidAll(person);
}

async function hasSaidAll({ page, say }: Person): Promise<void> {
  await page.locator("h1:not([data-left])").first().waitFor({ state: "attached" });
  await page.getByText(say("web-loading")).waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready);
}
