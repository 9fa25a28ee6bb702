/** A scenario in the text form of the content: what the server reads, tables carry and files hold. */

import { valueText, type Value } from "../../../editor/toml";
import { SIDES } from "../box";
import { PLACES, WIDTHS } from "../field";
import { STRUCTURE_SIGNS, TOKEN_SIGNS, type Rule, type Scenario, type Signs } from "../scenario";

/** The number of a scenario that is not one of ours. */
export const OWN_NUMBER = 18;
const CELL = 4;
const PROVENANCE = 'provenance = "reconstructed"';

export function mapText({ terrain, units, structures }: Scenario, signs: Signs): string {
  const cells = PLACES.map((_, hex) => {
    const land = signs.terrain[terrain[hex] ?? 0] ?? ".";
    const structure = structures.find((one) => one.hex === hex);
    if (structure) return land + (STRUCTURE_SIGNS[structure.kind] ?? "");
    const unit = units.find((one) => one.hex === hex);
    return unit ? land + (signs.units[unit.kind] ?? "") + (TOKEN_SIGNS[unit.token] ?? "") : land;
  });
  let next = 0;
  return WIDTHS.map((width, row) => {
    const line = cells.slice(next, (next += width)).map((cell) => cell.padEnd(CELL));
    return `${row % 2 === 1 ? "  " : ""}${line.join("")}`.trimEnd();
  }).join("\n");
}

function ruleText({ hook, fields }: Rule): string {
  const lines = Object.entries(fields).map(
    ([name, given]) => `${name} = ${valueText(given as Value)}`,
  );
  return ["[[rule]]", `hook = "${hook}"`, ...lines, PROVENANCE].join("\n");
}

export function textOf(scenario: Scenario, signs: Signs): string {
  const { name, situation, first, hand, goal, structures, structureOwner, rules } = scenario;
  const head = [
    "[[scenario]]",
    `id = "S${OWN_NUMBER}"`,
    `number = ${OWN_NUMBER}`,
    `name = ${valueText(name)}`,
    `situation = ${valueText(situation)}`,
    `first = "${SIDES[first] ?? "rebel"}"`,
    `hand = ${valueText(hand)}`,
    `goal = ${valueText(goal)}`,
    `map = """\n${mapText(scenario, signs)}\n"""`,
    ...(structures.length > 0 ? [`structure_owner = "${SIDES[structureOwner] ?? "rebel"}"`] : []),
    PROVENANCE,
  ].join("\n");
  return `${[head, ...rules.map(ruleText)].join("\n\n")}\n`;
}
