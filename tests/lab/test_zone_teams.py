"""Learning who is good at which mission."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cantina.games.zone import teams
from cantina.lab.games.zone.teams import Game, learned, missions, played


def test_what_is_learned_from_can_be_played_again() -> None:
    assert played(40, 8) == played(40, 8)
    assert {len(game.cards) for game in played(40, 8)} == {1, 2, 3, 4}


def test_whoever_wins_is_worth_more_where_that_was_seen() -> None:
    """Alone in the first mission "a" always wins and "b" never; elsewhere they are alike."""
    games = [Game(missions()[0], (one,), one == "a") for one in "ab" for _ in range(400)]
    for name in missions():
        for cards in (("a", "b"), ("b", "a"), ("a", "b", "a"), ("b", "a", "b", "a")):
            games += [Game(name, cards, number % 2 == 0) for number in range(20)]
        if name != missions()[0]:
            games += [Game(name, (one,), bool(number % 2)) for one in "ab" for number in range(20)]
    tables = learned(games, ["a", "b"])
    first, second = tables[missions()[0]], tables[missions()[1]]
    assert first["a"][0][0] == -first["b"][0][0] > 400
    assert 0 < second["a"][0][0] < first["a"][0][0], "a hint of what it is elsewhere"
    assert first["a"][1] == [0, 0], "in groups nobody is better"
    assert list(tables)[-1] == teams.ANY


def test_the_command_writes_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cantina.lab.games.zone import teams as command

    out = tmp_path / "teams.toml"
    words = ["teams", "--games", "12", "--seed", "1", "--jobs", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", words)
    command.main()
    monkeypatch.setattr(teams, "PATH", out)
    assert set(teams.read_teams().tables) == {*missions(), teams.ANY}
