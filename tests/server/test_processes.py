"""Several processes on one database, which share tables through a real Redis."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cantina.room.decisions import act
from cantina.room.seating import SeatRefused, go_away, take_seat
from cantina.room.store import Conflict, Unavailable
from cantina.room.stored import Entry
from cantina.room.wire import Ack, Act, to_wire
from cantina.server.redis_bus import LEASE, MARGIN
from cantina.server.store import Store
from tests.seats import SECOND
from tests.server.desk import check_log, opened, person, rooms_at, run
from tests.server.online import PATIENCE, Person, Sitting
from tests.server.programs import Redis, Served, wait_until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of both processes."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def running() -> Iterator[list[Served]]:
    """To start takes longer than most of what is tried: who is still there is used again."""
    found: list[Served] = []
    yield found
    for one in found:
        one.stop()


@pytest.fixture
def two(house: Path, redis: Redis, running: list[Served]) -> tuple[Served, Served]:
    if redis.process.poll() is not None:
        redis.start()
    running[:] = [one for one in running if one.process.poll() is None]
    while len(running) < 2:
        running.append(Served(house, redis=redis.url).opened())
    one, other = running
    wait_until(lambda: one.health() == other.health() == 200, "two processes that are sure")
    return one, other


def moved(person: Person, address: str) -> Person:
    """The same person at another process."""
    other = object.__new__(Person)
    other.address, other.token = address, person.token
    other.http = httpx.Client(base_url=address, headers=dict(person.http.headers), timeout=PATIENCE)
    return other


def shared(two: tuple[Served, Served], *more: str) -> tuple[str, Person, Person]:
    """A table that the first process owns, with Ann there and Bo at the second."""
    ann, bo = two[0].person("Ann"), two[1].person("Bo")
    seats = ["me", "open", *more]
    opened = post_again(ann, "/api/tables", game="hunters", seats=seats, seed=11)
    post_again(bo, f"/api/tables/{opened['id']}/seat", secret=opened["invites"][0]["secret"])
    return opened["id"], ann, bo


def post_again(person: Person, path: str, **body: Any) -> Any:
    """As a client does it: again while the servers are not sure of each other, as on a machine that
    is too busy to renew a lease in time."""
    end = time.monotonic() + PATIENCE
    answer = person.http.post(path, json=body)
    while answer.status_code == 503 and time.monotonic() < end:
        assert answer.json()["code"] == "unavailable"
        time.sleep(0.1)
        answer = person.http.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


def play(sittings: list[Sitting], decisions: int, acked: dict[str, int]) -> None:
    """Whoever is asked decides, until enough was decided or the game is over; again while the
    servers are not sure of each other."""
    done, end = 0, time.monotonic() + PATIENCE
    while done < decisions and sittings[0].status != "finished":
        for one in sittings:
            one.ask(type="ping")
        for number, one in enumerate(sittings):
            if one.asks and done < decisions:
                key = f"k-{number}-{one.rev}-{len(acked)}"
                answer = one.act((one.rev * 7) % len(one.asks[0]["options"]), key=key)
                if answer.get("code") == "unavailable":
                    assert time.monotonic() < end, "nobody was sure again"
                    continue
                assert answer["type"] == "ack", answer
                acked[key] = answer["rev"]
                done += 1


def sit_again(person: Person, table: str, since: int = -1) -> Sitting:
    """As a client does it: again and again, until it is welcome."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            sitting = person.sit(table, since=since)
        except ConnectionClosed:  # even before we could say hello
            time.sleep(0.1)
            continue
        if sitting.welcome["type"] == "welcome":
            return sitting
        assert sitting.welcome["code"] == "unavailable"
        assert sitting.closed() == 1013
        time.sleep(0.1)
    raise AssertionError("never welcome again")


def log_of(folder: Path, table: str) -> list[Entry]:
    async def load() -> list[Entry]:
        store = await Store.open(str(folder / "cantina.db"))
        try:
            return await store.load_log(table)
        finally:
            await store.close()

    return run(load)


def check_nothing_lost(folder: Path, table: str, acked: dict[str, int]) -> None:
    entries = log_of(folder, table)
    assert [entry.rev for entry in entries] == list(range(1, len(entries) + 1))
    assert max(Counter(entry.key for entry in entries if entry.key).values()) == 1
    assert acked.items() <= {entry.key: entry.rev for entry in entries}.items()


@pytest.mark.deep
def test_a_proposal_is_made_at_one_process_and_told_at_the_other(
    two: tuple[Served, Served],
) -> None:
    ann, bo = two[0].person("Ann"), two[1].person("Bo")
    about = {"game": "zone", "options": {"campaign": "whole"}, "seed": 5}
    opened = ann.post("/api/tables", seats=["me", "open"], **about)
    bo.post("/api/join", code=opened["info"]["code"])
    deciding, other = ann.sit(opened["id"]), bo.sit(opened["id"])
    [ask] = other.welcome["together"]
    proposal = {"seat": 1, "action": ask["options"][0]}
    sent = {"type": "propose", "rev": other.rev, "action": proposal["action"]}
    assert other.ask(**sent)["type"] == "ack"
    assert deciding.until("proposed")["proposals"] == [proposal]


@pytest.mark.deep
def test_two_people_at_two_processes_play_a_whole_game(
    house: Path, two: tuple[Served, Served]
) -> None:
    id, ann, bo = shared(two)
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 20, acked)
    assert sittings[1].ask(type="say", text="hello there")["type"] == "ack"
    assert sittings[0].until("said")["text"] == "hello there"
    # What a table needs over HTTP works at every process.
    assert bo.get(f"/api/tables/{id}")["table"]["seats"][0]["here"]
    mine = bo.get("/api/tables?mine=1")["tables"]
    assert [one["table"]["seats"][0]["here"] for one in mine] == [True]
    assert bo.get(f"/api/tables/{id}/state")["view"] == sittings[1].view
    assert bo.http.get("/api/tables/nowhere").status_code == 404
    assert bo.http.get(f"/api/tables/{id}/record").json()["code"] == "not_finished"
    early = bo.http.get(f"/api/tables/{id}", headers={"authorization": "Bearer wrong"})
    assert early.status_code == 401
    assert len(early.headers.get_list("x-content-type-options")) == 1
    play(sittings, 10_000, acked)
    for one in sittings:
        assert one.ask(type="ping")["type"] == "pong"
        assert one.status == "finished"
    assert (
        bo.http.get(f"/api/tables/{id}/record").text
        == ann.http.get(f"/api/tables/{id}/record").text
    )
    again = bo.post(f"/api/tables/{id}/rematch")["id"]
    assert ann.post(f"/api/tables/{id}/rematch")["id"] == again
    # A code leads to a table wherever it is, and so does a refusal.
    opened = ann.open("me", "open")
    code = opened["info"]["code"]
    refusal = bo.http.post(f"/api/tables/{opened['id']}/seat", json={"code": "AAA-AAA"})
    assert (refusal.status_code, refusal.json()["code"]) == (404, "no_code")
    assert bo.post("/api/join", code=code)["info"]["table"]["status"] == "playing"
    assert bo.http.post("/api/join", json={"code": code}).json()["code"] == "no_code"
    # Signing out at one process ends sockets at the other.
    watching = moved(bo, two[0].address).sit(again)
    bo.post("/api/sign-out")
    assert watching.closed() == 4001
    check_nothing_lost(house, id, acked)
    run(lambda: check_log(house, id))


@pytest.mark.deep
def test_in_a_folder_of_a_site_processes_find_each_other_too(tmp_path: Path, redis: Redis) -> None:
    both = [Served(tmp_path, redis=redis.url, base="/games/").opened() for _ in range(2)]
    try:
        wait_until(lambda: all(one.health() == 200 for one in both), "two processes that are sure")
        id, ann, bo = shared((both[0], both[1]))
        acked: dict[str, int] = {}
        play([ann.sit(id), bo.sit(id)], 4, acked)
        assert len(acked) == 4
        [mine] = bo.get("/api/tables?mine=1")["tables"]
        assert mine["table"]["seats"][0]["here"]
        code = ann.open("me", "open")["info"]["code"]
        assert bo.post("/api/join", code=code)["info"]["table"]["status"] == "playing"
    finally:
        for one in both:
            one.stop()


@pytest.mark.deep
def test_a_killed_owner_is_followed_by_the_other_process(
    house: Path, two: tuple[Served, Served]
) -> None:
    id, ann, bo = shared(two, "quick")
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 25, acked)
    bots_only = ann.open("me", "quick", seed=5)["id"]
    two[0].kill()
    killed = time.monotonic()
    assert sittings[1].closed() == 1012, "connect again"
    ann = moved(ann, two[1].address)
    sittings = [sit_again(person, id) for person in (ann, bo)]
    took = time.monotonic() - killed
    print(f"takeover after {took:.1f} s")
    assert took < PATIENCE, "the lease of a dead process ends"
    assert sittings[0].welcome["rev"] >= max(acked.values())
    play(sittings, 25, acked)
    check_nothing_lost(house, id, acked)
    assert ann.get(f"/api/tables/{bots_only}")["table"]["status"] == "playing"


@pytest.mark.deep
def test_a_guest_is_merged_wherever_the_tables_are(two: tuple[Served, Served]) -> None:
    id, _, bo = shared(two)
    at_both = [bo.sit(id), moved(bo, two[0].address).sit(id)]
    cy = two[1].person("Cy")
    cy.post("/api/accounts", login="cyd", password="long enough", token=True)
    bo.post("/api/sign-in", login="cyd", password="long enough", token=True)
    # The table moved for that, or the sign-in ended first: either way they come back as Cy.
    assert {one.closed() for one in at_both} <= {1012, 4001}
    assert bo.http.get("/api/me").status_code == 401
    for process in two:
        again = sit_again(moved(cy, process.address), id)
        assert again.welcome["seat"] == 1
        again.close()


@pytest.mark.deep
def test_a_process_that_closes_leaves_its_tables_at_once(
    house: Path, two: tuple[Served, Served], redis: Redis
) -> None:
    id, ann, bo = shared(two)
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 10, acked)
    owner = redis.owner_of(id)
    two[0].stop()
    assert owner not in redis.owners(), "none is left to its lease"
    assert sittings[1].closed() == 1012
    sittings = [sit_again(person, id) for person in (moved(ann, two[1].address), bo)]
    play(sittings, 10, acked)
    check_nothing_lost(house, id, acked)


@pytest.mark.deep
def test_redis_goes_away_and_comes_back(
    house: Path, two: tuple[Served, Served], redis: Redis
) -> None:
    id, ann, bo = shared(two)
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 10, acked)
    redis.stop()
    assert sittings[1].closed() == 1012, "there is no way to the owner"
    answer = bo.http.get(f"/api/tables/{id}")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    wait_until(lambda: two[0].health() == 503, "a process that knows it is not sure")
    refused = sittings[0].ask(type="say", text="anybody?")
    assert (refused["type"], refused["code"]) == ("refused", "unavailable")
    assert (
        ann.http.post("/api/tables", json={"game": "hunters", "seats": ["me", "quick"]}).json()[
            "code"
        ]
        == "unavailable"
    )
    redis.start()
    assert sittings[0].closed() == 1012, "the lease was lost with Redis"
    wait_until(lambda: two[0].health() == two[1].health() == 200, "a new lease")
    sittings = [sit_again(person, id) for person in (ann, bo)]
    play(sittings, 10, acked)
    check_nothing_lost(house, id, acked)


@pytest.mark.deep
def test_an_owner_that_froze_beyond_its_lease_decides_nothing_when_it_wakes(
    house: Path, two: tuple[Served, Served]
) -> None:
    id, ann, bo = shared(two)
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 10, acked)
    old = sittings[0]
    while not old.asks:
        play(sittings, 1, acked)
    two[0].signal(signal.SIGSTOP)
    try:
        # Waits in the frozen process's sockets, to be read first thing when it wakes.
        late = {"rev": old.rev, "action": old.asks[0]["options"][0]}
        old.send(type="act", key="frozen-act", **late)
        old.send(type="say", key="frozen-say", text="am I late?")
        old.send(type="away", key="frozen-away")
        ann = moved(ann, two[1].address)
        sittings = [sit_again(person, id) for person in (ann, bo)]
        play(sittings, 10, acked)
        assert sittings[0].ask(type="say", text="over here")["type"] == "ack"
    finally:
        two[0].signal(signal.SIGCONT)
    assert old.closed() == 1012
    assert not [m for m in old.heard if m["type"] == "ack" and m["key"].startswith("frozen")]
    wait_until(lambda: two[0].health() == 200, "a new lease")
    play(sittings, 10, acked)
    check_nothing_lost(house, id, acked)
    assert "frozen-act" not in {entry.key for entry in log_of(house, id)}
    # Through the woken process, as a guest of the new owner.
    again = moved(ann, two[0].address).sit(id)
    assert [line["text"] for line in again.welcome["chat"]] == ["over here"]
    assert again.welcome["table"]["seats"][0]["bot"] == ""


@pytest.mark.deep
def test_a_new_redis_grants_no_table_while_its_owner_of_before_may_be_sure_of_it(
    house: Path, two: tuple[Served, Served], redis: Redis
) -> None:
    id, ann, bo = shared(two)
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 10, acked)
    # When it wakes it is as sure of its table as it was: Redis goes without its knowing.
    two[0].signal(signal.SIGSTOP)
    stopped = time.monotonic()
    try:
        redis.stop()
        redis.start()
        ann = moved(ann, two[1].address)
        sittings = [sit_again(person, id) for person in (ann, bo)]
        assert time.monotonic() - stopped > LEASE - MARGIN
        play(sittings, 10, acked)
    finally:
        two[0].signal(signal.SIGCONT)
    assert sit_again(moved(ann, two[0].address), id).rev >= max(acked.values())
    check_nothing_lost(house, id, acked)


@pytest.mark.deep
def test_an_outage_of_redis_is_logged_once(two: tuple[Served, Served], redis: Redis) -> None:
    before = len(two[0].log.read_text())
    redis.stop()
    wait_until(lambda: two[0].health() == 503, "an unsure process")
    time.sleep(1)
    said = two[0].log.read_text()[before:]
    redis.start()
    wait_until(lambda: two[0].health() == two[1].health() == 200, "a new lease")
    assert 1 <= said.count("cut off from Redis") <= 2, "once for each process"
    assert said.count("was not renewed") <= 2


@pytest.mark.deep
def test_who_is_not_sure_to_own_a_table_does_not_show_it_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have stood still while another process went on."""

    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, _ = await opened(rooms, await person(rooms, "Ann"), ["me", "quick"])
            assert await rooms.find(room.row.id) is room
            monkeypatch.setattr(rooms.bus, "sure", lambda: False)
            with pytest.raises(Unavailable):
                await rooms.find(room.row.id)

    run(story)


@pytest.mark.deep
def test_one_process_alone_loads_no_redis() -> None:
    code = "import sys, cantina.cli.serve; sys.exit('redis' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.deep
def test_two_who_both_believe_to_own_a_table_lose_and_double_nothing(tmp_path: Path) -> None:
    """The worst a process can do that froze after it had made sure of its lease."""

    async def game() -> None:
        async with rooms_at(tmp_path) as old, rooms_at(tmp_path) as new:
            people = [await person(old, name) for name in ("Ann", "Bo", "Eve")]
            first, invites = await opened(old, people[0], ["me", "open", "open"])
            id = first.row.id
            taken = await new.find(id)
            await take_seat(taken, people[1], None, invites[1])
            with pytest.raises(Conflict):
                await take_seat(first, people[2], None, invites[1])
            with pytest.raises(SeatRefused):  # by now it knows
                await take_seat(first, people[2], None, invites[1])
            await take_seat(first, people[2], None, invites[2])
            with pytest.raises(Conflict):  # and the other does not
                await go_away(taken, people[1], SECOND, "quick")
            assert [room.row.status for room in (first, taken)] == ["playing", "playing"]
            names = [seat.name for seat in taken.row.seats]
            assert names == ["Ann", "Bo", "Eve"]
            acked: dict[str, int] = {}
            refused = 0
            for number in range(60):
                for room in (first, taken):
                    for ask in list(room.t.asks) if room.t is not None else []:
                        decision = Act(
                            f"{number}-{ask.seat}", room.row.rev, to_wire(ask.options[0])
                        )
                        answer = await act(room, ask.seat, decision)
                        if isinstance(answer, Ack):
                            assert acked.setdefault(decision.key, answer.rev) == answer.rev
                        else:
                            refused += answer.code == "storage"
            assert refused > 10
            entries = await old.store.load_log(id)
            assert [entry.rev for entry in entries] == list(range(1, len(entries) + 1))
            assert acked.items() <= {entry.key: entry.rev for entry in entries}.items()
            assert len(acked) > 60

    run(game)
