import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import checks from "./playwright.config.ts";

/** Every question at every size: `./test run tests.checks.client seen`. */
export default defineConfig(checks, {
  testDir: fileURLToPath(new URL(".", import.meta.url)),
  testMatch: "seen.all.ts",
  retries: 0,
  timeout: 7_200_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000, navigationTimeout: 60_000 },
});
