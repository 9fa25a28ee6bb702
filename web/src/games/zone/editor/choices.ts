/** The words that a menu of the editor offers, and how they are called. */

import { isTable, wordOf, type Table, type Value } from "../../../editor/toml";
import { has, said, t } from "../../../words.svelte";
import { nameOf } from "../cards";
import type { Content } from "../../../wire/content";
import type { GroundView } from "../types";
import { edgesOf } from "./edges";
import type { Mission } from "./mission";
import { conditionFields, whomFields, whomFor, type Setting, type WordField } from "./steps";
import { CONDITIONS, FACES, ITEMS, MOST, OF_A_CARD, OF_MOVERS, OWN, SIGNED, WHERE } from "./words";

export interface Choice {
  value: Value;
  text: string;
}
/** What cards of this mission can speak of. */
export interface Stock {
  mission: Mission;
  ground: GroundView;
  content: Content;
}

export const LIST = "_list";
const SET = { with: "high_threat_token" };
const named = (value: string, text: string): Choice => ({ value, text });
const isOf = (words: readonly string[], word: string): boolean => words.includes(word);

/** A closed word: some are said as on cards. */
export const wordText = (word: string): string =>
  said(
    `zone-word-${word.toLowerCase()}`,
    `zonecard-face-${word.toLowerCase()}`,
    `zonecard-until-${word}`,
    `zonecard-mark-${word}`,
    `zonecard-group-${word}`,
    `zonecard-op-turn-${word}`,
  ) || word;

export const whomText = (word: string): string =>
  said(`zone-whom-${word}`, `zonecard-who-${word}`) || word;

export const placeText = (slot: string, word: string): string =>
  said(`zone-place-${word}`, `zonecard-${slot}-${word}`) || word;

export const fieldText = (name: string): string =>
  said(`zone-editor-field-${name}`, `zonecard-mark-${name}`) || name;

const SLOTS: Readonly<Record<string, string>> = { at: "on", to: "to", toward: "toward" };

function amounts(verb: string, least: number): Choice[] {
  const count = Array.from({ length: MOST }, (_, at) => at + 1);
  const numbers = isOf(SIGNED, verb) ? [...count, ...count.map((one) => -one)] : count;
  const stalkers = ["P", "P+1", "P+2", "4-P", "5-P", "6-P"];
  return [
    ...numbers
      .filter((one) => one !== 0 && (one >= least || least < 0))
      .map((value) => ({
        value,
        text: String(value).replace("-", "−"),
      })),
    ...(isOf(OF_MOVERS, verb) ? [named("M", t("zone-word-m"))] : []),
    ...stalkers.map((value) => named(value, amountText(value))),
  ];
}

/** "5-P" is five less the number of stalkers. */
export function amountText(value: Value): string {
  if (typeof value === "number") return String(value).replace("-", "−");
  if (value === "M") return t("zone-word-m");
  return wordOf(value).replace("-", " − ").replace("+", " + ").replace("P", t("zone-word-p"));
}

export const bordersOf = (ground: GroundView): Choice[] =>
  edgesOf(ground).map(({ id }) => named(id, id.replace("|", " – ")));

const idOf = (row: Table): string => wordOf(row["id"]);
const rowName = (row: Table, fallback: string): string => {
  const names = row["name"];
  return (isTable(names) && wordOf(names["en"])) || fallback;
};
const namedRow = (row: Table): Choice => named(idOf(row), rowName(row, idOf(row)));

/** What may stand in a field; of a list, one entry of it. */
export function choicesFor(
  field: WordField,
  verb: string,
  { mission, ground, content }: Stock,
  setting: Setting,
): Choice[] {
  const kind = field.kind.replace(LIST, "");
  switch (kind) {
    case "word":
      return (field.words ?? []).map((word) => named(word, wordText(word)));
    case "amount":
      return amounts(verb, 1);
    case "int":
      return Array.from({ length: MOST }, (_, at) => ({ value: at + 1, text: `${at + 1}` }));
    case "count":
      return [1, 2, 3, "P", "P+1"].map((value) => ({ value, text: amountText(value) }));
    case "who":
      return whomFor(verb).map((word) => named(word, whomText(word)));
    case "where":
      return placesFor(field.name === verb ? "where" : field.name, ground, setting);
    case "area_id":
      return ground.areas.map(({ id }) => named(id, id));
    case "border_id":
      return bordersOf(ground);
    case "enemy_id":
      return enemies(mission, content);
    case "item_or_tag":
      return ITEMS.map((id) =>
        named(id, has(`zone-item-${id}`) ? t(`zone-item-${id}`) : nameOf(id, content)),
      );
    case "thing_id":
      return mission.cards.thing.map(namedRow);
    case "flag":
      return mission.cards.flag.map(namedRow);
    case "card_id":
      return mission.cards.env.map((row) => named(idOf(row), cardText(row)));
    case "event_id":
      return mission.events
        .filter(({ outcome }) => outcome !== "")
        .map(({ numeral, outcome }) => named(numeral, t(`zone-editor-event-${outcome}`)));
    default:
      return [];
  }
}

/** "02 · Guard hut". */
export function cardText(row: Table): string {
  const number = idOf(row).replace(`${OWN}-`, "");
  const name = rowName(row, "");
  return name ? `${number} · ${name}` : number;
}

/** Those of the mission first. */
function enemies({ forces }: Mission, content: Content): Choice[] {
  const all = content.pack.rows["enemies"]?.filter(({ fields }) => "standees" in fields) ?? [];
  const here = forces.map(({ card }) => card);
  return [...new Set([...here, ...all.map(({ id }) => id)])].map((id) =>
    named(id, nameOf(id, content)),
  );
}

function placesFor(slot: string, ground: GroundView, { card }: Setting): Choice[] {
  const words = (WHERE as Readonly<Record<string, readonly string[]>>)[slot] ?? [];
  return words.flatMap((word) => {
    if (word === "area") return ground.areas.map(({ id }) => named(id, id));
    if (word === "set") return { value: SET, text: t("zone-place-set") };
    if (!card && isOf(OF_A_CARD, word)) return [];
    return named(word, placeText(SLOTS[slot] ?? slot, word));
  });
}

/** Conditions that can be asked for here, with what each begins with. */
export const conditionWords = (): string[] =>
  Object.keys(CONDITIONS).filter((word) =>
    conditionFields(word).every(({ kind }) => kind !== "achievement"),
  );

/** What a field begins with: the first of its words. */
export function firstOf(stock: Stock, setting: Setting) {
  const first = (field: WordField, verb: string): Value | undefined => {
    const { kind } = field;
    if (kind === "bool") return true;
    if (kind === "branch" || kind === "condition_list")
      return kind === "branch" ? [] : { all_out: true };
    if (kind === "stalker_harm") return { wounds: 3, may_defend: true };
    if (kind === "enemy_harm") return { successes: 5, part: "torso" };
    if (kind === "who") return newWhom(whomFor(verb)[0] ?? "", stock, setting);
    const [one] = choicesFor(field, verb, stock, setting);
    if (one === undefined) return kind === "flag" || kind === "thing_id" ? "" : undefined;
    if (kind === "word" && field.name === "face") return FACES[2];
    return kind.endsWith(LIST) ? [one.value] : one.value;
  };
  return first;
}

/** Figures by this word, with the first of what is said with it. */
export function newWhom(word: string, stock: Stock, setting: Setting): Value {
  const first = firstOf(stock, setting);
  const needed = whomFields(word).filter(({ optional }) => !optional);
  if (needed.length === 0) return word;
  if (word === "groups") return ["horde"];
  return Object.fromEntries(needed.map((field) => [field.name, first(field, "who") ?? ""]));
}

/** A condition with the first of what is said with it. */
export function newCondition(word: string, stock: Stock): Value {
  const first = firstOf(stock, { card: true, atOnce: false, around: "", deep: 0 });
  const fields = conditionFields(word).map(
    (field) => [field.name, first(field, "if") ?? ""] as const,
  );
  const given = Object.fromEntries(fields);
  return given[word] ?? given;
}
