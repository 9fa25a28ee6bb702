import { beforeAll, expect, test } from "vitest";
import { wired } from "../../wire/fakes";
import { nextGoal, type Now } from "../../learn/course";
import { LANGUAGES } from "../../settings.svelte";
import { Content } from "../../wire/content";
import type { Action } from "../../wire/types";
import { has, speak } from "../../words.svelte";
import { course } from "./lessons";

const content = new Content({
  game: "hoth",
  digest: "",
  names: {},
  rows: {},
  things: [],
  texts: {},
  shares: [],
});
const TROOPERS = 3;
const SNOWTROOPERS = 0;

function now(ask: string, events: object[] = [], options: Action[] = [], view: object = {}): Now {
  return {
    seat: 0,
    content,
    events: events as Now["events"],
    ask: ask ? { seat: 0, name: ask, rule: "", options, since: 0 } : undefined,
    view: {
      outcome: null,
      units: [{ ordered: true }, { ordered: false }],
      medals: [1, 2],
      goals: [4, 4],
      players: [{ side: 0 }, { side: 1 }],
      ...view,
    },
  };
}

const rolled = { event: "DiceRolled", kind: TROOPERS, start: 40, end: 30, dice: [0, 4] };
const lost = { event: "FiguresLost", kind: SNOWTROOPERS, hex: 30, lost: 1, left: 3 };
const said = new Set<string>();

beforeAll(() => {
  const asks = ["", "play", "order", "move", "to", "attack", "target", "fall_back", "reroll"];
  for (const goal of course.lessons.flatMap(({ goals }) => goals))
    for (const ask of asks)
      for (const options of [[], [wired("attack", 40)]])
        said.add(goal.say(now(ask, [rolled], options)).id);
});

test.each(LANGUAGES)("whatever is asked, the coach has words for it in %s", async (language) => {
  await speak(language);
  expect([...said].filter((id) => !has(id))).toEqual([]);
  expect(said.size).toBeGreaterThan(25);
});

test("the first lesson waits for an order of the learner, not of the bot", () => {
  const [first] = course.lessons;
  if (!first) throw new Error("a lesson");
  const at = first.goals.findIndex(({ key }) => key === "ordered");
  const order = (seat: number) => ({ event: "UnitsOrdered", seat, hexes: [40] });
  expect(nextGoal(first, at, now("play"))).toBe(at);
  expect(nextGoal(first, at, now("play", [order(1)]))).toBe(at);
  expect(nextGoal(first, at, now("order", [order(0)]))).toBe(at + 1);
});

test("the coach tells how the dice fell", () => {
  const goal = course.lessons[2]?.goals.find(({ key }) => key === "rolled");
  const args = (...events: object[]) => goal?.say(now("attack", events)).args;
  expect(args(rolled, lost)).toEqual({ dice: 2, hit: "hit" });
  expect(args(rolled, { event: "UnitRetreated", kind: SNOWTROOPERS })).toMatchObject({
    hit: "back",
  });
  expect(args({ ...rolled, kind: SNOWTROOPERS }, rolled)).toEqual({ dice: 2, hit: "miss" });
});

test("the coach lights the unit it waits for, and Done only when nothing is left", () => {
  const [orders, march, fight] = course.lessons;
  const goal = (lesson: typeof orders, key: string) => lesson?.goals.find((one) => one.key === key);
  const done = wired("done");
  const advised = (ask: string, options: Action[], action: Action): Now => ({
    ...now(ask, [], options),
    advice: { action, then: undefined },
  });
  const order: Action[] = [wired("order", 40), wired("order", 41), done];
  const first = goal(orders, "ordered")?.say(advised("order", order, wired("order", 41)));
  expect(first).toMatchObject({ id: "learn-hoth-order", does: [["order", 41]] });
  expect(goal(orders, "ordered")?.say(now("order", [], order)).does).toEqual([]);
  // The rule of thumb would rather stay, the lesson is about moving.
  const move: Action[] = [wired("move", 40), done];
  expect(goal(march, "moved")?.say(advised("move", move, done)).does).toEqual([["move", 40]]);
  expect(goal(fight, "attacked")?.say(now("attack", [], [done]))).toMatchObject({
    id: "learn-hoth-attack-done",
    does: [done],
  });
});

test("a card is taken up before it is played; a unit is pressed on the field", () => {
  expect(course.shows(wired("play", 7), now("play", [], [wired("play", 7)]))).toEqual([
    '[data-spot="hand"] [data-card="7"]:not([aria-pressed="true"])',
    '.ask [data-option="play,7"]',
  ]);
  expect(course.shows(wired("order", 40), now("order", [], [wired("order", 40)]))).toEqual([
    "#hoth-hex-40",
    '.ask [data-option="order,40"]',
  ]);
});
