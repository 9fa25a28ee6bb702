import { expect, test, vi } from "vitest";
import { BASE, under, within } from "./base";

test("without a folder of its own everything is at the top of the site", () => {
  expect([BASE, under("/rules"), within("/rules")]).toEqual(["/", "/rules", "/rules"]);
});

test("the page says by its manifest where everything is", async () => {
  document.head.innerHTML = '<link rel="manifest" href="/games/manifest.webmanifest" />';
  vi.resetModules();
  const moved = await import("./base");
  document.head.innerHTML = "";
  expect(moved.BASE).toBe("/games/");
  expect(moved.under("/t/abc")).toBe("/games/t/abc");
  expect(moved.within("/games/t/abc")).toBe("/t/abc");
  expect(moved.within("/games/")).toBe("/");
  expect([moved.within("/gamesroom/"), moved.within("/t/abc")]).toEqual(["", ""]);
});
