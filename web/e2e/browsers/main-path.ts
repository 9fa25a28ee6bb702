/** The main path of each game in every browser: the same presses, the same pages. */

import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { rehearsed } from "../stalker.ts";
import { shared } from "../shared.ts";
import { wordsOf } from "../words.ts";
import { chromium } from "./chromium.ts";
import { firefox } from "./firefox.ts";
import { General, Hunter, Stalker } from "./player.ts";
import type { Browser, Engine } from "./tab.ts";
import { Visitor } from "./visitor.ts";
import { webkit } from "./webkit.ts";

const ENGINES: Record<string, Engine> = { chromium, firefox, webkit };
const SEED = 3;
const LESSONS = [
  ["hunters", "draw"],
  ["hoth", "orders"],
  ["zone", "sneak"],
] as const;
const PAGES = [
  "/rules",
  "/rules/hunters/BH-7.5",
  "/learn",
  "/watch",
  "/ladder",
  "/score",
  "/me",
  "/settings",
  "/about",
];

const test = base.extend<{ visitor: Visitor }, { opened: Browser | undefined }>({
  opened: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads from the pattern what is wanted
    async ({}, use, { project }) => {
      const engine = ENGINES[project.name];
      const opened = engine && !engine.missing() ? await engine.start() : undefined;
      await use(opened);
      await opened?.close();
    },
    { scope: "worker", timeout: 0 },
  ],
  visitor: async ({ opened }, use, info) => {
    const missing = ENGINES[info.project.name]?.missing();
    test.skip(missing !== undefined, missing ?? "");
    if (!opened) return;
    const tab = await opened.tab();
    const visitor = new Visitor(tab, shared().address, wordsOf("en"));
    await use(visitor);
    if (info.errors.length > 0) writeFileSync(info.outputPath("page.png"), await tab.picture());
    expect.soft(await visitor.mistakes(), "the page made mistakes").toEqual([]);
    await tab.close();
  },
});

/** From the first page to a new table of this game, with a seed. */
async function begin(visitor: Visitor, game: string, seed: number): Promise<void> {
  const { say } = visitor;
  await visitor.open("/");
  await visitor.press(`main a[href="/new/${game}"]`);
  const toSeats = { hoth: "hoth-play-seats", zone: "zone-pick-seats" }[game];
  if (toSeats) await visitor.press("button", say(toSeats));
  // The seat that is kept for a friend gives way to a bot; a mission is played alone.
  if (game === "zone") await visitor.press("button", say("pages-seat-remove", { number: 3 }));
  else await visitor.press("button", say("pages-seat-add"));
  await visitor.press("button", say("pages-seat-remove", { number: 2 }));
  await visitor.press("summary", say("pages-more"));
  await visitor.fill("details input[inputmode=numeric]", `${seed}`);
  await visitor.press("button", say("pages-new-start"));
}

/** Presses only what is lit, until the first lesson of this game is finished. */
async function learn(visitor: Visitor, game: string, lesson: string): Promise<void> {
  const { say } = visitor;
  await visitor.open(`/learn/${game}`);
  await visitor.press("main li button");
  await visitor.table();
  const end = say("learn-finished", { lesson: say(`learn-${game}-lesson-${lesson}`) });
  await visitor.until(`“${end}”`, async () => {
    if (await visitor.has(end)) return true;
    for (const css of ['[data-lit="press"]', "aside.card .button.primary", ".skip button"]) {
      const lit = await visitor.spot(css);
      if (!lit) continue;
      await visitor.tab.press(lit);
      break;
    }
    return undefined;
  });
}

test("Bounty Hunters", async ({ visitor }) => {
  await begin(visitor, "hunters", SEED);
  const hunter = new Hunter(visitor, await visitor.table());
  await hunter.play(8);
  await visitor.reload();
  await hunter.play(4);
});

test("Battle of Hoth", async ({ visitor }) => {
  await begin(visitor, "hoth", SEED);
  const general = new General(visitor, await visitor.table());
  await general.play(60, () => general.hasAttacked);
  expect(general.hasAttacked, "there was an attack").toBe(true);
  await visitor.reload();
  await general.play(2);
});

test("S.T.A.L.K.E.R.", async ({ visitor }) => {
  const won = rehearsed(1, 120);
  await begin(visitor, "zone", won.seed);
  const stalker = new Stalker(visitor, await visitor.table(), won);
  await stalker.play(won.decisions.length, () => stalker.decided.some(([verb]) => verb === "end"));
  await visitor.reload();
  await stalker.play(3);
});

for (const [game, lesson] of LESSONS)
  test(`first lesson of ${game}`, ({ visitor }) => learn(visitor, game, lesson));

test("language menu", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.reads(wordsOf("en")("web-home-play"));
  for (const [language, name] of [
    ["uk", "Українська"],
    ["en", "English"],
  ] as const) {
    await visitor.press("header button[aria-haspopup=menu]");
    await visitor.press("[role=menuitem]", name);
    await visitor.reads(wordsOf(language)("web-home-play"));
  }
});

test("editor of Hoth", async ({ visitor }) => {
  const { say } = visitor;
  const noRebel = say("hoth-editor-problem-no_unit", { side: "rebel" });
  await visitor.open("/editor/hoth");
  await visitor.reads(noRebel);
  // A stroke of terrain, then a unit.
  await visitor.press("label", "Serac");
  await visitor.drag("[data-paint='21']", "[data-paint='22']", "[data-paint='23']");
  for (const hex of [21, 22, 23]) await visitor.sees(`[data-paint='${hex}']`, "Serac");
  await visitor.press("label", "Echo Base troopers");
  await visitor.press("[data-paint='40']");
  await visitor.until(
    "a verdict without that",
    async () => !(await visitor.has(noRebel)) || undefined,
  );
});

test("editor of missions", async ({ visitor }) => {
  const { say } = visitor;
  await visitor.open("/editor/zone");
  await visitor.reads(say("zone-editor-problem-no_tile"));
  await visitor.press("[data-slot='0 0']");
  await visitor.reads(say("zone-editor-problem-no_enemy"));
  await visitor.press("button", say("zone-editor-kind-enemy"));
  await visitor.press("[data-area='1.E']");
  await visitor.reads(say("zone-editor-problem-no_anomaly"));
});

test("every other page", async ({ visitor }) => {
  for (const path of PAGES) {
    await visitor.open(path);
    await visitor.until(
      "all of the page",
      async () => !(await visitor.has(visitor.say("web-loading"))) || undefined,
    );
  }
});

/** Each of the things that a page may do wrong, and a word by which it is found again. */
const WRONGS = {
  said: `console.error("said")`,
  thrown: `setTimeout(() => { throw new Error("thrown"); })`,
  refused: `Promise.reject("refused")`,
  "404": `fetch("/api/nothing")`,
  "nothing.png": `Object.assign(new Image(), { src: "/nothing.png" })`,
  "img-src": `Object.assign(new Image(), { src: "http://127.0.0.1:1/" })`,
};

test("what goes wrong is noticed", async ({ visitor }) => {
  await visitor.open("/about");
  for (const wrong of Object.values(WRONGS))
    await visitor.tab.evaluate(`[document.body.append(${wrong})].length`);
  await visitor.until("all that was done wrong", async () => {
    const noticed = (await visitor.mistakes()).join();
    return Object.keys(WRONGS).every((word) => noticed.includes(word)) || undefined;
  });
  visitor.forget();
});
