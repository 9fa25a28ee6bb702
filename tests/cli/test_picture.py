"""The picture with frames and bars: it fits the terminal and hides nothing behind colours."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from cantina.cli.play.hunters.board import Board
from cantina.cli.play.hunters.cards import Cards
from cantina.cli.screen import Screen
from cantina.kernel.game import find_game
from cantina.kernel.pack import LANGUAGES
from cantina.locales import Words
from tests.cli.conftest import Cantina, marks_of

GAME = ("play", "hunters", "--seats", 3, "--seed", 6)
ANY = "2\n1\n\n" * 200
SOME = "2\n1\n\n" * 40 + "q\n"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretends that somebody looks at a real terminal."""
    monkeypatch.setattr("cantina.cli.screen.is_dumb", lambda: False)


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize(
    ("language", "columns"),
    [
        *[pytest.param(language, 80, marks=marks_of(language)) for language in LANGUAGES],
        ("uk", 160),
    ],
)
def test_no_line_is_wider_than_the_terminal(
    cantina: Cantina, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    said = cantina(*GAME, "--lang", language, typed=f"?\nt 2\nr\nc 1\ns\nd\n{SOME}")
    assert said.status == 0
    assert not re.search(r"⟨.*⟩|\{ ?\$", said.out)
    assert max(cell_len(line) for line in said.out.splitlines()) <= columns


def test_bars_have_letters_and_numbers() -> None:
    board = Board(Cards(Words("en"), find_game("hunters").load(None)), [], Screen(plain=True))
    assert board.bar(0, 3, 4).plain == "G ███░ 3/4"
    assert board.bar(1, 5, 4).plain == "B ████ 5/4 ✓"
    assert board.bar(2, 1, 0).plain == "O –"


@pytest.mark.usefixtures("drawn")
def test_a_name_is_never_read_as_markup(cantina: Cantina) -> None:
    out = cantina(*GAME, "--names", "[red]A[/red]", typed="s\nt 1\nq\n").out
    assert out.count("[red]A[/red]") >= 3


@pytest.mark.usefixtures("drawn")
def test_the_curtain_wipes_the_memory_of_the_terminal(cantina: Cantina) -> None:
    out = cantina(*GAME, "--names", "Ann,Bo", typed="\n1\n\nq\n").out
    before = out[: out.index("Pass the keyboard to Bo.")]
    assert before.endswith("\x1b[3J")


def test_a_game_without_a_painter_can_be_played(
    cantina: Cantina, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cantina.cli.play.painter.find_spec", lambda name: None)
    assert importlib.util.find_spec("cantina.cli.play.hunters") is not None
    said = cantina(*GAME, typed=f"s\nt 2\nd\nc x_1\nh\n{ANY}")
    assert said.status == 0
    assert "guild_master: " in said.out
    assert "CardPlayed" in said.out
    (path,) = (home / "saves").iterdir()
    assert cantina("replay", path).status == 0
