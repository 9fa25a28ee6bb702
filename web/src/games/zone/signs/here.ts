/** What a sign of an area would do there now, by what the table shows. */

import { t } from "../../../words.svelte";
import { asPercent } from "../../../percent";
import { PETAL } from "../vocabulary";
import type { ZoneView } from "../types";

const MOST_DOSE = 16;

/** "1, less 0 by your suit: your dose would be 1 of 16."; "" where there is nothing to say. */
export function here(sign: string, at: string, shown: unknown): string {
  const view = shown as ZoneView;
  const number = view.ground.areas.findIndex(({ id }) => id === at);
  const area = view.ground.areas[number];
  if (!area) return "";
  if (sign.startsWith("radiation")) return radiation(area.radiation, view);
  if (sign === "cover") return t("zone-legend-here-cover", { count: area.cover });
  if (sign === "loot") return t("zone-legend-here-loot", { count: view.loot[number] ?? 0 });
  if (sign === "unknown")
    return t("zone-legend-here-unknown", { count: view.unknown[number] ?? 0 });
  if (sign.startsWith("petals")) return chance(number, view);
  return "";
}

function radiation(value: number, view: ZoneView): string {
  const me = view.stalkers[view.seat];
  if (!me) return t("zone-legend-here-radiation-all", { count: value });
  const rise = Math.max(0, value + me.map_radiation);
  return t("zone-legend-here-radiation", {
    value,
    suit: Math.max(0, -me.map_radiation),
    dose: Math.min(MOST_DOSE, me.dose + rise),
    most: MOST_DOSE,
  });
}

/** Of the anomaly that is likeliest there; symbols of a kind come up together and count once. */
function chance(area: number, view: ZoneView): string {
  const chances = view.anomalies.map(({ active, symbols }) => {
    const open = symbols.filter((one) => active && one.area === area && one.cover < 0);
    const petals = [...new Set(open.map((one) => one.petals))];
    return petals.reduce((all, one) => all + one * PETAL, 0);
  });
  return t("zone-legend-here-petals", { percent: asPercent(Math.max(...chances) / 100) });
}
