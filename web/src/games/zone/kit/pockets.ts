/** What a stalker has in its pockets: magazines by kind, then bolts, then findings. */

import finding from "icon:game-icons/key";
import bolt from "icon:game-icons/screw";
import type { Drawing } from "../../../table/desk.svelte";
import type { Content } from "../../../wire/content";
import { t } from "../../../words.svelte";
import { thingName } from "../cards";
import { ammoIcon } from "../exploring/ammo";
import { AMMO, type StalkerView } from "../types";
import { pocketKey } from "./moves";

interface Pocket {
  key: string;
  icon: Drawing;
  name: string;
  count: number;
}

export function pocketsOf({ magazines, bolts, findings }: StalkerView, content: Content): Pocket[] {
  return [
    ...magazines.map((count, kind) => ({
      key: pocketKey(kind),
      icon: ammoIcon(kind),
      name: t("zone-do-magazine", { kind: AMMO[kind] ?? "pistol" }),
      count,
    })),
    { key: pocketKey(magazines.length), icon: bolt, name: t("zone-pda-bolts"), count: bolts },
    ...findings.map((id, at) => ({
      key: pocketKey(magazines.length + 1 + at),
      icon: finding,
      name: thingName(id, content),
      count: 1,
    })),
  ].filter(({ count }) => count > 0);
}
