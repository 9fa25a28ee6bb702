/** Programs of this machine: whether they are here, and how they are started and ended. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that is here; names are looked for on the PATH. */
export function found(...names: (string | undefined)[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = names.flatMap((name) =>
    !name ? [] : name.includes("/") ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export class Program {
  readonly #process: ChildProcess;
  #said = "";

  constructor(path: string, options: readonly string[], env: Record<string, string> = {}) {
    this.#process = spawn(path, options, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on("data", (said: Buffer) => (this.#said += said.toString()));
  }

  /** What the program says by this pattern; fails when it ends without a word. */
  async says(pattern: RegExp): Promise<string> {
    while (this.#process.exitCode === null) {
      const what = pattern.exec(this.#said)?.[1];
      if (what !== undefined) return what;
      await new Promise((soon) => setTimeout(soon, 50));
    }
    throw new Error(`${this.#process.spawnfile} ended: ${this.#said}`);
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.kill();
    await once(this.#process, "exit");
  }
}
