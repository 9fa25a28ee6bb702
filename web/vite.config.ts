import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { credits } from "./build/credits.ts";
import { icons } from "./build/icons.ts";
import { words } from "./build/words.ts";

const SERVER = process.env["CANTINA_SERVER"] ?? "http://127.0.0.1:7187";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Files name each other relative to themselves; the server writes its base into the page.
  base: "./",
  plugins: [svelte(), icons(here("src")), credits(here(".")), words(here("../src/cantina"))],
  build: {
    target: "es2022",
    manifest: true, // for the size check
    // Pictures inside scripts or styles would be counted and loaded with them.
    assetsInlineLimit: 0,
  },
  server: {
    // A running `./cantina serve`; CANTINA_SERVER names another one.
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/healthz": { target: SERVER },
    },
  },
});
