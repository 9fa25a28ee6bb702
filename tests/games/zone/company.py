"""Companions for tests: somebody who is along, where a test wants it.

s = joined(scene(["borsuk A"], ground=corridor("ABC")), DOG, "B")
s.click("begin 0").click(act(s, "fetch"))
"""

from __future__ import annotations

from typing import TypeVar

from cantina.games.zone.facts.companions import new_companion, printed_of
from cantina.games.zone.facts.figures import place
from cantina.games.zone.facts.stock import take_card
from cantina.games.zone.state import CompanionState
from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import Area
from tests.games.zone.scene import Scene

VETERAN, DOG, ROOKIE = "C04", "C09", "C14"
S = TypeVar("S", bound=Scene)


def joined(s: S, contact: str, at: str = "", *items: str) -> S:
    """This companion is along and carries these items; without an area it is nowhere."""
    number = s.table.pack.campaign.contact_number[contact]
    s.state.companion = new_companion(s.table, number)
    if at:
        place(s.table, COMPANION, s.at(at))
    for id in items:
        card = next(card for card in s.state.items.cards if s.table.pack.gear[card].id == id)
        take_card(s.table, card)
        s.state.companion.backpack.append(card)
    return s


def companion(s: Scene) -> CompanionState:
    assert s.state.companion is not None
    return s.state.companion


def where(s: Scene) -> str:
    return s.named(companion(s).area)


def act(s: Scene, id: str) -> str:
    """The click that has it do this."""
    ids = [one.id for one in printed_of(s.table, companion(s).card).acts]
    return f"companion {ids.index(id)}"


def steps(s: Scene) -> list[str]:
    """Where it may go next."""
    offered = [option for option in s.table.asks[0].options if option.verb == "step"]
    return sorted(s.named(Area(option.args[0])) for option in offered)
