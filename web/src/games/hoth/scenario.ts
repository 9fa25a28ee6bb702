/** A scenario as data: from the rows of the content, for thumbnails, the picker and the editor. */

import { number, numbers, text, type Content } from "../../wire/content";
import type { ContentRow } from "../../wire/types";
import {
  EMPIRE,
  fullStrength,
  REBEL,
  SIDES,
  TERRAINS,
  UNITS,
  type Battle,
  type Marker,
  type Piece,
} from "./box";
import { hexAt, hexNamed, WIDTHS } from "./field";

export const HOOKS = [
  "medal_value",
  "no_kill_medals",
  "objective_temporary",
  "objective_permanent",
  "objective_per_turn",
  "sudden_death_hold_all",
  "sudden_death_destroy_all",
  "sudden_death_exit_count",
  "sudden_death_kill_count",
  "exit_medals",
  "reinforce_lost_infantry",
  "reserve_arrival",
  "reinforce_each_turn",
  "charge_structure",
  "courier",
  "terrain_enter_cost",
  "command_post",
] as const;
export type Hook = (typeof HOOKS)[number];

/** A special rule: its hook, and its numbers and words by field. */
export interface Rule {
  hook: Hook;
  fields: Readonly<Record<string, unknown>>;
}

export type Names = Readonly<Record<string, string>>;
export type Both = readonly [rebel: number, empire: number];

export interface Scenario {
  id: string;
  number: number;
  name: Names;
  situation: Names;
  first: number;
  /** Cards in hand, by side. */
  hand: Both;
  /** Medals that win, by side; 0: this side does not win by medals. */
  goal: Both;
  terrain: readonly number[];
  units: readonly Piece[];
  structures: readonly { kind: number; hex: number }[];
  structureOwner: number;
  rules: readonly Rule[];
}

/** The signs of the text maps, as the content gives them. */
export interface Signs {
  terrain: readonly string[];
  units: readonly string[];
}
export const STRUCTURE_SIGNS = "GI";
export const TOKEN_SIGNS = ["", "!", "o", "+", "'"] as const;

export function signsOf(content: Content): Signs {
  const sign = (id: string): string => text(content.row(id), "sign");
  return { terrain: TERRAINS.map(sign), units: UNITS.map(sign) };
}

type Drawn = Pick<Scenario, "terrain" | "units" | "structures">;

/** Reads a map that the server has accepted; what it would refuse is left out. */
export function readMap(map: string, signs: Signs): Drawn {
  const rows = map.split("\n").filter((line) => line.trim() !== "");
  const terrain = new Array<number>(WIDTHS.reduce<number>((sum, one) => sum + one, 0)).fill(0);
  const units: Piece[] = [];
  const structures: { kind: number; hex: number }[] = [];
  rows.forEach((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .forEach((cell, column) => {
        const hex = hexAt(column, row);
        if (hex === undefined) return;
        terrain[hex] = Math.max(0, signs.terrain.indexOf(cell[0] ?? "."));
        const what = cell[1] ?? "";
        const kind = signs.units.indexOf(what);
        if (what !== "" && STRUCTURE_SIGNS.includes(what))
          structures.push({ kind: STRUCTURE_SIGNS.indexOf(what), hex });
        else if (kind >= 0) {
          const token = Math.max(0, (TOKEN_SIGNS as readonly string[]).indexOf(cell.slice(2)));
          units.push({ kind, hex, token, figures: fullStrength(kind, token) });
        }
      }),
  );
  return { terrain, units, structures };
}

const names = (row: ContentRow, field: string): Names =>
  (row.fields[field]?.value ?? { en: "" }) as Names;

function both(row: ContentRow, field: string): Both {
  const [rebel = 0, empire = 0] = numbers(row, field);
  return [rebel, empire];
}

function ruleOf(row: ContentRow): Rule {
  const { hook, ...fields } = Object.fromEntries(
    Object.entries(row.fields).map(([name, field]) => [name, field.value]),
  );
  return { hook: hook as Hook, fields };
}

/** The rows of one scenario file: the scenario, then its rules. */
export function scenarioOf(rows: readonly ContentRow[], signs: Signs): Scenario | undefined {
  const [row, ...rules] = rows;
  if (!row) return undefined;
  return {
    id: row.id,
    number: number(row, "number"),
    name: names(row, "name"),
    situation: names(row, "situation"),
    first: sideIndex(text(row, "first")),
    hand: both(row, "hand"),
    goal: both(row, "goal"),
    ...readMap(text(row, "map"), signs),
    structureOwner: sideIndex(text(row, "structure_owner")),
    rules: rules.map(ruleOf),
  };
}

export function sideIndex(name: string): number {
  return name === SIDES[EMPIRE] ? EMPIRE : REBEL;
}

/** All scenarios of the box, in their order. */
export function scenariosOf(content: Content): Scenario[] {
  const signs = signsOf(content);
  return Object.entries(content.pack.rows)
    .filter(([file]) => file.startsWith("scenario_"))
    .flatMap(([, rows]) => scenarioOf(rows, signs) ?? [])
    .sort((a, b) => a.number - b.number);
}

/** The hexes that a rule names; the Imperial base line is a word of its own. */
export function hexesOf({ fields }: Rule): number[] {
  const given = fields["hexes"];
  if (given === "empire_base_line") return Array.from({ length: WIDTHS[0] }, (_, hex) => hex);
  const named = Array.isArray(given) ? (given as string[]) : [];
  return named.flatMap((name) => hexNamed(name) ?? []);
}

const FACES: Partial<Record<Hook, Marker["face"]>> = {
  sudden_death_exit_count: "exit",
  exit_medals: "exit",
  courier: "exit",
  command_post: "post",
};
const WORTH: ReadonlySet<Hook> = new Set([
  "objective_temporary",
  "objective_permanent",
  "objective_per_turn",
  "sudden_death_hold_all",
]);

/** Coins, exits and the rest, where the rules put them. */
export function markersOf(rules: readonly Rule[]): Marker[] {
  return rules.flatMap((rule) => {
    const side = rule.fields["side"] as string;
    const face = WORTH.has(rule.hook)
      ? side === "either"
        ? "both"
        : SIDES[sideIndex(side)]
      : FACES[rule.hook];
    const officer = rule.hook === "courier" ? hexNamed(String(rule.fields["start"])) : undefined;
    return [
      ...(face ? hexesOf(rule).map((hex) => ({ hex, face })) : []),
      ...(officer === undefined ? [] : [{ hex: officer, face: "officer" as const }]),
    ];
  });
}

export function battleOf(scenario: Scenario): Battle {
  const { terrain, units, structures, rules } = scenario;
  return { terrain, units, structures, markers: markersOf(rules) };
}

/** How much there is to keep in mind: for a first battle, for those who have played, for veterans. */
export type Difficulty = "first" | "some" | "veteran";

export function difficultyOf({ units, structures, rules }: Scenario): Difficulty {
  const kinds = new Set(units.map(({ kind }) => kind)).size;
  const special = new Set(units.map(({ token }) => token)).size - 1;
  const weight = kinds + special + rules.length + (structures.length > 0 ? 1 : 0);
  return weight <= 4 ? "first" : weight <= 7 ? "some" : "veteran";
}

export interface Force {
  kind: number;
  token: number;
  count: number;
}

/** What a side begins with, the most numerous first. */
export function forcesOf({ units }: Scenario, side: number): Force[] {
  const found = new Map<string, Force>();
  for (const { kind, token } of units) {
    if ((kind < 3 ? EMPIRE : REBEL) !== side) continue;
    const known = found.get(`${kind} ${token}`);
    found.set(`${kind} ${token}`, { kind, token, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.kind - b.kind);
}
