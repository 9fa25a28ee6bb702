/** `import("words:uk")` is everything the web says in Ukrainian: one chunk per language, from the
 * Fluent files that terminal, server and web share. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What only the terminal says. */
const NOT_HERE = new Set(["terminal.ftl"]);

export function words(folder: string): Plugin {
  return {
    name: "cantina-words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const place = join(folder, id.slice("\0words:".length));
      const files = readdirSync(place)
        .filter((file) => file.endsWith(".ftl") && !NOT_HERE.has(file))
        .sort()
        .map((file) => join(place, file));
      for (const file of files) this.addWatchFile(file);
      const said = files.map((file) => readFileSync(file, "utf8")).join("\n");
      // Comments are for translators.
      return `export default ${JSON.stringify(said.replace(/^#.*\n/gm, ""))}`;
    },
  };
}
