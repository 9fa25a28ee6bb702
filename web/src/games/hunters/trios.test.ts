import { expect, test } from "vitest";
import { trios } from "./trios";

test("three numbers are a trio: shields after their word, else attack", () => {
  expect(trios("shields (4,1,6), attack total (4,1,5)")).toEqual([
    "shields ",
    { values: [4, 1, 6], mode: "shield" },
    ", attack total ",
    { values: [4, 1, 5], mode: "attack" },
  ]);
  expect(trios("щити (7, 4, 0)")[1]).toEqual({ values: [7, 4, 0], mode: "shield" });
});

test("other text stays", () => {
  expect(trios("type 1 (1,1,+3), 2 A")).toEqual(["type 1 (1,1,+3), 2 A"]);
});
