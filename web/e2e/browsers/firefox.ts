/** Firefox as it is, by the protocol it speaks itself: WebDriver BiDi, https://w3c.github.io/webdriver-bidi */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pressing, typing } from "./actions.ts";
import { notice } from "./notice.ts";
import { found, Program } from "./programs.ts";
import { PATIENCE_MS, SIZE, type Browser, type Engine, type Tab } from "./tab.ts";

const path = (): string | undefined =>
  found(process.env["CANTINA_FIREFOX"], "firefox", "firefox-esr");

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

type Ask = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Opens a line of commands and answers. */
async function line(address: string): Promise<Ask> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
    waiting.delete(answer.id ?? 0);
  });
  socket.addEventListener("close", () => {
    for (const answered of waiting.values()) answered({ error: "Firefox has gone" });
  });
  await new Promise((open, failed) => {
    socket.addEventListener("open", open);
    socket.addEventListener("error", () =>
      failed(new Error(`Firefox does not answer at ${address}`)),
    );
  });
  return async (method, params) => {
    const id = (last += 1);
    let late: ReturnType<typeof setTimeout> | undefined;
    const answer = await new Promise<Answer>((answered) => {
      waiting.set(id, answered);
      // One that never comes would hold up everything after it.
      late = setTimeout(() => answered({ error: "Firefox did not answer" }), PATIENCE_MS);
      socket.send(JSON.stringify({ id, method, params }));
    });
    clearTimeout(late);
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message ?? ""}`);
    return answer.result ?? {};
  };
}

/** A tab with cookies and storage of its own. */
async function tab(ask: Ask): Promise<Tab> {
  const { userContext } = await ask("browser.createUserContext", {});
  const { context } = await ask("browsingContext.create", { type: "tab", userContext });
  await ask("browsingContext.setViewport", { context, viewport: SIZE });
  const noticing = { functionDeclaration: notice.toString(), contexts: [context] };
  await ask("script.addPreloadScript", noticing);
  const act = (actions: object[]) => ask("input.performActions", { context, actions });
  return {
    open: (url) => ask("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => ask("browsingContext.reload", { context, wait: "complete" }),
    evaluate: async (expression) => {
      // As text: the protocol has a form of its own for values.
      const { result, exceptionDetails } = await ask("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify([value]))`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (JSON.parse((result as { value: string }).value) as unknown[])[0];
    },
    press: (...way) => act(pressing(way)),
    type: (text) => act(typing(text)),
    picture: async () => {
      const { data } = await ask("browsingContext.captureScreenshot", { context });
      return Buffer.from(data as string, "base64");
    },
    close: () => ask("browser.removeUserContext", { userContext }),
  };
}

export const firefox: Engine = {
  missing: () =>
    path()
      ? undefined
      : "there is no Firefox here (apt install firefox-esr, or set CANTINA_FIREFOX)",
  start: async (): Promise<Browser> => {
    const profile = mkdtempSync(join(tmpdir(), "cantina-firefox-"));
    const options = ["--headless", "--no-remote", "--profile", profile];
    const program = new Program(path() ?? "", [...options, "--remote-debugging-port", "0"]);
    const ask = await line(`${await program.says(/listening on (ws:\S+)/)}/session`);
    await ask("session.new", { capabilities: {} });
    return {
      tab: () => tab(ask),
      close: async () => {
        await program.end();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};
