/** What a learner sees and has done, and where on the table it is: what lessons are made of. */

import type { Goal, Now, Saying } from "../../learn/course";
import { numbers } from "../../wire/content";
import { faceOf, type Face } from "./faces";
import type { CardPlayed, HuntersEvent, HuntersView, PlayerView } from "./types";
import { cardName } from "./words";

type Kind = Face["kind"];
const DECK: Record<"target" | "hunter" | "contract" | "jawa", number> = {
  target: 0,
  hunter: 1,
  contract: 2,
  jawa: 3,
};

export const viewOf = (now: Now): HuntersView => now.view as HuntersView;
export const asked = (now: Now): string => now.ask?.name ?? "";

export function me(now: Now): PlayerView {
  const player = viewOf(now).players[now.seat];
  if (player === undefined) throw new Error("a learner has a seat");
  return player;
}

export function inHand(now: Now, ...kinds: Kind[]): number[] {
  const hand = viewOf(now).known[now.seat] ?? [];
  return hand.filter((card) => kinds.some((kind) => kind === faceOf(card, now.content)?.kind));
}

// Where things are: the board names its places, the plain list of options names the options.
export const spot = (name: string): string => `[data-spot="${name}"]`;
export const option = (...action: (string | number)[]): string =>
  `[data-option="${action.join()}"]`;
export const deck = (which: keyof typeof DECK): string[] => [
  spot(`deck-${DECK[which]}`),
  option("draw", DECK[which]),
];
export const cards = (which: readonly number[]): string[] =>
  which.flatMap((card) => [`[data-card="${card}"]`, option("choose", card)]);

export const say = (
  id: string,
  light: readonly string[] = [],
  args: Saying["args"] = {},
): Saying => ({
  id: `learn-hunters-${id}`,
  light,
  args,
});

/** To play a card of this kind: draw it if need be, choose it, play it. `key` opens the messages. */
export function lead(
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
      return kinds.some((kind) => kind === faceOf(chosen, now.content)?.kind)
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

export const happened = (now: Now, fits: (event: HuntersEvent) => boolean): boolean =>
  (now.events as HuntersEvent[]).some(
    (event) => "seat" in event && event.seat === now.seat && fits(event),
  );
export const fromMarket = (now: Now, event: HuntersEvent): event is CardPlayed =>
  event.event === "CardPlayed" &&
  ["droid", "crate"].includes(faceOf(event.card, now.content)?.kind ?? "");

/** What the first open target still lacks, for display. */
export function lacking(now: Now): { target: string; green: number; blue: number; orange: number } {
  const open = me(now).confrontations.find(({ target, captured }) => target >= 0 && !captured);
  const shields = numbers(now.content.thing(open?.target ?? -1), "shields");
  const [green = 0, blue = 0, orange = 0] = shields.map((shield, at) =>
    Math.max(0, shield - (open?.attack[at] ?? 0)),
  );
  return { target: open ? cardName(open.target, now.content) : "", green, blue, orange };
}

export const hasOpenTarget = (now: Now): boolean =>
  me(now).confrontations.some(({ target, captured }) => target >= 0 && !captured);

/** Something to read. */
export const read = (
  key: string,
  light: string[] = [],
  args: (now: Now) => Saying["args"] = () => ({}),
): Goal => ({
  key,
  say: (now) => say(key, light, args(now)),
});
