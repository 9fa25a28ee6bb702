/** Typing in the values of one's box: where the cursor is, what was typed, and how to take it back. Every
 * change is kept in this browser at once. */

import type { GameBox } from "../wire/types";
import {
  asked,
  canGrow,
  choicesOf,
  countOf,
  firstOther,
  groupsOf,
  isDone,
  matched,
  progressOf,
  problemOf,
  valuesIn,
  type Card,
  type Cell,
  type Draft,
  type Group,
  type Typed,
  type Value,
} from "./cards";
import { keepBox, keptBox, overlayText, type Step } from "./kept";

const MOST_STEPS = 1000;

export class Entry {
  readonly groups: readonly Group[];
  typed = $state.raw<Typed>({});
  owner = $state("");
  edition = $state("");
  at = $state(0);
  card = $state(0);
  cell = $state(0);
  draft = $state.raw<Draft>();
  isKept = $state(true);
  /** The cursor takes the focus along. */
  isTyping = $state(false);
  #past = $state.raw<readonly Step[]>([]);

  readonly group = $derived.by(() => this.groups[this.at]!); // eslint-disable-line @typescript-eslint/no-non-null-assertion -- `at` is one of them
  readonly matches = $derived.by(() => matched(this.group, this.typed));
  readonly values = $derived.by(() => valuesIn(this.groups, this.typed));
  readonly differ = $derived(countOf(this.values));
  readonly text = $derived.by(() =>
    this.differ > 0 ? overlayText(this.box.game, this.box.digest, this, this.values) : "",
  );

  constructor(readonly box: GameBox) {
    this.groups = groupsOf(box).filter((group) => this.cardsIn(group).length > 0);
    const kept = keptBox(box.game);
    if (!kept) return;
    [this.typed, this.owner, this.edition] = [kept.typed, kept.owner, kept.edition];
    this.#past = kept.steps;
  }

  /** The cards of a group with anything to type. */
  cardsIn(group: Group): Card[] {
    return group.cards.filter((card) => asked(group, card, this.unlocked).length > 0);
  }
  get unlocked(): boolean {
    return this.edition !== "";
  }
  get cards(): Card[] {
    return this.cardsIn(this.group);
  }
  cellsOf(card: Card): Cell[] {
    return asked(this.group, card, this.unlocked);
  }
  /** The cell with the cursor. */
  get here(): { card: Card; cell: Cell } | undefined {
    const card = this.cards[this.card];
    const cell = card && this.cellsOf(card)[this.cell];
    return card && cell && { card, cell };
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  done(group: Group): number {
    return group.cards.filter((card) => isDone(group, card, this.typed)).length;
  }
  all(group: Group): number {
    return group.cards.length;
  }
  get doneOfAll(): { done: number; all: number } {
    return progressOf(this.groups, this.typed);
  }

  valueOf(card: Card, cell: Cell): Value | undefined {
    return this.typed[card.id]?.[cell.key];
  }

  /** Cards as they are now; without cells they are ours again. */
  change(cards: Step): void {
    const before = Object.keys(cards).map((id) => [id, this.typed[id] ?? {}] as const);
    this.#past = [...this.#past, Object.fromEntries(before)].slice(-MOST_STEPS);
    this.#apply(cards);
  }

  #apply(cards: Step): void {
    const typed = Object.entries({ ...this.typed, ...cards });
    this.typed = Object.fromEntries(typed.filter(([, cells]) => Object.keys(cells).length > 0));
    this.keep();
  }

  keep(): void {
    const { owner, edition, typed, text } = this;
    this.isKept = keepBox(this.box.game, { owner, edition, typed, text, steps: this.#past });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.draft = undefined;
    const after = this.typed;
    this.#apply(before);
    this.#follow(before, after);
  }

  /** The cursor goes to where something was taken back: elsewhere nobody would see it. */
  #follow(before: Step, after: Typed): void {
    const at = this.groups.findIndex(({ cards }) => cards.some(({ id }) => before[id]));
    if (at < 0) return;
    this.at = at;
    this.card = Math.max(
      0,
      this.cards.findIndex(({ id }) => before[id]),
    );
    const card = this.cards[this.card];
    this.cell = card ? firstOther(this.cellsOf(card), before[card.id], after[card.id]) : 0;
  }

  put(card: Card, cell: Cell, value: Value | undefined): void {
    const { [cell.key]: before, ...others } = this.typed[card.id] ?? {};
    if (before === value) return;
    this.change({ [card.id]: value === undefined ? others : { ...others, [cell.key]: value } });
  }

  /** Goes to a cell; what was half typed counts if it can. */
  go(card: number, cell: number): void {
    this.settle();
    this.isTyping = true;
    const cards = this.cards;
    this.card = Math.min(Math.max(card, 0), Math.max(cards.length - 1, 0));
    const there = cards[this.card];
    this.cell = Math.min(
      Math.max(cell, 0),
      Math.max((there ? this.cellsOf(there).length : 1) - 1, 0),
    );
  }

  toGroup(at: number): void {
    this.settle();
    this.at = (at + this.groups.length) % this.groups.length;
    this.card = 0;
    this.cell = 0;
  }

  next(): void {
    const { here } = this;
    if (here === undefined) return;
    if (this.cell + 1 < this.cellsOf(here.card).length) this.go(this.card, this.cell + 1);
    else if (this.card + 1 < this.cards.length) this.go(this.card + 1, 0);
    else this.settle();
  }

  /** Back by one cell; false at the first. */
  before(): boolean {
    const above = this.cards[this.card - 1];
    if (this.cell > 0) this.go(this.card, this.cell - 1);
    else if (above) this.go(this.card - 1, this.cellsOf(above).length - 1);
    else return false;
    return true;
  }

  /** A digit, or a minus. It goes on as soon as no longer number is possible. */
  digit(key: string): void {
    const { here } = this;
    if (here === undefined) return;
    const { card, cell } = here;
    if (cell.is.kind === "choice" || cell.is.kind === "flag") {
      this.choose(Number(key) - 1);
      return;
    }
    const typing = this.draft?.card === card.id && this.draft.key === cell.key;
    const text = (typing && this.draft ? this.draft.text : "") + key;
    const value = Number(text);
    const problem = text === "-" ? "" : problemOf(cell, value);
    this.draft = { card: card.id, key: cell.key, text, problem };
    if (problem !== "" || canGrow(cell, text)) return;
    this.put(card, cell, value);
    this.draft = undefined;
    this.next();
  }

  /** The choice with this number. */
  choose(number: number): void {
    const { here } = this;
    if (here === undefined) return;
    const { card, cell } = here;
    const value = choicesOf(cell)[number];
    if (value !== undefined) this.put(card, cell, value);
    if (value !== undefined) this.next();
  }

  erase(): void {
    const { here } = this;
    if (here === undefined) return;
    if (this.draft && this.draft.text.length > 1) {
      const text = this.draft.text.slice(0, -1);
      this.draft = { ...this.draft, text, problem: problemOf(here.cell, Number(text)) };
      return;
    }
    this.draft = undefined;
    this.put(here.card, here.cell, undefined);
  }

  /** Half a number becomes one; what cannot be is dropped, and the last good value stays. */
  settle(): void {
    const { draft, here } = this;
    this.draft = undefined;
    if (!draft || !here || draft.problem !== "" || draft.text === "-") return;
    if (here.card.id === draft.card && here.cell.key === draft.key)
      this.put(here.card, here.cell, Number(draft.text));
  }

  /** What is typed here, else ours; and on. */
  take(): void {
    const { here } = this;
    if (here === undefined) return;
    if (this.draft?.problem) return;
    if (this.draft) this.settle();
    else if (this.valueOf(here.card, here.cell) === undefined)
      this.put(here.card, here.cell, here.cell.ours);
    this.next();
  }

  /** Everything in the group that nobody has typed is as ours. */
  takeAll(): void {
    this.draft = undefined;
    const cards = this.cards.map((card) => {
      const ours = Object.fromEntries(this.cellsOf(card).map(({ key, ours }) => [key, ours]));
      return [card.id, { ...ours, ...this.typed[card.id] }] as const;
    });
    this.change(Object.fromEntries(cards));
  }
}
