/** `import("words:uk")` is everything the web says in Ukrainian: one chunk per language, from the
 * Fluent files that terminal, server and web share; but the texts of signs, which few read, are
 * `import("signs:uk")`. `import("names:uk")` is the list of neutral names. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What only the terminal says. */
const NOT_HERE = new Set(["terminal.ftl"]);
/** What is loaded when it is needed: `import("signs:uk")`. */
const SIGNS = "signs.ftl";

/** The Fluent files of a language: those of the house, then those in the folders of the games. */
export function fluentFiles(source: string, language: string): string[] {
  return filesOf(source, language, (file) => file.endsWith(".ftl") && !NOT_HERE.has(file));
}

function filesOf(source: string, language: string, wanted: (file: string) => boolean): string[] {
  const games = readdirSync(join(source, "games")).sort();
  return [source, ...games.map((key) => join(source, "games", key))]
    .map((home) => join(home, "locales", language))
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place)
        .filter(wanted)
        .sort()
        .map((file) => join(place, file)),
    );
}

export function words(source: string): Plugin {
  return {
    name: "cantina-words",
    resolveId: (id) => (/^(?:words|signs|names):/.test(id) ? `\0${id}` : null),
    load(id) {
      const [, what, language] = /^\0(words|signs|names):(.+)/.exec(id) ?? [];
      if (language === undefined) return null;
      const said = fluentFiles(source, language);
      const files =
        what === "names"
          ? filesOf(source, language, (file) => file === "neutral.txt")
          : said.filter((file) => file.endsWith(SIGNS) === (what === "signs"));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
      // Comments are for translators.
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
    },
  };
}
