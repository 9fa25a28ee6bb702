import { expect, test } from "vitest";
import { toTheMap } from "./keys";

test("keys that walk over a map lead there from wherever the focus is", () => {
  const heard: string[] = [];
  const place = document.createElement("button");
  place.addEventListener("keydown", ({ key }) => heard.push(key));
  document.body.append(place);
  const press = (key: string): boolean => toTheMap(new KeyboardEvent("keydown", { key }), place);
  expect(press("n")).toBe(true);
  expect(document.activeElement).toBe(place);
  expect(press("m")).toBe(true);
  expect(heard).toEqual(["n"]);
  expect([press("Enter"), press("x"), press("1")]).toEqual([false, false, false]);
});
