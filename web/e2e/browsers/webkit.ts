/** WebKit, by its small browser for GTK and WebDriver, https://www.w3.org/TR/webdriver2, on a screen of its
 * own. A window manager must be there, else no page ever has the focus. */

import { readdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { pressing, typing } from "./actions.ts";
import { notice } from "./notice.ts";
import { found, Program } from "./programs.ts";
import { SIZE, type Browser, type Engine, type Tab } from "./tab.ts";

const DRIVER = "WebKitWebDriver";
const SCREEN = "Xvfb";
const MANAGER = "openbox";
const LIBRARIES = "/usr/lib";

/** It lies beside the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function miniBrowser(): string | undefined {
  const inside = (folder: string): string[] => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  const folders = [LIBRARIES, ...inside(LIBRARIES)].flatMap(inside);
  const libraries = folders.filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder));
  return found(...libraries.map((folder) => join(folder, "MiniBrowser")));
}

type Ask = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

function asking(driver: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(driver + path, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

const OPTIONS = { script: 600_000, pageLoad: 600_000 };

/** A browser of its own, which keeps nothing. */
async function tab(driver: Ask): Promise<Tab> {
  const wanted = {
    "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
    timeouts: OPTIONS,
  };
  const made = await driver("POST", "/session", { capabilities: { alwaysMatch: wanted } });
  const { sessionId } = made as { sessionId: string };
  const ask: Ask = (method, path, body) => driver(method, `/session/${sessionId}${path}`, body);
  const evaluate = (expression: string): Promise<unknown> =>
    ask("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
  // The page is smaller than the window.
  const [width, height] = (await evaluate("[innerWidth, innerHeight]")) as [number, number];
  const window = (await ask("GET", "/window/rect")) as typeof SIZE;
  await ask("POST", "/window/rect", {
    width: window.width + SIZE.width - width,
    height: window.height + SIZE.height - height,
  });
  // Nothing runs before the page here: what goes wrong while it loads is seen in the other browsers.
  const noticing = (): Promise<unknown> => evaluate(`(${notice.toString()})()`);
  const act = (actions: object[]) => ask("POST", "/actions", { actions });
  return {
    open: async (url) => {
      await ask("POST", "/url", { url });
      await noticing();
    },
    reload: async () => {
      await ask("POST", "/refresh");
      await noticing();
    },
    evaluate,
    press: (...way) => act(pressing(way)),
    type: (text) => act(typing(text)),
    picture: async () => Buffer.from((await ask("GET", "/screenshot")) as string, "base64"),
    close: () => ask("DELETE", ""),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

export const webkit: Engine = {
  missing: () =>
    miniBrowser() && [DRIVER, SCREEN, MANAGER].every((name) => found(name))
      ? undefined
      : "there is no WebKit here (apt install webkit2gtk-driver xvfb openbox)",
  start: async (): Promise<Browser> => {
    const program = (name: string, options: readonly string[], env?: Record<string, string>) =>
      new Program(found(name) ?? name, options, env);
    const screen = program(SCREEN, "-displayfd 1 -screen 0 1600x1400x24 -nolisten tcp".split(" "));
    const env = {
      DISPLAY: `:${await screen.says(/^(\d+)\n/m)}`,
      LC_ALL: "C.UTF-8",
      LANGUAGE: "en",
    };
    const manager = program(MANAGER, [], env);
    const port = await freePort();
    const driver = program(DRIVER, [`--port=${port}`], env);
    const ask = asking(`http://127.0.0.1:${port}`);
    const isReady = (): Promise<boolean> =>
      ask("GET", "/status").then(
        () => true,
        () => false,
      );
    while (!(await isReady())) await new Promise((soon) => setTimeout(soon, 100));
    return {
      tab: () => tab(ask),
      close: async () => {
        for (const one of [driver, manager, screen]) await one.end();
      },
    };
  },
};
