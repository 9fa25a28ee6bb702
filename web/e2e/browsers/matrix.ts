/** Prints what works where: a line for each page, a column for each browser. */

import type { FullConfig, Reporter, TestCase } from "@playwright/test/reporter";

const WORDS = { expected: "works", unexpected: "FAILS", flaky: "FAILS", skipped: "not run" };

export default class Matrix implements Reporter {
  #browsers: string[] = [];
  readonly #pages = new Map<string, Map<string, string>>();
  readonly #tests = new Set<TestCase>();

  onBegin({ projects }: FullConfig): void {
    this.#browsers = projects.map(({ name }) => name);
  }

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    for (const test of this.#tests) {
      const [, browser = "", , page = ""] = test.titlePath();
      const row = this.#pages.get(page) ?? new Map<string, string>();
      this.#pages.set(page, row.set(browser, WORDS[test.outcome()]));
    }
    const line = (first: string, others: string[]): string =>
      [first.padEnd(28), ...others.map((word) => word.padEnd(10))].join("").trimEnd();
    console.log(`\n${line("", this.#browsers)}`);
    for (const [page, row] of this.#pages)
      console.log(
        line(
          page,
          this.#browsers.map((browser) => row.get(browser) ?? "–"),
        ),
      );
  }

  printsToStdio(): boolean {
    return false;
  }
}
