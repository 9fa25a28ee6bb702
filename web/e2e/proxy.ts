/** An nginx with a free port, in front of a Cantina: configured as docs/operating.md says. */

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKOUT } from "./server.ts";

const NGINX = ["nginx", "/usr/sbin/nginx"].find((one) => spawnSync(one, ["-v"]).status === 0);
export const HAS_NGINX = NGINX !== undefined;
const USUAL = "127.0.0.1:7187";

/** The lines of the manual for a server in this folder. */
function manual(base: string): string {
  const text = readFileSync(join(CHECKOUT, "docs/operating.md"), "utf8");
  const blocks = [...text.matchAll(/^```nginx\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  const found = blocks.find((block) => block.includes(`location ${base} {`));
  if (found === undefined) throw new Error(`the manual has no lines for ${base}`);
  return found;
}

async function freePort(): Promise<number> {
  const door = createServer().listen(0, "127.0.0.1");
  await once(door, "listening");
  const { port } = door.address() as AddressInfo;
  door.close();
  await once(door, "close");
  return port;
}

export class Proxy {
  readonly #home = mkdtempSync(join(tmpdir(), "cantina-nginx-"));
  #process: ChildProcess | undefined;
  address = "";

  /** In front of the server at this host and port, which is in this folder. */
  async start(server: string, base: string): Promise<void> {
    const port = await freePort();
    const file = (name: string): string => join(this.#home, name);
    const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const config = `
      daemon off; master_process off; pid ${file("pid")}; error_log stderr;
      events {}
      http {
        ${kept.map((name) => `${name}_temp_path ${file(name)};`).join(" ")}
        log_format asked '$status $request_uri';
        access_log ${file("asked")} asked;
        server {
          listen 127.0.0.1:${port};
          location / { return 200 "another site"; }
          ${manual(base).replaceAll(USUAL, server)}
        }
      }`;
    writeFileSync(file("nginx.conf"), config);
    const started = spawn(NGINX ?? "", ["-p", this.#home, "-c", file("nginx.conf")], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.#process = started;
    this.address = `http://127.0.0.1:${port}`;
    for (;;) {
      if (started.exitCode !== null) throw new Error("nginx has ended");
      const there = await fetch(`${this.address}/`).catch(() => undefined);
      if (there?.ok) break;
      await new Promise((again) => setTimeout(again, 50));
    }
    writeFileSync(file("asked"), ""); // nobody asked but we
  }

  /** Every request so far: what became of it, and its path. Those of sockets when they are closed. */
  get asked(): { status: number; path: string }[] {
    const lines = readFileSync(join(this.#home, "asked"), "utf8").trim().split("\n");
    return lines.map((line) => ({ status: Number(line.slice(0, 3)), path: line.slice(4) }));
  }

  async close(): Promise<void> {
    if (this.#process?.exitCode === null) {
      this.#process.kill("SIGTERM");
      await once(this.#process, "exit");
    }
    rmSync(this.#home, { recursive: true, force: true });
  }
}
