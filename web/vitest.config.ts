import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

const report = process.env["CANTINA_REPORT"];

export default mergeConfig(
  vite,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      // A page of its own for every file took five times as long as all tests.
      isolate: false,
      include: ["src/**/*.test.ts"],
      restoreMocks: true,
      setupFiles: ["src/strict.ts"],
      // ./test names a file and reads from it what became of each test.
      ...(report ? { reporters: ["default", ["json", { outputFile: report }]] } : {}),
    },
  }),
);
