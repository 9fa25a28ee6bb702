/** The cards of somebody's box: which cells they have, which of ours each is, and what differs. Pure: the
 * server looks everything over once more (src/cantina/parts/box). */

import type { BoxField, BoxRow, BoxShelf, GameBox } from "../wire/types";

export type Value = number | string | boolean;
/** What was typed, by cell. */
export type Cells = Readonly<Record<string, Value>>;
/** By card, as `file/card`. */
export type Typed = Readonly<Record<string, Cells>>;

export interface Cell {
  /** The field, and of a list which of its numbers: `shields.1`. */
  key: string;
  field: string;
  at: number;
  ours: Value;
  is: BoxField;
  locked: boolean;
}

/** What a cell holds while it is typed: no value yet, or one that cannot be. */
export interface Draft {
  card: string;
  key: string;
  text: string;
  problem: string;
}

export interface Card {
  /** `file/card`. */
  id: string;
  card: string;
  row: BoxRow;
  cells: readonly Cell[];
}

export interface Group {
  id: string;
  shelf: BoxShelf;
  /** What its rows have in common; empty for all of a file. */
  key: string;
  cards: readonly Card[];
}

/** Cards in the order of the box; those of one kind together. */
export function groupsOf(box: GameBox): Group[] {
  const groups = new Map<string, Card[]>();
  const about = new Map<string, { shelf: BoxShelf; key: string }>();
  for (const shelf of box.shelves)
    for (const row of shelf.rows) {
      const id = `${shelf.file}/${row.group}`;
      about.set(id, { shelf, key: row.group });
      const cells = cellsOf(row, shelf.by);
      const cards = row.cards.map((card) => ({ id: `${shelf.file}/${card}`, card, row, cells }));
      groups.set(id, [...(groups.get(id) ?? []), ...cards]);
    }
  return [...about].map(([id, one]) => ({ id, cards: groups.get(id) ?? [], ...one }));
}

/** What groups the rows comes last: it is known before anything is typed. */
function cellsOf(row: BoxRow, by: string): Cell[] {
  const fields = Object.entries(row.fields);
  const ordered = [
    ...fields.filter(([field]) => field !== by),
    ...fields.filter(([field]) => field === by),
  ];
  return ordered.flatMap(([field, is]) => {
    const locked = is.provenance === "seed";
    const values: Value[] = Array.isArray(is.value) ? (is.value as Value[]) : [is.value as Value];
    return values.map((ours, at) => ({
      key: Array.isArray(is.value) ? `${field}.${at}` : field,
      ...{ field, at, ours, is, locked },
    }));
  });
}

/** The cells that somebody has to look at: what a rulebook prints and what groups a card are known. */
export const asked = (group: Group, card: Card, unlocked: boolean): Cell[] =>
  card.cells.filter(({ field, locked }) => field !== group.shelf.by && (unlocked || !locked));

/** A card that a rulebook prints as a whole is done. */
export const isDone = (group: Group, card: Card, typed: Typed): boolean =>
  asked(group, card, false).every(({ key }) => typed[card.id]?.[key] !== undefined);

/** How many cards are entered. Of a game with cards these; lists of how many there are do not count. */
export function progressOf(groups: readonly Group[], typed: Typed): { done: number; all: number } {
  const decks = groups.filter(({ shelf }) => shelf.any_order);
  const cards = (decks.length > 0 ? decks : groups).flatMap((group) =>
    group.cards.map((card) => isDone(group, card, typed)),
  );
  return { done: cards.filter(Boolean).length, all: cards.length };
}

/** The values of a card by field: what was typed, ours elsewhere. */
export function valuesOf(card: Card, cells: Cells = {}): Record<string, unknown> {
  const found: Record<string, Value | Value[]> = {};
  for (const { key, field, at, ours, is } of card.cells) {
    const value = cells[key] ?? ours;
    const list = found[field] ?? (Array.isArray(is.value) ? [...(is.value as Value[])] : []);
    found[field] =
      Array.isArray(is.value) && Array.isArray(list)
        ? list.map((one, place) => (place === at ? value : one))
        : value;
  }
  return found;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields in which a typed card differs from one of ours. */
export function differences(
  ours: Record<string, unknown>,
  theirs: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(theirs).filter(([field, value]) => !same(value, ours[field])),
  );
}

export interface Match {
  /** The card of ours that this one is. */
  ours: Card;
  differs: Record<string, unknown>;
}

/** Which card of ours each typed one is: equal ones first, the others with as few differences as can be.
 * Cards that nobody has touched are ours. */
export function matched(group: Group, typed: Typed): Map<string, Match> {
  const { cards } = group;
  const mine = cards.map((card) => valuesOf(card));
  const theirs = cards.map((card) => valuesOf(card, typed[card.id]));
  const found = new Map<string, Match>();
  const put = (at: number, row: number): void => {
    const [card, ours] = [cards[at], cards[row]];
    if (card && ours)
      found.set(card.id, { ours, differs: differences(mine[row] ?? {}, theirs[at] ?? {}) });
  };
  const changed = [...cards.keys()].filter((at) => !same(mine[at], theirs[at]));
  for (const at of cards.keys()) if (!changed.includes(at) || !group.shelf.any_order) put(at, at);
  if (!group.shelf.any_order) return found;
  const rows = new Set(changed);
  const left = new Set(changed);
  for (const at of changed) {
    const equal = [...rows].find((row) => same(mine[row], theirs[at]));
    if (equal === undefined) continue;
    rows.delete(equal);
    left.delete(at);
    put(at, equal);
  }
  const count = (at: number, row: number): number =>
    Object.keys(differences(mine[row] ?? {}, theirs[at] ?? {})).length;
  const ranked = [...left]
    .flatMap((at) => [...rows].map((row) => ({ at, row, count: count(at, row) })))
    .sort((a, b) => a.count - b.count || Number(a.at !== a.row) - Number(b.at !== b.row));
  for (const { at, row } of ranked)
    if (left.delete(at) && rows.delete(row)) put(at, row);
    else if (!rows.has(row) && !found.has(cards[at]?.id ?? "")) left.add(at);
  return found;
}

/** Numbers that are the same on all our cards of a kind, and not on those that were typed. */
export function unlike(group: Group, typed: Typed): string[] {
  const [first] = group.cards;
  if (!group.shelf.any_order || group.key === "" || !first) return [];
  const alike = first.cells.filter(
    ({ key, is, ours }) =>
      is.kind === "number" &&
      group.cards.every(({ cells }) => cells.some((one) => one.key === key && one.ours === ours)),
  );
  const different = ({ key }: Cell): boolean => {
    const mine = group.cards.map(({ id }) => typed[id]?.[key]).filter((one) => one !== undefined);
    return new Set(mine).size > 1;
  };
  return alike.filter(different).map(({ field }) => field);
}

export type Values = Record<string, Record<string, Record<string, unknown>>>;

/** What differs in the whole box, by file, card and field. */
export function valuesIn(groups: readonly Group[], typed: Typed): Values {
  const values: Values = {};
  for (const group of groups) {
    if (!group.cards.some(({ id }) => typed[id])) continue;
    for (const { ours, differs } of matched(group, typed).values())
      if (Object.keys(differs).length > 0) (values[group.shelf.file] ??= {})[ours.card] = differs;
  }
  return values;
}

export const countOf = (values: Values): number =>
  Object.values(values)
    .flatMap((rows) => Object.values(rows))
    .reduce((sum, fields) => sum + Object.keys(fields).length, 0);

/** Why a value cannot be: the code of the server's words for it; nothing where it can. */
export function problemOf({ is }: Cell, value: Value): string {
  if (is.kind === "flag") return typeof value === "boolean" ? "" : "flag";
  if (is.kind === "choice") return is.choices.includes(String(value)) ? "" : "choice";
  const fits =
    typeof value === "number" && Number.isInteger(value) && is.low <= value && value <= is.high;
  return fits ? "" : "number";
}

/** Whether another digit could follow. */
export const canGrow = ({ is }: Cell, text: string): boolean =>
  text === "-" || (Number(text) !== 0 && Math.abs(Number(text)) * 10 <= Math.max(is.high, -is.low));

/** Every cell as in this overlay: for one that somebody brings. */
export function typedBy(groups: readonly Group[], values: Values): Typed {
  const typed: Record<string, Record<string, Value>> = {};
  for (const { shelf, cards } of groups)
    for (const card of cards) {
      const fields = values[shelf.file]?.[card.card] ?? values[shelf.file]?.[card.row.id];
      if (!fields) continue;
      for (const { key, field, at, ours } of card.cells) {
        const value = fields[field];
        const mine = Array.isArray(value) ? (value as Value[])[at] : (value as Value | undefined);
        (typed[card.id] ??= {})[key] = mine ?? ours;
      }
    }
  return typed;
}

/** What a cell can be, where it is no number. */
export const choicesOf = ({ is }: Cell): readonly Value[] =>
  is.kind === "flag" ? [false, true] : is.kind === "choice" ? is.choices : [];

/** The first cell that is not the same in both; the first of all where every one is. */
export function firstOther(cells: readonly Cell[], one: Cells = {}, other: Cells = {}): number {
  return Math.max(
    0,
    cells.findIndex(({ key }) => one[key] !== other[key]),
  );
}
