"""Series of games with several numbers of seats."""

from __future__ import annotations

import json

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
    assert sum(figures["bought"].values()) > 0


def test_what_cannot_be_is_refused(cantina: Cantina) -> None:
    assert "not 'two'" in cantina("sim", "hunters", "--seats", "two").err
    assert "takes 2 to 6 seats" in cantina("sim", "hunters", "--seats", "2,7").err
    assert "no option 'mission'" in cantina("sim", "hunters", "--mission", "A1").err
    assert "no campaign" in cantina("sim", "hunters", "--campaign").err
    assert "not both" in cantina("sim", "hoth", "--seats", "2,4", "--scenario", "all").err
