/** The companion of the group: its name, what it does, and what is chosen about it. */

import type { Content } from "../../wire/content";
import { language, t } from "../../words.svelte";
import { nameOf, rowsOf } from "./cards";
import { gearName } from "./names";
import type { Said, Say, Sight, Verb } from "./said";
import { COMPANION, type CompanionView, type ZoneEvent, type ZoneView } from "./types";

export function companionName(
  { companion }: Partial<Pick<ZoneView, "companion">>,
  content: Content,
): string {
  return companion ? nameOf(companion.contact, content) : t("zone-companion");
}

interface Printed {
  acts?: { name?: Record<string, string> }[];
}

/** One of the things it does, as its card calls it. */
export function companionAct(contact: string, act: number, content: Content): string {
  const printed = content.row(contact)?.fields["companion"]?.value as Printed | undefined;
  const names = printed?.acts?.[act]?.name ?? {};
  return names[language()] ?? names["en"] ?? "";
}

const onItem = ({ verb, gear }: { verb: Verb; gear: number }, { view, content }: Sight): Said => [
  `zone-do-${verb}`,
  {
    card: gearName(gear, content),
    contact: companionName(view, content),
    left: view.companion?.left ? "yes" : "no",
  },
];
const onPacking = (
  { verb, card }: { verb: Verb; card: number },
  { view, content }: Sight,
): Said => [
  `zone-do-${verb}`,
  { card: gearName(card, content), contact: companionName(view, content) },
];

export const COMPANION_WORDS: { [V in Verb]?: Say<V> } = {
  companion: ({ act }, { view, content }) => [
    "zone-do-companion",
    {
      contact: companionName(view, content),
      act: companionAct(view.companion?.contact ?? "", act, content),
    },
  ],
  load: onItem,
  unload: onItem,
  pack_companion: onPacking,
  unpack_companion: onPacking,
};

/** What an event about a companion says beside the names of its fields. */
export function companionSays(event: ZoneEvent, content: Content): Record<string, string> {
  switch (event.event) {
    case "CompanionActed": {
      const contact = rowsOf("contacts", content)[event.contact]?.id ?? "";
      return { act: companionAct(contact, event.act, content) };
    }
    case "CompanionUsedItem":
      return event.target === COMPANION ? { target: "none" } : {};
    case "CompanionLeft":
      return { cards: event.cards.map((card) => gearName(card, content)).join(", ") || "none" };
    default:
      return {};
  }
}

/** How it is, in a few words. */
export function companionState(one: CompanionView): string {
  if (one.left) return t("zone-companion-gone");
  const said = [t("zone-companion-acts", { acted: one.acted ? "yes" : "no" })];
  if (one.max_hp > 0) said.unshift(t("zone-companion-hp", { hp: one.hp, most: one.max_hp }));
  return said.join(" · ");
}
