/** What a scenario asks for, in sentences. */

import type { Content } from "../../wire/content";
import { t } from "../../words.svelte";
import { hexName } from "./field";
import { sideId, unitArgs } from "./names";
import type { AimView } from "./types";

const CLASSES = ["infantry", "vehicle", "special"] as const;
const BASE_LINE = 10;

export function aimText(aim: AimView, content: Content): string {
  return t(`hoth-aim-${aim.what}`, {
    side: sideId(aim.side),
    hexes: aim.hexes.length >= BASE_LINE ? t("hoth-base-line") : aim.hexes.map(hexName).join(", "),
    ...unitArgs(aim.kind, content),
    near: t("hoth-unit-beside", unitArgs(aim.beside, content)),
    class: CLASSES[aim.unit_class] ?? "any",
    medals: aim.medals,
    count: aim.count,
    turns: aim.turns,
  });
}
