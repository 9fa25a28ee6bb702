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
  learn: () => "/learn/hunters",
  editor: () => "/editor/hoth",
  campaign: (id) => `/campaign/${id}`,
  score: () => "/score",
  me: () => "/me",
  settings: () => "/settings",
  about: () => "/about",
  watch: () => "/watch",
  ladder: () => "/ladder",
  nowhere: () => "/no/such/page",
};

/** All pages as this person sees them, with a lobby, a table in play and one that is over. */
export async function allPages(person: Person, finished: string): Promise<Place[]> {
  const open = async (...seats: string[]) =>
    (await person.ask("POST /api/tables", { body: { game: "hunters", seats, seed: 7 } })).id;
  return [
    ...Object.entries(PATHS).map(([name, path]) => ({ name, path: path(finished) })),
    { name: "lobby", path: `/t/${await open("me", "open", "quick")}` },
    { name: "table in play", path: `/t/${await open("me", "quick", "quick", "quick")}` },
  ];
}

/** Opens a page and waits until it has said all that it says by itself. */
export async function visit({ page, say }: Person, { path }: Place): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.getByText(say("web-loading")).waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready);
}
