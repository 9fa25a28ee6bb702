import { beforeAll, expect, test } from "vitest";
import type { Now } from "../../learn/course";
import { nextGoal } from "../../learn/course";
import { LANGUAGES } from "../../settings.svelte";
import { Content } from "../../wire/content";
import { row } from "../../wire/fakes";
import { has, speak } from "../../words.svelte";
import { course } from "./lessons";
import type { HuntersView, PlayerView } from "./types";

const characters = [row("han", { name: "Han" }), row("bossk", { name: "Bossk" })];
const rows = [
  row("t", { character: "han", shields: [1, 0, 2], points: 9 }),
  row("h", { character: "bossk", attack: [1, 0, 1], penalty: 1 }),
  row("c", { kind: "same_target", a: "han" }),
  row("d", { kind: "astromech", attack: [0, 3, 0], cost: 1 }),
];
const content = new Content({
  game: "hunters",
  digest: "",
  names: {},
  rows: { characters, cards: rows },
  things: ["t", "h", "c", "d"],
  texts: {},
  shares: [],
});
const [TARGET, HUNTER, CONTRACT, DROID] = [0, 1, 2, 3];

function now(player: Partial<PlayerView>, ask: string, view: Partial<HuntersView> = {}): Now {
  const me = {
    chosen: -1,
    credits: 0,
    confrontations: [],
    contracts: [],
    crates: [],
    reserved: [],
    captures: 0,
    pad: { targets: 0, hunters: 0 },
    ...player,
  };
  return {
    seat: 0,
    content,
    events: [],
    ask: ask ? { seat: 0, name: ask, rule: "", options: [], since: 0 } : undefined,
    view: {
      turn: 1,
      known: [[]],
      trigger_turn: -1,
      last_turn: -1,
      outcome: null,
      players: [me],
      ...view,
    },
  };
}

const hands = [[], [TARGET], [HUNTER], [CONTRACT], [DROID], [TARGET, HUNTER, CONTRACT, DROID]];
const open = [{ target: TARGET, attacks: [], captured: false, attack: [0, 0, 0] }];
const said = new Set<string>();

beforeAll(() => {
  const asks = ["", "draw", "choose", "act", "activate"];
  for (const goal of course.lessons.flatMap(({ goals }) => goals))
    for (const ask of asks)
      for (const hand of hands)
        for (const confrontations of [[], open])
          for (const chosen of [-1, TARGET, HUNTER, CONTRACT, DROID])
            said.add(goal.say(now({ chosen, confrontations }, ask, { known: [hand] })).id);
});

test.each(LANGUAGES)("whatever happens, the coach has words for it in %s", async (language) => {
  await speak(language);
  expect([...said].filter((id) => !has(id))).toEqual([]);
  expect(said.size).toBeGreaterThan(25);
});

test("the first lesson waits for a target in front of the learner, in whatever turn", () => {
  const [first] = course.lessons;
  if (!first) throw new Error("a lesson");
  const at = first.goals.findIndex(({ key }) => key === "open");
  expect(nextGoal(first, 1, now({}, "choose", { known: [[TARGET]] }))).toBe(2);
  expect(nextGoal(first, at, now({}, "draw", { turn: 7 }))).toBe(at);
  expect(nextGoal(first, at, now({ confrontations: open }, ""))).toBe(at + 1);
  expect(nextGoal(first, at, now({ confrontations: open }, "", { turn: 2 }))).toBe(at + 2);
});

test("only cards that help against the target are lit", () => {
  const goal = course.lessons[1]?.goals.find(({ key }) => key === "attack");
  const saying = goal?.say(
    now({ confrontations: open }, "choose", { known: [[TARGET, HUNTER, DROID]] }),
  );
  expect(saying).toMatchObject({ does: [["choose", HUNTER]], then: ["play"] });
  expect(saying?.args).toMatchObject({ green: 1, blue: 0, orange: 2 });
});
