"""Results and ratings: what a game says about its seats, and that it is written down once."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from hypothesis import given
from hypothesis import strategies as some
from sqlalchemy import Connection, text

from cantina.kernel.action import Seat
from cantina.kernel.state import Outcome
from cantina.room import results
from cantina.room.results import places, results_of
from cantina.room.seating import take_seat
from cantina.room.store import StoreError
from cantina.room.stored import (
    ACT,
    BOT,
    FINISHED,
    PERSON,
    PLAYING,
    VOTE,
    Entry,
    Pace,
    Player,
    Result,
    SeatRow,
    TableRow,
)
from cantina.server import migrations, standings
from cantina.server.database import Transactions, address
from cantina.server.ratings import DOUBT, MEAN, after_a_game, points_of, ranks_of
from cantina.server.rooms import Rooms
from cantina.server.store import Store
from tests.server.desk import Client, opened, play_on, rooms_at, run, tell

GAME = "hunters"
PEOPLE = ("ann", "bob", "cyd")


def outcome(winners: list[int], scores: list[int]) -> Outcome:
    return Outcome(
        winners=[Seat(winner) for winner in winners], scores=scores, reason="turn_limit", rule=""
    )


def a_table(id: str = "t1", people: tuple[str, ...] = PEOPLE, **changes: Any) -> TableRow:
    seats = [SeatRow(PERSON, name.title(), name) for name in people]
    row = TableRow(id, GAME, 1, "abc", 7, {}, seats, people[0], 5, status=PLAYING)
    return msgspec.structs.replace(row, **changes)


def decided(seat: int, by: str = "", rev: int = 1) -> Entry:
    return Entry(rev, 100 + rev, Seat(seat), ACT, ("take", 1), "", by)


def ended(row: TableRow, *order: int, by: str = "", at: int = 0) -> list[Result]:
    """The seats in the order in which they finished."""
    scores = [0] * len(row.seats)
    for points, seat in enumerate(reversed(order)):
        scores[seat] = points
    found = results_of(row, outcome([order[0]], scores), [decided(order[0], by)])
    return [msgspec.structs.replace(one, at=at or one.at) for one in found]


# What a game says


@pytest.mark.parametrize(
    ("winners", "scores", "wanted"),
    [
        ([1], [3, 9, 5], [3, 1, 2]),
        ([2], [9, 5, 9], [2, 3, 1]),  # a tie that the rules broke
        ([0, 2], [9, 5, 9], [1, 3, 1]),
        ([0], [9, 5, 5, 1], [1, 2, 2, 4]),
        ([0, 1], [0, 0], [1, 1]),
        ([], [4, 2], [0, 0]),  # all lost together
    ],
)
def test_places(winners: list[int], scores: list[int], wanted: list[int]) -> None:
    assert places(outcome(winners, scores)) == wanted


@given(some.lists(some.integers(-5, 5), min_size=1, max_size=6), some.data())
def test_places_count_those_before(scores: list[int], data: some.DataObject) -> None:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    winners = data.draw(some.lists(some.sampled_from(best), min_size=1, unique=True))
    found = places(outcome(winners, scores))
    for seat, place in enumerate(found):
        assert (place == 1) == (seat in winners)
        assert place == 1 + sum(other < place for other in found)


def test_whose_last_decision_a_bot_made_is_noted() -> None:
    row = a_table(seats=[*a_table().seats, SeatRow(BOT, "greedy", bot="greedy")])
    log = [
        decided(0, "quick", 1),
        decided(0, "", 2),  # came back
        decided(1, "", 3),
        decided(1, "mcts:300", 4),  # went away
        decided(2, "clock", 5),
    ]
    found = results_of(row, outcome([0], [4, 3, 2, 1]), log)
    assert [one.bot for one in found] == ["", "mcts:300", "", "greedy"]
    assert {one.at for one in found} == {105}
    assert ranks_of(row, found, set(PEOPLE)) == {"ann": 1, "bob": 5, "cyd": 3}


def test_whom_the_others_replaced_without_a_clock_is_not_rated() -> None:
    """Ann would have won; a bot played on for her, and came last."""
    log = [decided(1, "", 1), decided(2, "", 2), decided(0, "quick", 3)]
    for pace, wanted in (
        (Pace(), {"bob": 1, "cyd": 2}),  # against each other
        (Pace("correspondence", 86_400), {"ann": 4, "bob": 1, "cyd": 2}),  # her clock ran out
    ):
        row = a_table(pace=pace)
        row.seats[0].why = VOTE
        found = results_of(row, outcome([1], [1, 3, 2]), log)
        assert ranks_of(row, found, set(PEOPLE)) == wanted
    two = a_table(people=("ann", "bob"))
    two.seats[0].why = VOTE
    found = results_of(two, outcome([1], [1, 3]), log)
    assert ranks_of(two, found, set(PEOPLE)) == {}  # nothing is won by voting
    came_back = results_of(two, outcome([0], [3, 1]), [*log, decided(0, "", 4)])
    assert ranks_of(two, came_back, set(PEOPLE)) == {"ann": 1, "bob": 2}


def test_which_games_count() -> None:
    row = a_table()
    found = ended(row, 2, 0, 1)
    assert ranks_of(row, found, set(PEOPLE)) == {"ann": 2, "bob": 3, "cyd": 1}
    assert ranks_of(row, found, {"ann", "bob"}) == {"ann": 2, "bob": 3}
    assert ranks_of(row, found, {"ann"}) == {}
    assert ranks_of(a_table(seed_chosen=True), found, set(PEOPLE)) == {}
    twice = a_table(people=("ann", "ann", "bob"))
    assert ranks_of(twice, ended(twice, 0, 1, 2), {"ann", "bob"}) == {}
    for winners in ([], [0, 1, 2]):
        together = results_of(row, outcome(winners, [1, 1, 1]), [])
        assert ranks_of(row, together, set(PEOPLE)) == {}


def test_ratings_follow_the_order() -> None:
    new = (MEAN, DOUBT)
    assert points_of(*new) == 1000
    first, second, third = after_a_game([new, new, new], [1, 2, 3])
    assert first[0] > second[0] > third[0]
    assert all(doubt < DOUBT for _, doubt in (first, second, third))
    tied = after_a_game([new, new], [1, 1])
    assert tied[0] == pytest.approx(tied[1])


# In the store


async def accounts(store: Store, *names: str) -> None:
    for name in names:
        await store.create_player(Player(name, name.title(), 1, f"{name}@x", "hash"))


async def points(store: Store) -> dict[str, tuple[int, int]]:
    return {
        one.player: (one.points, one.games) for one, _ in await standings.ladder(store, GAME, 100)
    }


def test_the_end_of_a_game_is_stored_whole_and_once(url: str) -> None:
    async def story(store: Store) -> None:
        await accounts(store, "ann", "bob")
        await store.create_player(Player("cyd", "Cyd", 1))  # a guest
        row = a_table()
        await store.create_table(row)
        found = ended(row, 1, 2, 0)
        row.status = FINISHED
        await standings.finish(store, row, found)
        stored = await store.load_table("t1")
        assert stored is not None
        assert stored.status == FINISHED
        assert await standings.results_at(store, ["t1"]) == {"t1": found}
        once = await points(store)
        assert once["bob"][0] > once["ann"][0]
        assert [games for _, games in once.values()] == [1, 1]
        assert "cyd" not in once
        await standings.finish(store, row, ended(row, 0, 1, 2))  # too late
        assert await standings.results_at(store, ["t1"]) == {"t1": found}
        assert await points(store) == once
        changed = (await standings.rated_at(store, ["t1"], "bob"))["t1"]
        assert (changed.before, changed.after) == (1000, once["bob"][0])

    tell(url, story)


def test_two_processes_that_end_the_same_game_count_it_once(url: str) -> None:
    async def story(one: Store) -> None:
        await accounts(one, "ann", "bob")
        two = await Store.open(url)
        ids = [f"t{number}" for number in range(15)]
        for id in ids:
            await one.create_table(a_table(id, ("ann", "bob")))

        async def finish(store: Store, id: str) -> None:
            row = a_table(id, ("ann", "bob"), status=FINISHED)
            await standings.finish(store, row, ended(row, 0, 1))

        await asyncio.gather(*[finish(store, id) for id in ids for store in (one, two)])
        assert [games for _, games in (await points(one)).values()] == [15, 15]
        assert len(await standings.rated_at(one, ids, "ann")) == 15
        await two.close()

    tell(url, story)


def test_games_that_end_at_once_in_two_processes_all_count(url: str) -> None:
    """None is lost because another process read the same rating before."""

    async def story(one: Store) -> None:
        await accounts(one, *PEOPLE)
        two = await Store.open(url)
        pairs = [("ann", "bob"), ("bob", "cyd"), ("cyd", "ann")]

        async def finish(store: Store, id: str, people: tuple[str, str]) -> None:
            row = a_table(id, people, status=FINISHED)
            await standings.finish(store, row, ended(row, 0, 1))

        for number in range(12):
            people = pairs[number % 3]
            for name in ("one", "two"):
                await one.create_table(a_table(f"{name}-{number}", people))
            await asyncio.gather(
                finish(one, f"one-{number}", people), finish(two, f"two-{number}", people)
            )
        assert {games for _, games in (await points(one)).values()} == {16}
        await two.close()

    tell(url, story)


def test_games_are_listed_page_by_page(url: str) -> None:
    async def story(store: Store) -> None:
        await accounts(store, "ann", "bob")
        for number in range(7):
            row = a_table(f"t{number}", ("ann", "ann", "bob"), status=FINISHED)
            await store.create_table(row)
            await standings.finish(store, row, ended(row, 0, 1, 2, at=10 + number // 2))
        assert await standings.played(store, "ann", None, 3) == ["t6", "t4", "t5"]
        assert await standings.played(store, "ann", (12, "t5"), 3) == ["t2", "t3", "t0"]
        assert await standings.played(store, "ann", (10, "t0"), 3) == ["t1"]
        assert await standings.played(store, "cyd", None, 3) == []

    tell(url, story)


def test_a_forgotten_player_leaves_results_without_a_name_and_no_rating(url: str) -> None:
    async def story(store: Store) -> None:
        await accounts(store, "ann", "bob")
        row = a_table(people=("ann", "bob"), status=FINISHED)
        await store.create_table(row)
        await standings.finish(store, row, ended(row, 0, 1))
        await store.forget_player("ann")
        assert set(await points(store)) == {"bob"}
        assert await standings.played(store, "ann", None, 9) == []
        assert [one.player for one in (await standings.results_at(store, ["t1"]))["t1"]] == [
            "",
            "bob",
        ]
        left = msgspec.json.encode([row async for row in store.export()])
        assert b"ann" not in left.lower()

    tell(url, story)


def test_results_and_ratings_are_exported_and_restored(url: str, tmp_path: Path) -> None:
    rows: list[dict[str, Any]] = []

    async def first(store: Store) -> None:
        await accounts(store, *PEOPLE)
        row = a_table(status=FINISHED)
        await store.create_table(row)
        await standings.finish(store, row, ended(row, 0, 1, 2))
        rows.extend([row async for row in store.export()])

    tell(url, first)
    assert {"results", "rated", "ratings"} <= {row.get("table") for row in rows}

    async def second(store: Store) -> None:
        await store.restore(msgspec.json.decode(msgspec.json.encode(rows)))
        assert [row async for row in store.export()] == rows
        row = a_table(status=FINISHED)
        await standings.finish(store, row, ended(row, 2, 1, 0))  # it counted already
        assert [row async for row in store.export()] == rows

    tell(f"{tmp_path}/second.db", second)


def test_a_guest_is_merged_into_an_account(url: str) -> None:
    async def story(store: Store) -> None:
        await accounts(store, "ann")
        await store.create_player(Player("guest", "Guest", 1))
        await store.add_session("s1", "guest", 2**50)
        await store.create_table(a_table("t1", ("guest", "bob")))
        await store.create_table(a_table("t2", ("bob", "guest", "ann")))
        over = a_table("t3", ("guest", "bob"), status=FINISHED)
        await store.create_table(over)
        await standings.finish(store, over, ended(over, 0, 1))
        await store.merge_player("guest", "ann")
        assert await store.player("guest") is None
        assert await store.session_player("s1", 0) is None
        held = {row.id: row for row in await store.tables(player="ann")}
        assert set(held) == {"t1", "t2", "t3"}
        assert (held["t1"].host, held["t1"].seats[0].player) == ("ann", "ann")
        assert [seat.player for seat in held["t2"].seats] == ["bob", "ann", "ann"]
        assert await standings.played(store, "ann", None, 9) == ["t3"]
        assert b'"guest"' not in msgspec.json.encode([row async for row in store.export()])

    tell(url, story)


def test_a_database_of_the_version_before_is_brought_up_to_date(url: str) -> None:
    def first(connection: Connection) -> None:
        config = migrations._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO tables (id, game, behaviour, pack, seed, options, seats, host,"
                " created, status, listed, pace, delay, rematch, origin, rev) VALUES ('t1', 'g', 1,"
                """ 'p', '3', '{}', '[{"kind":"empty","invite":"x"}]', '', 5, 'open', false,"""
                " '{}', 0, '', '', 0)"
            )
        )

    async def old() -> None:
        transactions = Transactions(address(url), {})
        await transactions.run(first)
        await transactions.close()

    asyncio.run(old())

    async def story(store: Store) -> None:
        row = await store.load_table("t1")
        assert row is not None
        assert (row.seed_chosen, row.code, row.coded) == (False, "", 0)
        assert row.seats[0].invited == 0
        assert await standings.unsettled(store) == []

    tell(url, story)


# Over a crash


async def two_accounts(rooms: Rooms) -> tuple[Player, Player]:
    await accounts(rooms.store, "ann", "bob")
    ann, bob = await rooms.store.player("ann"), await rooms.store.player("bob")
    assert ann is not None
    assert bob is not None
    return ann, bob


@pytest.fixture
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some deals end in a tie of all, which does not count; a seed that is chosen never does."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: 7)


async def whole_game(rooms: Rooms) -> str:
    """A game of two accounts, up to its end."""
    ann, bob = await two_accounts(rooms)
    room, invites = await opened(rooms, ann, ["me", "open"])
    await take_seat(room, bob, None, invites[1])
    clients = [Client(room, 0), Client(room, 1)]
    for client in clients:
        await client.sit()
    await play_on(clients)
    assert room.row.status == FINISHED
    return room.row.id


async def settled(rooms: Rooms, id: str) -> None:
    found = (await standings.results_at(rooms.store, [id]))[id]
    assert sorted(one.place for one in found) == [1, 2]
    assert [games for _, games in (await points(rooms.store)).values()] == [1, 1]
    row = await rooms.store.load_table(id)
    assert row is not None
    assert row.status == FINISHED
    assert await standings.unsettled(rooms.store) == []


@pytest.mark.usefixtures("one_deal")
def test_a_game_that_ends_is_settled_at_once(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            id = await whole_game(rooms)
            await settled(rooms, id)
            before = await points(rooms.store)
        async with rooms_at(tmp_path) as rooms:
            await rooms.find(id)
            await settled(rooms, id)
            assert await points(rooms.store) == before

    run(game)


@pytest.mark.usefixtures("one_deal")
def test_a_server_that_dies_between_the_last_decision_and_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> None:
        raise StoreError("the server is about to die")

    async def game() -> None:
        with monkeypatch.context() as dying:
            dying.setattr(standings, "finish", never)
            async with rooms_at(tmp_path) as rooms:
                id = await whole_game(rooms)
                row = await rooms.store.load_table(id)
                assert row is not None
                assert row.status == PLAYING
                assert await points(rooms.store) == {}
        async with rooms_at(tmp_path) as rooms:
            await settled(rooms, id)

    run(game)


@pytest.mark.usefixtures("one_deal")
def test_a_finished_table_without_results_gets_them_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As older databases have them, and rooms that stored their seats after such a failure."""

    async def status_only(store: Store, row: TableRow, _: Any) -> None:
        await store.update_table(row)

    async def game() -> None:
        with monkeypatch.context() as older:
            older.setattr(standings, "finish", status_only)
            async with rooms_at(tmp_path) as rooms:
                id = await whole_game(rooms)
                assert [row.id for row in await standings.unsettled(rooms.store)] == [id]
        async with rooms_at(tmp_path) as rooms:
            await settled(rooms, id)

    run(game)


@pytest.mark.usefixtures("one_deal")
def test_results_that_could_not_be_stored_are_stored_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish, failures = standings.finish, [1, 1]

    async def at_last(store: Store, row: TableRow, found: list[Result]) -> None:
        if failures:
            failures.pop()
            raise StoreError("not now")
        await finish(store, row, found)

    async def game() -> None:
        monkeypatch.setattr(standings, "finish", at_last)
        monkeypatch.setattr(results, "AGAIN_SECONDS", 0.01)
        async with rooms_at(tmp_path) as rooms:
            id = await whole_game(rooms)
            for _ in range(500):
                if await standings.has_results(rooms.store, id):
                    break
                await asyncio.sleep(0.01)
            await settled(rooms, id)

    run(game)
