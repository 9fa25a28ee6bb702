"""Counts: how many sequences of decisions there are from fixed positions, to a given depth.

Any change of what is offered shifts a number. After a change that is meant, refresh the file and
review its diff:

    ./test run tests.games.hoth.test_counts
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cantina.games.hoth.state import HothTable
from tests.games.counting import counted, names, text
from tests.games.hoth.scene import scene, shipped

FILE = Path(__file__).with_name("counts.txt")


def opening() -> HothTable:
    return shipped(1, ["R-ASSAULT-L", "R-RIF", "R-HQ", "R-RECON-C"]).table


def generators() -> HothTable:
    return shipped(10, ["E-PIN", "E-TRP", "E-IMP", "E-FWD"]).table


def barrage() -> HothTable:
    rebels = {"D5": "a", "E5": "t!", "C5": "t"}
    return scene(rebels, {"D3": "s", "E4": "s1"}, {"D4": "^"}, hand=["R-ART", "R-DEF"]).table


def wreckage() -> HothTable:
    land = {"D4": "W", "E4": "*", "C4": "~", "F4": "^"}
    return scene({"D5": "f", "E5": "t'"}, {"D2": "s+", "E2": "w"}, land, hand=["R-SPR"]).table


def fleet() -> HothTable:
    hand = ["E-PIETT-2", "E-PIETT-3", "E-HQ"]
    return scene({"D5": "t", "E6": "t"}, {"D3": "s"}, first="empire", hand=hand).table


SCENES: dict[str, tuple[Callable[[], HothTable], int]] = {
    "opening": (opening, 6),
    "generators": (generators, 5),
    "barrage": (barrage, 6),
    "wreckage": (wreckage, 6),
    "fleet": (fleet, 5),
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
