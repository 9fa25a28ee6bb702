"""The missions and the map that the figures of the players' rulebook show.

`./test run tests.games.zone.figures` writes them anew for the web client.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cantina.games.zone import GAME
from cantina.games.zone.state import ZoneTable
from cantina.kernel.action import Action
from cantina.kernel.table import play
from tests.games.figures import write
from tests.games.zone.camp import camp
from tests.games.zone.exploring import explored
from tests.games.zone.sortie import played_to
from tests.seats import FIRST


def whole_map() -> ZoneTable:
    """Mission A1 as it begins."""
    return camp("borsuk", "mamon", "milady", at="1.G", guarded=True, strewn=True).table


def plan() -> ZoneTable:
    """One action is left: a Move past the anomaly and an enemy could follow."""
    return played_to("walk")


def sight() -> ZoneTable:
    """A stalker who is seen has high threat."""
    return played_to("fetch")


def aim() -> ZoneTable:
    """Before a shot: who could be hit, and how hard that is."""
    return played_to("close")


def attack() -> ZoneTable:
    """The dice of that shot lie there, and focus could reroll them."""
    t = aim()
    play(t, FIRST, Action("fire", (1, 9)))
    return t


def campaign() -> ZoneTable:
    """At the Zone map, after two missions."""
    return explored().played("m_a1", True).played("m_a2", True).table


FIGURES: Final[dict[str, Callable[[], ZoneTable]]] = {
    "map": whole_map,
    "plan": plan,
    "sight": sight,
    "aim": aim,
    "attack": attack,
}


def figures() -> dict[str, Any]:
    """All missions have the same ground: it stands there once."""
    views = {name: GAME.encode_view(GAME.view(made(), FIRST)) for name, made in FIGURES.items()}
    grounds = [view.pop("ground") for view in views.values()]
    assert all(ground == grounds[0] for ground in grounds)
    away = GAME.encode_view(GAME.view(campaign(), FIRST))
    return {"ground": grounds[0], **views, "campaign": away["campaign"]}


if __name__ == "__main__":
    write("zone", figures())
