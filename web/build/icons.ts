/** Icons at build time: `import undo from "icon:lucide/undo-2"` is the drawing of that one icon.
 * Only what is imported is bundled. `virtual:credits` lists the sets that are used. */

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Drawing {
  body: string;
  width?: number;
  height?: number;
}

interface IconSet {
  icons: Record<string, Drawing | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
  width?: number;
  height?: number;
}

interface Info {
  name: string;
  author: { name: string; url?: string };
  license: { title: string; url?: string };
}

const load = createRequire(import.meta.url);
const NAMED = /["']icon:([a-z0-9-]+)\/([a-z0-9-]+)["']/g;

function read(set: string, file: string): unknown {
  return load(`@iconify-json/${set}/${file}.json`);
}

function drawing(set: string, name: string): { body: string; width: number; height: number } {
  const all = read(set, "icons") as IconSet;
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? ""];
  if (icon === undefined) throw new Error(`there is no icon ${name} in @iconify-json/${set}`);
  const width = icon.width ?? all.width ?? 16;
  return { body: icon.body, width, height: icon.height ?? all.height ?? width };
}

function namedIn(folder: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(ts|svelte)$/.test(file)) continue;
    for (const [, set = "", name = ""] of readFileSync(join(folder, file), "utf8").matchAll(NAMED))
      found.set(set, (found.get(set) ?? new Set()).add(name));
  }
  return found;
}

function credits(folder: string): object[] {
  return [...namedIn(folder)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([set, names]) => {
      const info = read(set, "info") as Info;
      return {
        name: info.name,
        author: info.author.name,
        url: info.author.url ?? "",
        license: info.license.title,
        licenseUrl: info.license.url ?? "",
        icons: [...names].sort(),
      };
    });
}

export function icons(folder: string): Plugin {
  return {
    name: "cantina-icons",
    resolveId: (id) => (id.startsWith("icon:") || id === "virtual:credits" ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:credits") return `export default ${JSON.stringify(credits(folder))}`;
      const [, set = "", name = ""] = /^\0icon:([^/]+)\/(.+)$/.exec(id) ?? [];
      return set ? `export default ${JSON.stringify(drawing(set, name))}` : null;
    },
  };
}
