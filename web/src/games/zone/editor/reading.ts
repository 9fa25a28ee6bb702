/** A mission in the tables of the content. What is not there or is something else is left empty: the
 * server says what is wrong with it. */

import { isTable, type Table, type Value } from "../../../editor/toml";
import { CARD_TABLES, type Face, type Mission, type Names } from "./mission";
import { COUNTS, FACES, OWN } from "./words";

const ORIGINS = ["provenance", "reconstructed", "source", "note", "rules"];
const NO_TILE = "-";

const list = (value: unknown): readonly Value[] =>
  Array.isArray(value) ? (value as readonly Value[]) : [];
const tables = (value: unknown): Table[] => list(value).filter(isTable);
const texts = (value: unknown): string[] =>
  list(value).filter((one): one is string => typeof one === "string");
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const count = (value: unknown): number => (typeof value === "number" ? value : 0);
const faceOf = (value: unknown): Face => FACES.find((face) => face === value) ?? "S";

export function namesOf(value: unknown): Names {
  if (!isTable(value)) return { en: "" };
  return Object.fromEntries(Object.entries(value).map(([key, name]) => [key, text(name)] as const));
}

/** Under the ids that the map has: whichever area somebody wrote first. */
function bordersIn(value: unknown): Readonly<Record<string, string>> {
  const found = Object.entries(isTable(value) ? value : {});
  return Object.fromEntries(
    found.map(([id, kind]) => [id.split("|").toSorted().join("|"), text(kind)] as const),
  );
}

/** A row without its id and where it comes from. */
function bare(row: Table, ...known: string[]): Table {
  const left = Object.entries(row).filter(([key]) => ![...ORIGINS, ...known].includes(key));
  return Object.fromEntries(left);
}

/** The mission in the tables of a text; undefined where there is none. */
export function missionOf(found: unknown): Mission | undefined {
  if (!isTable(found)) return undefined;
  const [head] = tables(found["mission"]);
  if (!head) return undefined;
  const lines = texts(head["layout"]).map((line) => line.split(/\s+/).filter((id) => id !== ""));
  const loot = isTable(found["loot"]) ? found["loot"]["stacks"] : undefined;
  const unknown = isTable(found["unknown"]) ? found["unknown"] : {};
  const told = (outcome: string): Names =>
    namesOf(tables(found["epilogue"]).find((row) => row["outcome"] === outcome)?.["story"]);
  return {
    name: namesOf(head["name"]),
    prologue: namesOf(head["prologue"]),
    stage: text(head["stage"]),
    layout: lines.map((line) => line.map((id) => (id === NO_TILE ? "" : id))),
    borders: bordersIn(head["borders"]),
    start: texts(head["start"]),
    exit: texts(head["exit"]),
    unknownAt: texts(head["unknown_at"]),
    unknown: Object.fromEntries(
      COUNTS.map((one) => [one, texts(unknown[one])]),
    ) as unknown as Mission["unknown"],
    loot: Object.fromEntries(
      Object.entries(isTable(loot) ? loot : {}).map(([area, number]) => [area, count(number)]),
    ),
    forces: tables(found["enemy"]).map((row) => ({
      card: text(row["card"]),
      group: text(row["group"]),
      team: count(row["team"]),
      supply: count(row["supply"]),
      placed: tables(row["placed"]).map(({ at, face }) => ({ at: text(at), face: faceOf(face) })),
    })),
    sites: tables(found["anomaly"]).map((row) => bare(row, "id")),
    objectives: tables(found["objective"]).map((row) => ({
      name: namesOf(row["name"]),
      done: tables(row["done"]),
    })),
    otherWays: list(head["win"]).slice(1),
    events: tables(found["event"]).map((row) => ({
      numeral: text(row["numeral"]),
      name: namesOf(row["name"]),
      story: namesOf(row["story"]),
      outcome: text(row["outcome"]),
      rest: bare(row, "id", "numeral", "name", "story", "outcome"),
    })),
    won: told("win"),
    lost: told("fail"),
    cards: Object.fromEntries(
      CARD_TABLES.map((table) => [table, tables(found[table]).map((row) => bare(row))]),
    ) as unknown as Mission["cards"],
  };
}

/** One of ours under the id of one's own. */
export function asOwn(id: string, ours: unknown): Mission | undefined {
  const ids = new RegExp(`"${id}(-[^"\\\\]*)?"`, "g");
  const renamed = JSON.stringify(ours).replace(ids, (_, rest?: string) => `"${OWN}${rest ?? ""}"`);
  return missionOf(JSON.parse(renamed) as unknown);
}
