/** The first bounties: five lessons at two real tables. */

import type { Course, Goal, Now, Saying, Setting } from "../../learn/course";
import { number, numbers } from "../../wire/content";
import { pick } from "./actions";
import { cardName } from "./words";
import {
  any,
  ask,
  asked,
  choose,
  draw,
  fromMarket,
  happened,
  hasOpenTarget,
  inHand,
  lacking,
  lead,
  me,
  offered,
  PLAY,
  presses,
  read,
  say,
  SELL,
  shows,
  spot,
  viewOf,
} from "./learner";

const opening: Goal = {
  key: "open",
  done: (now) => me(now).confrontations.some(({ target }) => target >= 0),
  say: (now) => lead("open", "target", ["target"], now),
};

function pursue(now: Now): Saying {
  if (!hasOpenTarget(now)) return lead("open", "target", ["target"], now);
  const lacks = lacking(now);
  const needed = [lacks.green, lacks.blue, lacks.orange];
  const helpful = inHand(now, "hunter", "droid").filter((card) =>
    numbers(now.content.thing(card), "attack").some((attack, at) => attack > 0 && needed[at]),
  );
  const said = lead("attack", "hunter", ["hunter", "droid"], now, helpful);
  return { ...said, args: { ...said.args, ...lacks } };
}

const SMALL: Setting = {
  seats: ["me", "quick", "quick"],
  options: { mode: "introductory" },
  seed: 45,
};
const FULL: Setting = { seats: ["me", "quick", "quick"], options: { mode: "full" }, seed: 44 };

export const course: Course = {
  shows,
  presses,
  lessons: [
    {
      key: "draw",
      rule: "BH-3.1",
      table: SMALL,
      goals: [
        read("hello"),
        {
          key: "draw",
          done: (now) => viewOf(now).turn > 1 || ["choose", "act", "activate"].includes(asked(now)),
          say: (now) => (asked(now) === "draw" ? ask("draw", draw("hunter")) : say("wait")),
        },
        {
          key: "choose",
          done: (now) => viewOf(now).turn > 1 || me(now).chosen >= 0,
          say: (now) => {
            const [target = -1] = inHand(now, "target");
            if (asked(now) !== "choose") return say("wait");
            const card = cardName(target, now.content);
            return ask("choose", choose(target), { card }, PLAY);
          },
        },
        opening,
        {
          key: "pass",
          done: (now) => viewOf(now).turn > 1,
          say: (now) => (now.ask ? any("activate-any", now) : say("wait")),
        },
        read("passed", [spot("hand")]),
      ],
    },
    {
      key: "capture",
      rule: "BH-8.1",
      table: SMALL,
      goals: [
        read("shields", [spot("place-0")]),
        {
          key: "attack",
          done: (now) =>
            me(now).captures > 0 ||
            me(now).confrontations.some(({ target, attacks }) => target >= 0 && attacks.length > 0),
          say: pursue,
        },
        { key: "captured", done: (now) => me(now).captures > 0, say: pursue },
        read("penalty", [spot("captured")], (now) => ({
          points: me(now).pad.targets,
          penalty: -me(now).pad.hunters,
        })),
      ],
    },
    {
      key: "sell",
      rule: "BH-4.1",
      table: SMALL,
      goals: [
        {
          key: "sell",
          done: (now) => happened(now, (event) => event.event === "CardSold"),
          say: (now) => {
            switch (asked(now)) {
              case "draw":
                return any("sell-draw", now);
              case "choose":
                return ask("sell-choose", choose(leastNeeded(now)), {}, SELL);
              case "act":
                return ask("sell-act", offered(now, "sell")[0]);
              case "activate":
                return any("activate-any", now);
              default:
                return say("wait");
            }
          },
        },
        read("sold", [spot("purse")], (now) => ({ credits: me(now).credits })),
      ],
    },
    {
      key: "reserve",
      rule: "BH-5.3",
      table: SMALL,
      goals: [
        {
          key: "market",
          done: (now) =>
            me(now).reserved.length > 0 || happened(now, (event) => fromMarket(now, event)),
          say: (now) => lead("market", "jawa", ["droid", "crate"], now),
        },
        {
          key: "pay",
          done: (now) =>
            me(now).reserved.length === 0 || happened(now, (event) => fromMarket(now, event)),
          say: pay,
        },
        read("paid", [spot("purse")]),
      ],
    },
    {
      key: "contract",
      rule: "BH-10.1",
      table: FULL,
      goals: [
        read("full"),
        {
          key: "sign",
          done: (now) => me(now).contracts.length > 0,
          say: (now) => lead("sign", "contract", ["contract"], now),
        },
        read("signed", [spot("contracts")], (now) => ({
          contract: cardName(me(now).contracts[0] ?? -1, now.content),
        })),
        {
          key: "end",
          quiet: true,
          done: (now) => viewOf(now).trigger_turn >= 0 || viewOf(now).outcome !== null,
          say: () => say("wait"),
        },
        read("last", [], (now) => ({ turn: viewOf(now).last_turn })),
        {
          key: "score",
          quiet: true,
          done: (now) => viewOf(now).outcome !== null,
          say: () => say("wait"),
        },
        read("over"),
      ],
    },
  ],
};

/** A card that does nothing for the target that lies open. */
function leastNeeded(now: Now): number {
  const lacks = lacking(now);
  const needed = [lacks.green, lacks.blue, lacks.orange];
  const hand = pick("choose", now.ask?.options).map(({ card }) => card);
  const helps = (card: number): boolean =>
    numbers(now.content.thing(card), "attack").some((attack, at) => attack > 0 && needed[at]);
  return hand.find((card) => !helps(card)) ?? hand[0] ?? -1;
}

/** Until the reserved card is paid for: with too little money something is sold. */
function pay(now: Now): Saying {
  const { credits } = me(now);
  const cost = cheapest(now);
  const args = { cost, credits };
  if (asked(now) === "activate")
    return ask("pay-activate", offered(now, "activate")[0] ?? now.advice?.action, args);
  if (!now.ask) return say("pay-wait", [spot("reserved")], args);
  if (credits >= cost) return any("pay-enough", now, args);
  if (asked(now) === "choose") return ask("pay", choose(leastNeeded(now)), args, SELL);
  if (asked(now) === "act") return ask("pay", offered(now, "sell")[0] ?? now.advice?.action, args);
  return any("pay", now, args);
}

function cheapest(now: Now): number {
  const costs = me(now).reserved.map((card) => number(now.content.thing(card), "cost"));
  return Math.min(...costs);
}
