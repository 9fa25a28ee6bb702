import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const report = process.env["CANTINA_REPORT"];
const level = process.env["CANTINA_E2E_LEVEL"];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Marks the title of a test that takes long, or repeats another in more languages and sizes: ./test deep runs it. */
const DEEP = /@deep/;

export const LAUNCH = {
  executablePath: process.env["CANTINA_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
};

export default defineConfig({
  testDir: here("."),
  globalSetup: here("shared.ts"),
  outputDir: here("../../.cantina/e2e"),
  // One more than there are cores: people at a person's pace mostly wait; each has a server and a browser.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once; what passes only then is reported as flaky.
  retries: 1,
  // What is right on a quiet machine is right on a busy one: nothing fails for being slow.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  // ./test names a file and reads from it what became of each test.
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  ...(level === "core" && { grepInvert: DEEP }),
  ...(level === "deep" && { grep: DEEP }),
  use: {
    viewport: { width: 1366, height: 768 },
    locale: "en",
    colorScheme: "dark",
    // What moves is looked at in a test of its own; everywhere else it only costs time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: LAUNCH,
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    screenshot: "only-on-failure",
  },
});
