/** A trade as two lists: what can be bought, what can be sold; each row with its price and the option
 * that does it, if it is offered now. */

import type { Drawing } from "../../../table/desk.svelte";
import type { Content } from "../../../wire/content";
import { t } from "../../../words.svelte";
import { nameOf, weaponOf } from "../cards";
import { gearIcon } from "../icons";
import { AMMO, type CampaignView, type OfferView, type TradeView, type ZoneAction } from "../types";
import { number } from "../../../wire/content";
import { ammoIcon } from "./ammo";

export interface Row {
  key: string;
  /** The card, for comparing; empty for magazines. */
  id: string;
  kind: string;
  name: string;
  note: string;
  icon: Drawing;
  price: number;
  option: ZoneAction | undefined;
}

/** Level, magazine and reach of a weapon; defence of a suit. */
export function factsOf(id: string, kind: string, content: Content): string {
  const row = content.row(id);
  if (kind === "weapon") {
    const { level, ammo, longest } = weaponOf(id, content);
    const capacity = number(row, "capacity");
    return t("zone-goods-weapon", { level, ammo: t(`zone-ammo-${ammo}`), capacity, longest });
  }
  if (kind === "suit")
    return t("zone-goods-suit", {
      defence: number(row, "defence"),
      radiation: number(row, "radiation"),
    });
  return t(`zone-kind-${kind}s`);
}

function cardRow(
  { card, id, kind, price }: OfferView,
  content: Content,
  option: ZoneAction | undefined,
): Row {
  return {
    key: `card-${card}`,
    id,
    kind,
    name: nameOf(id, content),
    note: factsOf(id, kind, content),
    icon: gearIcon({ id, kind }, content),
    price,
    option,
  };
}

function magazineRow(kind: number, count: number, price: number, option: Row["option"]): Row {
  return {
    key: `magazine-${kind}`,
    id: "",
    kind: "magazine",
    name: t("zone-do-magazine", { kind: AMMO[kind] ?? "pistol" }),
    note: t("zone-goods-left", { count }),
    icon: ammoIcon(kind),
    price,
    option,
  };
}

const offered = <V extends ZoneAction["verb"]>(
  options: readonly ZoneAction[],
  verb: V,
  isMeant: (option: Extract<ZoneAction, { verb: V }>) => boolean,
): ZoneAction | undefined =>
  options.find((one) => one.verb === verb && isMeant(one as Extract<ZoneAction, { verb: V }>));

export function forSale(trade: TradeView, options: readonly ZoneAction[], content: Content): Row[] {
  const cards = trade.goods.map((one) =>
    cardRow(
      one,
      content,
      offered(options, "buy", ({ card }) => card === one.card),
    ),
  );
  const magazines = trade.magazines.flatMap((count, kind) =>
    trade.magazine_price < 0 || count === 0
      ? []
      : [
          magazineRow(
            kind,
            count,
            trade.magazine_price,
            offered(options, "buy_magazine", ({ ammo }) => ammo === kind),
          ),
        ],
  );
  return [...cards, ...magazines];
}

export function forMe(
  trade: TradeView,
  { magazines }: CampaignView,
  options: readonly ZoneAction[],
  content: Content,
): Row[] {
  const cards = trade.bids.map((one) =>
    cardRow(
      one,
      content,
      offered(options, "sell", ({ card }) => card === one.card),
    ),
  );
  const loose = magazines.flatMap((count, kind) =>
    trade.magazine_bid < 0 || count === 0
      ? []
      : [
          magazineRow(
            kind,
            count,
            trade.magazine_bid,
            offered(options, "sell_magazine", ({ ammo }) => ammo === kind),
          ),
        ],
  );
  return [...cards, ...loose];
}
