/** A card beside the one it would replace: what differs, and what does not. */

import { number, text, type Content } from "../../../wire/content";
import { t } from "../../../words.svelte";
import { weaponOf, type Attack } from "../cards";

export interface Difference {
  name: string;
  mine: string;
  theirs: string;
  /** Above zero: the new one is better. */
  better: number;
}

/** Without a card to compare with, its own values stand alone. */
export function differences(
  id: string,
  other: string | undefined,
  kind: string,
  content: Content,
): Difference[] {
  const values = kind === "weapon" ? weaponValues : kind === "suit" ? suitValues : () => [];
  const old = other === undefined ? [] : values(other, content);
  return values(id, content).map(({ name, said, worth }, at) => ({
    name,
    mine: old[at]?.said ?? "",
    theirs: said,
    better: balance(worth, old[at]?.worth ?? worth),
  }));
}

interface Value {
  name: string;
  said: string;
  worth: readonly number[];
}

/** Better where nothing is worse; where one is better and the other worse, neither is said. */
function balance(now: readonly number[], before: readonly number[]): number {
  const signs = now.map((worth, at) => Math.sign(worth - (before[at] ?? worth)));
  if (signs.includes(1) && signs.includes(-1)) return 0;
  return signs.find((sign) => sign !== 0) ?? 0;
}

const span = ([from = 0, to = 0]: readonly number[]): string =>
  from === to ? `${from}` : `${from}–${to}`;

/** The attack that adds most dice. */
function attackOf(attacks: readonly Attack[]): Pick<Value, "said" | "worth"> {
  const best = attacks.toSorted(
    (a, b) => b.dice - a.dice || (b.successes ?? 0) - (a.successes ?? 0),
  )[0];
  if (!best) return { said: "–", worth: [0, 0] };
  const { dice, successes = 0 } = best;
  return { said: t("zone-compare-dice", { dice, successes }), worth: [dice, successes] };
}

function weaponValues(id: string, content: Content): Value[] {
  const { level, ammo, effective, longest, slots, attacks } = weaponOf(id, content);
  const capacity = number(content.row(id), "capacity");
  const [from = 0, to = 0] = effective;
  return [
    { name: t("zone-field-level"), said: level, worth: [level.length] },
    { name: t("zone-compare-attack"), ...attackOf(attacks) },
    { name: t("zone-compare-best"), said: span(effective), worth: [-from, to] },
    { name: t("zone-compare-longest"), said: `${longest}`, worth: [longest] },
    {
      name: t("zone-compare-rounds"),
      said: t("zone-compare-ammo", { ammo: t(`zone-ammo-${ammo}`), count: capacity }),
      worth: [capacity],
    },
    { name: t("zone-compare-slots"), said: `${slots.length}`, worth: [slots.length] },
  ];
}

const CONTAINERS = ["basic", "improved", "advanced"];

function suitValues(id: string, content: Content): Value[] {
  const row = content.row(id);
  const [defence, radiation] = [number(row, "defence"), number(row, "radiation")];
  const [level, container] = [text(row, "level"), text(row, "container")];
  return [
    { name: t("zone-field-level"), said: level, worth: [level.length] },
    { name: t("zone-compare-defence"), said: `${defence}`, worth: [defence] },
    // Radiation that a suit keeps off is a negative number.
    {
      name: t("zone-compare-radiation"),
      said: `${radiation}`.replace("-", "−"),
      worth: [-radiation],
    },
    {
      name: t("zone-compare-container"),
      said: t("zone-compare-kept", { container }),
      worth: [CONTAINERS.indexOf(container)],
    },
  ];
}
