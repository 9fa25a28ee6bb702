import { expect, test } from "vitest";
import { autoScale, shapeOf } from "./shape";

test.each([
  [1366, 625, "short"],
  [1280, 600, "short"],
  [1536, 730, "tall"],
  [1366, 768, "tall"],
  [1920, 950, "tall"],
  [1024, 768, "tall"],
  [2560, 1300, "tall"],
  [820, 1180, "between"],
  [999, 481, "between"],
  [844, 390, "side"],
  [740, 360, "side"],
  [568, 320, "side"],
  [1366, 480, "side"],
  [390, 844, "upright"],
  [360, 640, "upright"],
  // A phone whose keyboard is open is not on its side.
  [390, 400, "upright"],
])("%i × %i is %s", (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

test("a laptop at twice or half as much again its size has a shape of its own", () => {
  expect(shapeOf(1366 / 2, 768 / 2)).toBe("side");
  expect(shapeOf(1366 / 1.5, 768 / 1.5)).toBe("between");
  expect(shapeOf(1366 / 1.3, 768 / 1.3)).toBe("short");
});

test("a table grows with a large window, shrinks in one a little too narrow, and never in panes", () => {
  expect(autoScale(1366, 625)).toBe(1);
  expect(autoScale(1024, 768)).toBe(0.8);
  expect(autoScale(999, 768)).toBe(1);
  expect(autoScale(844, 390)).toBe(1);
  expect(autoScale(2560, 1300)).toBeCloseTo(1300 / 837);
});
