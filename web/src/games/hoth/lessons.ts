/** The first battle: scenario 1 with a coach. Five lessons at one real table, against a bot. */

import type { Course, Goal, Now, Saying, Setting } from "../../learn/course";
import { EMPIRE, REBEL, sideOf, SIDES } from "./box";
import type { HothEvent, HothView } from "./types";

const viewOf = (now: Now): HothView => now.view as HothView;
const asked = (now: Now): string => now.ask?.name ?? "";
const mySide = (now: Now): number => viewOf(now).players[now.seat]?.side ?? REBEL;
const offers = (now: Now, verb: string): boolean =>
  now.ask?.options.some(([one]) => one === verb) ?? false;

function happened<K extends HothEvent["event"]>(
  now: Now,
  kind: K,
  fits: (event: Extract<HothEvent, { event: K }>) => boolean,
): boolean {
  return (now.events as HothEvent[]).some(
    (event) => event.event === kind && fits(event as Extract<HothEvent, { event: K }>),
  );
}
const mine = (now: Now, kind: number): boolean => sideOf(kind) === SIDES[mySide(now)];

const hand = ['[data-spot="hand"]'];
const option = (...action: (string | number)[]): string => `[data-option="${action.join()}"]`;
const say = (id: string, light: readonly string[] = [], args: Saying["args"] = {}): Saying => ({
  id: `learn-hoth-${id}`,
  light,
  args,
});
const read = (key: string, light: string[] = [], args: (now: Now) => Saying["args"] = () => ({})) =>
  ({ key, say: (now: Now) => say(key, light, args(now)) }) satisfies Goal;

/** What to do now on the way to an attack, whatever is asked. `key` opens the words of the step that
 * the lesson is about. */
function lead(now: Now, key: string): Saying {
  switch (asked(now)) {
    case "play":
      return say(`${key}-play`, hand);
    case "order":
      return say("order", offers(now, "done") ? [option("done")] : [], {
        units: viewOf(now).units.filter(({ ordered }) => ordered).length,
      });
    case "move":
      return say(`${key}-move`, [option("done")]);
    case "to":
      return say("to");
    case "attack":
      return say(offers(now, "attack") ? "attack" : "attack-none", [option("done")]);
    case "target":
      return say("target");
    case "fall_back":
    case "hold":
      return say("fall_back");
    case "":
      return say("wait");
    default:
      return say("answer");
  }
}

const ordered: Goal = {
  key: "ordered",
  done: (now) => happened(now, "UnitsOrdered", ({ seat }) => seat === now.seat),
  say: (now) => lead(now, "first"),
};

const moved: Goal = {
  key: "moved",
  done: (now) => happened(now, "UnitMoved", ({ kind }) => mine(now, kind)),
  say: (now) => lead(now, "march"),
};

const attacked: Goal = {
  key: "attacked",
  done: (now) => happened(now, "DiceRolled", ({ kind }) => mine(now, kind)),
  say: (now) => lead(now, "fight"),
};

/** How the dice of the first own attack fell. */
function firstRoll(now: Now): { dice: number; hit: string } {
  const events = now.events as HothEvent[];
  const at = events.findIndex((event) => event.event === "DiceRolled" && mine(now, event.kind));
  const rolled = events[at];
  const then = events.slice(at, at + 4);
  const hit = then.some((event) => event.event === "FiguresLost" && !mine(now, event.kind));
  const back = then.some((event) => event.event === "UnitRetreated" && !mine(now, event.kind));
  return {
    dice: rolled?.event === "DiceRolled" ? rolled.dice.length : 0,
    hit: hit ? "hit" : back ? "back" : "miss",
  };
}

const TABLE: Setting = { seats: ["me", "quick"], options: { scenario: "1" }, seed: 7 };

const nextTurn = (turns: number): Goal => ({
  key: `turn-${turns}`,
  done: (now) =>
    viewOf(now).outcome !== null ||
    (now.events as HothEvent[]).filter(
      (event) => event.event === "TurnBegan" && event.seat === now.seat,
    ).length >= turns,
  say: (now) => lead(now, "round"),
});

export const course: Course = {
  lessons: [
    {
      key: "orders",
      rule: "HO-4.1",
      table: TABLE,
      goals: [read("hello"), read("field"), ordered, read("flags")],
    },
    {
      key: "move",
      rule: "HO-6.1",
      table: TABLE,
      goals: [moved, read("terrain")],
    },
    {
      key: "attack",
      rule: "HO-7.1",
      table: TABLE,
      goals: [read("reach"), attacked, read("rolled", [], firstRoll)],
    },
    {
      key: "round",
      rule: "HO-4.5",
      table: TABLE,
      goals: [nextTurn(2), read("drawn", hand), nextTurn(3), read("retreats")],
    },
    {
      key: "medals",
      rule: "HO-12.1",
      table: TABLE,
      goals: [
        read("medals", ['[data-spot="medals-0"]', '[data-spot="medals-1"]'], (now) => ({
          mine: viewOf(now).medals[mySide(now)] ?? 0,
          theirs: viewOf(now).medals[mySide(now) === REBEL ? EMPIRE : REBEL] ?? 0,
          goal: viewOf(now).goals[mySide(now)] ?? 0,
        })),
        {
          key: "end",
          quiet: true,
          done: (now) => viewOf(now).outcome !== null,
          say: () => say("end"),
        },
        read("over", [], (now) => ({
          won: viewOf(now).outcome?.winners.includes(now.seat) ? "yes" : "no",
        })),
      ],
    },
  ],
};
