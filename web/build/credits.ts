/** `virtual:packages`: what the client is made with, from the packages themselves. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  homepage?: string;
  dependencies?: Record<string, string>;
}

/** Their drawings are credited by `virtual:credits`, with the names of those who drew them. */
const DRAWINGS = "@iconify-json/";

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

function packages(folder: string): object[] {
  return Object.keys(manifest(folder).dependencies ?? {})
    .filter((name) => !name.startsWith(DRAWINGS))
    .map((name) => {
      const { version, license, author, homepage } = manifest(join(folder, "node_modules", name));
      return {
        name,
        version,
        license: license ?? "",
        author:
          (typeof author === "string" ? author : author?.name)?.replace(/\s*[<(].*$/, "") ?? "",
        url: homepage ?? "",
      };
    });
}

export function credits(folder: string): Plugin {
  return {
    name: "cantina-credits",
    resolveId: (id) => (id === "virtual:packages" ? `\0${id}` : null),
    load: (id) =>
      id === "\0virtual:packages" ? `export default ${JSON.stringify(packages(folder))}` : null,
  };
}
