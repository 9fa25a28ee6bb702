"""Nobody proposes who has no seat, nothing that is not offered, and not without end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.online import Online, Person, Sitting, online, settings_in


@contextmanager
def campaign(folder: Path, **rates: Any) -> Iterator[tuple[Online, list[Person], str]]:
    """Ann decides for Bo and herself."""
    settings = settings_in(folder, rates={"on": bool(rates), **rates})
    with online(settings) as server:
        ann, bo = server.person("Ann"), server.person("Bo")
        about = {"game": "zone", "options": {"campaign": "whole"}, "seed": 5}
        opened = ann.post("/api/tables", seats=["me", "open"], **about)
        [invite] = opened["invites"]
        bo.post(f"/api/tables/{opened['id']}/seat", secret=invite["secret"])
        yield server, [ann, bo], opened["id"]


def propose(sitting: Sitting, action: Any, **changes: Any) -> str:
    """How it is answered: "ack", or why not."""
    answer = sitting.ask(**{"type": "propose", "rev": sitting.rev, "action": action, **changes})
    return str(answer.get("code", answer["type"]))


def test_only_the_others_who_have_a_seat_propose_and_only_what_is_offered(tmp_path: Path) -> None:
    with campaign(tmp_path) as (server, [ann, bo], table):
        deciding, other = ann.sit(table), bo.sit(table)
        stranger, nobody = server.person("Eve").sit(table), Sitting(server.address, table)
        option = deciding.asks[0]["options"][0]
        assert other.welcome["together"] == deciding.asks
        assert stranger.welcome["together"] == nobody.welcome["together"] == []
        assert propose(stranger, option) == "not_yours"
        assert propose(nobody, option) == "who"
        assert propose(deciding, option) == "not_asked"
        for action in (["visit", 999], ["pack", 1], ["visit", *option[1:], 0], ["done"]):
            assert propose(other, action) == "illegal"
        for wrong in (["visit", True], [1, 2], "visit", {"visit": 1}, [["visit"]], [None]):
            assert propose(other, wrong) == "shape"
        assert propose(other, option, seat=0) == "shape", "not in another's name"
        for rev in (-1, other.rev - 1, other.rev + 1, 10**30):
            assert propose(other, option, rev=rev) in ("stale", "shape")
        assert propose(other, []) == "ack"
        assert "proposed" not in {one["type"] for one in deciding.heard}

        assert propose(other, option) == "ack"
        assert deciding.until("proposed")["proposals"] == [{"seat": 1, "action": option}]
        for one in (stranger, nobody):
            assert one.ask(type="ping")["type"] == "pong"
            assert "proposed" not in {message["type"] for message in one.heard}

        assert deciding.act()["type"] == "ack"
        assert propose(other, option, rev=0) == "stale"


def test_a_flood_of_proposals_is_stopped_as_any_other(tmp_path: Path) -> None:
    with campaign(tmp_path, messages=20) as (_, [ann, bo], table):
        deciding, other = ann.sit(table), bo.sit(table)
        one, two = deciding.asks[0]["options"][:2]
        answers = [propose(other, (one, two)[number % 2]) for number in range(25)]
        assert answers[:15] == ["ack"] * 15
        assert answers[-1] == "slow_down"
        assert deciding.ask(type="ping")["type"] == "pong"
        told = [message for message in deciding.heard if message["type"] == "proposed"]
        assert len(told) == answers.count("ack")
        assert all(len(message["proposals"]) == 1 for message in told)


def test_who_polls_proposes_and_is_told_too(tmp_path: Path) -> None:
    with campaign(tmp_path) as (_, [ann, bo], table):
        there = f"/api/tables/{table}"
        [ask] = bo.get(f"{there}/state")["together"]
        option = ask["options"][0]
        message = {"type": "propose", "key": "p1", "rev": 0, "action": option}
        assert bo.post(f"{there}/act", message=message)["type"] == "ack"
        assert ann.get(f"{there}/state")["proposals"] == [{"seat": 1, "action": option}]
        illegal = bo.http.post(f"{there}/act", json={"message": {**message, "action": ["no"]}})
        assert (illegal.status_code, illegal.json()["code"]) == (409, "illegal")
        message = {**message, "key": "p2", "action": []}
        assert bo.post(f"{there}/act", message=message)["type"] == "ack"
        assert ann.get(f"{there}/state")["proposals"] == []
