/** The first battle: scenario 1 with a coach. Five lessons at two real tables, against a bot. */

import type { Course, Goal, Now, Saying, Setting } from "../../learn/course";
import { DONE, same, wordOf } from "../../wire/action";
import type { Action } from "../../wire/types";
import { pick, read as readAction, write } from "./actions";
import { EMPIRE, REBEL, sideOf, SIDES } from "./box";
import drills from "./drills.json";
import { cardName } from "./names";
import { optionsByHex } from "./picture";
import type { HothEvent, HothView } from "./types";

const viewOf = (now: Now): HothView => now.view as HothView;
const asked = (now: Now): string => now.ask?.name ?? "";
const mySide = (now: Now): number => viewOf(now).players[now.seat]?.side ?? REBEL;
const side = (now: Now): string => SIDES[mySide(now)] ?? "rebel";

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
const say = (id: string, light: readonly string[] = [], args: Saying["args"] = {}): Saying => ({
  id: `learn-hoth-${id}`,
  light,
  args,
});
/** Says what to do: the option is lit. */
const ask = (id: string, does: Action | undefined, args: Saying["args"] = {}): Saying => ({
  id: `learn-hoth-${id}`,
  does: does ? [does] : [],
  args,
});
const read = (key: string, light: string[] = [], args: (now: Now) => Saying["args"] = () => ({})) =>
  ({ key, say: (now: Now) => say(key, light, args(now)) }) satisfies Goal;

/** What to choose: what the rule of thumb says, if it is of this kind, else the first that is. While
 * its answer is on its way nothing is lit. */
function choose(now: Now, verb: string): Action | undefined {
  if (!now.advice) return undefined;
  const { action } = now.advice;
  return [action, ...(now.ask?.options ?? [])].find((one) => readAction(one).verb === verb);
}

function playedCard(option: Action | undefined, now: Now): string {
  const [play] = pick("play", option && [option]);
  return cardName(play?.card ?? -1, now.content);
}

/** What to do now on the way to an attack, whatever is asked. `key` opens the words of the step that
 * the lesson is about. `eager`: the lesson waits for this, so nothing is passed over. */
function lead(now: Now, key: string, eager: string): Saying {
  const name = asked(now);
  const { options = [] } = now.ask ?? {};
  const advised = now.advice?.action ?? (options.length === 1 ? options[0] : undefined);
  const best = eager === name ? (choose(now, name) ?? advised) : advised;
  const over = same(best, DONE);
  switch (name) {
    case "play":
      return ask(`${key}-play`, best, { card: playedCard(best, now) });
    case "order": {
      const units = viewOf(now).units.filter(({ ordered }) => ordered).length;
      return ask(over ? "order-done" : "order", best, { units });
    }
    case "move":
      return ask(over ? "move-done" : `${key}-move`, best);
    case "to":
      return ask("to", best);
    case "attack":
      return ask(over ? "attack-done" : "attack", best);
    case "target":
      return ask("target", best);
    case "fall_back":
    case "hold":
      return ask("fall_back", best);
    case "":
      return say("wait");
    default:
      return ask("answer", best);
  }
}

const ordered: Goal = {
  key: "ordered",
  done: (now) => happened(now, "UnitsOrdered", ({ seat }) => seat === now.seat),
  say: (now) => lead(now, "first", "order"),
};

const moved: Goal = {
  key: "moved",
  done: (now) => happened(now, "UnitMoved", ({ kind }) => mine(now, kind)),
  say: (now) => lead(now, "march", "move"),
};

const attacked: Goal = {
  key: "attacked",
  done: (now) => happened(now, "DiceRolled", ({ kind }) => mine(now, kind)),
  say: (now) => lead(now, "fight", "attack"),
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

/** The Empire has the better chances in this battle. The Rebels have made their first move, and some
 * of them are in reach. */
const FIRST = drilled(drills.first);
/** One medal is missing, and an enemy that is worth one is in reach. */
const LAST = drilled(drills.last);

function drilled({ seed, past }: { seed: number; past: unknown[][] }): Setting {
  return {
    seats: ["quick", "me"],
    options: { scenario: "1" },
    seed,
    past: past.map(([seat, action]) => [Number(seat), action as Action]),
  };
}

const nextTurn = (turns: number): Goal => ({
  key: `turn-${turns}`,
  done: (now) =>
    viewOf(now).outcome !== null ||
    (now.events as HothEvent[]).filter(
      (event) => event.event === "TurnBegan" && event.seat === now.seat,
    ).length >= turns,
  say: (now) => lead(now, "round", ""),
});

/** A card is taken up first, then the ask bar plays it; a hex is pressed; the rest is in the bar. */
function shows(option: Action, now: Now): string[] {
  const action = readAction(option);
  const bar = `.ask [data-option="${wordOf(option)}"]`;
  if ("card" in action && action.verb !== "support")
    return [`[data-spot="hand"] [data-card="${action.card}"]:not([aria-pressed="true"])`, bar];
  const places = optionsByHex(now.ask?.options ?? []);
  const place = [...places].find(([, there]) => same(write(there), option));
  return place ? [`#hoth-hex-${place[0]}`, bar] : [bar];
}

export const course: Course = {
  shows,
  lessons: [
    {
      key: "orders",
      rule: "HO-4.1",
      table: FIRST,
      goals: [
        read("hello", [], (now) => ({ side: side(now) })),
        read("field"),
        ordered,
        read("flags"),
      ],
    },
    {
      key: "move",
      rule: "HO-6.1",
      table: FIRST,
      goals: [moved, read("terrain")],
    },
    {
      key: "attack",
      rule: "HO-7.1",
      table: FIRST,
      goals: [read("reach"), attacked, read("rolled", [], firstRoll)],
    },
    {
      key: "round",
      rule: "HO-4.5",
      table: FIRST,
      goals: [nextTurn(2), read("drawn", hand), nextTurn(3), read("retreats")],
    },
    {
      key: "medals",
      rule: "HO-12.1",
      table: LAST,
      goals: [
        read("medals", ['[data-spot="medals-0"]', '[data-spot="medals-1"]'], (now) => ({
          mine: viewOf(now).medals[mySide(now)] ?? 0,
          theirs: viewOf(now).medals[mySide(now) === REBEL ? EMPIRE : REBEL] ?? 0,
          goal: viewOf(now).goals[mySide(now)] ?? 0,
          side: side(now),
        })),
        read("short"),
        {
          key: "medal",
          done: (now) => viewOf(now).outcome !== null || viewOf(now).turn > drills.last.turn,
          say: (now) => lead(now, "fight", "attack"),
          missed: (now) => viewOf(now).outcome === null,
        },
        {
          key: "end",
          quiet: true,
          done: (now) => viewOf(now).outcome !== null,
          say: () => say("wait"),
        },
        read("over", [], (now) => ({
          won: viewOf(now).outcome?.winners.includes(now.seat) ? "yes" : "no",
        })),
      ],
    },
  ],
};
