/** What the menu of a table offers. */

import { pathOf } from "../router.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";
import type { Sheet } from "./Beside.svelte";
import type { Desk } from "./desk.svelte";

interface Menu {
  id: string;
  game: string;
  status: string | undefined;
  /** The rule behind what is asked. */
  rule: string | undefined;
  sits: boolean;
  desk: Desk;
  open: (sheet: Sheet) => void;
}

export function menuOf({ id, game, status, rule, sits, desk, open }: Menu) {
  return [
    rule
      ? { text: t("web-nav-rules"), onchoose: () => (desk.rule = rule) }
      : { text: t("web-nav-rules"), href: pathOf({ page: "rules", game }) },
    {
      text: t(settings.chosen.confirm ? "table-confirm-off" : "table-confirm-on"),
      onchoose: () => settings.change({ confirm: !settings.chosen.confirm }),
    },
    { text: t("table-keys"), onchoose: () => (desk.keys = true) },
    { text: t("web-nav-settings"), href: "/settings" },
    ...(status === "finished"
      ? [{ text: t("web-table-replay"), href: pathOf({ page: "replay", id }) }]
      : []),
    { text: t("table-report"), onchoose: () => open("report") },
    ...(sits && status === "playing"
      ? [{ text: t("table-leave"), onchoose: () => open("leave") }]
      : []),
  ];
}
