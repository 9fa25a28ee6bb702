/** What the pages say, from the same Fluent files: tests name messages, not texts. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fluentFiles } from "../build/words";
import type { Language } from "../src/settings.svelte";

export const LANGUAGES: readonly Language[] = ["en", "uk", "fr", "es"];
const SOURCE = fileURLToPath(new URL("../../src/cantina", import.meta.url));

const bundles = new Map(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of fluentFiles(SOURCE, language))
      bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
    return [language, bundle];
  }),
);

export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

export function wordsOf(language: Language): Say {
  return (id, args) => {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) throw new Error(`there is no message ${id}`);
    return bundle.formatPattern(pattern, args ?? null, []);
  };
}

/** What is said in English and otherwise in this language: whole messages of at least two words. */
export function onlyEnglish(language: Language): ReadonlySet<string> {
  const found = new Set<string>();
  const own = new Set<string>();
  for (const file of fluentFiles(SOURCE, "en"))
    for (const [, id] of readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) = /gm)) {
      const [english, other] = (["en", language] as const).map(
        (one) => bundles.get(one)?.getMessage(id ?? "")?.value,
      );
      if (typeof other === "string") own.add(other);
      if (typeof english === "string" && english.includes(" ") && english !== other)
        found.add(english);
    }
  for (const said of own) found.delete(said);
  return found;
}
