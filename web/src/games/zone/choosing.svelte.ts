/** What can be chosen now, what is looked at, and what the ask bar offers for it. */

import type { Bar, Desk, Offer } from "../../table/desk.svelte";
import type { Action } from "../../table/table.svelte";
import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { actButtons, isAnswer } from "./acts";
import { noteWords, question } from "./asking";
import { isArranged } from "./kit/moves";
import { areaName } from "./names";
import { byArea, choicesOf, shotOf, sideOf, targetsOf, verbOf, walkAlong } from "./options";
import type { Stalking } from "./sitting";
import type { ShotView, WayView } from "./types";
import { Walk } from "./walk.svelte";
import { option as optionWords, shortWords } from "./words";

interface Around {
  sitting: Stalking;
  desk: Desk;
  content: Content;
}

/** Verbs that are said in the bar whatever is picked. */
const ALWAYS: ReadonlySet<string> = new Set([
  "end",
  "pass",
  "done",
  "leave",
  "take",
  "put",
  "pass_on",
]);

export class Choosing {
  readonly #around: () => Around;
  readonly walk = new Walk();
  /** The area under the pointer or the keyboard, or tapped. */
  looked = $state<number>();
  /** Which of several options on that area. */
  aimed = $state(0);
  /** An area was pressed of which the bar asks more: the pointer may leave it for the bar. */
  #held = false;
  /** The question that the last step of a walk answered. */
  #stepped: number | undefined;
  /** The action whose targets are shown; empty: as the question suggests. */
  #picked = $state("");

  constructor(around: () => Around) {
    this.#around = around;
  }

  get view() {
    return this.#around().sitting.view;
  }

  readonly ask = $derived.by(() => this.#around().sitting.ask);
  readonly options = $derived.by((): readonly Action[] => this.ask?.options ?? []);
  readonly seat = $derived.by(() => {
    const active = this.view?.active ?? -1;
    return active >= 0 ? active : this.#around().sitting.seat;
  });

  /** In a turn one action at a time is on the map; any other question is about all its options. */
  readonly inTurn = $derived.by(() => this.ask?.name === "act");
  readonly picked = $derived.by(() => {
    if (!this.inTurn) return "";
    if (this.options.some((option) => verbOf(option) === this.#picked)) return this.#picked;
    return this.options.some((option) => verbOf(option) === "move") ? "move" : "";
  });
  readonly shown = $derived.by(() =>
    this.inTurn ? this.options.filter((option) => verbOf(option) === this.picked) : this.options,
  );

  /** Sides that an enemy may turn to. */
  readonly sides = $derived.by(() => this.options.flatMap((option) => sideOf(option) ?? []));

  /** Things are moved, on a screen of their own. */
  readonly arranges = $derived.by(() => isArranged(this.ask?.name ?? ""));
  /** The map makes room for it. */
  readonly fills = $derived.by(() => this.arranges || this.ask?.name === "stalker");

  readonly ways = $derived.by((): readonly WayView[] => {
    if (this.picked === "careful") return this.view?.careful ?? [];
    const walks = this.picked === "move" || this.ask?.name === "step";
    return walks ? (this.view?.ways ?? []) : [];
  });
  /** Where a Careful Move would lead as well. */
  readonly quiet = $derived.by(() => {
    const careful = this.picked === "move" ? (this.view?.careful ?? []) : [];
    return careful.map(({ area }) => area);
  });
  readonly onAreas = $derived.by(() => byArea(this.view ? this.shown : [], this.view));
  /** Areas that can be pressed. */
  readonly choices = $derived.by(() => choicesOf(this.ways, this.onAreas));

  readonly way = $derived.by(() => this.ways.find(({ area }) => area === this.looked));
  /** What the area that is looked at stands for. */
  readonly meant = $derived.by((): Action | undefined => {
    const here = this.onAreas.get(this.looked ?? -1) ?? [];
    return here[this.aimed % Math.max(1, here.length)];
  });
  readonly shot = $derived.by((): ShotView | undefined =>
    this.meant && this.view ? shotOf(this.meant, this.view) : undefined,
  );
  readonly targets = $derived.by(() => (this.view ? targetsOf(this.shown, this.view) : []));

  readonly bar = $derived.by((): Bar | undefined => {
    const { ask, view } = this;
    const { content } = this.#around();
    if (!ask || !view) return undefined;
    if (this.walk.going)
      return {
        title: t("zone-walk-going"),
        offers: [{ text: t("zone-walk-stop"), does: () => this.walk.stop() }],
      };
    const say = (action: Action): string => this.say(action);
    const first = this.#first(say);
    const meant = first && typeof first.does !== "function" ? first.does : undefined;
    const offers = [...(first ? [first] : [])];
    for (const action of this.#inBar())
      if (action.join() !== meant?.join()) offers.push(this.#offer(action, say));
    const note =
      first === undefined
        ? noteWords({ ...ask, name: this.picked || ask.name }, view, content)
        : "";
    return { title: question(ask, view, content), note, calm: first === undefined, offers };
  });

  /** An option in words. */
  say(action: Action): string {
    const { ask, view } = this;
    return ask && view ? optionWords(action, ask, view, this.#around().content) : "";
  }

  pick(act: string): void {
    this.#picked = act;
    this.look(undefined);
  }

  /** The button of an action by its number, as the keyboard presses it. */
  pickNumber(at: number): void {
    const button = actButtons(this.options)[at];
    const [only] = button?.options ?? [];
    if (!button || !only) return;
    if (isAnswer(button)) this.answer(only);
    else this.pick(button.act);
  }

  /** The pointer is over an area, or over none. */
  hover(area: number | undefined): void {
    if (!this.#held) this.look(area);
  }

  look(area: number | undefined): void {
    this.#held = false;
    if (area === this.looked) return;
    this.looked = area;
    this.aimed = 0;
  }

  /** Answers with an area, or only looks at it: a finger looks first. */
  press(area: number, byPointer: boolean): void {
    const seen = this.looked === area;
    this.look(area);
    if (byPointer || seen) this.commit();
    this.#held = !this.way && (this.onAreas.get(area)?.length ?? 0) > 1;
  }

  /** Does what the area that is looked at stands for. Of several options the bar asks. */
  commit(): void {
    const { desk } = this.#around();
    if (this.way) {
      this.walk.begin(walkAlong(this.way, this.picked));
      this.stepOn();
    } else if (this.meant && (this.onAreas.get(this.looked ?? -1)?.length ?? 0) === 1)
      desk.act(this.meant);
  }

  answer(action: Action): void {
    this.walk.stop();
    this.#around().desk.act(action);
  }

  /** Takes the next step of a walk, if what is asked offers it. */
  stepOn(): void {
    const next = this.ask && this.walk.next(this.ask);
    this.#stepped = this.ask?.since;
    if (next) this.#around().desk.act(next);
  }

  /** Another question is there, and nothing on its way: a walk goes on by itself. */
  goOn(): void {
    if (this.walk.going && this.ask?.since !== this.#stepped) this.stepOn();
  }

  /** Another question: what was looked at for the last one is forgotten. */
  asked(): void {
    this.look(undefined);
    this.#picked = "";
  }

  #first(say: (action: Action) => string): Offer | undefined {
    const { way, meant, view } = this;
    if (way && view)
      return {
        text: t("zone-go-to", { area: areaName(view.ground, way.area) }),
        does: () => this.commit(),
      };
    return meant && this.#offer(meant, say);
  }

  #offer(action: Action, say: (action: Action) => string): Offer {
    const short = this.view && shortWords(action, this.view, this.#around().content);
    return { text: short ?? say(action), label: say(action), does: action };
  }

  /** What is chosen on the map, among the dice or the stalkers, or by moving things. */
  #isElsewhere(verb: string): boolean {
    if (["move", "careful", "reroll", "stalker"].includes(verb)) return true;
    return isArranged(this.ask?.name ?? "") && verb !== "done";
  }

  /** What is not on the map: all of it, or in a turn only what was picked, and how to end. */
  #inBar(): Action[] {
    const here = this.onAreas.get(this.looked ?? -1) ?? [];
    const elsewhere = this.shown.filter(
      (option) => ![...this.onAreas.values()].some((all) => all.includes(option)),
    );
    const plain = elsewhere.filter((option) => !this.#isElsewhere(verbOf(option)));
    const always = this.options.filter(
      (option) => ALWAYS.has(verbOf(option)) && !plain.includes(option),
    );
    return [...(here.length > 1 ? here : []), ...plain, ...always];
  }
}
