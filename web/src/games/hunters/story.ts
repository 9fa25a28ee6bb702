/** Events of Bounty Hunters in words, the same that the terminal uses. */

import type { AnyEvent } from "../../table/table.svelte";
import { line, marked, type Line } from "../../table/lines";
import { t } from "../../words.svelte";
import type { Scene } from "../game";
import type { CardDrawn, CardPlayed, HuntersEvent } from "./types";
import { cardName, DECKS, SALE } from "./words";

const NONE = -1;

export function story(scene: Scene): (event: AnyEvent) => Line | undefined {
  // An attack names only the place it goes to, so the past must be known.
  const targets = new Map<string, number>();
  let draws: string[] = [];
  let mine: Line | undefined;

  const card = (number: number): string => marked(number, cardName(number, scene.content));
  const deck = (number: number): string => t(`hunters-deck-${DECKS[number] ?? "target"}`);
  const by = (
    seat: number,
    id: string,
    args: Record<string, string | number> = {},
    weight: Line["weight"] = "plain",
  ): Line => {
    const who = seat === scene.seat ? "you" : "other";
    return line(id, { who, name: scene.name(seat), ...args }, { seat, weight });
  };

  /** A draw of everybody is one line, that grows. */
  function drawn(event: CardDrawn): Line {
    const instead = mine !== undefined || draws.length > 0;
    const from = deck(event.deck);
    if (event.card >= 0)
      mine = by(event.seat, "hunters-event-drawn", { card: card(event.card), deck: from });
    else draws.push(t("hunters-event-drawn-one", { name: scene.name(event.seat), deck: from }));
    const others = line("hunters-event-drawn-unseen", { list: draws.join(" · ") }, { instead });
    if (!mine) return others;
    return { ...mine, text: draws.length > 0 ? `${mine.text} ${others.text}` : mine.text, instead };
  }

  function played(event: CardPlayed): Line {
    const place = `${event.seat} ${event.confrontation}`;
    const onto = targets.get(place);
    const row = scene.content.thing(event.card);
    const args = { card: card(event.card), target: card(onto ?? NONE) };
    const told = (id: string): Line => by(event.seat, `hunters-event-${id}`, args);
    const paid = (said: Line): Line =>
      event.cost
        ? { ...said, text: `${said.text} ${t("hunters-event-paid", { count: event.cost })}` }
        : said;
    if (row?.fields["shields"]) {
      targets.set(place, event.card);
      return told(onto === undefined ? "target" : "target-waiting");
    }
    if (row?.fields["duo"]) return told("contract");
    if (row?.fields["crates"]) return paid(told("crate"));
    if (onto === undefined) targets.set(place, NONE);
    return paid(told(onto === undefined || onto === NONE ? "attack-waiting" : "attack"));
  }

  function revealed(cards: number[]): Line {
    const shown = cards.flatMap((number, seat) =>
      number === NONE
        ? []
        : [t("hunters-event-revealed-one", { name: scene.name(seat), card: card(number) })],
    );
    return line("hunters-event-revealed", { list: shown.join(" · ") });
  }

  return (told) => {
    const event = told as HuntersEvent;
    if (event.event === "CardDrawn") return drawn(event);
    draws = [];
    mine = undefined;
    switch (event.event) {
      case "TurnBegan":
        return line("hunters-event-turn", { turn: event.turn }, { weight: "divider" });
      case "HandsPassed":
        return line("hunters-event-passed");
      case "DeckReshuffled":
        return line("hunters-event-reshuffled", { deck: deck(event.deck), count: event.cards });
      case "CardsRevealed":
        return revealed(event.cards);
      case "CardPlayed":
        return played(event);
      case "CardSold":
        return by(event.seat, "hunters-event-sold", { card: card(event.card) });
      case "CardReserved":
        return by(event.seat, "hunters-event-reserved", { card: card(event.card) });
      case "TargetCaptured":
        return by(
          event.seat,
          "hunters-event-captured",
          { card: card(event.card), captures: event.captures },
          "hot",
        );
      case "CreditsTaken":
        if (event.rule === SALE && event.credits > 0) return undefined;
        return by(event.seat, "hunters-event-credits", { count: event.credits });
      case "ContractGained":
        return event.card === NONE
          ? by(event.seat, "hunters-event-gained-none")
          : by(event.seat, "hunters-event-gained", { card: card(event.card) });
      case "EndTriggered":
        return by(event.seat, "hunters-event-end", { turn: event.last_turn }, "hot");
      case "GameEnded":
        return line(`hunters-event-over-${event.reason}`, {}, { weight: "hot" });
      default:
        return undefined; // sealed answers: the seats show them
    }
  };
}
