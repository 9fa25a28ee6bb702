import { beforeAll, expect, test } from "vitest";
import { DONE, wordOf } from "../../wire/action";
import { wired } from "../../wire/fakes";
import { nextGoal, type Goal, type Lesson, type Now } from "../../learn/course";
import { LANGUAGES } from "../../settings.svelte";
import type { Action } from "../../wire/types";
import { has, speak } from "../../words.svelte";
import { boxContent, camp as view } from "./fakes";
import { beatOf, suggested, viewOf } from "./learner";
import { course } from "./lessons";
import seen from "./sortie.fixture.json";
import sortie from "./sortie.json";

const content = boxContent();
const script = sortie.beats.flatMap(({ does }) => does);

interface Moment {
  ask: string;
  options?: Action[];
  events?: object[];
  round?: number;
  card?: string;
  area?: number;
}

function now({ ask, options = [], events = [], round = 1, card = "velet", area = 0 }: Moment): Now {
  const [stalker] = view.stalkers;
  return {
    seat: 0,
    content,
    events: events as Now["events"],
    ask: ask ? { seat: 0, name: ask, rule: "", options, since: 0 } : undefined,
    view: { ...view, round, outcome: null, stalkers: [{ ...stalker, card, area }] },
  };
}

/** The sortie as its learner sees it, with all that was heard up to each moment. */
const recorded = seen as unknown as readonly Moment[];
const moments: Now[] = recorded.map((one, at) =>
  now({ ...one, events: recorded.slice(0, at + 1).flatMap(({ events = [] }) => events) }),
);

/** The learner reads at once, and is at the first goal that waits for something to be done. */
function present(from: { lesson: number; goal: number }, moment: Now): Goal | undefined {
  for (; from.lesson < course.lessons.length; from.lesson += 1, from.goal = 0) {
    const lesson = course.lessons[from.lesson] as Lesson;
    for (;;) {
      from.goal = nextGoal(lesson, from.goal, moment);
      const goal = lesson.goals[from.goal];
      if (!goal) break;
      if (goal.done) return goal;
      from.goal += 1;
    }
  }
  return undefined;
}

test("who follows the coach plays the sortie, action by action", () => {
  const at = { lesson: 0, goal: 0 };
  const followed = moments.slice(0, -1).map((moment) => {
    const goal = present(at, moment);
    const action = goal && suggested(moment, beatOf(goal.key));
    return action && wordOf(action);
  });
  expect(followed).toEqual(script.map((action) => action.join()));
  const last = moments.at(-1);
  expect(last && present(at, last)?.key).toBe("alone");
});

const said = new Set<string>();
beforeAll(() => {
  const asks = ["", "turn", "act", "step", "reroll", "arrange", "first", "push", "stalker"];
  const goals = course.lessons.flatMap((lesson) => lesson.goals);
  const at = { lesson: 0, goal: 0 };
  for (const moment of moments) {
    const goal = present(at, moment);
    if (goal) said.add(goal.say(moment).id);
  }
  for (const goal of goals)
    for (const ask of asks)
      for (const options of [[], [wired("end"), wired("done")]]) {
        const strayed = now({ ask, options });
        if (goal.key !== "stalker" || ask === "stalker") said.add(goal.say(strayed).id);
      }
});

test.each(LANGUAGES)("whatever is asked, the coach has words for it in %s", async (language) => {
  await speak(language);
  expect([...said].filter((id) => !has(id))).toEqual([]);
  expect(said.size).toBeGreaterThan(50);
});

const goalOf = (key: string): Goal => {
  const found = course.lessons.flatMap(({ goals }) => goals).find((goal) => goal.key === key);
  if (!found) throw new Error(`a goal ${key}`);
  return found;
};

test("who goes another way is told so, and led on with the next turn", () => {
  const walk = goalOf("walk");
  const ended = { event: "TurnEnded", rule: "", stalker: 0, token: 0, forfeited: 0 };
  expect(walk.say(now({ ask: "step", options: [wired("step", 2)] })).id).toBe(
    "learn-zone-step-any",
  );
  expect(walk.say(now({ ask: "act", options: [wired("prepare")] })).id).toBe("learn-zone-act-any");
  expect(walk.say(now({ ask: "act", options: [wired("lead", 0), wired("end")] })).id).toBe(
    "learn-zone-end-any",
  );
  expect(walk.done?.(now({ ask: "act" }))).toBe(false);
  expect(walk.done?.(now({ ask: "turn", events: [ended] }))).toBe(true);
});

test("actions of an earlier turn are not taken for those of this one", () => {
  const began = { event: "TurnBegan", rule: "", stalker: 0, token: 0 };
  const moved = { event: "ActionTaken", rule: "", stalker: 0, verb: "move", numbers: [], paid: 1 };
  const fetch = goalOf("fetch");
  expect(fetch.done?.(now({ ask: "act", events: [began, moved, moved, began] }))).toBe(false);
  expect(fetch.done?.(now({ ask: "step", events: [began, began, moved] }))).toBe(false);
  expect(fetch.done?.(now({ ask: "act", events: [began, began, moved] }))).toBe(true);
});

test("a move is lit on the map; other actions there only when their button is pressed", () => {
  const light = (goal: string, ask: string, ...options: Action[]) => {
    const moment = now({ ask, options, area: 32 });
    const { does: [action = DONE] = [], then } = goalOf(goal).say(moment);
    return course.shows(action, { ...moment, advice: { action, then } });
  };
  const areaOf = (area: number) => `[data-area="${view.ground.areas[area]?.id ?? ""}"]`;
  expect(light("walk", "act", wired("move"))).toEqual([areaOf(30)]);
  expect(light("careful", "act", wired("careful"))).toEqual([
    '[data-option="careful"]',
    '[data-act="careful"]:not([aria-pressed="true"])',
    `body:has([data-act="careful"][aria-pressed="true"]):not(:has([data-option="careful"])) ${areaOf(33)}`,
  ]);
  expect(light("burst", "act", wired("fire", 1, 8)).at(-1)).toMatch(
    /^body:has\(\[data-act="fire"\]\[aria-pressed="true"\]\):not\(.*\) \[data-area=/,
  );
  expect(light("careful", "step", wired("step", 33))).toEqual([
    '[data-option="step,33"]',
    areaOf(33),
  ]);
});

test("the chance that the coach names is that of any wound", () => {
  const shot = {
    ...view.shots[0],
    verb: "fire",
    args: [1, 8],
    parts: [
      {
        part: "torso",
        chances: [
          { result: "hp-1", at: 8, permille: 43 },
          { result: "heavy", at: 5, permille: 494 },
          { result: "light", at: 3, permille: 367 },
        ],
      },
    ],
  };
  const moment = now({ ask: "act", options: [wired("fire", 1, 8)] });
  const saying = goalOf("burst").say({ ...moment, view: { ...viewOf(moment), shots: [shot] } });
  expect(saying.id).toBe("learn-zone-burst");
  expect(saying.args).toMatchObject({ percent: 90 });
});

test("the coach tells what the first shot did", () => {
  const began = { event: "TurnBegan", rule: "", stalker: 0, token: 0 };
  const hit = { event: "EnemyHit", attacker: 0, successes: 6, results: ["heavy"] };
  const tells = (...events: object[]) =>
    goalOf("hit").say(now({ ask: "act", events: [began, began, began, ...events] })).args;
  expect(tells(hit)).toEqual({ successes: 6, hit: "heavy" });
  expect(tells({ ...hit, successes: 1, results: [] })).toEqual({ successes: 1, hit: "none" });
});

test("a lesson opened by itself has behind it what lies before", () => {
  const opened = course.lessons.map(({ opens }) => opens?.past?.length ?? 0);
  expect(opened[0]).toBe(0);
  expect([...opened].sort((a, b) => a - b)).toEqual(opened);
  expect(new Set(opened).size).toBe(opened.length);
});

test("a chance that went by is named, the end of a turn is none", () => {
  const ended = { event: "TurnEnded", rule: "", stalker: 0, unseen: true };
  const moment = now({ ask: "turn", events: [ended] });
  expect(goalOf("walk").missed?.(moment)).toBe(true);
  expect(goalOf("end-1").missed?.(moment)).toBe(false);
});

test("a die is lit until it is marked as the coach wants it, then the button that rolls", () => {
  const action = wired("reroll", 0b101);
  const lit = course.shows(action, now({ ask: "reroll", options: [action] })).join();
  const die = (at: number, marked: boolean): Element => {
    const button = document.createElement("button");
    button.dataset["die"] = String(at);
    button.setAttribute("aria-pressed", String(marked));
    return button;
  };
  expect([0, 1, 2].map((at) => die(at, false).matches(lit))).toEqual([true, false, true]);
  expect([0, 1, 2].map((at) => die(at, true).matches(lit))).toEqual([false, true, false]);
  const roll = document.createElement("button");
  roll.dataset["option"] = wordOf(action);
  expect(roll.matches(lit)).toBe(true);
});

test("of two enemies in one place the button is lit, for the place would not say which", () => {
  const moment = now({ ask: "first" });
  const [one, other] = viewOf(moment).enemies;
  const asks = moment.ask;
  if (!one || !other || !asks) throw new Error("the sortie has two enemies");
  const options = [one, other].map(({ number }) => wired("enemy", number));
  const lit = (area: number): string[] => {
    const enemies = [one, { ...other, area }];
    const view = { ...viewOf(moment), enemies };
    return course.shows(options[0] ?? DONE, { ...moment, view, ask: { ...asks, options } });
  };
  const button = `[data-option="enemy,${one.number}"]`;
  expect(lit(one.area)).toEqual([button]);
  expect(lit(one.area + 1)).toHaveLength(2);
});
