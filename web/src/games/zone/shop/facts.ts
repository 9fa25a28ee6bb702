/** What tells one weapon or suit from another, in numbers that can be compared. */

import { number, type Content } from "../../../wire/content";
import { t } from "../../../words.svelte";
import { weaponOf } from "../cards";
import type { OfferView, StalkerView } from "../types";

export interface Fact {
  key: string;
  text: string;
  /** How much more than what one has in use; 0: as much, or nothing to compare with. */
  more: number;
}

type Measures = Record<string, { value: number; text: string }>;

function weaponMeasures(id: string, content: Content): Measures {
  const { attacks, effective, longest } = weaponOf(id, content);
  const [from = 0, to = 0] = effective;
  const best = from === to ? String(from) : `${from}–${to}`;
  const dice = Math.max(0, ...attacks.map((attack) => attack.dice));
  const rounds = number(content.row(id), "capacity");
  return {
    dice: { value: dice, text: t("zone-shop-dice", { count: dice }) },
    rounds: { value: rounds, text: t("zone-shop-rounds", { count: rounds }) },
    range: { value: longest, text: t("zone-shop-range", { best, far: longest }) },
  };
}

function suitMeasures(id: string, content: Content): Measures {
  const row = content.row(id);
  const [defence, radiation] = [number(row, "defence"), -number(row, "radiation")];
  return {
    defence: { value: defence, text: t("zone-shop-defence", { count: defence }) },
    shield: { value: radiation, text: t("zone-shop-shield", { count: radiation }) },
  };
}

const MEASURES: Partial<Record<string, (id: string, content: Content) => Measures>> = {
  weapon: weaponMeasures,
  suit: suitMeasures,
};

/** The facts of a card on sale, each against what the stalker has in use; items have none. */
export function factsOf(
  { id, kind }: Pick<OfferView, "id" | "kind">,
  mine: Pick<StalkerView, "weapon" | "suit"> | undefined,
  content: Content,
): Fact[] {
  const measure = MEASURES[kind];
  if (!measure) return [];
  const used = kind === "weapon" ? mine?.weapon : mine?.suit;
  const now = used ? measure(used.id, content) : {};
  return Object.entries(measure(id, content)).map(([key, { value, text }]) => {
    const other = now[key];
    return { key, text, more: other ? value - other.value : 0 };
  });
}
