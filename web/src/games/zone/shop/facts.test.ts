import { expect, test } from "vitest";
import { boxContent } from "../fakes";
import type { GearView } from "../types";
import { factsOf } from "./facts";

const content = boxContent();
const inHand: GearView = {
  number: 3,
  id: "akm_74u",
  kind: "weapon",
  ammo: 6,
  capacity: 6,
  mods: [],
};
const wares = (id: string, weapon: GearView | null) =>
  factsOf({ id, kind: "weapon" }, { weapon, suit: null }, content);

test("a weapon is compared with the one in hand", () => {
  const facts = wares("sawed_off", inHand);
  expect(facts.map(({ key, more }) => [key, more])).toEqual([
    ["dice", -2],
    ["rounds", -4],
    ["range", -1],
  ]);
});

test("with empty hands there is nothing to compare", () => {
  expect(wares("akm_74u", null).map(({ more }) => more)).toEqual([0, 0, 0]);
});

test("items have a text instead of numbers", () => {
  expect(factsOf({ id: "bread", kind: "item" }, undefined, content)).toEqual([]);
});
