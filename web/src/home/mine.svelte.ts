/** My tables that are not over, the most urgent first; and telling me when one waits for me. */

import { under } from "../base";
import { go, here, pathOf } from "../router.svelte";
import { settings } from "../settings.svelte";
import { player } from "../wire/me.svelte";
import type { TableInfo } from "../wire/types";
import { t } from "../words.svelte";
import { Listing } from "./listing.svelte";

const SECONDS = 15;
let tables = $state.raw<TableInfo[]>([]);
let loaded = $state(false);
/** Tables that I have been told of. */
let told = new Set<string>();

export const mine = {
  get all(): TableInfo[] {
    return tables;
  },
  /** Those that wait for me. */
  get asked(): TableInfo[] {
    return tables.filter(isAsked);
  },
  /** Whether we have looked at all. */
  get loaded(): boolean {
    return loaded;
  },

  async look(): Promise<void> {
    const me = await player.look();
    if (me) {
      tables = (await new Listing({ mine: "going" }).all()).sort(byUrgency);
      tellNew();
    } else tables = [];
    loaded = true;
  },

  /** Looks now and then, as long as the page is there. Returns how to stop. */
  keepLooking(): () => void {
    const look = () => void mine.look().catch(() => undefined); // it will look again
    const timer = setInterval(look, SECONDS * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  },
};

export function isAsked({ table, my_seats }: TableInfo): boolean {
  return table.status === "playing" && my_seats.some((seat) => table.seats[seat]?.answering);
}

/** When the first of my clocks runs out; Infinity without one. */
export function deadline({ table, my_seats }: TableInfo): number {
  const times = my_seats.map((seat) => table.seats[seat]?.deadline ?? 0).filter((time) => time > 0);
  return Math.min(Infinity, ...times);
}

/** Asked before waiting, the shorter time first, then the newer table. */
export function byUrgency(a: TableInfo, b: TableInfo): number {
  const asked = Number(isAsked(b)) - Number(isAsked(a));
  if (asked !== 0) return asked;
  const [mine, other] = [deadline(a), deadline(b)];
  return mine === other ? b.created - a.created : mine - other;
}

/** A title for the tab, which says so when somebody waits for me. */
export function titled(title: string): string {
  const count = mine.asked.length;
  return count > 0 ? t("pages-title-asked", { count, title }) : title;
}

/** Tells of tables that wait for me since now, unless I am looking at them. */
function tellNew(): void {
  const { route } = here;
  const open = route.page === "table" && !document.hidden ? route.id : "";
  const asked = tables.filter(isAsked);
  for (const info of asked) if (!told.has(info.table.id) && info.table.id !== open) void tell(info);
  told = new Set(asked.map(({ table }) => table.id));
}

/** A notice of the browser, for who asked for them and looks elsewhere. */
async function tell({ table }: TableInfo): Promise<void> {
  if (!settings.chosen.notices || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const names = table.seats.map((seat) => seat.name).join(", ");
  const data = pathOf({ page: "table", id: table.id });
  const notice = { body: names, tag: table.id, icon: under("/icon.svg"), data };
  const worker = await navigator.serviceWorker.getRegistration();
  // Phones know notices of the service worker only; it opens the table.
  if (worker) await worker.showNotification(t("pages-notice"), notice);
  else
    new Notification(t("pages-notice"), notice).onclick = () => {
      focus();
      go({ page: "table", id: table.id });
    };
}
