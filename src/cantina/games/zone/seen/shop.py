"""What the players see of buying, and of what a scenario counts."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.box.mission import Objective
from cantina.games.zone.choose.conditions import met
from cantina.games.zone.facts.equipment import price_of
from cantina.games.zone.facts.stock import magazines_left
from cantina.games.zone.facts.tallies import tally
from cantina.games.zone.frames.trade import Shopping
from cantina.games.zone.seen.records import GoalView, OfferView
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_FIGURE, Gear, Stalker
from cantina.games.zone.terms.kinds import GEAR_KINDS, MAGAZINES
from cantina.games.zone.turns.shopping_flow import MAGAZINE_PRICE, wares


@dataclass(eq=False, repr=False, kw_only=True)
class ShopView:
    """What is on sale, whether or not anybody can pay for it."""

    buyer: Stalker  # whose turn it is
    coupons: list[int]  # of each stalker
    ready: list[bool]  # who buys nothing more
    goods: list[OfferView]  # for sale, whether anybody can pay or not
    magazines: list[int]  # left, by kind
    magazine_price: int


@dataclass(eq=False, repr=False, kw_only=True)
class LimitView:
    """Something that the mission counts and that loses it."""

    flag: str
    count: int
    lost: int  # so often


@dataclass(eq=False, repr=False, kw_only=True)
class ScoreView:
    """Points for each unit of a tally beyond some, and how it stands."""

    of: str
    count: int
    beyond: int
    points: int


def shop_of(t: ZoneTable) -> ShopView | None:
    """ST-37.8: while stalkers buy."""
    party = t.pack.missions[t.state.mission].party
    for f in t.state.stack:
        if isinstance(f, Shopping) and party is not None:
            return ShopView(
                buyer=f.stalker,
                coupons=f.coupons[:],
                ready=[f.ready >> s & 1 == 1 for s in range(len(f.coupons))],
                goods=[_offer(t, card) for card in wares(t, party)],
                magazines=[magazines_left(t, ammo) for ammo in range(MAGAZINES)],
                magazine_price=MAGAZINE_PRICE,
            )
    return None


def _offer(t: ZoneTable, card: Gear) -> OfferView:
    one = t.pack.gear[card]
    return OfferView(card=card, id=one.id, kind=GEAR_KINDS[one.kind], price=price_of(t, card))


def scores_of(t: ZoneTable) -> list[ScoreView]:
    """ST-37.9."""
    rows = t.pack.missions[t.state.mission].score
    return [
        ScoreView(of=row.of, count=tally(t, row.of), beyond=row.beyond, points=row.points)
        for row in rows
    ]


def limits_of(t: ZoneTable) -> list[LimitView]:
    """ST-37.6: what must not happen too often, and how often it has."""
    return [
        LimitView(flag=each.words[0], count=t.state.flags.count(each.words[0]), lost=each.number)
        for way in t.pack.missions[t.state.mission].fail
        for each in way
        if each.word == "mission_counter"
    ]


def goal_view(t: ZoneTable, goal: Objective) -> GoalView:
    """With how far it is, where the game counts it by itself."""
    count = needed = 0
    for each in goal.done:
        if each.word == "tally":
            count, needed = tally(t, each.words[0]), each.number
    done = met(t, goal.done, NO_FIGURE)
    return GoalView(id=goal.id, done=done, count=count, needed=needed)
