"""What is generated for the declarations of a game is correct and in the form of the house."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from cantina.cli.generate import tidied
from cantina.kernel.action import DONE, Action, Seat
from cantina.kernel.errors import BadRecord
from cantina.kernel.rng import Rng
from cantina.kernel.state import Outcome
from cantina.parts.generate import codec_source
from tests.house.sources import CHECKOUT
from tests.parts.shapes.actions import Move, Wait
from tests.parts.shapes.ids import Card, Hero, Key
from tests.parts.shapes.state import PDA, Choice, Pile, ShapesState, Turn

SHAPES, BARE = "tests.parts.shapes", "tests.parts.bare"


@pytest.mark.parametrize("package", [SHAPES, BARE])
def test_the_generated_codec_passes_lint(package: str) -> None:
    """As a codec that was committed would, under the rules of the repository."""
    source = tidied(codec_source(package))
    assert tidied(source) == source
    name = f"{package.replace('.', '/')}/codec.py"
    ruff = [sys.executable, "-m", "ruff", "check", "--no-cache", "--stdin-filename", name, "-"]
    done = subprocess.run(
        ruff, cwd=CHECKOUT, input=source, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.deep
@pytest.mark.parametrize("package", [SHAPES, BARE])
def test_the_generated_codec_passes_the_type_checker(package: str, tmp_path: Path) -> None:
    path = tmp_path / "codec.py"
    path.write_text(codec_source(package), encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), str(path)]
    done = subprocess.run(mypy, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def codec(package: str) -> ModuleType:
    module = ModuleType("codec")
    exec(codec_source(package), vars(module))
    return module


def a_state() -> ShapesState:
    pile = Pile(cards=[Card(3), Card(1)], top=None)
    choice = Choice(
        seat=Seat(1),
        action=Move(Card(4)),
        last=Wait(),
        options=[Wait(), Move(Card(4), 2)],
        piles=[Pile(cards=[], top=Card(0))],
        passed=2,
    )
    return ShapesState(
        rng=Rng(7),
        stack=[Turn(at=1), choice],
        sealed=[None, Move(Card(5))],
        revealed=1,
        outcome=Outcome(winners=[Seat(0)], scores=[1, 0], reason="won", rule="SH-1"),
        number=4,
        flag=True,
        text="words",
        card=Card(9),
        hero=Hero(Card(2)),
        key=Key("k"),
        perhaps=None,
        hero_perhaps=Hero(Card(3)),
        stream=Rng(8),
        pile=pile,
        pile_perhaps=None,
        device=PDA(),
        numbers=[1, 2],
        texts=["a"],
        flags=[False],
        heroes=[Hero(Card(2))],
        gaps=[None, Card(6)],
        rows=[[1], []],
        piles=[pile],
        piles_and_gaps=[None, pile],
        tables=[[pile]],
        numbers_perhaps=[4],
    )


def test_a_state_with_every_shape_of_field_comes_back_from_json() -> None:
    made, state = codec(SHAPES), a_state()
    written = made.encode_shapes_state(state)
    assert made.encode_shapes_state(made.decode_shapes_state(written)) == written
    assert written["stack"][1]["options"] == [["wait"], ["move", 4, 2]]


def test_a_clone_shares_nothing_that_changes() -> None:
    made, state = codec(SHAPES), a_state()
    written = made.encode_shapes_state(state)
    copy = made.clone_shapes_state(state)
    assert made.encode_shapes_state(copy) == written
    copy.rows[0].append(5)
    copy.tables[0][0].cards.append(Card(7))
    copy.stack[1].piles[0].top = None
    copy.stream.below(6)
    assert made.encode_shapes_state(state) == written


def test_only_declared_actions_are_read() -> None:
    bare, shapes = codec(BARE), codec(SHAPES)
    assert type(bare.decode_action(["roll"])).__name__ == "Roll"
    assert shapes.decode_action(["move", 4]) == Action("move", (4,))
    for unknown in (["roll", 1], ["move"], [*map(str, [DONE])]):
        with pytest.raises(BadRecord):
            bare.decode_action(unknown)
