/** The first bounties: five lessons at two real tables. */

import type { Course, Goal, Now, Saying, Setting } from "../../learn/course";
import { number, numbers, type Content } from "../../wire/content";
import type { CardPlayed, HuntersEvent, HuntersView, PlayerView } from "./types";
import { cardName } from "./words";

type Kind = "target" | "hunter" | "contract" | "droid" | "crate";
const DECK: Record<"target" | "hunter" | "contract" | "jawa", number> = {
  target: 0,
  hunter: 1,
  contract: 2,
  jawa: 3,
};

const viewOf = (now: Now): HuntersView => now.view as HuntersView;
const asked = (now: Now): string => now.ask?.name ?? "";

function me(now: Now): PlayerView {
  const player = viewOf(now).players[now.seat];
  if (player === undefined) throw new Error("a learner has a seat");
  return player;
}

function kindOf(card: number, content: Content): Kind | undefined {
  const fields = content.thing(card)?.fields;
  if (!fields) return undefined;
  if (fields["shields"]) return "target";
  if (fields["penalty"]) return "hunter";
  if (fields["attack"]) return "droid";
  return fields["crates"] ? "crate" : "contract";
}

function inHand(now: Now, ...kinds: Kind[]): number[] {
  const hand = viewOf(now).known[now.seat] ?? [];
  return hand.filter((card) => kinds.some((kind) => kind === kindOf(card, now.content)));
}

// Where things are: the board names its places, the plain list of options names the options.
const spot = (name: string): string => `[data-spot="${name}"]`;
const option = (...action: (string | number)[]): string => `[data-option="${action.join()}"]`;
const deck = (which: keyof typeof DECK): string[] => [
  spot(`deck-${DECK[which]}`),
  option("draw", DECK[which]),
];
const cards = (which: readonly number[]): string[] =>
  which.flatMap((card) => [`[data-card="${card}"]`, option("choose", card)]);

const say = (id: string, light: readonly string[] = [], args: Saying["args"] = {}): Saying => ({
  id: `learn-hunters-${id}`,
  light,
  args,
});

/** To play a card of this kind: draw it if need be, choose it, play it. `key` opens the messages. */
function lead(
  key: string,
  from: keyof typeof DECK,
  kinds: Kind[],
  now: Now,
  fit = inHand(now, ...kinds),
): Saying {
  const { chosen } = me(now);
  switch (asked(now)) {
    case "draw":
    case "draw_again":
      return fit.length > 0 ? say("draw-any") : say(`${key}-draw`, deck(from));
    case "choose":
      return fit.length > 0
        ? say(`${key}-choose`, cards(fit), { card: cardName(fit[0] ?? -1, now.content) })
        : say("choose-any");
    case "act":
      return kinds.some((kind) => kind === kindOf(chosen, now.content))
        ? say(`${key}-act`, [spot("table"), option("play")], {
            card: cardName(chosen, now.content),
          })
        : say("act-any");
    case "activate":
      return say("activate-any");
    default:
      return say("wait");
  }
}

const happened = (now: Now, fits: (event: HuntersEvent) => boolean): boolean =>
  (now.events as HuntersEvent[]).some(
    (event) => "seat" in event && event.seat === now.seat && fits(event),
  );
const fromMarket = (now: Now, event: HuntersEvent): event is CardPlayed =>
  event.event === "CardPlayed" &&
  ["droid", "crate"].includes(kindOf(event.card, now.content) ?? "");

/** What the first open target still lacks, for display. */
function lacking(now: Now): { target: string; green: number; blue: number; orange: number } {
  const open = me(now).confrontations.find(({ target, captured }) => target >= 0 && !captured);
  const shields = numbers(now.content.thing(open?.target ?? -1), "shields");
  const [green = 0, blue = 0, orange = 0] = shields.map((shield, at) =>
    Math.max(0, shield - (open?.attack[at] ?? 0)),
  );
  return { target: open ? cardName(open.target, now.content) : "", green, blue, orange };
}

const hasOpenTarget = (now: Now): boolean =>
  me(now).confrontations.some(({ target, captured }) => target >= 0 && !captured);

/** Something to read. */
const read = (
  key: string,
  light: string[] = [],
  args: (now: Now) => Saying["args"] = () => ({}),
): Goal => ({
  key,
  say: (now) => say(key, light, args(now)),
});

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
