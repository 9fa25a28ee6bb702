/** What a way would mean, as rows: sign, sentence, reason, value. */

import { asPercent } from "../../../percent";
import type { Content } from "../../../wire/content";
import { t } from "../../../words.svelte";
import { nameOf } from "../cards";
import { areaName, enemyName } from "../names";
import { radiationOf, type Radiation } from "../shapes/radiation";
import type { WayView, ZoneView } from "../types";

export type Sign =
  | "eye"
  | "threat-1"
  | "threat-2"
  | `radiation-${Radiation["level"]}`
  | "petals"
  | "cover"
  | "reaction"
  | "portal";
export type Mood = "good" | "fair" | "bad";

export interface Consequence {
  key: string;
  sign: Sign;
  /** Of an anomaly: 1 to 4. */
  petals?: number;
  title: string;
  note: string;
  value: string;
  mood: Mood;
}

/** Whether somebody would see the stalker where the way ends. */
export const endSeen = (way: WayView): boolean => way.seen_by.length > 0;

/** As many petals as a chance is worth. */
const petalsOf = (percent: number): number => Math.min(4, Math.max(1, Math.round(percent / 10)));
const moodOf = (percent: number): Mood => (percent >= 30 ? "bad" : "fair");

function seen(way: WayView, view: ZoneView, content: Content): Consequence {
  const found = way.glimpses;
  const all = [...new Set(found.flatMap(({ enemies }) => enemies))];
  const who = all.map((enemy) => enemyName(view, enemy, content)).join(", ");
  const areas = found.map(({ area }) => areaName(view.ground, area)).join(", ");
  return {
    key: "seen",
    sign: "eye",
    title: all.length === 0 ? t("zone-plan-unseen") : t("zone-plan-seen", { who, areas }),
    note: t(endSeen(way) ? "zone-plan-end-seen" : "zone-plan-end-unseen"),
    value: t("zone-plan-of", {
      count: found.length,
      all: way.path.length + (way.comes_out < 0 ? 0 : 1),
    }),
    mood: all.length === 0 ? "good" : endSeen(way) ? "bad" : "fair",
  };
}

function threat(way: WayView, view: ZoneView): Consequence | undefined {
  if (way.threat === 0) return undefined;
  const high = way.threat === 2;
  const level = high ? "high" : "low";
  return {
    key: "threat",
    sign: high ? "threat-2" : "threat-1",
    title: t(`zone-plan-threat-${level}`, { area: areaName(view.ground, way.threat_area) }),
    note: t(`zone-plan-deck-${level}`),
    value: t(`zone-level-${level}`),
    mood: high ? "bad" : "fair",
  };
}

/** A Careful Move leaves no trace. */
function quiet(): Consequence {
  return {
    key: "threat",
    sign: "threat-1",
    title: t("zone-plan-quiet"),
    note: t("zone-plan-quiet-note"),
    value: "0",
    mood: "good",
  };
}

function radiation(way: WayView, dose: number): Consequence | undefined {
  if (way.dose === 0) return undefined;
  return {
    key: "dose",
    sign: `radiation-${radiationOf(way.dose).level}`,
    title: t("zone-plan-dose", { from: dose, to: Math.min(16, dose + way.dose) }),
    note: t("zone-plan-dose-note"),
    value: `+${way.dose}`,
    mood: "fair",
  };
}

function portal({ comes_out }: WayView, { ground }: ZoneView): Consequence | undefined {
  if (comes_out < 0) return undefined;
  const area = areaName(ground, comes_out);
  return {
    key: "portal",
    sign: "portal",
    title: t("zone-plan-portal", { area }),
    note: t("zone-plan-portal-note"),
    value: area,
    mood: "fair",
  };
}

export function consequences(
  way: WayView,
  view: ZoneView,
  seat: number,
  content: Content,
  careful = false,
): Consequence[] {
  const area = view.ground.areas[way.comes_out < 0 ? way.area : way.comes_out];
  const rows: (Consequence | undefined)[] = [
    portal(way, view),
    seen(way, view, content),
    careful ? quiet() : threat(way, view),
    radiation(way, view.stalkers[seat]?.dose ?? 0),
    ...way.risks.map(({ anomaly, percent }): Consequence => {
      const card = view.anomalies[anomaly]?.card ?? "";
      return {
        key: `risk-${anomaly}`,
        sign: "petals",
        petals: petalsOf(percent),
        title: t("zone-plan-risk", { name: nameOf(card, content) }),
        note: t("zone-plan-risk-note"),
        value: asPercent(percent / 100),
        mood: moodOf(percent),
      };
    }),
  ];
  if (area && area.cover > 0)
    rows.push({
      key: "cover",
      sign: "cover",
      title: t("zone-plan-cover", { count: area.cover, area: area.id }),
      note: t("zone-plan-cover-note", { count: area.cover }),
      value: String(area.cover),
      mood: "good",
    });
  rows.push({
    key: "reaction",
    sign: "reaction",
    title: t("zone-plan-reaction", { count: way.seen_by.length }),
    note: t(endSeen(way) ? "zone-plan-reaction-note" : "zone-plan-no-reaction-note"),
    value: String(way.seen_by.length),
    mood: endSeen(way) ? "bad" : "good",
  });
  return rows.filter((row) => row !== undefined);
}
