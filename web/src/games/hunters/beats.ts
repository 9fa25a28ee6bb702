/** What moves when something happens: which card or coin goes from where to where. */

import type { Sound } from "../../look/sound";
import type { Content } from "../../wire/content";
import { faceOf, suitOf } from "./faces";
import { SUITS } from "./suits";
import { upTo } from "./sums";
import type { HuntersEvent } from "./types";
import { SALE } from "./words";

/** A spot is the `data-spot` of an element; of several, the first that is there. */
export interface Beat {
  what: "card" | "back" | "coin" | "ring";
  card: number;
  from: string[];
  to: string[];
  ms: number;
  /** How long after the beginning of its event it starts. */
  afterMs?: number;
  /** A drawn card flips on its way; a captured one is laid sideways. */
  turn?: "over" | "sideways";
  sound?: Sound;
}

/** Cards of a hand that is passed, and coins that are paid, follow one another. */
const HAND_APART_MS = 40;
const COIN_APART_MS = 60;

function deckOf(card: number, content: Content): number {
  const face = faceOf(card, content);
  return face ? SUITS.indexOf(suitOf(face)) : 0;
}

/** Around the table where an event is seen from. */
export interface Around {
  /** My seat, −1 for a spectator. */
  me: number;
  seats: number;
  /** How many cards a hand has that is passed. */
  hand: number;
}

export function beatsOf(event: HuntersEvent, around: Around, content: Content): Beat[] {
  const { me, seats, hand } = around;
  const at = (seat: number, ...mine: string[]): string[] =>
    seat === me ? [...mine, "me"] : [`seat-${seat}`];
  const card = (number: number, from: string[], to: string[], ms: number): Beat => ({
    what: number >= 0 ? "card" : "back",
    card: number,
    from,
    to,
    ms,
  });
  const coin = (from: string[], to: string[], afterMs: number): Beat => ({
    what: "coin",
    card: -1,
    from,
    to,
    ms: 320,
    afterMs,
  });
  switch (event.event) {
    case "CardDrawn": {
      const ms = event.card >= 0 ? 260 : 200;
      const drawn = card(event.card, [`deck-${event.deck}`], at(event.seat, "hand"), ms);
      return [event.card >= 0 ? { ...drawn, turn: "over" } : drawn];
    }
    case "CardSold": {
      const sold = [`sold-${deckOf(event.card, content)}`];
      return [
        card(event.card, at(event.seat, "hand"), sold, 240),
        { ...coin(sold, at(event.seat, "purse"), 240), sound: "coin" },
      ];
    }
    case "CardReserved":
      return [card(event.card, at(event.seat, "hand"), at(event.seat, "reserved"), 280)];
    case "CardPlayed": {
      const face = faceOf(event.card, content);
      const kind = face?.kind === "contract" ? "contracts" : face?.kind === "crate" ? "crates" : "";
      const from = at(event.seat, event.was_reserved ? "reserved" : "hand");
      const to = at(event.seat, kind || `place-${event.confrontation}`, "captured");
      if (event.seat !== me) return [];
      const paid = upTo(event.cost).map((one) => coin(["purse"], from, one * COIN_APART_MS));
      const after = paid.length > 0 ? paid.length * COIN_APART_MS : 0;
      return [...paid, { ...card(event.card, from, to, 280), afterMs: after }];
    }
    case "TargetCaptured": {
      const to = at(event.seat, "captured");
      const from = at(event.seat, `place-${event.confrontation}`, "table");
      const turn: Beat[] =
        event.seat === me ? [{ ...card(event.card, from, to, 360), turn: "sideways" }] : [];
      return [...turn, { what: "ring", card: -1, from: to, to, ms: 320, sound: "capture" }];
    }
    case "CreditsTaken":
      if (event.credits <= 0 || event.rule === SALE) return []; // a sale has its coin already
      return [{ ...coin(at(event.seat, "captured"), at(event.seat, "purse"), 0), sound: "coin" }];
    case "ContractGained":
      if (event.card < 0) return [];
      return [card(event.card, ["deck-2"], at(event.seat, "contracts"), 320)];
    case "HandsPassed":
      if (me < 0) return [];
      return upTo(hand).flatMap((one) => [
        {
          ...card(-1, ["hand"], [`seat-${(me + 1) % seats}`], 320),
          afterMs: one * HAND_APART_MS,
        },
        {
          ...card(-1, [`seat-${(me + seats - 1) % seats}`], ["hand"], 320),
          afterMs: one * HAND_APART_MS,
        },
      ]);
    default:
      return [];
  }
}
