/** Where the socket and the record of a table are, and the keys of what is said there. */

import { address } from "./http";
import type { Sent } from "./types";

/** Without its key, which the connection chooses. */
export type Message = Sent["message"] extends infer M
  ? M extends { key: string }
    ? Omit<M, "key">
    : never
  : never;

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = address("/api/tables/{id}/socket", { path: { id: table } });
  return `${scheme}://${location.host}${path}`;
}

/** Where the record of a table is, for links. */
export function recordAt(id: string): string {
  return address("/api/tables/{id}/record", { path: { id } });
}

/** Not randomUUID: that exists only over HTTPS and on this computer. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
