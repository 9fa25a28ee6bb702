/** Whom a lobby waits for, in one sentence. */

import type { TableNow } from "../wire/types";
import { t } from "../words.svelte";

export function waitsFor(table: TableNow | undefined, mine: readonly number[]): string {
  const seats = (table?.seats ?? []).map((seat, number) => ({ ...seat, number }));
  const empty = seats.filter((seat) => seat.kind === "empty");
  const expected = empty.map(({ name }) => name).filter((name) => name !== "");
  if (expected.length > 0 && expected.length === empty.length)
    return t("web-table-waiting", { names: expected.join(", ") });
  if (empty.length > 0) return t("pages-lobby-waiting", { count: empty.length });
  const slow = seats.filter(({ kind, ready }) => kind === "person" && !ready);
  const others = slow.filter(({ number }) => !mine.includes(number)).map(({ name }) => name);
  if (others.length > 0)
    return t("lobby-not-ready-yet", { count: others.length, names: others.join(", ") });
  return slow.length > 0 ? t("lobby-waits-for-you") : "";
}
