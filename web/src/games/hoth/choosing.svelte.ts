/** What can be chosen now, what is looked at, and what the ask bar offers for it. */

import type { Bar, Desk, Doubt, Offer } from "../../table/desk.svelte";
import { DONE, same } from "../../wire/action";
import { text, type Content } from "../../wire/content";
import { has, t } from "../../words.svelte";
import { read, write } from "./actions";
import { cardText } from "./cards";
import { shotAloud } from "./describe";
import { hexName } from "./field";
import { whyNot } from "./ordered";
import { optionsByHex, pictureOf, shotsShown, type Picture } from "./picture";
import type { Battling } from "./sitting";
import { FIELDS, type HothAction } from "./types";
import { actionWords, question } from "./words";

interface Around {
  sitting: Battling;
  desk: Desk;
  content: Content;
}

/** A tap on such a unit is an answer; anything else is looked at first where there is no pointer. */
const AT_ONCE: ReadonlySet<HothAction["verb"]> = new Set(["order", "move", "attack"]);
/** Said in the bar, as everything is that needs no hex and no card. */
const IN_THE_BAR: ReadonlySet<HothAction["verb"]> = new Set(["fall_back", "exit", "reroll"]);

/** Questions about one unit after the other, until all is done. */
const COUNTED: ReadonlySet<string> = new Set(["order", "move", "attack"]);
/** How long it is said why a unit does nothing. */
const SAID_MS = 2500;

export class Choosing {
  readonly #around: () => Around;
  /** The hex under the pointer or the keyboard, or tapped. */
  looked = $state<number>();
  /** The card that is picked, −1 for none. */
  picked = $state(-1);
  /** Why a unit that was pressed does nothing, for a moment. */
  said = $state.raw<{ hex: number; text: string }>();
  #saying: ReturnType<typeof setTimeout> | undefined;
  /** The unit to go on with once the one in hand is put down. */
  #wanted: number | undefined;

  constructor(around: () => Around) {
    this.#around = around;
  }

  get view() {
    return this.#around().sitting.view;
  }

  readonly ask = $derived.by(() => this.#around().sitting.ask);
  readonly #actions = $derived.by(() => (this.ask?.options ?? []).map(read));
  readonly options = $derived.by(() => optionsByHex(this.ask?.options ?? [], this.picked));

  /** Cards that can be chosen. */
  readonly cards = $derived.by((): readonly number[] => {
    const cards = this.#actions.flatMap((one) => ("card" in one ? one.card : []));
    return cards.filter((card, at) => cards.indexOf(card) === at);
  });

  readonly picture = $derived.by((): Picture | undefined => {
    const { view } = this;
    return view ? pictureOf(view, this.ask, this.options, this.looked) : undefined;
  });

  /** What the hex that is looked at stands for, if anything. */
  readonly meant = $derived.by(() =>
    this.looked === undefined ? undefined : this.options.get(this.looked),
  );

  /** The answer that the picked card is, once it needs no hex. */
  readonly carded = $derived.by((): HothAction | undefined =>
    this.#actions.find(
      (one) => "card" in one && one.card === this.picked && (one.verb !== "support" || one.hex < 0),
    ),
  );

  readonly bar = $derived.by((): Bar | undefined => {
    const { ask, view } = this;
    const { content, desk } = this.#around();
    if (!ask || !view) return undefined;
    const say = (action: HothAction): string =>
      this.#short(action) ?? actionWords(action, ask, view, content);
    const offers: Offer[] = [];
    const first = this.meant ?? this.carded;
    if (first) offers.push({ text: say(first), does: write(first) });
    for (const action of this.#actions) {
      const plain = FIELDS[action.verb].length === 0 || IN_THE_BAR.has(action.verb);
      const does = write(action);
      if (plain && !same(does, first && write(first)))
        offers.push({ text: say(action), does, ...this.#leaves(action) });
    }
    if (this.#putsDown) offers.push({ text: t("hoth-board-another"), does: desk.undo });
    if (ask.name === "go_on")
      offers.push({ text: t("table-score"), does: () => (desk.putEndAside = false) });
    const calm = first === undefined;
    const doubt = this.#doubt();
    const words = { title: question(ask, view, content), note: this.#note() };
    return { ...words, calm, offers, ...(doubt ? { doubt } : {}) };
  });

  /** How many units could still do what is asked, beside the answer that ends it. */
  readonly #left = $derived.by((): number => {
    const { ask, view } = this;
    if (!ask || !view || !COUNTED.has(ask.name)) return 0;
    if (ask.name === "order") return view.orders_left;
    return this.#actions.filter(({ verb }) => verb === ask.name).length;
  });

  #leaves({ verb }: HothAction): { left?: string } {
    const count = this.#left;
    return verb === "done" && count > 0
      ? { left: t(`hoth-left-${this.ask?.name}`, { count }) }
      : {};
  }

  /** Asked back once a step of a turn. */
  #doubt(): Doubt | undefined {
    const { ask, view } = this;
    const count = this.#left;
    if (!ask || !view || count === 0) return undefined;
    const text = t(`hoth-finish-${ask.name}`, { count });
    return { action: DONE, about: `${view.node} ${view.turn} ${ask.name}`, text };
  }

  /** Answers with a hex, or only looks at it. */
  press(hex: number, byPointer: boolean): void {
    const action = this.options.get(hex);
    const seen = this.looked === hex;
    this.looked = hex;
    if (!action) {
      this.#refuse(hex);
      return;
    }
    if (byPointer || seen || AT_ONCE.has(action.verb)) this.answer(action);
  }

  /** Goes on with this unit, instead of the one in hand if there is one; or says why not. */
  take(hex: number): void {
    const { view } = this;
    const unit = view?.units.find((one) => one.hex === hex);
    const able = view?.step === "to" ? !unit?.cannot_move : !unit?.cannot_attack;
    if (this.#putsDown && able && hex !== view?.mover && hex !== view?.attacker) {
      this.#wanted = hex;
      this.#around().desk.undo();
    } else this.press(hex, true);
  }

  /** Whether the unit in hand can be put down again for another one. */
  get #putsDown(): boolean {
    const { ask } = this;
    const canStay = this.#actions.some(({ verb }) => verb === "done");
    return (ask?.name === "to" || ask?.name === "target") && !canStay;
  }

  #refuse(hex: number): void {
    const { view } = this;
    const text = view && this.ask ? whyNot(hex, view, this.#around().content) : "";
    this.said = text ? { hex, text } : undefined;
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => (this.said = undefined), SAID_MS);
  }

  /** Picks a card; a second time plays it. */
  pick(card: number): void {
    if (this.picked === card && this.carded) this.answer(this.carded);
    else this.picked = this.picked === card ? -1 : card;
  }

  /** Once the unit in hand is put down and nothing is on its way: takes the one that is wanted. */
  goOn(): void {
    const action = this.#wanted === undefined ? undefined : this.options.get(this.#wanted);
    if (action && AT_ONCE.has(action.verb)) this.answer(action);
  }

  answer(action: HothAction): void {
    this.#wanted = undefined;
    this.#around().desk.act(write(action));
  }

  /** Another question: what was looked at for the last one is forgotten. `kept`: the card that was picked for
   * it before. */
  asked(kept = -1): void {
    this.picked = this.cards.includes(kept) ? kept : -1;
    this.looked = undefined;
    this.said = undefined;
  }

  /** Where the bar has less room than the list of choices, and names a way back as the field does. */
  #short(action: HothAction): string | undefined {
    switch (action.verb) {
      case "to":
        return t("hoth-board-move-to", { hex: hexName(action.hex) });
      case "target":
        return t("hoth-board-attack", { hex: hexName(action.hex) });
      case "fall_back": {
        const back = this.picture?.retreats.find(({ hex }) => hex === action.hex);
        return t("hoth-board-back", { letter: back?.letter ?? "", hex: hexName(action.hex) });
      }
      default:
        return undefined;
    }
  }

  #note(): string {
    const { view, ask, looked } = this;
    const { content } = this.#around();
    if (!view || !ask) return "";
    const row = content.thing(this.picked);
    if (row) return text(row, "kind") === "support" ? cardText(row) : this.#qualifying(row);
    const place = view.reach.find(({ hex }) => hex === looked);
    if (place)
      return t(place.barred ? "hoth-board-then-no-attack" : "hoth-board-then-attack", {
        hex: hexName(place.hex),
        count: place.cost,
      });
    const shot = shotsShown(view, looked).find(({ end }) => end === looked);
    if (shot) return shotAloud(shot);
    return has(`hoth-note-${ask.name}`) ? t(`hoth-note-${ask.name}`) : "";
  }

  #qualifying(row: Parameters<typeof cardText>[0]): string {
    const { view } = this;
    const count = view?.qualify[view.hand.indexOf(this.picked)]?.length;
    const says = cardText(row);
    return count === undefined ? says : `${says} ${t("hoth-card-qualify", { count })}`;
  }
}
