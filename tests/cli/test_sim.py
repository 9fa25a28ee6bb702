"""Series of games with several numbers of seats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cantina.cli.sim import Plan, Several, series_of
from tests.cli.conftest import Cantina


def test_a_series_with_each_number_of_seats(cantina: Cantina) -> None:
    said = cantina(
        "sim", "hunters", "--seats", "2,3", "--bots", "quick", "--games", 2, "--jobs", 1, "--json"
    )
    figures = json.loads(said.out)
    assert (figures["game"], figures["games"], figures["finished"]) == ("hunters", 4, 4)
    assert [(one["id"], len(one["seats"])) for one in figures["tables"]] == [("2", 2), ("3", 3)]


def test_campaigns_are_counted_mission_by_mission(cantina: Cantina) -> None:
    said = cantina(
        *("sim", "zone", "--campaign", "--seats", 1, "--bots", "random", "--games", 2),
        *("--jobs", 1, "--json"),
    )
    figures = json.loads(said.out)
    assert [one["id"] for one in figures["chapters"]] == ["A1", "A2", "A3", "B1", "B2", "C1"]
    assert [one["tries"] for one in figures["chapters"]] == [2] * 6
    assert all(one["coupons_after"] > one["coupons_before"] for one in figures["chapters"])
    bought, buyers = figures["bought"], figures["buyers"]
    assert 0 in bought.values()  # what nobody bought is listed too
    assert sum(bought.values()) > 0
    assert all(int(count > 0) <= buyers[id] <= min(2, count) for id, count in bought.items())


def test_every_mission_with_each_number_of_seats() -> None:
    plan = Plan("zone", "random", 3, 1, None, check=False, met=False)
    several = series_of(plan, {"mission": "all", "uncharted": "on"}, [1, 4])
    assert isinstance(several, Several)
    assert list(several.parts) == ["A1", "A2", "A3", "B1", "B2", "C1", "S1", "S2", "S3"]
    found = [
        (series.options["mission"], series.options["uncharted"], len(series.bots), series.games)
        for series in several.all_series()
    ]
    assert found[:3] == [("A1", "on", 1, 3), ("A1", "on", 4, 3), ("A2", "on", 1, 3)]
    assert len(found) == 18


@pytest.mark.deep
def test_figures_of_several_things_lie_within_each_other(cantina: Cantina, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    said = cantina(
        *("sim", "hoth", "--scenario", "all", "--seats", "2,4", "--bots", "random", "--games", 1),
        *("--jobs", 1, "--json", "--out", file),
    )
    figures = json.loads(said.out)
    assert figures["games"] == 2 * len(figures["scenarios"])
    for one in figures["scenarios"]:
        assert one["games"] == 2
        assert [(table["id"], len(table["seats"])) for table in one["tables"]] == [
            ("2", 2),
            ("4", 4),
        ]
        assert "decisions_per_s" in one["tables"][0]
    assert "decisions_per_s" not in file.read_text()
    assert json.loads(file.read_text())["scenarios"][0]["id"] == figures["scenarios"][0]["id"]


def test_what_came_up_is_counted(cantina: Cantina) -> None:
    said = cantina(
        *("sim", "zone", "--mission", "A1", "--seats", 1, "--bots", "random", "--games", 2),
        *("--jobs", 1, "--met", "--json"),
    )
    figures = json.loads(said.out)
    (chapter,) = figures["chapters"]
    assert (chapter["id"], chapter["tries"]) == ("A1", 2)
    assert chapter["rounds"] > 0
    met = figures["met"]
    assert (met["tile"]["5"], met["tile"]["L1"]) == (2, 0)
    assert met["enemy"]["bandit_rifle"] == 2
    assert met["weapon"]["akm_74u"] == 2
    assert met["environment"]["A1-02"] == 2
    assert met["event"]["A1-I"] == 2
    assert sum(met["stalker"].values()) == 2
    assert sum(met["contact"].values()) == 0


def test_what_cannot_be_is_refused(cantina: Cantina) -> None:
    assert "not 'two'" in cantina("sim", "hunters", "--seats", "two").err
    assert "takes 2 to 6 seats" in cantina("sim", "hunters", "--seats", "2,7").err
    assert "no option 'mission'" in cantina("sim", "hunters", "--mission", "A1").err
    assert "no campaign" in cantina("sim", "hunters", "--campaign").err
    assert "no missions" in cantina("sim", "hunters", "--mission", "all").err
    assert "what came up" in cantina("sim", "hunters", "--met").err
