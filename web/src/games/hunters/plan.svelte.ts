/** What a person means to do with a card. Card and intention are set in one gesture, but only the
 * card is sealed (BH-3.6); once cards are turned up the intention answers by itself, unless it was
 * changed meanwhile. So nobody waits for a decision that was made long ago. */

import type { Action } from "../../wire/types";
import { same } from "../../wire/action";
import type { Content } from "../../wire/content";
import { read, write } from "./actions";
import { faceOf, isAttacker } from "./faces";
import type { HuntersView } from "./types";

export interface Intention {
  verb: "play" | "sell" | "reserve";
  /** Of a confrontation; undefined where the card needs none. */
  place?: number | undefined;
}

export class Plan {
  /** Taken up from the hand or from the reserved cards, not decided yet. */
  picked = $state(-1);
  /** The place that is pointed at. */
  aimed = $state<number>();
  card = $state(-1);
  wants = $state.raw<Intention>();
  /** The turn that it was made in: it is good for no other. */
  turn = -1;
  readonly #kept: string;

  /** `place` names table and seat: a plan outlives a reload of the page. */
  constructor(place: string) {
    this.#kept = `cantina.plan.${place}`;
    try {
      const found = JSON.parse(sessionStorage.getItem(this.#kept) ?? "{}") as Partial<Plan>;
      if (typeof found.card !== "number" || found.wants === undefined) return;
      [this.card, this.wants, this.turn] = [found.card, found.wants, found.turn ?? -1];
    } catch {
      // no storage here, or nothing readable in it
    }
  }

  pick(card: number): void {
    this.picked = this.picked === card ? -1 : card;
    this.aimed = undefined;
  }

  seal(card: number, wants: Intention, turn: number): void {
    [this.card, this.wants, this.turn] = [card, wants, turn];
    this.picked = -1;
    this.#keep(JSON.stringify({ card, wants, turn }));
  }

  drop(): void {
    if (this.wants === undefined && this.card < 0) return; // storing takes time
    [this.card, this.wants, this.turn] = [-1, undefined, -1];
    this.#keep("{}");
  }

  #keep(text: string): void {
    try {
      sessionStorage.setItem(this.#kept, text);
    } catch {
      // Without a storage it holds until the page is closed.
    }
  }
}

/** The option that an intention stands for, if it is one now. */
export function answerFor(
  wants: Intention | undefined,
  options: readonly Action[],
): Action | undefined {
  if (wants === undefined) return undefined;
  const alike = options.filter((option) => read(option).verb === wants.verb);
  if (wants.place === undefined) return alike.length === 1 ? alike[0] : undefined;
  const placed = write({ verb: "play", place: wants.place });
  return alike.find((option) => same(option, placed));
}

/** Whether the price of a card, if it has one, is in the purse. */
export function payable(card: number, credits: number, content: Content): boolean {
  const face = faceOf(card, content);
  return face?.kind === "droid" || face?.kind === "crate" ? face.cost <= credits : true;
}

/** Where a card of the hand can be meant to go, before the server says where it may: at open
 * targets, else with those who wait; a target goes to those. Empty for a card without a place. */
export function imaginable(
  card: number,
  view: HuntersView,
  seat: number,
  content: Content,
): number[] {
  const lying = view.players[seat]?.confrontations ?? [];
  const waiting = lying.findIndex((one) => one.target < 0);
  const beginning = waiting < 0 ? lying.length : waiting;
  const face = faceOf(card, content);
  if (face?.kind === "target") return [beginning];
  if (!isAttacker(face)) return [];
  const open = lying.flatMap((one, place) => (one.target >= 0 && !one.captured ? [place] : []));
  return open.length === 0 || view.free_orphans ? [...open, beginning] : open;
}
