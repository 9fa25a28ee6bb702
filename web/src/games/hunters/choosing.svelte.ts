/** What one seat can do now, from the options it is offered and what it has picked. */

import type { Desk } from "../../table/desk.svelte";
import type { Action } from "../../wire/types";
import type { Content } from "../../wire/content";
import { pick, write } from "./actions";
import { barFor } from "./bar";
import { answerFor, imaginable, payable, type Intention, type Plan } from "./plan.svelte";
import type { Hunting } from "./sitting";
import { preview, setOf } from "./sums";

interface Around {
  readonly sitting: Hunting;
  readonly desk: Desk;
  readonly content: Content;
  readonly plan: Plan;
}

export class Choosing {
  readonly #around: () => Around;

  constructor(around: () => Around) {
    this.#around = around;
  }

  readonly around = $derived.by(() => this.#around());
  readonly view = $derived.by(() => this.around.sitting.view);
  readonly ask = $derived.by(() => this.around.sitting.ask);
  readonly seat = $derived.by(() => Math.max(0, this.around.sitting.seat));
  readonly player = $derived.by(() => this.view?.players[this.seat]);
  readonly drawable = $derived.by(() =>
    setOf(pick("draw", this.ask?.options).map(({ deck }) => deck)),
  );
  readonly choosable = $derived.by(() =>
    setOf(pick("choose", this.ask?.options).map(({ card }) => card)),
  );
  readonly activatable = $derived.by(() =>
    setOf(pick("activate", this.ask?.options).map(({ card }) => card)),
  );

  /** The card that places are offered for. */
  readonly card = $derived.by(() => {
    const { plan } = this.around;
    if (this.ask?.name === "act") return this.player?.chosen ?? -1;
    return this.ask ? plan.picked : plan.card;
  });

  readonly places = $derived.by((): number[] => {
    const { view, ask, card, seat } = this;
    const { content } = this.around;
    if (!view || !ask || card < 0) return [];
    if (ask.name === "choose")
      return payable(card, this.player?.credits ?? 0, content)
        ? imaginable(card, view, seat, content)
        : [];
    const placed =
      ask.name === "act"
        ? pick("play", ask.options)
        : pick("activate", ask.options).filter((one) => one.card === card);
    return placed.flatMap(({ place }) => place ?? []);
  });

  /** Where Play goes: where one points, else where a hint or a capture is, else the first place. */
  readonly place = $derived.by((): number | undefined => {
    const { plan, content, desk } = this.around;
    const { places } = this;
    if (plan.aimed !== undefined && places.includes(plan.aimed)) return plan.aimed;
    const [hinted] = pick("play", desk.hinted && [desk.hinted]);
    return (
      places.find((place) => place === hinted?.place) ??
      places.find(
        (place) => preview(this.card, this.player?.confrontations[place], content)?.captures,
      ) ??
      places[0]
    );
  });

  /** The answer that the plan stands for, once it is asked for. */
  readonly runs = $derived.by((): Action | undefined => {
    const { plan } = this.around;
    if (this.ask?.name !== "act" || this.player?.chosen !== plan.card) return undefined;
    return answerFor(plan.wants, this.ask.options);
  });

  readonly bar = $derived.by(() => {
    const { view, ask, card, places, place, mean } = this;
    if (!ask || !view) return undefined;
    const { content, plan } = this.around;
    const pick = (one: number): void => plan.pick(one);
    const bar = barFor({ ask, view, content, card, places, place, mean, pick });
    return this.runs ? { ...bar, calm: true } : bar; // Go is lit, which runs the plan
  });

  /** Does what is meant: seals the card and keeps the rest as a plan, or answers right away. */
  mean = (wants: Intention): void => {
    const { view, ask, card } = this;
    const { plan, desk } = this.around;
    if (!ask || card < 0) return;
    if (ask.name === "choose") {
      plan.seal(card, wants, view?.turn ?? -1);
      desk.act(write({ verb: "choose", card }));
      return;
    }
    plan.drop();
    plan.picked = -1;
    const action: Action | undefined =
      ask.name === "activate"
        ? write({ verb: "activate", card, place: wants.place ?? null })
        : answerFor(wants, ask.options);
    if (action) desk.act(action);
  };

  /** A new question: what was picked for another one is put down; a card taken back is in hand, and
   * the only one that can be paid for is taken up, and `kept`, which was picked for this question before. */
  asked(name: string | undefined, kept: number): void {
    const { plan } = this.around;
    const [only, another] = name === "activate" ? [...this.activatable] : [];
    if (another !== undefined) plan.picked = -1;
    else if (name === "choose" && plan.card >= 0) plan.picked = plan.card;
    else if (name !== undefined) plan.picked = only ?? -1;
    if (plan.picked < 0 && (this.choosable.has(kept) || this.activatable.has(kept)))
      plan.picked = kept;
    if (name === "choose" || name?.startsWith("draw")) plan.drop();
  }
}
