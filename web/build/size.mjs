/** `node size.mjs FOLDER` fails when the first load of the pages that were built there grows too large:
 * the page, and what it loads before anybody clicks. Fonts are not counted; the lazy home page and one
 * language are. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 250_000;
const FIRST_PAGE = "src/pages/Home.svelte";
const LANGUAGE = "words:uk"; // Cyrillic letters take two bytes each

const [, , dist = "dist"] = process.argv;
const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
const files = new Set(["index.html"]);

function add(key) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no chunk ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const inner of chunk.imports ?? []) add(inner);
}

add("index.html");
add(FIRST_PAGE);
add(Object.keys(manifest).find((key) => key.endsWith(LANGUAGE)) ?? LANGUAGE);

const sizes = [...files].map((file) => [gzipSync(readFileSync(join(dist, file))).length, file]);
const total = sizes.reduce((sum, [size]) => sum + size, 0);
for (const [size, file] of sizes.sort((a, b) => b[0] - a[0]))
  console.log(`${size}`.padStart(8), file);
const all = readdirSync(join(dist, "assets")).length;
console.log(
  `${total}`.padStart(8),
  `first load, gzipped, of at most ${LIMIT} (${all} files in all)`,
);
if (total > LIMIT) process.exitCode = 1;
