/** What is printed on cards, by the names of the content pack. */

import { joined } from "../../saying";
import { named, number, numbers, text, type Content } from "../../wire/content";
import type { Action, ContentRow } from "../../wire/types";
import { language, t } from "../../words.svelte";
import { read } from "./actions";
import { partOf, splitCard } from "./texts";

/** The name of a card; a card that nobody knows keeps its id. */
export function nameOf(id: string, content: Content): string {
  return named(content.row(splitCard(id)[0]), "name", language()) || id;
}

/** The rows of a file of the content pack, in the order in which the engine counts them. */
export function rowsOf(file: string, content: Content): readonly ContentRow[] {
  return content.pack.rows[file] ?? [];
}

/** Tokens are numbered through all copies of one row after the other. */
export function tokenRow(file: string, number: number, content: Content): string {
  const tokens = rowsOf(file, content).flatMap(({ id, copies }) => Array<string>(copies).fill(id));
  return tokens[number] ?? "";
}

/** The id of the mission that a table brought along; its rows are in no file of the box. */
export const OWN = "OWN";
const fileOf = (mission: string): string =>
  mission === OWN ? "own" : `mission_${mission.toLowerCase()}`;

const missionRows = (content: Content): ContentRow[] =>
  Object.entries(content.pack.rows).flatMap(([file, rows]) =>
    file.startsWith("mission_") || file === fileOf(OWN) ? rows : [],
  );

/** All events, those of missions after the random ones. */
export function eventRows(content: Content): readonly ContentRow[] {
  const own = missionRows(content).filter(({ fields }) => "numeral" in fields);
  return [...rowsOf("events", content), ...own];
}

/** What a mission carries about, or what pockets hold. */
export function thingName(id: string, content: Content): string {
  return content.row(id) ? nameOf(id, content) : t(`zone-thing-${id}`);
}

const ENV_KINDS: readonly unknown[] = ["overlay", "note", "deck"];

/** Environment cards of a mission; those of one number that differ are counted one by one. */
export function envRows(mission: string, content: Content): readonly ContentRow[] {
  return rowsOf(fileOf(mission), content)
    .filter(({ fields }) => ENV_KINDS.includes(fields["kind"]?.value))
    .flatMap((row) => {
      const sides = Math.max(1, list(row, "a").length, list(row, "b").length);
      return Array<ContentRow>(sides).fill(row);
    });
}

export interface Act {
  name: string;
  /** How often it has to be done. */
  repeat: number;
}

/** The actions on the side of an environment card that lies up. */
export function actsOf(id: string, flipped: boolean, content: Content): Act[] {
  const [row, variant] = splitCard(id);
  const sides = list<{ acts?: { id: string; repeat?: number }[] }>(
    content.row(row),
    flipped ? "b" : "a",
  );
  const side = sides[Number(variant || 1) - 1] ?? sides[0];
  return (side?.acts ?? []).map((act) => ({
    name: nameOf(act.id, content),
    repeat: act.repeat ?? 1,
  }));
}

export function list<T>(row: ContentRow | undefined, field: string): T[] {
  const value = row?.fields[field]?.value;
  return Array.isArray(value) ? (value as T[]) : [];
}

export interface Attack {
  type: string;
  cost: string;
  /** "X": as many as one likes. */
  ammo: number | "X";
  dice: number;
  successes?: number;
  splits?: boolean;
  chooses_part?: boolean;
  threat: string;
}

export interface Weapon {
  level: string;
  ammo: string;
  effective: readonly number[];
  longest: number;
  slots: readonly (readonly string[])[];
  attacks: readonly Attack[];
}

export function weaponOf(id: string, content: Content): Weapon {
  const row = content.row(id);
  return {
    level: text(row, "level"),
    ammo: text(row, "ammo"),
    effective: numbers(row, "effective"),
    longest: number(row, "longest"),
    slots: list<string[]>(row, "slots"),
    attacks: list<Attack>(row, "attacks"),
  };
}

/** How many stalker dice at which distances. */
export function shootingOf(
  id: string,
  content: Content,
): { dice: number; from: number; to: number }[] {
  return list(content.row(id), "shooting");
}

export interface Ability {
  id: string;
  name: string;
}

export function abilitiesOf(id: string, content: Content): Ability[] {
  const found = list<{ id: string; name: Record<string, string | undefined> }>(
    content.row(id),
    "abilities",
  );
  return found.map((one) => ({
    id: one.id,
    name: one.name[language()] ?? one.name["en"] ?? one.id,
  }));
}

/** The cards of equipment that options are about, each once. */
export function gearOf(options: readonly Action[], content: Content): string[] {
  const cards = options.map(read).flatMap((option) => {
    if ("mod" in option) return option.mod;
    return "gear" in option ? option.gear : [];
  });
  return [...new Set(cards.map((card) => content.pack.things[card] ?? ""))];
}

/** A mutant that is no human is drawn as a beast. */
export function isBeast(card: string, content: Content): boolean {
  const types = list<string>(content.row(card), "types");
  return types.includes("mutant") && !types.includes("human");
}

/** What these tokens of loot are, one after the other. */
export const lootText = (tokens: readonly number[], content: Content): string =>
  joined(tokens.map((token) => partOf(tokenRow("loot", token, content), "", content)));
