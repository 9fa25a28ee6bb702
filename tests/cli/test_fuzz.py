"""`cantina fuzz` plays until enough was decided, and keeps the game in which something broke."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cantina.cli.app import app
from cantina.kernel.errors import BrokenInvariant
from cantina.kernel.game import Game, find_game
from cantina.kernel.record import parse


def fuzz(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["fuzz", "hunters", "--seed", "3", *arguments])


def test_it_goes_on_until_enough_was_decided() -> None:
    done = fuzz("--decisions", "900")
    assert done.exit_code == 0, done.output
    games, decisions = (int(word.replace(",", "")) for word in done.output.split()[1:4:2])
    assert games > 1
    assert decisions >= 900


def test_the_game_in_which_something_broke_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(self: Game[Any, Any], t: Any) -> None:
        if len(t.played) == 20:
            raise BrokenInvariant("a card is gone")

    monkeypatch.setattr(type(find_game("hunters")), "check", check)
    done = fuzz("--decisions", "900", "--out", str(tmp_path))
    assert isinstance(done.exception, BrokenInvariant)
    assert "decision 20: BrokenInvariant: a card is gone" in str(done.exception)
    (kept,) = tmp_path.glob("fuzz-hunters-*.json")
    assert len(parse(kept.read_text()).actions) == 20
