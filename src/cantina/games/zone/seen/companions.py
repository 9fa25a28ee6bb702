"""The picture of a companion: nothing about it is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.facts.companions import printed_of
from cantina.games.zone.seen.building import gear_view
from cantina.games.zone.seen.records import GearView
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Area


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionView:
    """ST-34.5: who goes along to this mission, or went along and has left."""

    contact: str
    area: Area  # NOWHERE without a figure
    hp: int
    max_hp: int  # 0: it has none
    acted: bool  # in this round
    acts: list[str]
    room: int  # item cards that it carries at most
    backpack: list[GearView]
    left: bool
    lies: Area  # where its things lie since it left, or NOWHERE


def companion_view(t: ZoneTable) -> CompanionView | None:
    one = t.state.companion
    if one is None:
        return None
    printed = printed_of(t, one.card)
    return CompanionView(
        contact=t.pack.campaign.contacts[one.card].id,
        area=one.area,
        hp=one.hp,
        max_hp=printed.hp,
        acted=one.acted,
        acts=[act.id for act in printed.acts],
        room=printed.backpack,
        backpack=[gear_view(t, card) for card in one.backpack],
        left=one.left,
        lies=one.lies,
    )
