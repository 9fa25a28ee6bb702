"""Weights found on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cantina.bots.tuning import HeldOut, Tuned
from cantina.cli import tuning
from cantina.games.hunters.load_weights import WEIGHTS, weight_sets
from cantina.parts.weights import WeightSets, read_weights
from tests.cli.conftest import Cantina

SMALL = ("--generations", 1, "--candidates", 3, "--best", 1, "--games", 2, "--test", 4, "--jobs", 1)


def test_tuning_tells_what_it_found_and_changes_nothing(cantina: Cantina) -> None:
    before = WEIGHTS.read_bytes()
    said = cantina(
        "tune", "hunters", "--seats", "2,3", "--against", "tuned,casual", *SMALL, "--json"
    )
    tables = json.loads(said.out)["tables"]
    assert [table["seats"] for table in tables] == [2, 3]
    found = tables[0]["rounds"][0]
    assert set(found["values"]) == set(weight_sets().ranges)
    assert [test["against"] for test in found["tests"]] == ["tuned", "casual"]
    assert WEIGHTS.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("zone",), "zone is played together"),
        (("hunters", "--against", "odd"), "hunters has no weights 'odd'"),
        (("hunters", "--seats", "9"), "hunters takes 2 to 6 seats, not 9"),
        (("hunters", "--best", 30), "there cannot be more of them"),
    ],
)
def test_what_cannot_be_tuned(cantina: Cantina, arguments: tuple[object, ...], reason: str) -> None:
    said = cantina("tune", *arguments)
    assert said.is_one_line_error()
    assert reason in said.err


@pytest.mark.parametrize(("wins", "kept"), [(80, True), (55, False)])
def test_only_what_wins_its_test_is_written(
    cantina: Cantina, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wins: int, kept: bool
) -> None:
    path = tmp_path / "weights.toml"
    path.write_bytes(WEIGHTS.read_bytes())
    sets = weight_sets()
    values = sets.of("casual", 2) | {"shield": 123}
    here = WeightSets(path=path, ranges=sets.ranges, sets=sets.sets)
    found = Tuned(values, [HeldOut(wins, 100, 0.5)])
    monkeypatch.setattr(tuning, "published", lambda game: here)
    monkeypatch.setattr(tuning, "tune", lambda *arguments: found)
    said = cantina("tune", "hunters", "--write", *SMALL)
    assert said.status == 0
    assert ("not kept" in said.err) is not kept
    assert (read_weights(path).of("tuned", 2)["shield"] == 123) is kept


def test_fitting_tells_what_it_found(cantina: Cantina) -> None:
    said = cantina(
        "fit", "hunters", "--games", 10, "--test", 2, "--trials", 4, "--jobs", 1, "--json"
    )
    table = json.loads(said.out)["tables"][0]
    assert (table["seats"], table["games"], table["better"]) == (2, 2, False)
    assert table["positions"] > 10
    refused = cantina("fit", "hoth", "--games", 12)
    assert refused.is_one_line_error()
    assert "hoth has no facts to learn from" in refused.err
