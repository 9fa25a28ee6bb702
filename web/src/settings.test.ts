import { expect, test, vi } from "vitest";
import { browserLanguage, sensible, settings } from "./settings.svelte";

test("only what makes sense is taken", () => {
  expect(sensible({ theme: "pink", language: "uk", sound: "yes", scale: 7 })).toEqual({
    theme: "system",
    language: "uk",
    motion: "system",
    sound: true,
    confirm: false,
    scale: 0,
    notices: false,
    danger: true,
    marks: "usual",
    fills: true,
    paces: {},
  });
  expect(sensible("nonsense").theme).toBe("system");
});

test("the first language of the browser that we speak", () => {
  expect(browserLanguage(["de-DE", "uk-UA", "fr"])).toBe("uk");
  expect(browserLanguage(["de"])).toBe("en");
});

test("a change is kept, and holds even where nothing can be kept", () => {
  settings.change({ theme: "light" });
  expect(localStorage.getItem("cantina.settings")).toContain('"theme":"light"');
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("quota");
  });
  settings.change({ theme: "dark" });
  expect(settings.theme).toBe("dark");
});
