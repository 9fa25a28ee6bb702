/** Whoever saves a copy of a game tells everybody at the table by it. */

import { toast } from "../parts/toasts.svelte";
import type { TableNow } from "../wire/types";
import { t } from "../words.svelte";
import { keepCommitment } from "./fair";

/** A notice of every copy that somebody else takes while one looks. */
export function tellCopies(table: () => TableNow | undefined, seat: () => number): void {
  let told: number | undefined;
  $effect(() => {
    const now = table();
    if (!now) return;
    const newest = now.copies.at(-1);
    if (told !== undefined && newest && now.copies.length > told) {
      keepCommitment({ table: now, rev: newest.at });
      if (newest.seat !== seat())
        toast(t("save-told", { name: now.seats[newest.seat]?.name ?? "" }));
    }
    told = now.copies.length;
  });
}
