/** What moves when something happens: which card or coin goes from where to where. */

import type { Sound } from "../../look/sound";
import type { Content } from "../../wire/content";
import { faceOf, suitOf } from "./faces";
import { SUITS } from "./suits";
import type { HuntersEvent } from "./types";

/** A spot is the `data-spot` of an element; of several, the first that is there. */
export interface Beat {
  what: "card" | "back" | "coin" | "ring";
  card: number;
  from: string[];
  to: string[];
  ms: number;
  sound?: Sound;
}

function deckOf(card: number, content: Content): number {
  const face = faceOf(card, content);
  return face ? SUITS.indexOf(suitOf(face)) : 0;
}

export function beatsOf(event: HuntersEvent, me: number, seats: number, content: Content): Beat[] {
  const at = (seat: number, ...mine: string[]): string[] =>
    seat === me ? [...mine, "me"] : [`seat-${seat}`];
  const card = (number: number, from: string[], to: string[], ms: number): Beat => ({
    what: number >= 0 ? "card" : "back",
    card: number,
    from,
    to,
    ms,
  });
  switch (event.event) {
    case "CardDrawn":
      return [card(event.card, [`deck-${event.deck}`], at(event.seat, "hand"), 260)];
    case "CardSold":
      return [
        card(event.card, at(event.seat, "hand"), [`sold-${deckOf(event.card, content)}`], 240),
      ];
    case "CardReserved":
      return [card(event.card, at(event.seat, "hand"), at(event.seat, "reserved"), 280)];
    case "CardPlayed": {
      const face = faceOf(event.card, content);
      const kind = face?.kind === "contract" ? "contracts" : face?.kind === "crate" ? "crates" : "";
      const from = at(event.seat, event.was_reserved ? "reserved" : "hand");
      const to = at(event.seat, kind || `place-${event.confrontation}`, "captured");
      return event.seat === me ? [card(event.card, from, to, 280)] : [];
    }
    case "TargetCaptured": {
      const to = at(event.seat, "captured");
      const from = at(event.seat, `place-${event.confrontation}`, "table");
      const turn = event.seat === me ? [card(event.card, from, to, 360)] : [];
      return [...turn, { what: "ring", card: -1, from: to, to, ms: 320, sound: "capture" }];
    }
    case "CreditsTaken":
      if (event.credits <= 0) return [];
      return [
        {
          what: "coin",
          card: -1,
          from: at(event.seat, "captured"),
          to: at(event.seat, "purse"),
          ms: 320,
          sound: "coin",
        },
      ];
    case "ContractGained":
      if (event.card < 0) return [];
      return [card(event.card, ["deck-2"], at(event.seat, "contracts"), 320)];
    case "HandsPassed":
      if (me < 0) return [];
      return [
        card(-1, ["hand"], [`seat-${(me + 1) % seats}`], 320),
        card(-1, [`seat-${(me + seats - 1) % seats}`], ["hand"], 320),
      ];
    default:
      return [];
  }
}
