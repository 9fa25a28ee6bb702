import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import checks from "./playwright.config.ts";

// As patient as for people: the end has its estimates.
process.env["CANTINA_DEBRIEF_STEPS"] = "20000";

/** Pictures of every page for docs/images/web: `npm run pictures`. */
export default defineConfig(checks, {
  testDir: fileURLToPath(new URL(".", import.meta.url)),
  testMatch: ["pictures.ts", "moving.ts"],
  workers: 1,
  timeout: 300_000,
});
