/** What the editor paints with, and what a stroke does to a scenario. */

import { fullStrength } from "../box";
import { hexName } from "../field";
import type { Rule, Scenario } from "../scenario";

export type Brush =
  | { kind: "terrain"; of: number }
  | { kind: "unit"; of: number }
  | { kind: "structure"; of: number }
  | { kind: "token"; of: number }
  /** Puts hexes into the rule at this place. */
  | { kind: "rule"; of: number }
  | { kind: "erase"; of: 0 };

export const sameBrush = (a: Brush, b: Brush): boolean => a.kind === b.kind && a.of === b.of;

const without = <T extends { hex: number }>(all: readonly T[], hex: number): T[] =>
  all.filter((one) => one.hex !== hex);

/** The scenario after one touch of the hex: what lies there already is taken away again. */
export function painted(scenario: Scenario, brush: Brush, hex: number): Scenario {
  const { terrain, units, structures } = scenario;
  const cleared = { ...scenario, units: without(units, hex), structures: without(structures, hex) };
  switch (brush.kind) {
    case "terrain": {
      const land = terrain[hex] === brush.of ? 0 : brush.of;
      return { ...scenario, terrain: terrain.map((old, at) => (at === hex ? land : old)) };
    }
    case "unit": {
      if (units.some((one) => one.hex === hex && one.kind === brush.of)) return cleared;
      const piece = { kind: brush.of, hex, token: 0, figures: fullStrength(brush.of, 0) };
      return { ...cleared, units: [...cleared.units, piece] };
    }
    case "structure":
      if (structures.some((one) => one.hex === hex && one.kind === brush.of)) return cleared;
      return { ...cleared, structures: [...cleared.structures, { kind: brush.of, hex }] };
    case "token":
      return {
        ...scenario,
        units: units.map((one) => {
          if (one.hex !== hex) return one;
          const token = one.token === brush.of ? 0 : brush.of;
          return { ...one, token, figures: fullStrength(one.kind, token) };
        }),
      };
    case "rule":
      return {
        ...scenario,
        rules: scenario.rules.map((rule, at) => (at === brush.of ? withHex(rule, hex) : rule)),
      };
    case "erase": {
      const stands = [...units, ...structures].some((one) => one.hex === hex);
      if (stands) return cleared;
      return { ...scenario, terrain: terrain.map((old, at) => (at === hex ? 0 : old)) };
    }
  }
}

function withHex(rule: Rule, hex: number): Rule {
  const name = hexName(hex);
  const given = rule.fields["hexes"];
  const hexes = Array.isArray(given) ? (given as string[]) : [];
  const marked = hexes.includes(name) ? hexes.filter((one) => one !== name) : [...hexes, name];
  return { ...rule, fields: { ...rule.fields, hexes: marked } };
}
