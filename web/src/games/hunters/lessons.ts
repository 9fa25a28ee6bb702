/** The first bounties: five lessons at two real tables. */

import type { Course, Goal, Now, Saying, Setting } from "../../learn/course";
import { number, numbers } from "../../wire/content";
import { cardName } from "./words";
import {
  asked,
  cards,
  deck,
  fromMarket,
  happened,
  hasOpenTarget,
  inHand,
  lacking,
  lead,
  me,
  option,
  read,
  say,
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
          say: (now) => (asked(now) === "draw" ? say("draw", deck("hunter")) : say("wait")),
        },
        {
          key: "choose",
          done: (now) => viewOf(now).turn > 1 || me(now).chosen >= 0,
          say: (now) => {
            const fit = inHand(now, "target");
            if (asked(now) !== "choose") return say("wait");
            return say("choose", cards(fit), { card: cardName(fit[0] ?? -1, now.content) });
          },
        },
        opening,
        {
          key: "pass",
          done: (now) => viewOf(now).turn > 1,
          say: () => say("wait"),
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
          say: (now) =>
            ({
              draw: say("sell-draw"),
              choose: say("sell-choose", [spot("hand")]),
              act: say("sell-act", [option("sell")]),
              activate: say("activate-any"),
            })[asked(now)] ?? say("wait"),
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
          say: (now) =>
            asked(now) === "activate"
              ? say("pay-activate", [spot("reserved")])
              : say("pay", [spot("reserved")], { cost: cheapest(now), credits: me(now).credits }),
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
          say: () => say("end"),
        },
        read("last", [], (now) => ({ turn: viewOf(now).last_turn })),
        {
          key: "score",
          quiet: true,
          done: (now) => viewOf(now).outcome !== null,
          say: () => say("score"),
        },
        read("over"),
      ],
    },
  ],
};

function cheapest(now: Now): number {
  const costs = me(now).reserved.map((card) => number(now.content.thing(card), "cost"));
  return Math.min(...costs);
}
