"""mypy refuses flow tables whose functions do not fit together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HEAD = """
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cantina.kernel.action import Action, Seat
from cantina.kernel.flow import ask, ask_all, call, do, flow, loop, window
from cantina.kernel.pack import Pack
from cantina.kernel.state import Frame, State
from cantina.kernel.table import Table

T = Table[State, Pack]


@dataclass(eq=False, repr=False)
class Round(Frame):
    left: int


@dataclass(eq=False, repr=False)
class Duel(Frame):
    seat: Seat


class Bid(Action):
    pass


class Fold(Action):
    pass


def begin(t: T, f: Round) -> None: ...
def whose(t: T, f: Duel) -> Seat: return f.seat
def bids(t: T, f: Duel) -> list[Bid]: return []
def all_bids(t: T, f: Duel, seat: Seat) -> list[Bid]: return []
def fold(t: T, f: Duel, action: Fold) -> None: ...
def bid(t: T, f: Duel, action: Bid) -> None: ...
def all_bid(t: T, f: Duel, seat: Seat, action: Bid) -> None: ...
def how_many(t: T, f: Duel) -> int: return 2
def counted(t: T, f: Round) -> Seat: return Seat(f.left)
def more(t: T, f: Round) -> bool: return f.left > 0
def more_duels(t: T, f: Duel) -> bool: return True
def duel(t: T, f: Round) -> Duel: return Duel(Seat(0))
"""
RIGHT = """
flow(Round, do(begin, rule="1"), call(duel, rule="2"), loop("begin", while_=more, rule="3"))
flow(
    Duel,
    ask("bid", seat=whose, options=bids, answer=bid, rule="4"),
    ask_all("bids", options=all_bids, answer=all_bid, rule="5"),
    loop("bid", while_=more_duels, rule="6"),
)
"""
WRONG = {
    "a step of another frame": 'flow(Duel, do(begin, rule="1"))',
    "a loop of another frame": 'flow(Duel, loop("bid", while_=more, rule="1"))',
    "an answer to another question": (
        'flow(Duel, ask("bid", seat=whose, options=bids, answer=fold, rule="1"))'
    ),
    "a number where a seat is meant": (
        'flow(Duel, ask("bid", seat=how_many, options=bids, answer=bid, rule="1"))'
    ),
    "functions of two frames in one step": (
        'flow(Round, ask("bid", seat=counted, options=bids, answer=bid, rule="1"))'
    ),
}


def test_wrong_tables_are_refused_and_right_ones_are_not(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api", reason="not run: mypy is not installed here")
    tables = [RIGHT, *WRONG.values()]
    path = tmp_path / "tables.py"
    path.write_text(HEAD + "\n".join(tables) + "\n")
    last = (HEAD + RIGHT).count("\n")
    said, _, _ = api.run(["--strict", "--no-incremental", "--cache-dir", str(tmp_path), str(path)])
    refused = {int(line) for line in re.findall(r"tables\.py:(\d+): error", said)}
    assert refused == {last + 2 + number for number in range(len(WRONG))}, said
