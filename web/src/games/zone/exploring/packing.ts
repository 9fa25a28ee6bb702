/** What can be done with each thing while somebody packs, from the options of the ask. */

import { t } from "../../../words.svelte";
import type { StalkerView, ZoneAction, ZoneView } from "../types";

export interface Deed {
  text: string;
  option: ZoneAction;
}

const WORDS: Partial<Record<ZoneAction["verb"], string>> = {
  pack: "zone-pack-take",
  pack_magazine: "zone-pack-take",
  pack_companion: "zone-pack-companion",
  unpack: "zone-pack-leave",
  unpack_companion: "zone-pack-leave",
  unpack_magazine: "zone-pack-leave",
  equip: "zone-pack-equip",
  stow: "zone-pack-stow",
  fit: "zone-pack-fit",
};

function cardOf(option: ZoneAction): number | undefined {
  switch (option.verb) {
    case "pack":
    case "unpack":
    case "pack_companion":
    case "unpack_companion":
      return option.card;
    case "equip":
    case "stow":
      return option.gear;
    case "fit":
      return option.mod;
    default:
      return undefined;
  }
}

const deed = (option: ZoneAction): Deed => ({ text: t(WORDS[option.verb] ?? ""), option });

export function deedsFor(card: number, options: readonly ZoneAction[]): Deed[] {
  return options.filter((option) => cardOf(option) === card).map(deed);
}

export function magazineDeeds(
  verb: "pack_magazine" | "unpack_magazine",
  kind: number,
  options: readonly ZoneAction[],
): Deed[] {
  return options.filter((one) => one.verb === verb && one.ammo === kind).map(deed);
}

/** ST-9.10: what a stalker should not go without. */
export function missing({ weapon, suit, magazines }: StalkerView): string[] {
  return [
    ...(weapon ? [] : [t("zone-pack-no-weapon")]),
    ...(suit ? [] : [t("zone-pack-no-suit")]),
    ...(weapon && magazines.every((count) => count === 0) ? [t("zone-pack-no-magazine")] : []),
  ];
}

/** Why whoever packs should think again before they are done. */
export function doubtOf(view: ZoneView, packing: number): string {
  const one = view.stalkers[packing];
  if (!one || (one.weapon && one.suit)) return "";
  return t("zone-pack-sure", { what: one.weapon ? "suit" : one.suit ? "weapon" : "both" });
}
