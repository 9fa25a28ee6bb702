"""What a stalker buys, by rule of thumb: something to shoot with, a magazine for it, then what
heals most for the money. It looks at what is offered only, whoever sells."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.trade import BuyCard, BuyMagazine, EndTrade
from cantina.games.zone.bot.trading import ENOUGH, HEALING, MAGAZINE, Reasoned, heals
from cantina.games.zone.facts.equipment import price_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR, Gear, Stalker
from cantina.games.zone.terms.kinds import WEAPON_CARD
from cantina.kernel.action import Action

FOR_A_WEAPON: Final = 0.65  # of the coupons; the rest is for magazines and medicine
SPARE_MAGAZINES: Final = 1
HEALERS: Final = 4  # cards that heal
OWN_WEAPON: Final = "own_weapon"


def choose_purchase(t: ZoneTable, s: Stalker, options: list[Action], coupons: int) -> Reasoned:
    """The next thing to buy, or the end of it, and why."""
    one = t.state.stalkers[s]
    cards = [option for option in options if isinstance(option, BuyCard)]
    weapons = [option for option in cards if t.pack.gear[option.card].kind == WEAPON_CARD]
    if one.weapon == NO_GEAR and weapons:
        return _weapon(t, weapons, coupons), OWN_WEAPON
    for option in options:
        if not isinstance(option, BuyMagazine) or not _fits(t, one.weapon, option.ammo):
            continue
        if one.magazines[option.ammo] < SPARE_MAGAZINES:
            return option, MAGAZINE
    healers = [option for option in cards if heals(t, option.card)]
    carried = [card for card in one.backpack if heals(t, card)]
    if healers and len(carried) < HEALERS:
        return max(healers, key=lambda option: _worth(t, option.card)), HEALING
    ends = [option for option in options if isinstance(option, EndTrade)]
    return (ends[0] if ends else options[-1]), ENOUGH


def _weapon(t: ZoneTable, weapons: list[BuyCard], coupons: int) -> BuyCard:
    """The dearest that leaves something for the rest; else the cheapest."""
    prices = {option.card: price_of(t, option.card) for option in weapons}
    payable = [option for option in weapons if prices[option.card] <= FOR_A_WEAPON * coupons]
    if payable:
        return max(payable, key=lambda option: prices[option.card])
    return min(weapons, key=lambda option: prices[option.card])


def _fits(t: ZoneTable, weapon: Gear, ammo: int) -> bool:
    return weapon != NO_GEAR and t.pack.weapon(weapon).ammo == ammo


def _worth(t: ZoneTable, card: Gear) -> float:
    """More at once is better: there are few actions, and few places in a backpack."""
    healed = heals(t, card)
    return healed * healed / max(1.0, float(price_of(t, card)))
