"""What matters most, once more on a PostgreSQL: the stories of rooms and sockets, told there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.cli import main
from cantina.server.database import address
from cantina.server.migrations import migrate, present
from tests.server import test_rooms, test_sockets
from tests.server.online import Online, Person, Sitting, online, settings_in
from tests.server.programs import Cluster

pytestmark = pytest.mark.deep

ROOMS = (
    test_rooms.test_a_person_and_three_bots_play_a_whole_game,
    test_rooms.test_two_people_seal_their_choices_at_the_same_time,
    test_rooms.test_what_is_not_offered_is_refused_with_a_code_and_changes_nothing,
    test_rooms.test_the_same_key_twice_is_the_same_decision,
    test_rooms.test_a_key_is_known_again_after_a_restart,
    test_rooms.test_every_table_resumes_after_a_restart_with_bots_thinking_on,
    test_rooms.test_a_snapshot_and_the_log_after_it_give_the_same_table,
    test_rooms.test_undo_is_stored_and_survives_a_restart,
    test_rooms.test_seats_are_taken_with_a_secret_that_works_once,
    test_rooms.test_a_key_older_than_memory_is_still_one_decision,
)
SOCKETS = (
    test_sockets.test_a_whole_game_with_three_bots,
    test_sockets.test_coming_back_nothing_is_lost_or_doubled,
    test_sockets.test_the_same_key_twice_is_one_decision,
    test_sockets.test_two_tabs_on_one_seat,
)


def name_of(story: Callable[..., None]) -> str:
    return story.__name__.removeprefix("test_")


@pytest.mark.parametrize("story", ROOMS, ids=name_of)
def test_rooms_on_postgresql(cluster: Cluster, story: Callable[[Any], None]) -> None:
    story(cluster.new_database())


@pytest.fixture(scope="module")
def server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    home = tmp_path_factory.mktemp("home")
    with online(settings_in(home, db=cluster.new_database(), rates={"on": False})) as server:
        yield server


@pytest.mark.parametrize("story", SOCKETS, ids=name_of)
def test_sockets_on_postgresql(server: Online, story: Callable[[Person], None]) -> None:
    story(server.person("Ann"))


def test_a_restart_brings_every_table_back(tmp_path: Path, cluster: Cluster) -> None:
    settings = settings_in(tmp_path, db=cluster.new_database())
    with online(settings) as server:
        ann = server.person("Ann")
        id = ann.open("me", "quick")["id"]
        sitting = ann.sit(id)
        sitting.play_on(5)
        assert sitting.wait_for_ask()
    assert sitting.closed() == 1012
    with online(settings) as server:
        again = Sitting(server.address, id, ann.token, since=sitting.rev)
        assert again.rev >= sitting.rev
        assert again.play_on(3) == 3


def test_a_postgresql_that_goes_away_for_a_while(tmp_path: Path, cluster: Cluster) -> None:
    """Nothing is acknowledged meanwhile, nobody is thrown out, and the same key is good later."""
    with online(settings_in(tmp_path, db=cluster.new_database())) as server:
        ann = server.person("Ann")
        sitting = ann.sit(ann.open("me", "quick")["id"])
        sitting.play_on(3)
        assert sitting.wait_for_ask()
        act = {"type": "act", "rev": sitting.rev, "action": sitting.asks[0]["options"][0]}
        cluster.stop()
        try:
            refused = sitting.ask(key="once", **act)
            assert (refused["type"], refused["code"]) == ("refused", "storage")
            assert ann.http.get("/healthz").status_code == 503
            opening = ann.http.post(
                "/api/tables", json={"game": "hunters", "seats": ["me", "quick"]}
            )
            assert (opening.status_code, opening.json()["code"]) == (503, "storage")
        finally:
            cluster.start()
        answer = sitting.ask(key="once", **act)
        assert answer["type"] == "ack", answer
        assert sitting.ask(key="once", **act) == answer
        assert ann.http.get("/healthz").status_code == 200
        assert sitting.play_on(3) == 3


def test_the_doctor_only_looks(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    db = cluster.new_database()
    assert main(["admin", "doctor", "--db", db]) == 1
    assert "no database of Cantina" in capsys.readouterr().out
    assert asyncio.run(present(address(db))) == "", "no tables were made"
    migrate(address(db), {"busy_timeout": "1000"}, create=True)
    assert main(["admin", "doctor", "--db", db]) == 0
    assert "every running game can go on" in capsys.readouterr().out
