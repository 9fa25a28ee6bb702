import { expect, test, vi } from "vitest";
import { LANGUAGES } from "./settings.svelte";
import { has, language, minus, speak, t } from "./words.svelte";

test.each(LANGUAGES)("%s is spoken, with plurals of its own", async (code) => {
  await speak(code);
  expect(language()).toBe(code);
  expect(document.documentElement.lang).toBe(code);
  expect(has("web-home-join")).toBe(true);
  expect(t("web-rule", { rule: "BH-7.4" })).toContain("BH-7.4");
});

test("plurals follow the language", async () => {
  await speak("uk");
  const said = [1, 2, 5].map((count) => t("hunters-credits", { count }));
  expect(said).toEqual(["1 кредит", "2 кредити", "5 кредитів"]);
});

test("numbers below zero have a minus", async () => {
  await speak("fr");
  expect(t("labelled", { label: "A", text: -1200 })).toMatch(/^A\u00a0: −1\s200$/);
  expect(minus("ST-27.5: -3, 2-4")).toBe("ST-27.5: −3, 2-4");
});

test("what nobody wrote is shown as its id, and is an error", async () => {
  await speak("en");
  const wrong = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(t("web-no-such-thing")).toBe("⟨web-no-such-thing⟩");
  expect(t("web-rule")).toContain("{$rule}");
  expect(wrong.mock.calls.flat()).toEqual([
    "there is no message web-no-such-thing",
    expect.stringContaining("web-rule"),
  ]);
  wrong.mockRestore();
});
