/** What is offered between missions, in words. */

import { gearName } from "../names";
import { t } from "../../../words.svelte";

import type { Said, Say, Sight, Verb } from "../said";
import { choiceText, partLines } from "../texts";
import { AMMO } from "../types";
import { contactName, placeName } from "./printed";

const ammoOf = (kind: number): string => AMMO[kind] ?? "";

const onCard = ({ verb, card }: { verb: Verb; card: number }, { content }: Sight): Said => [
  `zone-do-${verb}`,
  { card: gearName(card, content) },
];
const onMagazine = ({ verb, ammo }: { verb: Verb; ammo: number }): Said => [
  `zone-do-${verb}`,
  { kind: ammoOf(ammo) },
];

/** A service of the contact that is met, with its price. */
export function serviceText(service: number, { view, content }: Pick<Sight, "view" | "content">) {
  return partLines(view.campaign?.trade?.contact ?? "", "services", content)[service] ?? "";
}

/** Whether what is asked is a price that may be paid (`7.0.pay` is what for). */
export function payWords(way: number, { view, content }: Sight): Said | undefined {
  const text = choiceText(`${view.choosing}.pay`, content);
  if (text === "") return undefined;
  return way === 0 ? ["zone-do-decline"] : ["zone-do-pay", { text }];
}

export const DEALS: { [V in Verb]?: Say<V> } = {
  visit: ({ place }, { content }) => ["zone-do-visit", { place: placeName(place, content) }],
  contact: ({ contact }, { content }) => [
    "zone-do-contact",
    { contact: contactName(contact, content) },
  ],
  buy: onCard,
  sell: onCard,
  borrow: onCard,
  pack: onCard,
  unpack: onCard,
  buy_magazine: onMagazine,
  sell_magazine: onMagazine,
  pack_magazine: onMagazine,
  unpack_magazine: onMagazine,
  service: ({ service }, sight) => ["zone-do-service", { text: serviceText(service, sight) }],
  gift({ what }, { view, content }) {
    const isItem = view.campaign?.trade?.gift === "item";
    return [
      "zone-do-gift",
      {
        what: isItem ? gearName(what, content) : t("zone-do-magazine", { kind: ammoOf(what) }),
      },
    ];
  },
};
