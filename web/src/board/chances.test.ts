import { expect, it } from "vitest";
import type { Language } from "../settings.svelte";
import { speak } from "../words.svelte";
import { asPercent } from "../percent";
import { shownChance } from "./chances";

it.each<[Language, string, string]>([
  ["en", "46%", "−5%"],
  ["uk", "46\u00A0%", "−5\u00A0%"],
  ["fr", "46\u00A0%", "−5\u00A0%"],
  ["es", "46\u00A0%", "−5\u00A0%"],
])("in %s percents are written as there", async (language, chance, change) => {
  await speak(language);
  expect(shownChance(0.463)).toBe(chance);
  expect(shownChance(0.999)).toContain("99");
  expect(asPercent(-0.05, true)).toBe(change);
});
