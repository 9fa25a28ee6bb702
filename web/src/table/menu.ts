/** What the menu of a table offers. */

import { hasAid } from "../aid/aid";
import { turnAid } from "../aid/turn";
import { isTogether } from "../games/worlds";
import { go, pathOf } from "../router.svelte";
import { settings } from "../settings.svelte";
import { drawnSigns, legendSearch, SIGNED } from "../signs/signs";
import { t } from "../words.svelte";
import type { Sheet } from "./Beside.svelte";
import type { Desk } from "./desk.svelte";
import { whatIfPath } from "./saves";

interface Menu {
  id: string;
  game: string;
  status: string | undefined;
  /** The rule behind what is asked. */
  rule: string | undefined;
  /** Mine; negative: I only watch. */
  seat: number;
  desk: Desk;
  open: (sheet: Sheet) => void;
}

export function menuOf({ id, game, status, rule, seat, desk, open }: Menu) {
  const plays = seat >= 0 && status === "playing";
  return [
    rule
      ? { text: t("web-nav-rules"), onchoose: () => (desk.rule = rule) }
      : { text: t("web-nav-rules"), href: pathOf({ page: "rules", game }) },
    ...(SIGNED.includes(game)
      ? [
          {
            text: t("signs-all"),
            onchoose: () => go({ page: "signs", game }, false, legendSearch(drawnSigns())),
          },
        ]
      : []),
    ...(hasAid(game) ? [{ text: t("aid-title"), onchoose: () => turnAid(desk) }] : []),
    {
      text: t(settings.chosen.confirm ? "table-confirm-off" : "table-confirm-on"),
      onchoose: () => settings.change({ confirm: !settings.chosen.confirm }),
    },
    { text: t("table-keys"), onchoose: () => (desk.keys = true) },
    { text: t("web-nav-settings"), href: pathOf({ page: "settings" }) },
    ...(status === "finished"
      ? [{ text: t("web-table-replay"), href: pathOf({ page: "replay", id }) }]
      : []),
    ...(plays && isTogether(game)
      ? [
          { text: t("save-menu"), onchoose: () => open("save") },
          { text: t("save-what-if"), href: whatIfPath(id, seat) },
        ]
      : []),
    { text: t("table-report"), onchoose: () => open("report") },
    ...(plays ? [{ text: t("table-leave"), onchoose: () => open("leave") }] : []),
  ];
}
