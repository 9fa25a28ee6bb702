/** Whether dice and deals came from the seed that the table had committed to before it drew any. The
 * commitment that this browser saw first is kept on this device: what the server says later counts
 * only as far as it fits that. */

import { ask } from "../wire/http";
import type { NewTable, Opened, TableInfo } from "../wire/types";
import { sha256 } from "./sha256";

interface Kept {
  commitment: string;
  /** Decisions that had been made when it was first seen. */
  rev: number;
}

/** The seed fits what was kept before the first decision (kept), or after it (late); what the table
 * shows now, since this browser was not there (unseen); or not (broken). Nobody committed to a seed
 * that somebody chose (chosen). */
export type Verdict = "kept" | "late" | "unseen" | "broken" | "chosen";

export interface Checked {
  verdict: Verdict;
  commitment: string;
  /** Those made when the commitment was first seen. */
  since: number;
}

const place = (id: string): string => `cantina.commitment.${id}`;

/** The first one that is seen stays, while the game is not over. */
export function keepCommitment({ table, rev }: TableInfo): void {
  const over = table.status === "finished" || table.status === "closed";
  if (!table.commitment || over || keptOf(table.id)) return;
  try {
    localStorage.setItem(place(table.id), JSON.stringify({ commitment: table.commitment, rev }));
  } catch {
    // Without a storage the page says that it cannot tell.
  }
}

/** Opens a table, and keeps what it commits to before anybody decides anything there. Rejects with
 * Refusal. */
export async function openTable(body: NewTable): Promise<Opened> {
  const opened = await ask("POST /api/tables", { body });
  keepCommitment(opened.info);
  return opened;
}

function keptOf(id: string): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(place(id)) ?? "null") as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads the record of a finished game. Rejects with Refusal, also when the game does not replay. */
export async function checkedChance(id: string, shown: string): Promise<Checked> {
  const path = { id };
  const record = (await ask("GET /api/tables/{id}/record", { path })) as { seed: string | number };
  await ask("GET /api/tables/{id}/replay", { path });
  const kept = keptOf(id);
  const commitment = kept?.commitment ?? shown;
  const found = { commitment, since: kept?.rev ?? 0 };
  if (typeof record.seed === "number")
    return { ...found, verdict: commitment ? "broken" : "chosen" };
  if (sha256(record.seed) !== commitment) return { ...found, verdict: "broken" };
  return { ...found, verdict: !kept ? "unseen" : kept.rev > 0 ? "late" : "kept" };
}
