/** What a scenario asks for, in sentences. */

import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { SIDES } from "./box";
import { hexName } from "./field";
import { sideName, unitName } from "./names";
import type { AimView } from "./types";

const CLASSES = ["infantry", "vehicle", "special"] as const;
const BASE_LINE = 10;

export function aimText(aim: AimView, content: Content): string {
  return t(`hoth-aim-${aim.what}`, {
    side: aim.side < 0 ? t("hoth-either") : sideName(aim.side),
    who: SIDES[aim.side] ?? "either",
    hexes: aim.hexes.length >= BASE_LINE ? t("hoth-base-line") : aim.hexes.map(hexName).join(", "),
    unit: aim.kind < 0 ? "" : unitName(aim.kind, content),
    beside: aim.beside < 0 ? "" : unitName(aim.beside, content),
    class: CLASSES[aim.unit_class] ?? "any",
    medals: aim.medals,
    count: aim.count,
    turns: aim.turns,
  });
}
