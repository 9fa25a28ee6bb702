import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import checks from "./playwright.config.ts";

/** A game at a server that was started elsewhere, at CANTINA_E2E_ADDRESS: tests/test_wheel.py. */
export default defineConfig({
  ...checks,
  testDir: fileURLToPath(new URL(".", import.meta.url)),
  testMatch: "installed.ts",
  globalSetup: [],
  retries: 0,
});
