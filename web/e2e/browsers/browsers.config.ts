import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const report = process.env["CANTINA_REPORT"];
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The main paths in three browsers: `./test deep browsers`. */
export default defineConfig({
  testDir: here("."),
  testMatch: "main-path.ts",
  globalSetup: here("../shared.ts"),
  outputDir: here("../../../.cantina/browsers"),
  projects: ["chromium", "firefox", "webkit"].map((name) => ({ name })),
  workers: 2,
  forbidOnly: true,
  // One waits for things, not for a time.
  timeout: 1_800_000,
  // ./test names a file and reads from it what became of each test.
  reporter: [
    ["list"],
    [here("matrix.ts")],
    ...(report ? [["json", { outputFile: report }] as const] : []),
  ],
});
