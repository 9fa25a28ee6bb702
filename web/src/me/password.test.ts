import { expect, test } from "vitest";
import { isLogin, isLong } from "./password";

test("a password is long without the spaces around it", () => {
  expect(isLong("long enough")).toBe(true);
  expect(isLong("            ")).toBe(false);
  expect(isLong("  ninechar ")).toBe(false);
});

test("a login has no spaces", () => {
  expect(isLogin("ann@home")).toBe(true);
  expect(isLogin("an")).toBe(false);
  expect(isLogin("ann bo")).toBe(false);
});
