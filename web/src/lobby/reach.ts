/** Links that friends can open: a page that was opened as "localhost" has an address that means
 * another computer everywhere else. */

import { ask } from "../wire/http";

export interface Reach {
  /** What links begin with. */
  origin: string;
  /** `fine`: this page's own address; `lan`: the one in the home network; `closed`: the server hears
   * nobody but this computer; `lost`: no address was found. */
  state: "fine" | "lan" | "closed" | "lost";
}

export function isLoopback(name: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
}

export async function reach(at: Location = location): Promise<Reach> {
  const own = { origin: at.origin, state: "fine" } as const;
  if (!isLoopback(at.hostname)) return own;
  const { local, listens, found } = await ask("GET /api/addresses");
  if (!local) return own;
  if (!listens) return { ...own, state: "closed" };
  const [address] = found;
  if (address === undefined) return { ...own, state: "lost" };
  const port = at.port ? `:${at.port}` : "";
  return { origin: `${at.protocol}//${address}${port}`, state: "lan" };
}
