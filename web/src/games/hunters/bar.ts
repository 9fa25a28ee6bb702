/** What the ask bar says and offers for what is picked. */

import play from "icon:lucide/play";
import type { Bar, Offer } from "../../table/desk.svelte";
import { DONE } from "../../wire/action";
import { number, type Content } from "../../wire/content";
import type { Asked } from "../../wire/types";
import { t } from "../../words.svelte";
import { pick, read, write } from "./actions";
import { faceName, shortened } from "./cardwords";
import { emblemOf } from "./emblems";
import { faceOf, suitOf, type Face } from "./faces";
import { payable, type Intention } from "./plan.svelte";
import { COIN, DECK_KEYS, SUIT_ICONS, SUITS } from "./suits";
import type { HuntersAction, HuntersView } from "./types";
import { activatable } from "./words";

export interface Situation {
  ask: Asked;
  view: HuntersView;
  content: Content;
  /** The card that is picked or was turned up, −1 for none. */
  card: number;
  places: readonly number[];
  /** The place that Play would use. */
  place: number | undefined;
  /** Does what is meant, now or after the reveal. */
  mean: (wants: Intention) => void;
  /** Takes up a reserved card. */
  pick: (card: number) => void;
}

function signOf(face: Face): Bar["icon"] {
  if (face.kind === "target" || face.kind === "hunter") return emblemOf(face.character).icon;
  if (face.kind === "droid") return emblemOf(face.model).icon;
  return SUIT_ICONS[suitOf(face)];
}

/** The name of the target at a place; empty where none lies. */
function targetAt(place: number | undefined, now: Situation): string {
  const target = now.view.players[now.ask.seat]?.confrontations[place ?? -1]?.target ?? -1;
  const face = faceOf(target, now.content);
  return face ? shortened(faceName(face, now.content)) : "";
}

function playOffer(now: Situation, face: Face): Offer {
  const target = targetAt(now.place, now);
  const how =
    face.kind === "target"
      ? "target"
      : face.kind === "contract"
        ? "contract"
        : face.kind === "crate"
          ? "crate"
          : target
            ? "attack"
            : "wait";
  return priced(
    {
      text: t(`hunters-board-play-${how}`, { target }),
      does: () => now.mean({ verb: "play", place: now.place }),
      hotkey: "P",
      icon: play,
    },
    face,
  );
}

/** With what it costs, where that is something. */
function priced(offer: Offer, face: Face): Offer {
  if ((face.kind !== "droid" && face.kind !== "crate") || face.cost === 0) return offer;
  return {
    ...offer,
    label: `${offer.text}, ${t("hunters-cost", { count: face.cost })}`,
    gain: { text: `−${face.cost}`, icon: COIN },
  };
}

function sellOffer(now: Situation): Offer {
  const count = number(now.content.row("sell_value"), "value");
  return {
    text: t("hunters-board-sell"),
    does: () => now.mean({ verb: "sell" }),
    hotkey: "S",
    label: t("hunters-do-sell", { count }),
    gain: { text: `+${count}`, icon: COIN },
  };
}

function reserveOffer(now: Situation): Offer {
  return {
    text: t("hunters-board-reserve"),
    does: () => now.mean({ verb: "reserve" }),
    hotkey: "R",
  };
}

function drawBar(ask: Asked): Bar {
  const decks = pick("draw", ask.options).map(({ deck }) => deck);
  // What is drawn cannot be put back: no deck is pressed by a key of the screen before.
  return {
    icon: SUIT_ICONS.market,
    calm: true,
    offers: decks.map((deck) => ({
      text: t(`hunters-board-deck-${SUITS[deck] ?? "target"}`),
      does: write({ verb: "draw", deck }),
      hotkey: DECK_KEYS[deck] ?? "",
      icon: SUIT_ICONS[SUITS[deck] ?? "target"],
    })),
  };
}

function cardBar(now: Situation, verbs: ReadonlySet<HuntersAction["verb"]>): Bar {
  const face = faceOf(now.card, now.content);
  if (!face) return { note: t("hunters-board-pick-card"), offers: [] };
  const offers: Offer[] = [];
  if (verbs.has("play")) offers.push(playOffer(now, face));
  if (verbs.has("reserve")) offers.push(reserveOffer(now));
  if (verbs.has("sell")) offers.push(sellOffer(now));
  const note = t(now.places.length > 1 ? "hunters-board-picked-places" : "hunters-board-picked", {
    card: faceName(face, now.content),
  });
  const icon = signOf(face);
  return { note, offers, ...(icon ? { icon } : {}) };
}

function activateBar(now: Situation): Bar {
  const { content } = now;
  const credits = t("hunters-credits", {
    count: now.view.players[now.ask.seat]?.credits ?? 0,
  });
  const keep: Offer = {
    text: t("hunters-board-keep", { count: activatable(now.ask).length }),
    does: DONE,
  };
  const face = faceOf(now.card, content);
  if (!face) {
    const cards = activatable(now.ask).flatMap((card) => {
      const one = faceOf(card, content);
      const offer: Offer = { text: one ? faceName(one, content) : "", does: () => now.pick(card) };
      return one ? [priced(offer, one)] : [];
    });
    const note = t("hunters-board-pick-reserved", { credits });
    return { note, icon: COIN, calm: true, offers: [...cards, keep] };
  }
  const target = targetAt(now.place, now);
  const pay = {
    ...playOffer(now, face),
    text: target ? t("hunters-board-activate-on", { target }) : t("hunters-board-activate"),
  };
  const icon = signOf(face);
  return {
    title: t("hunters-board-activate-title", { card: faceName(face, content) }),
    note: t(
      now.places.length > 1 ? "hunters-board-activate-places" : "hunters-board-activate-have",
      { credits },
    ),
    offers: [priced(pay, face), keep],
    ...(icon ? { icon } : {}),
  };
}

export function barFor(now: Situation): Bar {
  switch (now.ask.name) {
    case "draw":
    case "draw_again":
      return drawBar(now.ask);
    case "choose": {
      // What comes of a card is decided after the reveal; now it is only meant. Nobody means to
      // play what they cannot pay.
      const face = faceOf(now.card, now.content);
      const credits = now.view.players[now.ask.seat]?.credits ?? 0;
      const verbs: HuntersAction["verb"][] = ["sell"];
      if (payable(now.card, credits, now.content)) verbs.push("play");
      if (face?.kind === "droid" || face?.kind === "crate") verbs.push("reserve");
      return cardBar(now, new Set(verbs));
    }
    case "activate":
      return activateBar(now);
    default:
      return cardBar(now, new Set(now.ask.options.map((option) => read(option).verb)));
  }
}
