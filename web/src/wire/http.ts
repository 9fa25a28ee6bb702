/** Requests to the server, typed by the list of ways that the server itself is made from. */

import { under } from "../base";
import type { Problem, Ways } from "./types";

export type Way = keyof Ways;

/** What a way needs besides its name: `path`, `query` and `body`, where it has them. */
export type Given<W extends Way> = Omit<Ways[W], "answer">;
/** `query` may be left out altogether. */
type Needed<W extends Way> = Omit<Given<W>, "query"> &
  (Given<W> extends { query: infer Q } ? { query?: Q } : unknown);
type Rest<W extends Way> = keyof Omit<Given<W>, "query"> extends never
  ? [given?: Needed<W>]
  : [given: Needed<W>];

/** The server, or the way to it, said no. `code` is for programs, `text` for people. */
export class Refusal extends Error implements Problem {
  readonly text: string;

  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
    this.name = "Refusal";
    this.text = text;
  }
}

/** Nobody answered: no network, or no server. */
export const UNREACHABLE = "unreachable";

/** Milliseconds after which a question is put again to a server that has too much to do. */
export const AGAIN_AFTER = [500, 1500, 4000];
const TOO_MUCH = new Set([429, 503]);

interface Loose {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** Asks the server. Throws Refusal. */
export async function ask<W extends Way>(way: W, ...rest: Rest<W>): Promise<Ways[W]["answer"]> {
  const given = (rest[0] ?? {}) as Loose;
  const [method = "GET", pattern = ""] = way.split(" ");
  const init: RequestInit = { method, credentials: "same-origin" };
  if ("body" in given) {
    init.body = JSON.stringify(given.body);
    init.headers = { "content-type": "application/json" };
  }
  const there = address(pattern, given);
  let response = await fetched(there, init);
  // What changes nothing can be asked again.
  for (const pause of method === "GET" ? AGAIN_AFTER : []) {
    if (!TOO_MUCH.has(response.status)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    response = await fetched(there, init);
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as Ways[W]["answer"];
}

async function fetched(there: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(there, init);
  } catch {
    throw new Refusal(UNREACHABLE, "the server cannot be reached");
  }
}

/** The address of a way, with the ids in its path and the query behind it. */
export function address(pattern: string, given: Pick<Loose, "path" | "query">): string {
  const path = under(
    pattern.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(given.path?.[name] ?? "")),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return query.size ? `${path}?${query}` : path;
}

async function refusal(response: Response): Promise<Refusal> {
  const said = (await response.json().catch(() => ({}))) as Partial<Problem>;
  return new Refusal(
    said.code ?? "unknown",
    said.text ?? `the server answered ${response.status}`,
    response.status,
  );
}
