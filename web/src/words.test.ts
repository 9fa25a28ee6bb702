import { expect, test } from "vitest";
import { LANGUAGES } from "./settings.svelte";
import { has, language, speak, t } from "./words.svelte";

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

test("what nobody wrote is shown as its id", () => {
  expect(t("web-no-such-thing")).toBe("⟨web-no-such-thing⟩");
});
