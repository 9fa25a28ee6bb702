"""ST-37.8: before a scenario every stalker buys equipment for coupons of its own."""

from __future__ import annotations

from typing import Final, TypeAlias

from cantina.games.zone.actions.trade import BuyCard, BuyMagazine, EndTrade
from cantina.games.zone.box.mission import Party
from cantina.games.zone.events.equipment import CardBought, GearEquipped, MagazineBought, TradeEnded
from cantina.games.zone.facts.equipment import backpack_limit, level_of, price_of
from cantina.games.zone.facts.stock import magazines_left, on_sale, take_card
from cantina.games.zone.frames.stalkers import gain
from cantina.games.zone.frames.trade import Shopping
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import clockwise, seat_of
from cantina.games.zone.terms.ids import NO_GEAR, NO_STALKER, Gear, Stalker
from cantina.games.zone.terms.kinds import ITEM_CARD, LEVELS, MAGAZINES, SUIT_CARD, WEAPON_CARD
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Seat
from cantina.kernel.flow import ask, do, flow, loop

MAGAZINE_PRICE: Final = 500
SUIT_LEVEL: Final = LEVELS.index("I")
END_TRADE: Final = EndTrade()

Purchase: TypeAlias = BuyCard | BuyMagazine | EndTrade

_magazines: Final = tuple([BuyMagazine(ammo) for ammo in range(MAGAZINES)])


def wares(t: ZoneTable, party: Party) -> list[Gear]:
    """ST-37.8: weapons of the levels that the scenario lists, suits of level I, items; as long as
    they are in their decks (ST-32.20)."""
    weapons = [card for card in on_sale(t, WEAPON_CARD) if level_of(t, card) in party.levels]
    suits = [card for card in on_sale(t, SUIT_CARD) if level_of(t, card) == SUIT_LEVEL]
    cards = [*weapons, *suits, *on_sale(t, ITEM_CARD)]
    return [card for card in cards if price_of(t, card) != NONE]


def offers(t: ZoneTable, s: Stalker, coupons: int) -> list[BuyCard | BuyMagazine]:
    """What this stalker can pay. ST-18.4: ruling: no card is bought for which the backpack has no
    place."""
    party = t.pack.missions[t.state.mission].party
    if party is None:
        return []
    found: list[BuyCard | BuyMagazine] = []
    if len(t.state.stalkers[s].backpack) < backpack_limit(t, s):
        found += [BuyCard(card) for card in wares(t, party) if price_of(t, card) <= coupons]
    if coupons >= MAGAZINE_PRICE:
        found += [_magazines[ammo] for ammo in range(MAGAZINES) if magazines_left(t, ammo)]
    return found


def next_buyer(t: ZoneTable, f: Shopping) -> None:
    """In turn. Who can buy nothing has finished."""
    last, f.stalker = f.stalker, NO_STALKER
    round = clockwise(last, len(t.state.stalkers))
    for s in [*round[1:], round[0]]:
        if f.ready >> s & 1:
            continue
        if offers(t, s, f.coupons[s]):
            f.stalker = s
            return
        finish(t, f, s)


def finish(t: ZoneTable, f: Shopping, s: Stalker) -> None:
    """ST-37.8: unspent coupons are lost."""
    f.ready |= 1 << s
    if t.heard:
        t.tell(TradeEnded("ST-37.8", stalker=s, lost=f.coupons[s]))
    f.coupons[s] = 0


def buyer(t: ZoneTable, f: Shopping) -> Seat:
    return seat_of(f.stalker)


def purchases(t: ZoneTable, f: Shopping) -> list[Purchase]:
    if f.stalker == NO_STALKER:
        return []
    return [*offers(t, f.stalker, f.coupons[f.stalker]), END_TRADE]


def buy(t: ZoneTable, f: Shopping, action: Purchase) -> None:
    """ST-32.20: exactly the card one wants, paid at once."""
    s = f.stalker
    if isinstance(action, BuyCard):
        price = price_of(t, action.card)
        f.coupons[s] -= price
        if t.heard:
            t.tell(CardBought("ST-37.8", stalker=s, gear=action.card, price=price))
        take_card(t, action.card)
        put_to_use(t, s, action.card)
    elif isinstance(action, BuyMagazine):
        f.coupons[s] -= MAGAZINE_PRICE
        t.state.stalkers[s].magazines[action.ammo] += 1
        if t.heard:
            t.tell(MagazineBought("ST-37.8", stalker=s, kind=action.ammo, price=MAGAZINE_PRICE))
    else:
        finish(t, f, s)


def put_to_use(t: ZoneTable, s: Stalker, card: Gear) -> None:
    """ST-18.7: items go into the backpack, a first weapon comes into empty hands; about other cards
    the owner is asked."""
    one = t.state.stalkers[s]
    kind = t.pack.gear[card].kind
    if kind == ITEM_CARD:
        one.backpack.append(card)
    elif kind == WEAPON_CARD and one.weapon == NO_GEAR:
        one.weapon = card
        if t.heard:
            t.tell(GearEquipped("ST-18.7", stalker=s, gear=card, host=NO_GEAR))
    else:
        t.push(gain(s, [card]))


def anyone_buys(t: ZoneTable, f: Shopping) -> bool:
    return f.stalker != NO_STALKER


SHOPPING: Final = flow(
    Shopping,
    do(next_buyer, rule="ST-37.8"),
    ask("buy", seat=buyer, options=purchases, answer=buy, rule="ST-37.8"),
    loop("next_buyer", while_=anyone_buys, rule="ST-37.8"),
)
