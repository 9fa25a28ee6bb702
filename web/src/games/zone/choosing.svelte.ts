/** What can be chosen now, what is looked at, and what the ask bar offers for it. */

import type { Bar, Desk, Offer } from "../../table/desk.svelte";
import { same } from "../../wire/action";
import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { read, write } from "./actions";
import { actButtons, isAnswer } from "./acts";
import { noteWords, question } from "./asking";
import { isArranged } from "./kit/moves";
import { areaName } from "./names";
import { byArea, choicesOf, shotOf, sideOf, targetsOf, walkAlong } from "./options";
import type { Stalking } from "./sitting";
import type { ShotView, WayView, ZoneAction } from "./types";
import { Walk } from "./walk.svelte";
import { actionWords, shortWords } from "./words";

interface Around {
  sitting: Stalking;
  desk: Desk;
  content: Content;
}

type Verb = ZoneAction["verb"];

/** Verbs that are said in the bar whatever is picked. */
const ALWAYS: ReadonlySet<Verb> = new Set<Verb>([
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
  #picked = $state<Verb | "">("");

  constructor(around: () => Around) {
    this.#around = around;
  }

  get view() {
    return this.#around().sitting.view;
  }

  readonly ask = $derived.by(() => this.#around().sitting.ask);
  readonly options = $derived.by((): readonly ZoneAction[] => (this.ask?.options ?? []).map(read));
  readonly seat = $derived.by(() => {
    const active = this.view?.active ?? -1;
    return active >= 0 ? active : this.#around().sitting.seat;
  });

  /** In a turn one action at a time is on the map; any other question is about all its options. */
  readonly inTurn = $derived.by(() => this.ask?.name === "act");
  readonly picked = $derived.by((): Verb | "" => {
    if (!this.inTurn) return "";
    if (this.options.some(({ verb }) => verb === this.#picked)) return this.#picked;
    return this.options.some(({ verb }) => verb === "move") ? "move" : "";
  });
  readonly shown = $derived.by(() =>
    this.inTurn ? this.options.filter(({ verb }) => verb === this.picked) : this.options,
  );

  /** Sides that an enemy may turn to. */
  readonly sides = $derived.by(() => this.options.flatMap((option) => sideOf(option) ?? []));

  /** Things are moved, on a screen of their own. */
  readonly arranges = $derived.by(() => isArranged(this.ask?.name ?? ""));
  /** What is on sale, while equipment is bought. */
  readonly shop = $derived.by(() => this.view?.shop ?? null);
  /** The map makes room for it. */
  readonly fills = $derived.by(() => this.arranges || this.alone);
  /** Nothing but it is on the screen: stalkers are chosen, or equipment is bought. */
  readonly alone = $derived.by(
    () => this.ask?.name === "stalker" || (this.shop !== null && !this.arranges),
  );

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
  readonly meant = $derived.by((): ZoneAction | undefined => {
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
    const first = this.#first();
    const meant = first && typeof first.does !== "function" ? first.does : undefined;
    const offers = [...(first ? [first] : [])];
    for (const action of this.#inBar())
      if (!same(write(action), meant)) offers.push(this.#offer(action));
    const note =
      first === undefined
        ? noteWords({ ...ask, name: this.picked || ask.name }, view, content)
        : "";
    return { title: question(ask, view, content), note, calm: first === undefined, offers };
  });

  /** An option in words. */
  say(action: ZoneAction): string {
    const { ask, view } = this;
    return ask && view ? actionWords(action, ask, view, this.#around().content) : "";
  }

  pick(act: Verb | ""): void {
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
      const begins = this.picked === "move" || this.picked === "careful" ? this.picked : undefined;
      this.walk.begin(walkAlong(this.way, begins));
      this.stepOn();
    } else if (this.meant && (this.onAreas.get(this.looked ?? -1)?.length ?? 0) === 1)
      desk.act(write(this.meant));
  }

  answer(action: ZoneAction): void {
    this.walk.stop();
    this.#around().desk.act(write(action));
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

  #first(): Offer | undefined {
    const { way, meant, view } = this;
    if (way && view)
      return {
        text: t("zone-go-to", { area: areaName(view.ground, way.area) }),
        does: () => this.commit(),
      };
    return meant && this.#offer(meant);
  }

  #offer(action: ZoneAction): Offer {
    const short = this.view && shortWords(action, this.view, this.#around().content);
    const label = this.say(action);
    return { text: short ?? label, label, does: write(action) };
  }

  /** What is chosen on the map, among the dice or the stalkers, or by moving things. */
  #isElsewhere({ verb }: ZoneAction): boolean {
    if (["move", "careful", "reroll", "stalker"].includes(verb)) return true;
    if (this.shop && ["buy", "buy_magazine"].includes(verb)) return true;
    return isArranged(this.ask?.name ?? "") && verb !== "done";
  }

  /** What is not on the map: all of it, or in a turn only what was picked, and how to end. */
  #inBar(): ZoneAction[] {
    const here = this.onAreas.get(this.looked ?? -1) ?? [];
    const elsewhere = this.shown.filter(
      (option) => ![...this.onAreas.values()].some((all) => all.includes(option)),
    );
    const plain = elsewhere.filter((option) => !this.#isElsewhere(option));
    const always = this.options.filter(
      (option) => ALWAYS.has(option.verb) && !plain.includes(option),
    );
    return [...(here.length > 1 ? here : []), ...plain, ...always];
  }
}
