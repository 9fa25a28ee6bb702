"""What a bot does between missions: where to go, whom to meet, what to buy, who carries what.

The rule of thumb, in the order of need: a weapon for everybody, a magazine for each, medicine
for everybody; then what is worth most of what the group can pay, a better weapon before a better
suit. Dearer is better: prices are what the game says about worth.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.campaign import (
    PackCard,
    PackMagazine,
    SellCard,
    TakeGift,
    UseContact,
    VisitPlace,
)
from cantina.games.zone.actions.trade import BuyCard, BuyMagazine, EndTrade
from cantina.games.zone.bot.companions import to_carry
from cantina.games.zone.box.campaign import COMPANION, CONTRACT, PLACE_KINDS, TRADER
from cantina.games.zone.campaign.packing import comes_into_use
from cantina.games.zone.facts.campaign import campaign_of
from cantina.games.zone.facts.equipment import price_of, tags_of
from cantina.games.zone.frames.campaign import Campaign
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import stalker_of
from cantina.games.zone.terms.ids import NO_GEAR, Gear
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.terms.numbers import SPECIAL
from cantina.kernel.action import DONE, Action, Ask

PURSES: Final = 3
"""How many times its fee the group has that takes a companion along."""
BETTER: Final = 1.5
"""How much dearer than the poorest of its kind a card is that is bought in its place."""
MEDICINE: Final = "medicine"
QUESTIONS: Final = ("explore", "contacts", "visit", "trade", "pack")


def choose_between_missions(t: ZoneTable, ask: Ask) -> Action:
    """One of QUESTIONS."""
    if ask.name in ("explore", "visit"):
        return where_to_go(t, ask)
    if ask.name == "contacts":
        return whom_to_meet(t, ask)
    return what_to_trade(t, ask) if ask.name == "trade" else what_to_pack(t, ask)


def where_to_go(t: ZoneTable, ask: Ask) -> Action:
    """The missions in the order of a campaign, then new people, then stashes."""
    places = [option for option in ask.options if isinstance(option, VisitPlace)]
    if not places:
        return DONE
    rows = t.pack.campaign.places
    order = list(t.pack.kits)  # the stages
    stage = {mission.id: order.index(mission.stage) for mission in t.pack.missions if mission.stage}
    return min(
        places,
        key=lambda option: (
            PLACE_KINDS.index(rows[option.place].kind),
            stage.get(rows[option.place].mission, 0),
            option.place,
        ),
    )


def whom_to_meet(t: ZoneTable, ask: Ask) -> Action:
    """A companion, if the fee is small change; a contract, which costs nothing; then traders whom
    the group has met last, who have the better goods."""
    contacts = t.pack.campaign.contacts
    cards = [option for option in ask.options if isinstance(option, UseContact)]
    for option in cards:
        row = contacts[option.contact]
        if row.kind == COMPANION and row.fee * PURSES <= campaign_of(t).coupons:
            return option
    for kind in (CONTRACT, TRADER):
        fitting = [option for option in cards if contacts[option.contact].kind == kind]
        if fitting:
            return max(fitting, key=lambda option: len(contacts[option.contact].sells))
    return DONE


# Trade.


def what_to_trade(t: ZoneTable, ask: Ask) -> Action:
    """Gifts, then what nobody will use for coupons, then what is needed."""
    for option in ask.options:
        if isinstance(option, TakeGift):
            return option
    surplus = surplus_of(t)
    for option in ask.options:
        if isinstance(option, SellCard) and option.card in surplus:
            return option
    wanted = [option for option in ask.options if is_wanted(t, option)]
    if not wanted:
        return EndTrade()
    return min(wanted, key=lambda option: urgency(t, option))


def owned(t: ZoneTable, kind: int) -> list[Gear]:
    """Cards of a kind in the stash, the dearest first."""
    cards = [card for card in campaign_of(t).stash if t.pack.gear[card].kind == kind]
    return sorted(cards, key=lambda card: -price_of(t, card))


def surplus_of(t: ZoneTable) -> list[Gear]:
    """Weapons and suits beyond one for each stalker, and artifacts."""
    count = len(t.state.stalkers)
    surplus = owned(t, WEAPON_CARD)[count:] + owned(t, SUIT_CARD)[count:]
    return surplus + owned(t, ARTIFACT_CARD)


def medicine_of(t: ZoneTable) -> int:
    return len([card for card in owned(t, ITEM_CARD) if MEDICINE in tags_of(t, card)])


def lacks_magazine(t: ZoneTable, ammo: int) -> bool:
    """Whether a weapon in use would have no second load."""
    weapons = owned(t, WEAPON_CARD)[: len(t.state.stalkers)]
    need = len([card for card in weapons if t.pack.weapon(card).ammo == ammo])
    return campaign_of(t).magazines[ammo] < need


def is_wanted(t: ZoneTable, option: Action) -> bool:
    if isinstance(option, BuyMagazine):
        return lacks_magazine(t, option.ammo)
    if not isinstance(option, BuyCard):
        return False
    card, count = option.card, len(t.state.stalkers)
    kind = t.pack.gear[card].kind
    if kind == ITEM_CARD:
        return MEDICINE in tags_of(t, card) and medicine_of(t) < count
    if kind not in (WEAPON_CARD, SUIT_CARD):
        return False
    there = owned(t, kind)[:count]
    if len(there) < count:
        return True
    return price_of(t, card) > BETTER * price_of(t, there[-1])


def urgency(t: ZoneTable, option: Action) -> tuple[int, int]:
    """The less, the sooner."""
    if isinstance(option, BuyMagazine):
        return (1, option.ammo)
    assert isinstance(option, BuyCard)
    kind, price = t.pack.gear[option.card].kind, price_of(t, option.card)
    if kind == ITEM_CARD:
        return (2, price)
    there = owned(t, kind)
    if kind == WEAPON_CARD:
        # One for everybody: what is left over for each who has none.
        missing = len(t.state.stalkers) - len(there)
        if missing > 0:
            share = campaign_of(t).coupons // (missing + 1)
            return (0, -price if price <= share else price)
        return (3, -price)
    return (4, -price)


# Packing.


def what_to_pack(t: ZoneTable, ask: Ask) -> Action:
    """The best weapon and suit that are left, mods that fit them, a fair share of the rest."""
    one = t.state.stalkers[stalker_of(ask.seat)]
    cards = [option for option in ask.options if isinstance(option, PackCard)]
    for kind, there in ((WEAPON_CARD, one.weapon), (SUIT_CARD, one.suit)):
        fitting = [option for option in cards if t.pack.gear[option.card].kind == kind]
        if there == NO_GEAR and fitting:
            return max(fitting, key=lambda option: price_of(t, option.card))
    frame = t.state.stack[0]
    assert isinstance(frame, Campaign)
    sharing = len(frame.waiting) + 1
    for option in cards:
        kind = t.pack.gear[option.card].kind
        left = len(owned(t, kind))
        if kind == MOD_CARD and comes_into_use(t, stalker_of(ask.seat), option.card):
            return option
        if kind == ITEM_CARD and left and len(one.backpack) < (left + len(one.backpack)) / sharing:
            return option
    if one.weapon != NO_GEAR:
        ammo = t.pack.weapon(one.weapon).ammo
        stash = campaign_of(t).magazines
        if (
            ammo != SPECIAL
            and stash[ammo]
            and one.magazines[ammo] < (stash[ammo] + one.magazines[ammo]) / sharing
        ):
            return PackMagazine(ammo)
    carried = to_carry(t, ask.options) if sharing == 1 else None
    return carried if carried is not None else DONE
