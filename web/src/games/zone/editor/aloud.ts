/** What is on an area of a mission, read aloud. */

import { wordOf } from "../../../editor/toml";
import type { Content } from "../../../wire/content";
import { t } from "../../../words.svelte";
import { nameOf } from "../cards";
import type { GroundView } from "../types";
import { SIDES } from "../vocabulary";
import type { Mission } from "./mission";
import { FACES } from "./words";

export function areaAloud(
  mission: Mission,
  ground: GroundView,
  area: number,
  content: Content,
): string {
  const id = ground.areas[area]?.id ?? "";
  const enemies = mission.forces.flatMap(({ card, placed }) =>
    placed
      .filter(({ at }) => at === id)
      .map(({ face }) => {
        const side = t(`zone-side-${SIDES[FACES.indexOf(face)] ?? "south"}`);
        return t("zone-editor-enemy", { name: nameOf(card, content), side });
      }),
  );
  const sites = mission.sites
    .filter(({ centre }) => centre === id)
    .map((site) => t(`zone-editor-type-${wordOf(site["overlay_type"])}`));
  const count = mission.loot[id] ?? 0;
  return [
    id,
    mission.start.includes(id) ? t("zone-editor-start") : "",
    mission.exit.includes(id) ? t("zone-editor-exit") : "",
    ...enemies,
    ...sites,
    count > 0 ? t("zone-here-loot", { count }) : "",
    mission.unknownAt.includes(id) ? t("zone-kind-unknown") : "",
  ]
    .filter((word) => word !== "")
    .join(", ");
}
