import { expect, test } from "vitest";
import type { Scenario } from "../scenario";
import { shortOf } from "./medals";

const TROOPER = 3;
const SNOWTROOPER = 0;
const unit = (kind: number, hex: number) => ({ kind, hex, token: 0, figures: 4 });
const scenario = (some: Partial<Scenario>): Scenario => ({
  ...{ id: "S18", number: 18, name: { en: "" }, situation: { en: "" }, first: 0, hand: [4, 4] },
  ...{ goal: [2, 2], terrain: [], structures: [], structureOwner: 0, rules: [] },
  units: [unit(TROOPER, 1), unit(TROOPER, 2), unit(SNOWTROOPER, 3)],
  ...some,
});

test("nobody needs more medals than there are enemies, unless rules bring some", () => {
  expect(shortOf(scenario({}))).toEqual([{ side: 0, goal: 2, most: 1 }]);
  expect(shortOf(scenario({ goal: [1, 2] }))).toEqual([]);
  const rules = [{ hook: "objective_permanent" as const, fields: {} }];
  expect(shortOf(scenario({ rules }))).toEqual([]);
});
