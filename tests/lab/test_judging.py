"""Networks that are taught who will win."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from cantina.games.hoth.forecast import NAMES
from cantina.kernel.errors import BadOptions
from cantina.lab import judging
from cantina.parts.network import read_network


def test_what_is_learned_from_can_be_played_again() -> None:
    found = judging.played("hoth", 7, 3)
    again = judging.collected("hoth", 7, 3, 1)
    assert (found.facts, found.won, found.games) == (again.facts, again.won, again.games)
    assert set(found.games) == {7, 8, 9}
    facts, won, held_out = judging.as_numbers(found)
    assert facts.shape == (len(won), len(NAMES))
    assert not held_out.any()


def test_a_network_learns_what_decides() -> None:
    """Who has more of the first fact than of the second wins, whatever the third says."""
    dice = np.random.default_rng(1)
    facts = dice.integers(0, 10, (200_000, 3)).astype(np.float32)
    won = (facts[:, 0] > facts[:, 1]).astype(np.float32)
    held_out = np.arange(len(won)) % 10 == 0
    taught = judging.taught(facts, won, held_out, seed=1)
    assert taught.guess > 0.6
    assert taught.loss < 0.25
    chances = [taught.network.chance(row) for row in ([8, 1, 0], [1, 8, 9])]
    assert chances[0] > 0.95
    assert chances[1] < 0.05


def test_a_game_without_a_network_says_so() -> None:
    with pytest.raises(BadOptions, match="no network"):
        judging.published("hunters")


def test_the_command_writes_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "forecast.toml"
    words = ["judging", "hoth", "--games", "12", "--seed", "1", "--jobs", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", words)
    judging.main()
    assert len(read_network(out, NAMES).rows) == len(NAMES)
    assert "positions of 12 games" in capsys.readouterr().out
