/** The camp for those who hear it: every area in a few sentences, a plan in one. */

import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { percent } from "../../board/chances";
import { killChance } from "./fight/chances";
import { nameOf } from "./cards";
import { companionName } from "./companions";
import { beyondEntrance } from "./territory";
import { areaName, enemyName, stalkerName } from "./names";
import { ARTIFACT, BOLT, ON_MAP } from "./types";
import type { ShotView, WayView, ZoneView } from "./types";

const SIDES = ["north", "east", "south", "west"];
const LEVELS = ["none", "low", "high"];

/** "1.C, outdoor, cover 1, 4 places." */
function groundAloud(area: number, view: ZoneView): string {
  const one = view.ground.areas[area];
  if (!one) return "";
  return t("zone-aloud-area", {
    area: one.id,
    where: one.water ? "water" : one.room >= 0 ? "indoor" : "outdoor",
    cover: one.cover,
    radiation: one.radiation,
    places: one.capacity,
  });
}

function figuresAloud(area: number, view: ZoneView, content: Content): string[] {
  const stalkers = view.stalkers.flatMap((stalker, seat) =>
    stalker.area === area && !stalker.left
      ? t("zone-aloud-stalker", {
          name: stalkerName(view, seat, content),
          hp: stalker.hp,
          most: stalker.max_hp,
        })
      : [],
  );
  const enemies = view.enemies
    .filter((enemy) => enemy.area === area)
    .map((enemy) =>
      t("zone-aloud-enemy", {
        name: enemyName(view, enemy.number, content),
        side: t(`zone-side-${SIDES[enemy.facing] ?? "north"}`),
        stun: enemy.stun ? "yes" : "no",
        exposed: enemy.vulnerable ? "yes" : "no",
      }),
    );
  const companion = view.companion?.area === area ? [`${companionName(view, content)}.`] : [];
  return [...stalkers, ...companion, ...enemies];
}

function lyingAloud(area: number, view: ZoneView, content: Content): string[] {
  const said: string[] = [];
  const loot = view.loot[area] ?? 0;
  const unknown = view.unknown[area] ?? 0;
  if (loot > 0) said.push(t("zone-aloud-loot", { count: loot }));
  if (unknown > 0) said.push(t("zone-aloud-unknown", { count: unknown }));
  if (view.dim.includes(area)) said.push(t("zone-aloud-dim"));
  if (view.ground.exits.includes(area)) said.push(t("zone-aloud-exit"));
  const beyond = beyondEntrance(view.territory, area);
  if (beyond !== undefined)
    said.push(t("zone-aloud-entrance", { area: areaName(view.ground, beyond) }));
  for (const [seat, stalker] of view.stalkers.entries())
    if (stalker.threat > 0 && stalker.threat_area === area)
      said.push(
        t("zone-aloud-threat", {
          level: LEVELS[stalker.threat] ?? "low",
          name: stalkerName(view, seat, content),
        }),
      );
  for (const card of view.cards)
    if (card.place === ON_MAP && card.areas.includes(area))
      said.push(t("zone-aloud-card", { name: nameOf(card.id, content) }));
  return said;
}

const PORTAL = "spatial";

function portalAloud(area: number, view: ZoneView): string {
  const other = view.anomalies.find(({ type, centre }) => type === PORTAL && centre !== area);
  return t("zone-aloud-portal", { area: areaName(view.ground, other?.centre ?? area) });
}

function anomaliesAloud(area: number, view: ZoneView, content: Content): string[] {
  return view.anomalies
    .filter(({ active }) => active)
    .flatMap(({ card, type, centre, symbols }) => {
      if (type === PORTAL) return centre === area ? [portalAloud(area, view)] : [];
      const here = symbols.filter((symbol) => symbol.area === area);
      if (here.length === 0) return [];
      const open = new Set(here.filter(({ cover }) => cover < 0).map(({ petals }) => petals));
      const chance = [...open].reduce((sum, petals) => sum + petals * 10, 0);
      const covered = here.filter(({ cover }) => cover >= 0);
      const said = [t("zone-aloud-anomaly", { name: nameOf(card, content), percent: chance })];
      for (const { petals, cover } of covered)
        said.push(
          t("zone-aloud-covered", {
            percent: petals * 10,
            by: cover === BOLT ? "bolt" : cover === ARTIFACT ? "artifact" : "figure",
          }),
        );
      return said;
    });
}

function seenAloud(area: number, view: ZoneView, content: Content): string[] {
  const seers = view.enemies.filter(({ sees }) => sees.includes(area));
  if (seers.length === 0) return [];
  const who = seers.map(({ number }) => enemyName(view, number, content)).join(", ");
  return [t("zone-aloud-seen", { who })];
}

/** "Move 1.E, 1.F, 1.C. Bandit 1 sees you on 1.C. High threat stays on 4.E. Dose plus 1." */
export function planAloud(way: WayView, view: ZoneView, seat: number, content: Content): string {
  const start = view.stalkers[seat]?.area ?? -1;
  const name = (area: number): string => areaName(view.ground, area);
  const said = [t("zone-aloud-move", { areas: [start, ...way.path].map(name).join(", ") })];
  if (way.comes_out >= 0) said.push(t("zone-plan-portal", { area: name(way.comes_out) }) + ".");
  for (const { area, enemies } of way.glimpses)
    said.push(
      t("zone-plan-seen", {
        who: enemies.map((enemy) => enemyName(view, enemy, content)).join(", "),
        areas: name(area),
      }) + ".",
    );
  if (way.threat > 0)
    said.push(
      t(way.threat === 2 ? "zone-plan-threat-high" : "zone-plan-threat-low", {
        area: name(way.threat_area),
      }) + ".",
    );
  if (way.dose > 0) said.push(t("zone-aloud-dose", { count: way.dose }));
  for (const { anomaly, percent: chance } of way.risks)
    said.push(
      t("zone-aloud-anomaly", {
        name: nameOf(view.anomalies[anomaly]?.card ?? "", content),
        percent: chance,
      }),
    );
  return said.join(" ");
}

export function shotAloud(shot: ShotView): string {
  return t("zone-aloud-shot", {
    dice: shot.stalker_dice + shot.gear_dice,
    percent: percent(killChance(shot)),
  });
}

export interface Looked {
  way: WayView | undefined;
  shot: ShotView | undefined;
  choosable: boolean;
  seat: number;
}

export function areaAloud(area: number, view: ZoneView, looked: Looked, content: Content): string {
  const said = [
    groundAloud(area, view),
    ...figuresAloud(area, view, content),
    ...lyingAloud(area, view, content),
    ...anomaliesAloud(area, view, content),
    ...seenAloud(area, view, content),
  ];
  if (looked.way) said.push(planAloud(looked.way, view, looked.seat, content));
  else if (looked.shot) said.push(shotAloud(looked.shot));
  else if (looked.choosable) said.push(t("zone-aloud-choose"));
  return said.join(" ");
}
