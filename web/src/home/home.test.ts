import { expect, test } from "vitest";
import { againstBots, asked, kindOf, seedOf, startsAtOnce, usualDraft } from "../lobby/draft";
import {
  knowBots,
  levelAbout,
  levelName,
  levelsOf,
  USUAL_BOT,
  usualBot,
} from "../lobby/levels.svelte";
import { takeBy } from "../table/invites";
import { seat as someone } from "../wire/fakes";
import type { GameInfo, SeatNow, TableInfo } from "../wire/types";
import { speak } from "../words.svelte";
import { codeOf, spelled, tablePath } from "./code";
import { fitting, searchFor, wantedIn } from "./finding";
import { byUrgency, deadline, isAsked } from "./mine.svelte";
import { newest } from "./news";
import { worlds } from "./worlds";

const game = (key: string, fewest: number, most: number): GameInfo => ({
  key,
  names: { en: key },
  fewest,
  most,
  minutes: 20,
  age: 10,
  behaviour: 1,
  options: [{ key: "mode", choices: ["full", "introductory"], rule: "X-1" }],
  levels: [
    { key: "rookie", bot: "random", seconds: 0 },
    { key: "veteran", bot: "scout", seconds: 1.5 },
  ],
  regulars: [],
});

const seat = (some: Partial<SeatNow>): SeatNow => ({ ...someone, ...some });

function table(id: string, created: number, mine: Partial<SeatNow>): TableInfo {
  return {
    table: { id, game: "hunters", status: "playing", seats: [seat({}), seat(mine)] },
    created,
    my_seats: [1],
  } as unknown as TableInfo;
}

test("worlds in the making stay in their place, and one without pages is still in the making", () => {
  const found = worlds([game("hunters", 2, 6), game("chess", 2, 2)]);
  expect(found.map(({ key }) => key)).toEqual(["hunters", "hoth", "zone", "chess"]);
  expect(found.map((world) => world.game !== undefined)).toEqual([true, false, false, false]);
});

test("the most urgent table comes first", () => {
  const waits = table("waits", 9, {});
  const soon = table("soon", 1, { answering: true, deadline: 1000 });
  const later = table("later", 2, { answering: true, deadline: 9000 });
  const never = table("never", 3, { answering: true });
  const order = [waits, never, later, soon].sort(byUrgency).map((info) => info.table.id);
  expect(order).toEqual(["soon", "later", "never", "waits"]);
  expect([isAsked(waits), isAsked(soon)]).toEqual([false, true]);
  expect([deadline(soon), deadline(never)]).toEqual([1000, Infinity]);
});

test("a code is six letters however it is written", () => {
  expect(codeOf(" dus-kmx ")).toBe("DUSKMX");
  expect(spelled("duskmx")).toBe("DUS-KMX");
});

test.each([
  ["https://example.org/t/abc#secret", "/t/abc#secret"],
  ["example.org/t/abc#secret", "/t/abc#secret"],
  ["/t/abc", "/t/abc"],
  ["https://example.org/rules/hunters", ""],
  ["DUS-KMX", ""],
])("the table of %s", (typed, path) => {
  expect(tablePath(typed)).toBe(path);
});

test("behind the # stands a code or the secret of a seat", () => {
  expect(takeBy("DUS-KMX")).toEqual({ ready: false, code: "DUSKMX" });
  expect(takeBy("Kq3_x8-abcdefgh")).toEqual({ ready: false, secret: "Kq3_x8-abcdefgh" });
  expect(takeBy("abcdef7")).toEqual({ ready: false, secret: "abcdef7" });
});

test("tables are looked for by game and pace, and that stands in the address", () => {
  const one = (key: string, pace: string, my_seats: number[] = []) =>
    ({
      table: { game: key, pace, seats: [{ kind: "person" }, { kind: "empty" }] },
      my_seats,
    }) as unknown as TableInfo;
  const all = [one("hunters", "live"), one("hoth", "none"), one("hoth", "live", [0])];
  const wanted = wantedIn("?game=hoth&pace=none");
  expect(searchFor(wanted)).toBe("?game=hoth&pace=none");
  expect(fitting(all, wanted)).toEqual([all[1]]);
  expect(fitting(all, wantedIn(""))).toEqual(all.slice(0, 2));
  expect(searchFor(wantedIn(""))).toBe("");
});

test("a new table has a seat for me, one to invite to, and a bot", () => {
  const draft = usualDraft(game("hunters", 2, 6));
  expect(draft.seats.map(kindOf)).toEqual(["me", "open", "bot"]);
  expect(draft.options).toEqual({ mode: "full" });
  expect(startsAtOnce(draft)).toBe(false);
  expect(startsAtOnce({ ...draft, seats: ["me", "quick"] })).toBe(true);
  expect(usualDraft(game("duel", 2, 2)).seats).toHaveLength(2);
});

test("against bots: three of them, or as many as fit", () => {
  expect(againstBots(game("hunters", 2, 6)).seats).toEqual([
    "me",
    ...Array<string>(3).fill(USUAL_BOT),
  ]);
  expect(againstBots(game("duel", 2, 2)).seats).toHaveLength(2);
  const scenarios = [{ key: "scenario", choices: ["1"], rule: "X-1" }];
  expect(againstBots({ ...game("hoth", 2, 4), options: scenarios }).seats).toHaveLength(2);
  expect(againstBots(game("alone", 1, 1)).seats).toEqual(["me"]);
});

test("a seed is a whole number, or left to chance", () => {
  expect(seedOf("")).toBeNull();
  expect(seedOf("42")).toBe(42);
  expect(seedOf("-1")).toBeUndefined();
  expect(seedOf("4.5")).toBeUndefined();
  expect(asked("hunters", { ...usualDraft(game("hunters", 2, 6)), seed: "7" }).seed).toBe(7);
});

test("each game has its scale, and bots that are on none have their own name", async () => {
  await speak("en");
  expect(levelsOf("zone")).toEqual([]);
  knowBots([game("zone", 1, 4), game("hunters", 2, 6)]);
  expect(levelsOf("hunters").map(({ bot }) => bot)).toEqual(["random", "scout"]);
  expect([levelName("scout", "zone"), levelName("mcts:17", "zone")]).toEqual([
    "Veteran",
    "mcts:17",
  ]);
  expect(levelAbout("random", "zone")).toMatch(/; answers at once$/);
  expect(levelAbout("scout", "zone")).toMatch(/; up to 1\.5 s a turn$/);
  expect(levelAbout("mcts:17", "zone")).toBe("plays many games in its head");
  expect(levelAbout("novice@casual", "zone")).toMatch(/a beginner’s slips$/);
  expect(levelAbout("novice:6@casual", "zone")).toMatch(/a slip now and then$/);
  // Where all play together the strongest is the usual company.
  expect([usualBot("zone"), usualBot("hunters")]).toEqual(["scout+any", USUAL_BOT]);
});

test("news are what others did, a second look before the latest", () => {
  const line = (text: string, who: number, weight: "plain" | "hot" | "divider" = "plain") => ({
    text,
    seat: who,
    weight,
  });
  const lines = [line("capture", 1, "hot"), undefined, line("draw", 2), line("mine", 0, "hot")];
  expect(newest(lines, 0)).toBe("capture");
  expect(newest([line("draw", 2), line("turn", -1, "divider")], 0)).toBe("draw");
  expect(newest([line("mine", 0)], 0)).toBe("");
});
