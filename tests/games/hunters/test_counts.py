"""Counts: how many sequences of decisions there are from fixed positions, to a given depth.

Any change of what is offered shifts a number. Sealed choices are counted in the order of seats,
since they do not depend on each other. After a change that is meant, refresh the file and review
its diff:

    ./test run tests.games.hunters.test_counts
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cantina.games.hunters import GAME
from cantina.games.hunters.state import HuntersTable
from cantina.kernel.table import open_table
from tests.games.counting import counted, names, text
from tests.games.hunters.cards import BOX, crate, droid, hunter, target
from tests.games.hunters.scene import Sitting, fight, orphan, player, scene, won

FILE = Path(__file__).with_name("counts.txt")


def opening() -> HuntersTable:
    return open_table(GAME, BOX, 2, 1)


def introductory_opening() -> HuntersTable:
    return open_table(GAME, BOX, 3, 1, {"mode": "introductory"})


def busy() -> Sitting:
    """Two open targets, one of them a droid away from a credit, and reserved cards to pay."""
    return player(
        credits=1,
        hand=[hunter((1, 0, 0)), droid((0, 1, 0), cost=1), target(), crate(cost=2)],
        fights=[won(), fight(target((0, 1, 0), bonus="credit")), fight(target((2, 0, 0)))],
        reserved=[droid((0, 1, 0), cost=1), droid((2, 0, 0), cost=1), crate(cost=1)],
    )


def activations() -> HuntersTable:
    return scene(busy(), player(fights=[fight(target())])).table


def free_orphans() -> HuntersTable:
    return scene(busy(), player(fights=[fight(target())]), options={"orphans": "free"}).table


def orphan_and_droids() -> HuntersTable:
    waiting = [droid((1, 0, 0), cost=1), droid((0, 1, 0), cost=1), droid((0, 0, 1), cost=0)]
    goal = target((3, 1, 0), bonus="credit")
    return (
        scene(
            player(
                credits=1,
                hand=[goal],
                fights=[won(), orphan(hunter((2, 0, 0)), hunter((0, 1, 0)))],
                reserved=waiting,
            ),
            player(fights=[orphan(hunter())], reserved=[crate(cost=1)]),
        )
        .reveal(goal)
        .table
    )


def fourth_capture() -> HuntersTable:
    card = hunter((9, 9, 9))
    fights = [won(), won(), won(), fight(target()), fight(target(bonus="credit"))]
    return (
        scene(
            player(hand=[card], fights=fights, reserved=[crate(cost=1), droid((9, 9, 9), cost=1)]),
            player(),
        )
        .reveal(card)
        .table
    )


def scarce_cards() -> HuntersTable:
    return scene(
        player(hand=[hunter(), target()], padded=False),
        player(hand=[hunter()], padded=False),
        player(padded=False),
        at="draw",
        guild_master=1,
        decks={"target": [], "hunter": [hunter()], "contract": [], "jawa": [droid()]},
    ).table


SCENES: dict[str, tuple[Callable[[], HuntersTable], int]] = {
    "opening": (opening, 6),
    "introductory opening": (introductory_opening, 6),
    "activations": (activations, 6),
    "free orphans": (free_orphans, 6),
    "orphan and droids": (orphan_and_droids, 6),
    "fourth capture": (fourth_capture, 6),
    "scarce cards": (scarce_cards, 9),
}


LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES)
def test_the_number_of_decision_sequences_is_as_recorded(line: str) -> None:
    name, number = line.rsplit(", ", 1)
    assert counted(SCENES, name) == int(number)


def test_every_scene_is_recorded_to_its_depth() -> None:
    assert [line.rsplit(", ", 1)[0] for line in LINES] == names(SCENES)


if __name__ == "__main__":
    FILE.write_text(text(SCENES), encoding="utf-8")
