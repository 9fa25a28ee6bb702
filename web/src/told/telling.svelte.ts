/** Tells what happened step by step: until a step was told, the table is shown as it was then, and
 * nothing is asked. */

import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import type { Chair } from "../table/chair.svelte";
import { atRest } from "../table/moments";
import { keepSeen, seenOf } from "../table/seen";
import { SPECTATOR, type Happened, type Sitting } from "../table/table.svelte";
import type { Content } from "../wire/content";
import { isFirst } from "./firsts";
import type { Pace } from "./pace";
import { pastOf } from "./past";
import { chaptersOf, type Chapter, type Step, type Tells } from "./steps";

interface Around {
  table: string;
  game: string;
  /** The chair that would be looked from if nothing were told. */
  chair: Chair | undefined;
  /** Nothing for a game that is not told. */
  tells: Tells | undefined;
  content: Content | undefined;
  /** Whether somebody looks. */
  awake: () => boolean;
}

export class Telling {
  readonly #around: () => Around;
  /** The step and its part that is told now; behind the last one all is told. */
  at = $state(0);
  part = $state(0);
  playing = $state(true);
  /** Whose eyes we look through: it changes when all was told to one. */
  #who = $state.raw<Chair>();
  /** Where the tale begins; how many events were there when we last looked. */
  #from = $state(0);
  #heard = 0;
  /** It stopped by itself, at the end of a step. */
  #waits = false;
  #wasAsked = false;
  #wasOpen = false;
  /** What happened before this page was open; undefined while it is on its way. */
  #past = $state.raw<readonly Chapter[] | undefined>([]);
  readonly #known = new WeakMap<Happened, readonly Step[]>();

  /** To be made while a component is set up. */
  constructor(around: () => Around) {
    this.#around = around;
    $effect.pre(() => this.#sitDown());
    $effect.pre(() => this.#listen());
    $effect(() => this.#remember());
    $effect(() => {
      const { wait } = this;
      if (wait === undefined || this.at < 0 || this.part < 0) return undefined;
      const timer = setTimeout(() => this.#goOn(), wait);
      return () => clearTimeout(timer);
    });
  }

  get pace(): Pace {
    return settings.paceOf(this.#around().game);
  }
  set pace(pace: Pace) {
    settings.change({ paces: { ...settings.chosen.paces, [this.#around().game]: pace } });
    if (pace === "once") this.skip();
  }

  /** The chair that is looked from. */
  readonly chair = $derived.by((): Chair | undefined => {
    const { chair, tells } = this.#around();
    return tells ? (this.#who ?? chair) : chair;
  });

  /** The steps of the tale: those told, the one that is told, those to come. */
  readonly steps = $derived.by((): readonly Step[] => {
    const { tells, content } = this.#around();
    const chair = this.#who;
    if (!tells || !content || !chair) return [];
    const { events, moments } = chair;
    const all = [...(this.#past ?? []), ...chaptersOf(events, this.#from, moments)];
    const steps = all
      .flatMap((chapter) => this.#stepsOf(chapter, tells, content, chair.seat))
      .filter(({ number }) => number >= this.#from);
    return tells.joined?.(steps) ?? steps;
  });

  readonly step = $derived.by(() => this.steps[this.at]);
  /** Whether something is told now: nothing is asked until it was. */
  readonly open = $derived.by(() => {
    const { tells, chair } = this.#around();
    if (!tells || !chair) return false;
    return !this.#ready || (this.pace !== "once" && this.step !== undefined);
  });
  readonly #ready = $derived.by(() => this.#who !== undefined && this.#past !== undefined);
  readonly #now = $derived.by(() => this.step?.parts[this.part]);

  /** How long this part stands; undefined: until something is pressed. */
  readonly wait = $derived.by(() => {
    const { awake } = this.#around();
    return this.open && this.playing && awake() ? this.#now?.ms[this.pace] : undefined;
  });
  /** Milliseconds until all is told. */
  readonly left = $derived.by(() => {
    const { pace } = this;
    const from = this.at;
    return this.steps
      .slice(from)
      .flatMap((step, at) => step.parts.slice(at === 0 ? this.part : 0))
      .reduce((whole, { ms }) => whole + ms[pace], 0);
  });

  /** What is shown: the table as it was in the step that is told, else as it is. */
  readonly sitting = $derived.by((): Sitting | undefined => {
    const { chair } = this;
    if (!chair || !this.open) return chair;
    const { seat, rev } = chair;
    const now = this.#now;
    if (!this.#ready || !now) return atRest(seat, null, rev, []);
    return atRest(seat, now.view, rev, this.#events.slice(0, now.upTo));
  });
  /** Those that happened before this page was open are worth a movement now. */
  readonly #events = $derived.by((): Happened[] => {
    const missed: Record<number, Happened | undefined> = Object.fromEntries(
      (this.#past ?? []).flatMap(({ events }) => events.map((one) => [one.number, one])),
    );
    return (this.chair?.events ?? []).map((one) => missed[one.number] ?? one);
  });

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length));
    this.part = 0;
    [this.playing, this.#waits] = [false, false];
  }
  next(): void {
    this.go(this.at + 1);
  }
  back(): void {
    this.go(this.at - 1);
  }
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.#waits) this.#goOn();
  }
  skip(): void {
    this.at = this.steps.length;
    this.part = 0;
    [this.playing, this.#waits] = [true, false];
  }

  #goOn(): void {
    const { step } = this;
    if (step && this.part + 1 < step.parts.length) this.part += 1;
    else if (this.#isFirst(step)) [this.playing, this.#waits] = [false, true];
    else [this.at, this.part, this.#waits] = [this.at + 1, 0, false];
  }

  /** Whoever wants it fast, or only watches, is not held up. */
  #isFirst(step: Step | undefined): boolean {
    const { game, table } = this.#around();
    const { pace, chair } = this;
    if (!step?.first || pace === "fast" || chair?.seat === SPECTATOR) return false;
    return isFirst(game, table, step.first);
  }

  /** The same as long as the chapter is the same, so that what is shown is not made anew. */
  #stepsOf(chapter: Chapter, tells: Tells, content: Content, seat: number): readonly Step[] {
    const last = chapter.events.at(-1);
    if (!last) return [];
    const known = this.#known.get(last) ?? tells.steps(chapter, seat, content);
    this.#known.set(last, known);
    return known;
  }

  /** Another seat is looked from as soon as all was told to the one before. */
  #sitDown(): void {
    const { chair, tells } = this.#around();
    if (!tells || !chair || chair.rev < 0 || chair === this.#who) return;
    if (this.#who !== undefined && this.open) return;
    untrack(() => this.#begin(chair, tells));
  }

  #begin(chair: Chair, tells: Tells): void {
    const { table, content } = this.#around();
    const { events, seat } = chair;
    const known = seat === SPECTATOR ? events.length : seenOf(table, seat, "told");
    const from = Math.min(known ?? tells.since(events, seat), events.length);
    [this.#who, this.#from, this.at, this.part, this.playing] = [chair, from, 0, 0, true];
    [this.#heard, this.#wasAsked, this.#wasOpen, this.#past] = [events.length, false, true, []];
    const missed = events.slice(from).filter(({ fresh, undone }) => !fresh && !undone);
    // Views of then are asked for only where something would be told.
    const { view } = chair;
    const worth =
      content && tells.steps({ before: view, after: view, events: missed }, seat, content);
    // The past of a game that runs is its players' alone.
    if ((worth && worth.length === 0) || seat === SPECTATOR) return;
    this.#past = undefined;
    const found = (chapters: readonly Chapter[]): void => {
      if (this.#who === chair) this.#past = chapters;
    };
    void pastOf(table, seat, events, from).then(found, () => found([]));
  }

  /** What follows an answer of mine is a new tale. */
  #listen(): void {
    const chair = this.#who;
    if (!chair) return;
    const count = chair.events.length;
    const asked = chair.ask !== undefined || chair.seat === SPECTATOR;
    const { open } = this;
    untrack(() => {
      if (count > this.#heard && this.#wasAsked && !this.#wasOpen) this.#anew(this.#heard);
      if (this.pace === "once") this.skip();
      [this.#heard, this.#wasAsked, this.#wasOpen] = [count, asked, open];
    });
  }

  #anew(from: number): void {
    [this.#from, this.at, this.part, this.playing] = [from, 0, 0, true];
    this.#past = [];
  }

  #remember(): void {
    const { table, awake } = this.#around();
    const chair = this.#who;
    if (!chair || chair.seat === SPECTATOR || !awake() || !this.#ready) return;
    keepSeen(table, chair.seat, this.step?.number ?? chair.events.length, "told");
  }
}
