"""`cantina arena`: pairs, points, times, and the page that is written from kept results."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from xml.etree import ElementTree

import pytest

from cantina.bots import strength
from cantina.build import PACKAGE
from cantina.cli import strength_page
from cantina.cli.arena import merged, pool_of
from cantina.cli.strength_page import DOCS, page, write_page
from tests.cli.conftest import Cantina

QUICK = ("--bots", "random,quick", "--games", 40, "--jobs", 1)


def test_an_arena_says_who_is_stronger(cantina: Cantina) -> None:
    said = cantina("arena", "hunters", "--seats", 2, *QUICK, "--balance", 4, "--json")
    found = json.loads(said.out)
    table = found["tables"][0]
    (pair,) = table["pairs"]
    assert (pair["first"], pair["second"], pair["stronger"]) == ("quick", "random", "quick")
    assert pair["low"] > pair["par"] == 0.5
    assert pair["games"] < 40, "it stopped as soon as that was clear"
    assert [row["points"] for row in table["bots"]][1] == 1000
    assert all(row["low"] <= row["points"] <= row["high"] for row in table["bots"])
    assert all(row["scores"] == sorted(row["scores"]) for row in table["bots"])
    (balance,) = table["balance"]["rows"]
    assert balance["games"] == sum(team["won"] for team in balance["teams"]) == 4
    (times,) = found["times"].values()
    assert times["quick"]["turn"]["median"] <= times["quick"]["turn"]["most"]


@pytest.mark.deep
def test_an_arena_is_the_same_in_one_process_or_two(cantina: Cantina) -> None:
    words = ("arena", "hunters", "--bots", "random,quick,greedy", "--games", 12, "--json")
    alone, together = [json.loads(cantina(*words, "--jobs", jobs).out) for jobs in (1, 2)]
    assert alone["tables"] == together["tables"]


@pytest.mark.deep
def test_where_all_play_together_missions_are_counted(cantina: Cantina) -> None:
    words = ("arena", "zone", "--seats", 1, "--bots", "random,quick", "--games", 6, "--jobs", 1)
    table = json.loads(cantina(*words, "--json").out)["tables"][0]
    everything = table["missions"][0]["bots"]
    assert {bot: row["games"] for bot, row in everything.items()} == {"random": 3, "quick": 3}
    assert "points" not in table["bots"][0]
    assert "quick" in cantina(*words).out


@pytest.mark.deep
def test_only_times(cantina: Cantina) -> None:
    said = cantina("arena", "hunters", "--bots", "quick,greedy", "--games", 2, "--times", "--json")
    found = json.loads(said.out)
    assert found["tables"] == []
    (times,) = found["times"].values()
    assert set(times) == {"quick", "greedy"}


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "chess"),
        ("arena", "hunters", "--seats", 9),
        ("arena", "hunters", "--bots", "quick"),
        ("arena", "hunters", "--bots", "quick,quick"),
        ("arena", "hunters", "--bots", "quick,deep"),
        ("arena", "hunters", "--set", "mode=wild"),
    ],
)
def test_an_arena_that_cannot_be(cantina: Cantina, words: tuple[object, ...]) -> None:
    assert cantina(*words).is_one_line_error()


@pytest.mark.deep
def test_results_are_kept_and_a_page_is_written(
    cantina: Cantina, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, docs = tmp_path / "strength", tmp_path / "docs"
    docs.mkdir()
    monkeypatch.setattr(strength, "FOLDER", folder)
    monkeypatch.setattr(strength_page, "write_page", lambda: write_page(folder, docs))
    cantina("arena", "hunters", *QUICK, "--balance", 2, "--write")
    cantina("arena", "hunters", "--bots", "quick,greedy", "--games", 8, "--jobs", 1, "--write")
    kept = json.loads((folder / "hunters.json").read_text())
    assert len(kept["tables"]) == 1
    assert len(kept["tables"][0]["pairs"]) == 2, "the second run adds its pair to the first"
    assert len(kept["tables"][0]["bots"]) == 3
    text = (docs / "strength.md").read_text()
    for command in kept["tables"][0]["commands"]:
        assert command in text
    pictures = sorted(path.name for path in docs.rglob("*.svg"))
    assert pictures == ["hunters-2-balance.svg", "hunters-2-scores.svg", "hunters-2-time.svg"]
    for path in docs.rglob("*.svg"):
        assert ElementTree.parse(path).getroot().tag.endswith("svg")


def test_a_newer_result_of_the_same_pair_replaces_the_older() -> None:
    def result(rate: float, seats: int = 2) -> dict[str, Any]:
        pair = {"first": "b", "second": "a", "games": 10, "rate": rate, "par": 0.5}
        table = {
            "seats": seats,
            "options": {},
            "commands": [f"run {rate}"],
            "bots": [{"bot": "a"}, {"bot": "b"}],
            "pairs": [pair],
        }
        return {"game": "g", "tables": [table], "times": {"compiled": {"a": rate}}}

    kept = merged(merged({}, result(0.5)), result(0.9))
    assert [pair["rate"] for pair in kept["tables"][0]["pairs"]] == [0.9]
    assert kept["times"] == {"compiled": {"a": 0.9}}
    assert kept["tables"][0]["bots"][1]["points"] > kept["tables"][0]["bots"][0]["points"]
    assert len(merged(kept, result(0.5, seats=4))["tables"]) == 2


def test_the_page_says_what_was_kept() -> None:
    """Write it anew with ./cantina arena GAME --write."""
    written = page(PACKAGE / "bots" / "measured")
    assert {name: (DOCS / name).read_text(encoding="utf-8") for name in written} == written


@pytest.mark.deep
def test_a_cluster_of_two_workers_plays_the_same(cantina: Cantina) -> None:
    words = ("arena", "hunters", "--bots", "random,quick", "--games", "12", "--json")
    here = json.loads(cantina(*words, "--jobs", 1).out)
    # Its sockets are in there too, and their paths must be short.
    with TemporaryDirectory(prefix="ray") as folder:
        there = json.loads(on_a_cluster([*words, "--jobs", "2", "--ray"], Path(folder)))
        workers = list(Path(folder).glob("ray/session_latest/logs/worker-*.out"))
    assert there["tables"] == here["tables"]
    assert len(workers) >= 2


def on_a_cluster(words: list[str], folder: Path) -> str:
    """What the command prints in a process of its own. Ray gives up where the cluster is not there
    within 30 s, and that is no fault of the command."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    env = kept | {"HOME": str(folder), "RAY_TMPDIR": str(folder)}
    command = [sys.executable, "-P", "-m", "cantina.cli", *words]
    for _ in range(3):
        ended = subprocess.run(
            command, env=env, capture_output=True, text=True, check=False, timeout=600
        )
        if "timed out during startup" not in ended.stderr:
            break
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_without_ray_the_command_says_what_to_install(
    cantina: Cantina, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("cantina.cli.arena.import_module", missing)
    said = cantina("arena", "hunters", "--bots", "random,quick", "--ray")
    assert said.is_one_line_error()
    assert "pip install 'cantina[ray]'" in said.err


def test_a_pool_takes_all_cores_unless_told() -> None:
    with pool_of(3, on_ray=False) as pool:
        assert pool.size == 3
