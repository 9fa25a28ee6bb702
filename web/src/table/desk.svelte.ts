/** Where a game's board and the shell meet. The board says what its ask bar offers; the shell does
 * what was pressed, asks whether that was meant, and tells what went wrong. */

import { toast, trouble, wordsFor } from "../parts/toasts.svelte";
import { settings } from "../settings.svelte";
import type { Telling } from "../told/telling.svelte";
import { NOTHING, same } from "../wire/action";
import { Refusal } from "../wire/http";
import { WITHDRAWN } from "../wire/unanswered";
import type { Action, Hint } from "../wire/types";
import type { Moment } from "./moments";
import type { Sitting } from "./table.svelte";
import { t } from "../words.svelte";

export interface Drawing {
  body: string;
  width: number;
  height: number;
}

/** A button of the ask bar. The first of a bar is its primary one, which Enter presses too. */
export interface Offer {
  text: string;
  /** An option to answer with, or something to do on this screen. */
  does: Action | (() => void);
  hotkey?: string;
  icon?: Drawing;
  /** Read aloud instead of the text, where that is too short. */
  label?: string;
  /** Under the text, such as what would be left undone. */
  left?: string;
  /** Something besides the text, such as "+1" and a coin. */
  gain?: { text: string; icon?: Drawing };
}

/** What the ask bar says. What is left out, the shell fills in: the question, all options. A board
 * on which all of them are pressed sets `offers: []`. */
export interface Bar {
  title?: string;
  /** Under the title: what is picked, what comes next. */
  note?: string;
  icon?: Drawing;
  /** None of the offers is the primary one yet, so that Enter does nothing by accident. */
  calm?: boolean;
  offers?: readonly Offer[];
  /** An answer that leaves something undone, and how that is asked back: once for each `about`. */
  doubt?: Doubt;
}

export interface Doubt {
  action: Action;
  about: string;
  text: string;
}

/** What somebody who teaches at this table has to say to what is offered and done. */
export interface Coaching {
  /** Whether this is the button to press now: no other one is lit. */
  leads: (offer: Offer) => boolean;
  /** Whether an answer would throw something away: then it is asked for once more. */
  minds: (action: Action) => boolean;
  did: (action: Action) => void;
}

export class Desk {
  /** Set by the board, in an `$effect.pre` of what is picked. Not set: all options are offered. */
  bar = $state.raw<Bar>();
  /** An option that waits for "yes, I mean it". */
  doubted = $state.raw<Action>();
  /** What a bot would do, while it holds. */
  hint = $state.raw<Hint>();
  hinting = $state(false);
  /** The thing to look at closely; the board shows it and puts it back to undefined. */
  closeUp = $state<number>();
  /** What is looked at instead of the present. */
  moment = $state.raw<Moment>();
  /** The board still shows what led to the end: that is shown afterwards. */
  holdsEnd = $state(false);
  /** The end was put aside to look at the board. */
  putEndAside = $state(false);
  /** The rule that lies open beside the table. */
  rule = $state<string>();
  /** The player aid is open: as a tab beside the board, or as a sheet over it. */
  aid = $state<"tab" | "sheet">();
  /** The list of keys lies open. */
  keys = $state(false);
  /** Why the last answer was not taken, in words, until that was read. */
  refused = $state<string>();

  coach = $state.raw<Coaching>();
  /** What the board asked back about last. */
  #askedBack = "";

  constructor(
    readonly sitting: () => Sitting | undefined,
    /** What is told step by step; nothing in a replay. */
    readonly telling?: Telling,
    /** The name of a seat; in a replay nobody proposes anything. */
    readonly nameOf: (seat: number) => string = () => "",
  ) {}

  /** Somebody else decides for all: what is pressed is proposed. */
  get proposes(): boolean {
    const sitting = this.sitting();
    return sitting?.shared !== undefined && sitting.ask === undefined;
  }

  /** What this seat proposes. */
  get proposed(): Action | undefined {
    const sitting = this.sitting();
    return sitting?.proposals?.find(({ seat }) => seat === sitting.seat)?.action;
  }

  /** The names of those who propose this; empty: nobody does. */
  backers = (action: Action): string =>
    (this.sitting()?.proposals ?? [])
      .filter((one) => same(one.action, action))
      .map(({ seat }) => this.nameOf(seat))
      .join(", ");

  /** The option that a hint proposes, for the board to light. */
  get hinted(): Action | undefined {
    return this.hint?.verdict === "equal" ? undefined : this.hint?.action;
  }

  /** The button that Enter presses too: the first of the bar, or the one that a coach waits for. */
  leads(offer: Offer): boolean {
    if (this.coach) return this.coach.leads(offer);
    if (this.proposed && typeof offer.does !== "function" && same(offer.does, this.proposed))
      return false; // that would take it back
    return this.bar?.calm !== true && this.bar?.offers?.[0] === offer;
  }

  /** Answers what is asked, after a second look where the person wants one. */
  act = (action: Action): void => {
    if ((this.sitting()?.sending ?? 0) > 0) return; // a second press: the first one is on its way
    if (this.proposes) {
      void this.#attempt(this.#propose(action));
      return;
    }
    const careful =
      settings.chosen.confirm || this.coach?.minds(action) === true || this.#asksBack(action);
    if (careful && !same(this.doubted, action)) {
      this.doubted = action;
      return;
    }
    this.doubted = undefined;
    this.hint = undefined;
    this.coach?.did(action);
    this.refused = undefined;
    void this.#answer(action);
  };

  /** How the answer that waits is asked back, where the board says it. */
  get doubt(): string | undefined {
    const doubt = this.bar?.doubt;
    return doubt && same(doubt.action, this.doubted) ? doubt.text : undefined;
  }

  /** Whether the board asks back, which it does once; not about what a coach asked for. */
  #asksBack(action: Action): boolean {
    const doubt = this.bar?.doubt;
    if (!doubt || !same(doubt.action, action)) return false;
    if (this.#askedBack === doubt.about || this.coach?.leads({ text: "", does: action }))
      return false;
    this.#askedBack = doubt.about;
    return true;
  }

  /** Takes back what waits for the line. */
  takeBack = async (): Promise<void> => {
    if ((await this.sitting()?.takeBack?.()) === false) toast(t("table-kept-late"));
  };

  undo = (): void => {
    if (this.doubted) this.doubted = undefined;
    else void this.#attempt(this.sitting()?.undo());
  };

  /** Asks a bot. A hint that comes too late for its question is not shown. */
  async askHint(): Promise<void> {
    const sitting = this.sitting();
    const asked = sitting?.ask;
    if (!sitting || !asked || this.hinting) return;
    this.hinting = true;
    try {
      const hint = await sitting.hint();
      if (this.sitting()?.ask?.since === asked.since) this.hint = hint;
    } catch (problem) {
      trouble(problem);
    } finally {
      this.hinting = false;
    }
  }

  /** Another question, or another seat: what belonged to the one before is put away. */
  clear(): void {
    this.doubted = undefined;
    this.hint = undefined;
  }

  press(offer: Offer): void {
    if (typeof offer.does === "function") offer.does();
    else this.act(offer.does);
  }

  /** What is proposed already is taken back. */
  #propose(action: Action): Promise<void> | undefined {
    return this.sitting()?.propose?.(same(action, this.proposed) ? NOTHING : action);
  }

  async #answer(action: Action): Promise<void> {
    try {
      await this.sitting()?.act(action);
    } catch (problem) {
      if (!(problem instanceof Refusal)) trouble(problem);
      else if (problem.code !== WITHDRAWN) this.refused = wordsFor(problem);
    }
  }

  async #attempt(work: Promise<void> | undefined): Promise<void> {
    try {
      await work;
    } catch (problem) {
      trouble(problem);
    }
  }
}
