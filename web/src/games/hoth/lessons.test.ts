import { beforeAll, expect, test } from "vitest";
import { nextGoal, type Now } from "../../learn/course";
import { LANGUAGES } from "../../settings.svelte";
import { Content } from "../../wire/content";
import type { Action } from "../../table/table.svelte";
import { has, speak } from "../../words.svelte";
import { course } from "./lessons";

const content = new Content({
  game: "hoth",
  digest: "",
  names: {},
  rows: {},
  things: [],
  texts: {},
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
      for (const options of [[], [["attack", 40]]] as Action[][])
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

test("a learner without anybody to attack is sent on, not left alone", () => {
  const goal = course.lessons[2]?.goals.find(({ key }) => key === "attacked");
  expect(goal?.say(now("attack", [], [["done"]])).id).toBe("learn-hoth-attack-none");
  expect(goal?.say(now("attack", [], [["attack", 40], ["done"]])).id).toBe("learn-hoth-attack");
});
