import { expect, it } from "vitest";
import { closed, line, middle, shifted } from "./geometry";

it("writes points to a tenth", () => {
  expect(
    line([
      [0, 1.26],
      [3, 4],
    ]),
  ).toBe("M0 1.3L3 4");
  expect(
    closed([
      [0, 0],
      [1, 0],
      [1, 1],
    ]),
  ).toBe("M0 0L1 0L1 1Z");
  expect(shifted([1 / 3, -2])).toBe("translate(0.3 -2)");
});

it("finds the middle of what lies farthest apart", () => {
  expect(
    middle([
      [0, 10],
      [1, 0],
      [4, 2],
    ]),
  ).toEqual([2, 5]);
});
