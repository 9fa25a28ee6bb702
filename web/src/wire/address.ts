/** Where the socket of a table is, and the keys of what is said there. */

import type { Sent } from "./types";

/** Without its key, which the connection chooses. */
export type Message = Sent["message"] extends infer M
  ? M extends { key: string }
    ? Omit<M, "key">
    : never
  : never;

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** Not randomUUID: that exists only over HTTPS and on this computer. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
