/** What a learner sees and has done, and where on the table it is: what lessons are made of. */

import type { Goal, Now, Saying } from "../../learn/course";
import type { Offer } from "../../table/desk.svelte";
import type { Action } from "../../wire/types";
import { wordOf } from "../../wire/action";
import { numbers } from "../../wire/content";
import { pick, read as readAction, write } from "./actions";
import { faceOf, type Face } from "./faces";
import type { CardPlayed, HuntersAction, HuntersEvent, HuntersView, PlayerView } from "./types";
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

export const spot = (name: string): string => `[data-spot="${name}"]`;

/** The options of this kind. */
export const offered = (now: Now, verb: HuntersAction["verb"]): readonly Action[] =>
  pick(verb, now.ask?.options).map(write);
export const choose = (card: number): Action => write({ verb: "choose", card });
export const PLAY = write({ verb: "play", place: null });
export const SELL = write({ verb: "sell" });
export const draw = (which: keyof typeof DECK): Action =>
  write({ verb: "draw", deck: DECK[which] });

export const say = (
  id: string,
  light: readonly string[] = [],
  args: Saying["args"] = {},
): Saying => ({
  id: `learn-hunters-${id}`,
  light,
  args,
});
/** Says what to do: the option is lit. `then` is what the card is meant for. */
export const ask = (
  id: string,
  does: Action | undefined,
  args: Saying["args"] = {},
  then?: Action,
): Saying => ({
  id: `learn-hunters-${id}`,
  does: does ? [does] : [],
  args,
  ...(then ? { then } : {}),
});
/** What the rule of thumb would do is lit. */
export const any = (id: string, now: Now, args: Saying["args"] = {}): Saying =>
  ask(id, now.advice?.action, args);

/** To play a card of this kind: draw it if need be, choose it, play it. `key` opens the messages. */
export function lead(
  key: string,
  from: keyof typeof DECK,
  kinds: Kind[],
  now: Now,
  fit = inHand(now, ...kinds),
): Saying {
  const { chosen } = me(now);
  const [first = -1] = fit;
  switch (asked(now)) {
    case "draw":
    case "draw_again":
      return fit.length > 0 ? any("draw-any", now) : ask(`${key}-draw`, draw(from));
    case "choose":
      return fit.length > 0
        ? ask(`${key}-choose`, choose(first), { card: cardName(first, now.content) }, PLAY)
        : any("choose-any", now);
    case "act":
      return kinds.some((kind) => kind === faceOf(chosen, now.content)?.kind)
        ? ask(`${key}-act`, toPlay(now), { card: cardName(chosen, now.content) })
        : any("act-any", now);
    case "activate":
      return any("activate-any", now);
    default:
      return say("wait");
  }
}

/** Where the rule of thumb would play the card that is turned up; else the first place. */
function toPlay(now: Now): Action | undefined {
  const advised = now.advice?.action;
  const isPlay = advised && readAction(advised).verb === "play";
  return isPlay ? advised : (offered(now, "play")[0] ?? advised);
}

/** The buttons of the ask bar for what a card is meant for. */
const KEYS: Partial<Record<HuntersAction["verb"], string>> = { sell: "S", reserve: "R" };
const keyFor = (action: Action, now: Now): string => {
  const meant = readAction(action).verb === "choose" ? now.advice?.then : action;
  return (meant && KEYS[readAction(meant).verb]) ?? "P";
};

/** A card is taken up first, then the ask bar says what it is for. */
export function shows(option: Action, now: Now): string[] {
  const action = readAction(option);
  const bar = `.ask [aria-keyshortcuts="${keyFor(option, now)}"]`;
  switch (action.verb) {
    case "draw":
      return [spot(`deck-${action.deck}`), `.ask [data-option="${wordOf(option)}"]`];
    case "choose":
    case "activate":
      return [
        `[data-card="${action.card}"][aria-pressed="false"]`,
        `body:has([data-card="${action.card}"][aria-pressed="true"]) ${bar}`,
      ];
    case "play":
    case "sell":
    case "reserve":
      // While the cards are shown that were turned up, a plan waits there for a word.
      return [`body:not(:has(${spot("reveal")})) ${bar}`, `${spot("reveal")} .primary`];
    default:
      return [`.ask [data-option="${wordOf(option)}"]`];
  }
}

export const presses = (offer: Offer, action: Action, now: Now): boolean =>
  offer.hotkey === keyFor(action, now);

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
