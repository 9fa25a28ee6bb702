/** Opening and closing the aid at a table. */

import { page } from "../look/page.svelte";
import type { Desk } from "../table/desk.svelte";
import type { Sitting } from "../table/table.svelte";
import type { TableNow } from "../wire/types";
import { t } from "../words.svelte";

/** A tab where there is room beside the board, else a sheet over it. */
export function turnAid(desk: Desk): void {
  desk.aid = desk.aid ? undefined : page.compact ? "sheet" : "tab";
}

/** Who is waited for, in words; nothing while I am asked or nobody is. */
export function waitedFor({ status, seats }: TableNow, { ask, seat }: Sitting): string {
  if (ask || status !== "playing") return "";
  const name = seats.find((one, number) => one.answering && number !== seat)?.name;
  return name ? t("aid-waiting", { name }) : "";
}
