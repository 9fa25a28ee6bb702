"""Games as files and branches of games that run: nothing is lost, and nothing is learned by it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.fairness import commitment_of
from cantina.kernel.game import discover
from cantina.kernel.record import Record, dump, parse, record_of, replay
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, open_table, play
from cantina.parts.saved import digest_of
from cantina.room import copying, proposing
from cantina.server.saves import LONGEST_SAVE, MOST_DECISIONS
from tests.builds.behaviours import played_out
from tests.server.online import Online, Person, Sitting, online, settings_in

CAMPAIGN = {"campaign": "whole"}
KEPT = Path(__file__).parent / "saves" / "zone-campaign.json"
"""A file of the first version that made such files: it opens for as long as its rules are played.
`./test run tests.server.test_saves` makes one by the rules of today."""
COPIED = KEPT.parent / "zone-copied.json"
"""A game of which a copy was taken, and behind it what came of it."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that leads waits for no proposals: nobody makes any here."""
    monkeypatch.setattr(proposing, "TALK", 0)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Online]:
    with online(settings_in(tmp_path, rates={"on": False})) as found:
        yield found


def campaign(ann: Person, *others: str, decisions: int = 25) -> tuple[str, Sitting]:
    seats = ["me", *others]
    table = ann.post("/api/tables", game="zone", seats=seats, options=CAMPAIGN)["id"]
    seat = ann.sit(table)
    seat.play_on(decisions)
    assert seat.wait_for_ask()
    return table, seat


def copied(ann: Person, table: str) -> Record:
    answer = ann.http.post(f"/api/tables/{table}/copy")
    assert answer.is_success, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    return parse(answer.text)


def state_of(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}/state?seat=0")


def row_of(server: Online, table: str) -> Any:
    async def found() -> Any:
        return (await server.hall.rooms.find(table)).row

    return server.inside(found())


def inside_of(server: Online, table: str) -> str:
    """A fingerprint of everything at a table, hidden or not."""

    async def found() -> str:
        room = await server.hall.rooms.find(table)
        assert room.t is not None
        return digest_of(room.t)

    return server.inside(found())


def refused(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


# Copies of a game that runs


def test_a_copy_changes_nothing_that_anybody_sees_and_everything_that_nobody_knows(
    server: Online,
) -> None:
    ann = server.person("Ann")
    table, seat = campaign(ann, "quick")
    before, hidden, seed = (
        state_of(ann, table),
        inside_of(server, table),
        row_of(server, table).seed,
    )
    record = copied(ann, table)

    assert record.seed == seed
    assert len(record.actions) == before["rev"]
    after = state_of(ann, table)
    assert (after["view"], after["asks"], after["rev"]) == (
        before["view"],
        before["asks"],
        before["rev"],
    )
    assert inside_of(server, table) != hidden
    now = row_of(server, table).seed
    assert now.startswith(f"{seed} {before['rev']}@0 blake2b:")
    game = discover()["zone"]
    assert digest_of(replay(game, game.load(None), record)) == hidden
    seat.close()


def test_everybody_at_the_table_is_told(server: Online) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    opened = ann.post("/api/tables", game="zone", seats=["me", "open"], options=CAMPAIGN)
    bo.post(f"/api/tables/{opened['id']}/seat", secret=opened["invites"][0]["secret"])
    table = opened["id"]
    theirs = bo.sit(table)
    copied(ann, table)
    told = theirs.until("seats")
    while not told["table"]["copies"]:
        told = theirs.until("seats")
    at = state_of(ann, table)["rev"]
    assert told["table"]["copies"] == [{"at": at, "seat": 0}]
    assert told["table"]["commitment"] == commitment_of(row_of(server, table).seed)
    assert bo.get(f"/api/tables/{table}")["table"]["copies"] == [{"at": at, "seat": 0}]
    theirs.close()


def test_a_second_copy_of_the_same_moment_is_the_same_file(server: Online) -> None:
    ann = server.person("Ann")
    table, seat = campaign(ann)
    first = ann.http.post(f"/api/tables/{table}/copy").text
    seed = row_of(server, table).seed
    assert ann.http.post(f"/api/tables/{table}/copy").text == first
    assert row_of(server, table).seed == seed
    assert seat.act()["type"] == "ack"
    later = copied(ann, table)
    assert later.seed == seed  # all that was drawn from until now, and nothing more
    assert row_of(server, table).seed.startswith(f"{seed} ")
    seat.close()


def test_nobody_takes_a_copy_that_would_change_what_another_holds(
    server: Online, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person("Ann")
    table, seat = campaign(ann)
    seed = row_of(server, table).seed
    monkeypatch.setattr(copying, "_seen", lambda t, seat: {"table": id(t)})
    refused(ann.http.post(f"/api/tables/{table}/copy"), 409, "not_now")
    assert row_of(server, table).seed == seed
    seat.close()


def test_only_those_who_sit_there_copy_and_only_what_all_play_together(server: Online) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table, seat = campaign(ann)
    refused(bo.http.post(f"/api/tables/{table}/copy"), 403, "not_yours")
    refused(bo.http.post(f"/api/tables/{table}/continue", json={"at": 1}), 403, "not_yours")
    for game in ("hoth", "hunters"):
        seats = ["me", *["quick"] * (discover()[game].fewest - 1)]
        other = ann.post("/api/tables", game=game, seats=seats)["id"]
        refused(ann.http.post(f"/api/tables/{other}/copy"), 409, "rivals")
        refused(ann.http.post(f"/api/tables/{other}/continue", json={"at": 0}), 409, "not_finished")
    waiting = ann.post("/api/tables", game="zone", seats=["me", "open"], options=CAMPAIGN)["id"]
    refused(ann.http.post(f"/api/tables/{waiting}/copy"), 409, "not_started")
    seat.close()


def test_a_copied_game_goes_on_after_a_restart_as_it_was_dealt_anew(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, rates={"on": False})
    with online(settings) as first:
        ann = first.person("Ann")
        table, seat = campaign(ann, "quick", decisions=60)
        copied(ann, table)
        hidden = inside_of(first, table)
        before = state_of(ann, table)
        refused_undo = seat.ask(type="undo")
        assert refused_undo["type"] == "refused"
        seat.close()
    with online(settings) as again:
        assert inside_of(again, table) == hidden
        ann.http.base_url = again.address
        ann.address = again.address
        after = state_of(ann, table)
        assert after["view"] == before["view"]
        seat = ann.sit(table)
        seat.play_on(5)
        seat.close()


# Branches


def test_a_branch_of_a_running_game_is_dealt_anew_and_changes_nothing_there(
    server: Online,
) -> None:
    ann = server.person("Ann")
    table, seat = campaign(ann, "quick", decisions=40)
    before, hidden = state_of(ann, table), inside_of(server, table)
    for at in (0, 12, before["rev"]):
        branch = ann.post(f"/api/tables/{table}/continue", at=at)["id"]
        seed = row_of(server, branch).seed
        assert f" {at}@0 blake2b:" in seed
        info = ann.get(f"/api/tables/{branch}")
        assert info["origin"] == table
        assert info["seed_chosen"]
        steps = ann.get(f"/api/tables/{branch}/steps?seat=0&from=0&to={at}")["steps"]
        true = ann.get(f"/api/tables/{table}/steps?seat=0&from=0&to={at}")["steps"]
        assert [one["events"] for one in steps] == [one["events"] for one in true]
    assert inside_of(server, table) == hidden
    assert state_of(ann, table)["view"] == before["view"]
    refused(
        ann.http.post(f"/api/tables/{table}/continue", json={"at": before["rev"] + 1}),
        400,
        "bad_options",
    )
    seat.close()


def test_the_seed_of_a_running_game_is_not_learned_by_its_branches(server: Online) -> None:
    """The branch ends at once: its record, a copy of it and what goes on from it would tell."""
    ann = server.person("Ann")
    table, seat = campaign(ann, decisions=40)
    branch = ann.post(f"/api/tables/{table}/continue", at=20)["id"]
    refused(ann.http.post(f"/api/tables/{branch}/copy"), 409, "origin_runs")
    ann.post(f"/api/tables/{branch}/close")
    refused(ann.http.get(f"/api/tables/{branch}/record"), 409, "origin_runs")
    on = ann.post(f"/api/tables/{branch}/continue", at=10)["id"]
    assert " 10@0 " in row_of(server, on).seed
    ann.post(f"/api/tables/{on}/close")
    refused(ann.http.get(f"/api/tables/{on}/record"), 409, "origin_runs")

    ann.post(f"/api/tables/{table}/close")
    secret = row_of(server, table).seed
    assert str(parse(ann.http.get(f"/api/tables/{branch}/record").text).seed).startswith(secret)
    seat.close()


# From a file


def open_save(person: Person, text: str, **more: Any) -> Any:
    return person.http.post("/api/saves", json={"text": text, **more})


def test_a_copy_opens_on_another_server_and_goes_on(tmp_path: Path) -> None:
    with online(settings_in(tmp_path / "one", rates={"on": False})) as here:
        ann = here.person("Ann")
        table, seat = campaign(ann, "quick", decisions=40)
        text = ann.http.post(f"/api/tables/{table}/copy").text
        before = state_of(ann, table)
        told = ann.get(f"/api/tables/{table}/steps?seat=0")
        here_hidden = inside_of(here, table)
        seat.close()
    with online(settings_in(tmp_path / "two", rates={"on": False})) as there:
        bo = there.person("Bo")
        opened = bo.post("/api/saves", text=text)
        again = opened["id"]
        after = state_of(bo, again)
        assert (after["view"], after["rev"]) == (before["view"], before["rev"])
        assert after["table"]["options"]["campaign"] == "whole"
        assert [one["kind"] for one in after["table"]["seats"]] == ["person", "bot"]
        assert bo.get(f"/api/tables/{again}/steps?seat=0") == told
        assert inside_of(there, again) != here_hidden
        assert opened["info"]["seed_chosen"]
        assert bo.sit(again).play_on(10) == 10


def test_seats_of_a_save_are_free_to_take(server: Online) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table, seat = campaign(ann, "quick")
    text = ann.http.post(f"/api/tables/{table}/copy").text
    opened = open_save(bo, text, seats=["open", "me"], ready=False).json()
    assert opened["info"]["table"]["status"] == "open"
    ann.post(f"/api/tables/{opened['id']}/seat", secret=opened["invites"][0]["secret"])
    bo.post(f"/api/tables/{opened['id']}/ready", ready=True)
    ann.post(f"/api/tables/{opened['id']}/ready", ready=True)
    bo.post(f"/api/tables/{opened['id']}/start")
    assert ann.get(f"/api/tables/{opened['id']}")["table"]["seats"][0]["name"] == "Ann"
    refused(open_save(bo, text, seats=["me"]), 400, "bad_options")
    seat.close()


def test_the_save_of_a_terminal_opens(server: Online) -> None:
    ann = server.person("Ann")
    table, seat = campaign(ann)
    record = json.loads(ann.http.post(f"/api/tables/{table}/copy").text)
    text = json.dumps({"cantina-save": 1, "names": ["Ann"], "bots": [""], "record": record})
    assert open_save(ann, text).status_code == 201
    seat.close()


def test_a_file_of_the_first_version_opens(server: Online) -> None:
    ann = server.person("Ann")
    opened = open_save(ann, KEPT.read_text())
    assert opened.status_code == 201, opened.text
    assert ann.sit(opened.json()["id"]).play_on(3) == 3


def test_a_game_that_was_copied_replays_as_it_was_dealt_anew() -> None:
    """`redeal` is part of how it is played: another one raises BEHAVIOUR."""
    kept = json.loads(COPIED.read_text())
    assert played_out(parse(json.dumps(kept["record"]))) == kept["played"]


def test_what_is_no_save_is_refused_with_a_word_for_it(server: Online) -> None:
    ann = server.person("Ann")
    good = json.loads(KEPT.read_text())

    def changed(**fields: Any) -> str:
        return json.dumps(good | fields)

    actions = good["actions"]
    for text in (
        "",
        "{}",
        "[" * 9_000,
        '{"record": []}',
        changed(game="chess"),
        changed(seed="blake2b:00"),
        changed(seed=good["seed"] + " 3@7 " + good["seed"].split(" ")[0]),
        changed(actions=[*actions, [0, "fly", 1]]),
        changed(actions=actions[1:]),
        changed(actions=[[0, "x", "y"]]),
        changed(actions=[[9, *actions[0][1:]], *actions[1:]]),
        changed(actions=[[0, "x", 10**30]]),
        changed(options={"own": "\ud800"}),  # half a character
    ):
        refused(open_save(ann, text), 400, "bad_save")
    refused(open_save(ann, changed(options={"own": "\x00"})), 400, "shape")
    refused(open_save(ann, changed(options={"campaign": "half"})), 400, "bad_options")
    for seats in (5, 10**12):
        refused(open_save(ann, changed(seats=seats)), 400, "bad_options")
    refused(open_save(ann, changed(behaviour=1)), 409, "other_rules")
    refused(open_save(ann, changed(pack="0" * 32)), 409, "other_rules")
    for text in (" " * (LONGEST_SAVE + 1), "[],[" * MOST_DECISIONS):
        refused(open_save(ann, text), 413, "save_too_long")
    refused(open_save(ann, " " * 1_100_000), 413, "too_big")
    assert ann.get("/api/tables?mine=1")["tables"] == []


def test_a_game_that_is_over_does_not_open(server: Online) -> None:
    ann = server.person("Ann")
    refused(open_save(ann, json.dumps(json.loads(COPIED.read_text())["record"])), 409, "save_over")


def make() -> None:
    """Writes the files that are kept."""
    game = discover()["zone"]
    seed = f"blake2b:{bytes(range(32)).hex()}:{bytes(range(16)).hex()}"
    KEPT.write_text(dump(_played(open_table(game, game.load(None), 2, seed, CAMPAIGN), 150)))
    longer = f"{seed} 60@0 {seed.replace('00', '99')}"
    record = _played(open_table(game, game.load(None), 2, longer), 10_000)
    kept = {"record": json.loads(dump(record)), "played": played_out(record)}
    COPIED.write_text(json.dumps(kept) + "\n")


def _played(t: Table[Any, Any], decisions: int) -> Record:
    rng = seeded(4)
    while t.asks and len(t.played) < decisions:
        play(t, t.asks[0].seat, t.game.suggest(t, t.asks[0], rng))
    return record_of(t)


if __name__ == "__main__":
    make()
