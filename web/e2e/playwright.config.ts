import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  testDir: here("."),
  outputDir: here("../../.cantina/e2e"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once; what passes only then is reported as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: "en",
    colorScheme: "dark",
    // What moves is looked at in a test of its own; everywhere else it only costs time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CANTINA_CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: "only-on-failure",
  },
});
