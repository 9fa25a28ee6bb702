/** A Cantina with a free port, an empty data folder and the built client. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));
export const PYTHON = process.env["CANTINA_E2E_PYTHON"] ?? join(CHECKOUT, ".venv/bin/python");
const OPEN = /Cantina is open at (http\S+)\//;

export class Cantina {
  readonly #home = mkdtempSync(join(tmpdir(), "cantina-e2e-"));
  #process: ChildProcess | undefined;
  #said = "";
  #port = 0;
  address = "";

  /** `host`: who can reach it. `base`: the folder that everything is under. `names`: which it shows. */
  constructor(
    readonly host = "127.0.0.1",
    readonly base = "/",
    readonly names = "official",
  ) {}

  /** Starts, or starts again with the same door and data. */
  async start(): Promise<void> {
    const door = ["--host", this.host, "--port", `${this.#port}`, "--base", this.base];
    door.push("--names", this.names);
    const serve = ["-P", "-m", "cantina.cli", "serve", "--no-browser", ...door];
    const started = spawn(PYTHON, serve, {
      cwd: CHECKOUT,
      env: {
        ...process.env,
        PYTHONPATH: join(CHECKOUT, "src"),
        CANTINA_HOME: this.#home,
        CANTINA_CLIENT: "off", // it is there already
        CANTINA_WORKERS: "1",
        // Work is counted, not timed: a busy machine finds the same, later.
        CANTINA_THINK_SECONDS: "600",
        CANTINA_HINT_SECONDS: "600",
        CANTINA_HINT_WORLDS: "20",
        CANTINA_DEBRIEF_STEPS: process.env["CANTINA_DEBRIEF_STEPS"] ?? "2500",
        CANTINA_RATES: "off",
        CANTINA_LOG_LEVEL: "warning",
      },
    });
    this.#process = started;
    started.stderr.on("data", (said: Buffer) => (this.#said += said.toString()));
    this.address = await new Promise((open, failed) => {
      let said = "";
      started.stdout.on("data", (more: Buffer) => {
        said += more.toString();
        const found = OPEN.exec(said)?.[1];
        if (found) open(found);
      });
      started.once("exit", () => failed(new Error(`the server did not open: ${this.#said}`)));
    });
    this.#port = Number(new URL(this.address).port);
  }

  /** Ends it in an orderly way, or with SIGKILL as a crash would. */
  async stop(how: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const running = this.#process;
    if (running?.exitCode !== null) return;
    running.kill(how);
    await once(running, "exit");
  }

  /** What it logged from warnings on; Python's words about a killed process are not its own. How long
   * it computes is measured elsewhere: beside browsers on a busy machine that says nothing. */
  get complaints(): string[] {
    const lines = this.#said.split("\n").filter((line) => line.startsWith("{"));
    return lines.filter((line) => !line.includes('"logger": "cantina.watchdog"'));
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#home, { recursive: true, force: true });
  }
}
