/** Whether dice and deals came from the seed that the table had committed to before it drew any. The
 * commitment that this browser saw first is kept on this device: what the server says later counts
 * only as far as it fits that. Whoever takes a copy of a running game gives it a longer seed, and the
 * commitment to that one is kept, too. */

import { begun } from "../origin/begun.svelte";
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

type Committed = Pick<TableInfo, "rev"> & {
  table: Pick<TableInfo["table"], "id" | "status" | "commitment" | "copies">;
};

/** The first one that is seen stays, while the game is not over; others follow with copies. */
export function keepCommitment({ table, rev }: Committed): void {
  const { commitment } = table;
  const over = table.status === "finished" || table.status === "closed";
  const kept = keptOf(table.id);
  const known = kept.some((one) => one.commitment === commitment);
  if (!commitment || over || known || (kept.length > 0 && table.copies.length === 0)) return;
  try {
    localStorage.setItem(place(table.id), JSON.stringify([...kept, { commitment, rev }]));
  } catch {
    // Without a storage the page says that it cannot tell.
  }
}

/** Opens a table, and keeps what it commits to before anybody decides anything there. Rejects with
 * Refusal. */
export async function openTable(body: NewTable): Promise<Opened> {
  const opened = await ask("POST /api/tables", { body });
  keepCommitment(opened.info);
  begun.count(body.game);
  return opened;
}

function keptOf(id: string): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(place(id)) ?? "[]") as Kept | Kept[];
    return Array.isArray(found) ? found : [found]; // before there were copies it was one
  } catch {
    return [];
  }
}

/** The seed as it was before each copy, and as it is. */
function seedsOf(seed: string): string[] {
  const parts = seed.split(" ");
  const copied = parts.flatMap((part, at) => (at % 2 === 1 && part.includes("@") ? [at] : []));
  return [...copied, parts.length].map((end) => parts.slice(0, end).join(" "));
}

/** Reads the record of a finished game. Rejects with Refusal, also when the game does not replay. */
export async function checkedChance(id: string, shown: string): Promise<Checked> {
  const path = { id };
  const record = (await ask("GET /api/tables/{id}/record", { path })) as { seed: string | number };
  await ask("GET /api/tables/{id}/replay", { path });
  const kept = keptOf(id);
  const first = kept[0];
  const found = { commitment: kept.at(-1)?.commitment ?? shown, since: first?.rev ?? 0 };
  if (typeof record.seed === "number")
    return { ...found, verdict: found.commitment ? "broken" : "chosen" };
  const fitting = seedsOf(record.seed).map(sha256);
  const whole = fitting.at(-1) ?? "";
  const believed = kept.every(({ commitment }) => fitting.includes(commitment)) && shown === whole;
  if (!believed) return { ...found, verdict: "broken" };
  // Whoever was away when the last copy was taken has only what the table shows now.
  if (!first || found.commitment !== whole)
    return { ...found, commitment: whole, verdict: "unseen" };
  return { ...found, verdict: first.rev > 0 ? "late" : "kept" };
}
