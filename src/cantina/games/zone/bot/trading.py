"""What a group buys and sells between missions, by rule of thumb.

In the order of need: a weapon for everybody, a second magazine for each weapon, medicine for
everybody; then better weapons and suits, then mods for them, then services. After the first two
missions small improvements are left: their coupons are saved for a big one. Prices say what a card
is worth; between cards of about the same worth chance decides. Every answer comes with its reason,
a word: hints say it (`table-hint-why-zone-…`).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from cantina.games.zone.actions.campaign import BuyService, SellCard, TakeGift
from cantina.games.zone.actions.trade import BuyCard, BuyMagazine, EndTrade
from cantina.games.zone.campaign.trading import card_price
from cantina.games.zone.effects.threat import Heal
from cantina.games.zone.facts.campaign import campaign_of
from cantina.games.zone.facts.equipment import carried, fits, price_of
from cantina.games.zone.facts.figures import stalkers
from cantina.games.zone.frames.campaign import Trade
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Gear
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.terms.numbers import NONE, SPECIAL
from cantina.kernel.action import Action, Ask
from cantina.kernel.rng import Rng

Reasoned: TypeAlias = tuple[Action, str]

BETTER: Final = 1.5
"""How much dearer than the poorest of its kind a card is that is bought in its place."""
FIRST_MISSIONS: Final = 2
"""After this many coupons are saved."""
SAVED_FOR: Final = 1500
"""What a better card costs that they are saved for."""
ALIKE: Final = 0.6
"""Of the best price: cards from there on are about as good."""
SUIT_FIRST: Final = 8
"""One time in this many a good suit is bought before everybody has a good weapon."""
SPARE: Final = 2
"""A mod or service may cost so small a part of the coupons."""
SMALL_CHANGE: Final = 5
"""The same for medicine beyond the first."""
HEALERS: Final = 3
"""Cards that heal, for each stalker of a group that can spare the coupons."""
# Why something is bought, the most urgent first.
WEAPON: Final = "weapon"
MAGAZINE: Final = "magazine"
HEALING: Final = "medicine"
BETTER_WEAPON: Final = "better_weapon"
BETTER_SUIT: Final = "better_suit"
MOD: Final = "mod"
ENOUGH: Final = "enough"
NOT_WANTED: Final = ""


def what_to_trade(t: ZoneTable, ask: Ask, rng: Rng) -> Reasoned:
    """Gifts, then what nobody will use for coupons, then what is needed."""
    gifts = [option for option in ask.options if isinstance(option, TakeGift)]
    if gifts:
        return best_gift(t, gifts), "gift"
    surplus = surplus_of(t)
    for option in ask.options:
        if isinstance(option, SellCard) and option.card in surplus:
            return option, "surplus"
    goods = [(option.card, price_here(t, option.card)) for option in buyable(ask)]
    found = what_to_buy(t, goods, rng)
    kinds = [option.ammo for option in ask.options if isinstance(option, BuyMagazine)]
    lacking = [kind for kind in kinds if lacks_magazine(t, kind)]
    if lacking and (found is None or found[1] != WEAPON):
        return BuyMagazine(lacking[0]), MAGAZINE
    if found is not None:
        return BuyCard(found[0]), found[1]
    services = [option for option in ask.options if isinstance(option, BuyService)]
    for service in services:
        frame = t.state.stack[-1]
        assert isinstance(frame, Trade)
        if is_cheap(t, t.pack.campaign.contacts[frame.contact].services[service.service].price):
            return service, "service"
    return EndTrade(), ENOUGH


def buyable(ask: Ask) -> list[BuyCard]:
    return [option for option in ask.options if isinstance(option, BuyCard)]


def price_here(t: ZoneTable, card: Gear) -> int:
    frame = t.state.stack[-1]
    assert isinstance(frame, Trade)
    return card_price(t, t.pack.campaign.contacts[frame.contact].sells, card)


def is_cheap(t: ZoneTable, price: int) -> bool:
    return price * SPARE <= campaign_of(t).coupons


def best_gift(t: ZoneTable, gifts: list[TakeGift]) -> TakeGift:
    """A magazine that is lacking, or the dearest item."""
    if gifts[0].what < SPECIAL and len(gifts) <= SPECIAL:
        lacking = [gift for gift in gifts if lacks_magazine(t, gift.what)]
        return lacking[0] if lacking else gifts[0]
    return max(gifts, key=lambda gift: price_of(t, Gear(gift.what)))


# What is there.


def owned(t: ZoneTable, kind: int) -> list[Gear]:
    """Cards of a kind that the group has, the dearest first."""
    cards = [*campaign_of(t).stash, *[card for s in stalkers(t) for card in carried(t, s)]]
    found = [card for card in cards if t.pack.gear[card].kind == kind]
    return sorted(found, key=lambda card: -price_of(t, card))


def in_use(t: ZoneTable, kind: int) -> list[Gear]:
    """One for each stalker."""
    return owned(t, kind)[: len(t.state.stalkers)]


def surplus_of(t: ZoneTable) -> list[Gear]:
    """Weapons and suits beyond one for each stalker, and artifacts."""
    count = len(t.state.stalkers)
    surplus = owned(t, WEAPON_CARD)[count:] + owned(t, SUIT_CARD)[count:]
    return surplus + owned(t, ARTIFACT_CARD)


def is_armed(t: ZoneTable) -> bool:
    return len(in_use(t, WEAPON_CARD)) == len(t.state.stalkers)


def lacks_magazine(t: ZoneTable, ammo: int) -> bool:
    """Whether a weapon in use would have no second load."""
    need = len([card for card in in_use(t, WEAPON_CARD) if t.pack.weapon(card).ammo == ammo])
    return campaign_of(t).magazines[ammo] < need


def lacks_medicine(t: ZoneTable, price: int) -> bool:
    """One card that heals for everybody and one more; several for everybody where that costs
    little of what there is."""
    healing = len([card for card in owned(t, ITEM_CARD) if heals(t, card)])
    if price * SMALL_CHANGE <= campaign_of(t).coupons:
        return healing < HEALERS * len(t.state.stalkers)
    return healing <= len(t.state.stalkers)


def heals(t: ZoneTable, card: Gear) -> int:
    """HP that an item gives back."""
    if t.pack.gear[card].kind != ITEM_CARD:
        return 0
    ops = [
        op
        for number in t.pack.item(card).effects
        for op in t.pack.programs[t.pack.effects[number].program].ops
    ]
    return sum([op.amount.base for op in ops if isinstance(op, Heal)])


# What is wanted.


def what_to_buy(t: ZoneTable, goods: list[tuple[Gear, int]], rng: Rng) -> tuple[Gear, str] | None:
    """Of cards with their prices, all of which the group can pay: the next one, and why."""
    wanted: dict[str, list[Gear]] = {}
    for card, price in goods:
        wanted.setdefault(need_for(t, card, price), []).append(card)
    order = [WEAPON, HEALING, BETTER_WEAPON, BETTER_SUIT, MOD]
    if rng.below(SUIT_FIRST) == 0:
        order.insert(0, BETTER_SUIT)
    elif rng.below(2):
        order = [WEAPON, HEALING, BETTER_SUIT, BETTER_WEAPON, MOD]
    for need in order:
        if need in wanted:
            return one_of_the_best(t, wanted[need], rng), need
    return None


def one_of_the_best(t: ZoneTable, cards: list[Gear], rng: Rng) -> Gear:
    best = max([price_of(t, card) for card in cards])
    good = [card for card in cards if price_of(t, card) >= ALIKE * best]
    return good[rng.below(len(good))]


def need_for(t: ZoneTable, card: Gear, price: int) -> str:
    kind = t.pack.gear[card].kind
    if kind == ITEM_CARD:
        wanted = heals(t, card) > 0 and is_cheap(t, price) and lacks_medicine(t, price)
        return HEALING if wanted else NOT_WANTED
    if kind == MOD_CARD:
        return MOD if is_cheap(t, price) and has_host(t, card) else NOT_WANTED
    if kind not in (WEAPON_CARD, SUIT_CARD):
        return NOT_WANTED
    there = in_use(t, kind)
    missing = len(t.state.stalkers) - len(there)
    if kind == WEAPON_CARD and missing > 0:
        return WEAPON if price <= share(t, missing) else NOT_WANTED
    if missing == 0 and price_of(t, card) <= BETTER * price_of(t, there[-1]):
        return NOT_WANTED
    if is_saving(t) and price_of(t, card) < SAVED_FOR:
        return NOT_WANTED
    return BETTER_WEAPON if kind == WEAPON_CARD else BETTER_SUIT


def is_saving(t: ZoneTable) -> bool:
    return len(campaign_of(t).played) >= FIRST_MISSIONS


def share(t: ZoneTable, missing: int) -> int:
    """What a weapon may cost: as much is left for everybody who has none, and for magazines."""
    return campaign_of(t).coupons // (missing + 1)


def has_host(t: ZoneTable, mod: Gear) -> bool:
    """Whether a weapon or suit in use has a place for a mod that no other is meant for."""
    hosts = [*in_use(t, WEAPON_CARD), *in_use(t, SUIT_CARD)]
    on_suit = t.pack.mod(mod).slot == NONE
    spare = [one for one in owned(t, MOD_CARD) if (t.pack.mod(one).slot == NONE) == on_suit]
    return len([host for host in hosts if fits(t, mod, host)]) > len(spare)
