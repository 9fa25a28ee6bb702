"""The battlefields that the figures of the players' rulebook show.

`./test run tests.games.hoth.figures` writes them anew for the web client.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cantina.games.hoth import GAME
from cantina.kernel.action import Seat
from tests.games.figures import write
from tests.games.hoth.scene import Scene, scene, shipped

REBELS: Final = Seat(0)
"""Whose chair all of them are seen from."""


def sections() -> Scene:
    """HO-1.5: the first battle as it begins."""
    return shipped(1)


def order() -> Scene:
    """HO-5.1: a section card orders two units on the left flank, and both are ordered."""
    s = shipped(1, ["R-RAID-L"])
    return s.play("R-RAID-L").order("A6", "B6")


def attack() -> Scene:
    """HO-7.4: infantry two hexes away, with nothing between."""
    s = scene({"D6": "t"}, {"E4": "s"}, {"C5": "^", "F6": "*"}, hand=["R-HQ"])
    return s.play("R-HQ").order("D6").stay().click("attack D6")


def medals() -> Scene:
    """HO-12.3: in the fourth battle a building is worth a medal to whoever stands in it."""
    s = shipped(4)
    s.state.medals = [2, 1]
    return s


def sight() -> Scene:
    """HO-8.5, HO-8.6: two lines along sides, with rocks on one side and with rocks on both."""
    land = {"B5": "*", "E5": "*", "F5": "*"}
    s = scene({"B6": "t", "E6": "t"}, {"B4": "s", "E4": "s"}, land, hand=["R-HQ"])
    return s.play("R-HQ").order("B6", "E6").stay()


FIGURES: Final[dict[str, Callable[[], Scene]]] = {
    "sections": sections,
    "order": order,
    "attack": attack,
    "medals": medals,
    "sight": sight,
}


def figures() -> dict[str, Any]:
    return {
        name: GAME.encode_view(GAME.view(made().table, REBELS)) for name, made in FIGURES.items()
    }


if __name__ == "__main__":
    write("hoth", figures())
