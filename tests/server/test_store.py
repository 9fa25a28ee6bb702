"""The store, on SQLite and, where its programs are installed, on a PostgreSQL of its own."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs
from sqlalchemy import Connection

from cantina.fairness import continued
from cantina.kernel.action import Seat
from cantina.room.store import Conflict, Duplicate, StoreError
from cantina.room.stored import (
    ACT,
    FINISHED,
    OPEN,
    PERSON,
    PLAYING,
    UNDO,
    Entry,
    Pace,
    Player,
    Said,
    SeatRow,
    Snapshot,
)
from cantina.server import schema
from cantina.server.database import Transactions, address
from cantina.server.migrations import VERSION_TABLE
from cantina.server.store import Store
from tests.seats import FIRST
from tests.server.desk import a_table, tell
from tests.server.online import PATIENCE
from tests.server.programs import Cluster


def refused(url: str, **settings: Any) -> str:
    """What opening says."""

    async def run() -> None:
        await (await Store.open(url, **settings)).close()

    with pytest.raises(StoreError) as caught:
        asyncio.run(run())
    said = str(caught.value)
    assert "\n" not in said
    return said


def an_entry(rev: int, key: str = "", **changes: Any) -> Entry:
    entry = Entry(rev, 1_700_000_000_000 + rev, Seat(rev % 4), ACT, ("take", rev, -1), key)
    return msgspec.structs.replace(entry, **changes)


# --- round trips


def test_a_table_comes_back_as_it_was(url: str) -> None:
    row = a_table(pace=Pace("live", 60), listed=True, delay=30, rematch="t2", origin="t0")
    row.starts, row.note = 7, "newcomers welcome"

    async def story(store: Store) -> None:
        await store.create_table(row)
        assert await store.load_table("t1") == row
        assert await store.load_table("t2") is None
        with pytest.raises(Conflict):
            await store.create_table(row)

    tell(url, story)

    async def later(store: Store) -> None:
        assert await store.load_table("t1") == row

    tell(url, later)


def test_updating_changes_neither_the_deal_nor_the_revision(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())
        await store.append("t1", an_entry(1))
        seats = [SeatRow(PERSON, "Bob", "bob")]
        changes: dict[str, Any] = {"seats": seats, "status": PLAYING, "listed": True, "host": ""}
        with pytest.raises(Conflict):
            await store.update_table(a_table(**changes, seed=1, rev=9))
        await store.update_table(a_table(**changes, rev=9))
        wanted = a_table(**changes, rev=1, edition=1)
        assert await store.load_table("t1") == wanted
        grown = continued(wanted.seed, 1, Seat(0))
        await store.update_table(structs.replace(wanted, seed=grown))
        assert await store.load_table("t1") == structs.replace(wanted, seed=grown, edition=2)
        with pytest.raises(StoreError, match="no table t9"):
            await store.update_table(a_table("t9"))

    tell(url, story)


def test_who_knows_an_older_row_does_not_write_over_a_newer_one(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())
        old, new = await store.load_table("t1"), await store.load_table("t1")
        assert old is not None
        assert new is not None
        new.seats[2] = SeatRow(PERSON, "Bob", "bob")
        await store.update_table(new)
        new.status = PLAYING
        await store.update_table(new)  # whoever wrote last goes on
        old.seats[2] = SeatRow(PERSON, "Eve", "eve")
        with pytest.raises(Conflict):
            await store.update_table(old)
        assert await store.load_table("t1") == new
        assert new.edition == 2
        assert await store.tables(player="eve") == []

    tell(url, story)


def test_a_database_without_editions_is_brought_up_to_date(tmp_path: Path) -> None:
    """What was stored before tables had editions is there and can be changed."""
    file = tmp_path / "house.db"

    async def fill(store: Store) -> None:
        await store.create_table(a_table())

    async def change(store: Store) -> None:
        row = await store.load_table("t1")
        assert row == a_table()
        assert row is not None
        await store.update_table(row)

    tell(str(file), fill)
    with closing(sqlite3.connect(file)) as old:
        for column in ("edition", "starts", "note"):
            old.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        old.execute(f"UPDATE {VERSION_TABLE} SET version_num = '0002'")
        old.commit()
    tell(str(file), change)


def test_tables_are_found_newest_first(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table("a", created=1, listed=True))
        await store.create_table(a_table("b", created=3, status=FINISHED))
        await store.create_table(a_table("c", created=2, host="bob", seats=[]))

        async def found(**wanted: Any) -> str:
            return "".join([row.id for row in await store.tables(**wanted)])

        assert await found() == "bca"
        assert await found(limit=2) == "bc"
        assert await found(limit=None) == "bca"
        assert await found(status=[OPEN]) == "ca"
        assert await found(listed=True) == "a"
        assert await found(listed=False, status=[OPEN, FINISHED]) == "bc"
        assert await found(listed=False, status=[OPEN]) == "c"
        assert await found(player="ann") == "ba"
        assert await found(player="bob") == "c"
        await store.update_table(a_table("a", seats=[SeatRow(PERSON, "Bob", "bob")]))
        assert await found(player="bob") == "ca"
        await store.update_table(a_table("a", seats=[], host="", edition=1))
        assert await found(player="bob") == "c"
        assert await found(player="ann") == "b"

    tell(url, story)


def test_the_log_snapshots_and_chat_come_back(url: str) -> None:
    entries = [
        an_entry(1, "k1"),
        an_entry(2, by="clock"),
        Entry(3, 9, FIRST, UNDO, (), "k3"),
        an_entry(4, action=("say", "žluťoučký 'кінь' \\ \"", 2**53)),
    ]
    said = [Said(n, n, "ann", "Ann", f"line {n} \N{GAME DIE}") for n in range(1, 6)]

    async def story(store: Store) -> None:
        await store.create_table(a_table())
        for entry in entries:
            await store.append("t1", entry)
        assert await store.load_log("t1") == entries
        assert await store.load_log("t1", after=2) == entries[2:]
        assert await store.load_log("t2") == []
        assert await store.newest_snapshot("t1") is None
        for rev in (1, 2, 3, 3):
            await store.save_snapshot("t1", Snapshot(rev, {"word": 2**61 + rev, "deep": [{}]}))
        assert await store.newest_snapshot("t1") == Snapshot(3, {"word": 2**61 + 3, "deep": [{}]})
        kept = [row async for row in store.export() if row.get("table") == "snapshots"]
        assert [row["row"]["rev"] for row in kept] == [2, 3]
        for line in said:
            await store.add_chat("t1", line)
        assert await store.chat("t1") == said
        assert await store.chat("t1", limit=2) == said[-2:]
        with pytest.raises(Conflict):
            await store.add_chat("t1", said[0])
        with pytest.raises(StoreError, match="does not exist"):
            await store.add_chat("t2", said[0])

    tell(url, story)


def test_players_and_sessions(url: str) -> None:
    ann = Player("ann", "Ann", 1, "ann@x", "hash", "uk")
    guests = [Player("g1", "Guest", 2), Player("g2", "Guest", 3)]

    async def story(store: Store) -> None:
        for player in (ann, *guests):
            await store.create_player(player)
            assert await store.player(player.id) == player
        assert await store.player("nobody") is None
        assert await store.player_by_login("ann@x") == ann
        assert await store.player_by_login("") is None
        with pytest.raises(Conflict):
            await store.create_player(Player("eve", "Eve", 4, "ann@x"))
        guests[0].login, guests[0].name = "one", "One"
        await store.update_player(guests[0])
        assert await store.player_by_login("one") == guests[0]
        with pytest.raises(StoreError, match="no player eve"):
            await store.update_player(Player("eve", "Eve", 4))
        soon = time.time_ns() // 1_000_000 + 60_000
        await store.add_session("s1", "ann", soon)
        assert await store.session_player("s1", soon - 1) == ann
        assert await store.session_player("s1", soon) is None
        assert await store.session_player("s2", 0) is None
        await store.end_session("s1")
        assert await store.session_player("s1", 0) is None
        await store.add_session("old", "ann", 1)
        await store.add_session("s3", "ann", soon)
        assert await store.session_player("old", 0) is None  # swept out

    tell(url, story)


def test_a_forgotten_player_is_nobody_and_the_game_stays(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create_player(Player("ann", "Ann", 1, "ann@x", "hash"))
        await store.add_session("s1", "ann", 2**50)
        bob = SeatRow(PERSON, "Bob", "bob")
        await store.create_table(a_table(seats=[SeatRow(PERSON, "Ann", "ann"), bob]))
        await store.create_table(a_table("t2", host="bob", seats=[bob]))
        await store.append("t1", an_entry(1))
        await store.add_chat("t1", Said(1, 1, "ann", "Ann", "hello"))
        await store.add_chat("t1", Said(2, 2, "bob", "Bob", "hi"))
        assert await store.forget_player("ann") == ["t1"]
        assert await store.player("ann") is None
        assert await store.session_player("s1", 0) is None
        row = await store.load_table("t1")
        assert row is not None
        assert (row.host, row.rev) == ("", 1)
        assert row.seats == [SeatRow(PERSON), bob]
        assert await store.chat("t1") == [
            Said(1, 1, "", "", "hello"),
            Said(2, 2, "bob", "Bob", "hi"),
        ]
        assert await store.tables(player="ann") == []
        left = msgspec.json.encode([row async for row in store.export()])
        assert b"ann" not in left.lower()

    tell(url, story)


def test_an_export_restores_everything(url: str, tmp_path: Path) -> None:
    rows: list[dict[str, Any]] = []

    async def first(store: Store) -> None:
        await store.create_player(Player("ann", "Ann", 1, "ann@x", "hash"))
        await store.create_player(Player("bob", "Bob", 1))
        await store.add_session("s1", "ann", 2**50)
        await store.create_table(a_table(listed=True))
        for rev in range(1, 30):
            await store.append("t1", an_entry(rev))
        await store.save_snapshot("t1", Snapshot(2, {"a": 1}))
        await store.add_chat("t1", Said(1, 1, "ann", "Ann", "hello"))
        rows.extend([row async for row in store.export()])
        with pytest.raises(StoreError, match="empty database"):
            await store.restore(rows)

    tell(url, first)
    rows = msgspec.json.decode(msgspec.json.encode(rows))

    async def second(store: Store) -> None:
        for wrong in ([], rows[1:], [rows[0], {"table": "x", "row": {}}], [*rows, rows[-1]]):
            with pytest.raises(StoreError):
                await store.restore(wrong)

        def torn() -> Iterator[dict[str, Any]]:
            yield from rows
            raise LookupError("torn")

        with pytest.raises(LookupError, match="torn"):
            await store.restore(torn())
        assert await store.tables() == []
        await store.restore(rows)
        assert [row async for row in store.export()] == rows
        assert len(await store.load_log("t1")) == 29
        await store.append("t1", an_entry(30))

    tell(f"{tmp_path}/second.db", second)


# --- appending


def test_many_append_at_once_and_each_log_is_whole(url: str) -> None:
    ids = [f"t{number}" for number in range(40)]

    async def play(store: Store, id: str) -> None:
        for rev in range(1, 26):
            await store.append(id, an_entry(rev, f"k{rev}"))
            row = await store.load_table(id) if rev % 12 == 0 else None
            assert row is None or row.rev == rev

    async def story(store: Store) -> None:
        await asyncio.gather(*[store.create_table(a_table(id)) for id in ids])
        await asyncio.gather(*[play(store, id) for id in ids])
        for id in ids:
            assert await store.load_log(id) == [an_entry(rev, f"k{rev}") for rev in range(1, 26)]

    tell(url, story)


def test_one_table_may_send_several_before_the_first_is_stored(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())
        await asyncio.gather(*[store.append("t1", an_entry(rev)) for rev in range(1, 101)])
        assert [entry.rev for entry in await store.load_log("t1")] == list(range(1, 101))

    tell(url, story)


def test_bad_entries_fail_alone(url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(8):
            await store.create_table(a_table(f"t{number}"))
        await store.append("t1", an_entry(1, "used", seat=2))
        answers = await asyncio.gather(
            store.append("t0", an_entry(1)),
            store.append("t1", an_entry(2, "used", seat=2)),  # sent twice
            store.append("t2", an_entry(2)),  # a gap
            store.append("t3", an_entry(1)),
            store.append("t3", an_entry(1)),  # two for the same place
            store.append("t4", an_entry(1, at=2**70)),  # no database holds this number
            store.append("none", an_entry(1)),
            store.update_table(a_table("none")),
            store.append("t5", an_entry(1, "used", seat=2)),  # another table may use the key
            store.append("t6", an_entry(1, "\ud800")),  # no text
            store.append("t7", an_entry(1)),
            return_exceptions=True,
        )
        kinds = [type(answer) for answer in answers]
        nothing = type(None)
        assert kinds[:5] == [nothing, Duplicate, Conflict, nothing, Conflict]
        assert kinds[5:8] == [StoreError, StoreError, StoreError]
        assert kinds[8:] == [nothing, StoreError, nothing]
        assert isinstance(answers[1], Duplicate)
        assert answers[1].rev == 1
        lengths = [len(await store.load_log(f"t{number}")) for number in range(8)]
        assert lengths == [1, 1, 0, 1, 0, 1, 0, 1]
        for number, length in enumerate(lengths):
            row = await store.load_table(f"t{number}")
            assert row is not None
            assert row.rev == length

    tell(url, story)


def test_the_same_key_from_another_seat_or_no_key_is_no_duplicate(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())
        for rev, (seat, key) in enumerate([(0, "k"), (1, "k"), (0, ""), (0, ""), (0, "l")], 1):
            await store.append("t1", an_entry(rev, key, seat=seat))

    tell(url, story)


def test_of_two_servers_only_one_appends(url: str) -> None:
    async def story(one: Store) -> None:
        two = await Store.open(url)
        won = 0
        await one.create_table(a_table())
        for rev in range(1, 31):
            answers = await asyncio.gather(
                one.append("t1", an_entry(rev, by="one")),
                two.append("t1", an_entry(rev, by="two")),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
            won += answers[0] is None
        await two.close()
        assert [entry.rev for entry in await one.load_log("t1")] == list(range(1, 31))
        assert sum(entry.by == "one" for entry in await one.load_log("t1")) == won

    tell(url, story)


def test_a_cancelled_caller_harms_nobody(url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(20):
            await store.create_table(a_table(f"t{number}"))
        tasks = [
            asyncio.create_task(store.append(f"t{number}", an_entry(rev)))
            for rev in (1, 2)
            for number in range(20)
        ]
        await asyncio.sleep(0)
        for task in tasks[:10]:
            task.cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(answer) for answer in answers[:10]] == [asyncio.CancelledError] * 10
        assert answers[10:] == [None] * 30
        for number in range(20):  # handed over is handed over
            assert len(await store.load_log(f"t{number}")) == 2

    tell(url, story)


def test_closing_serves_who_waits_and_nobody_after(url: str) -> None:
    async def run() -> None:
        store = await Store.open(url)
        await store.create_table(a_table())
        tasks = [asyncio.create_task(store.append("t1", an_entry(rev))) for rev in range(1, 50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(StoreError, match="closed"):
            await store.append("t1", an_entry(50))
        again = await Store.open(url, create=False)
        assert len(await again.load_log("t1")) == 49
        await again.close()

    asyncio.run(run())


CHILD = """
import asyncio, os, sys
from cantina.server.store import Store
from cantina.room.stored import ACT, Entry, TableRow

async def play(store, id):
    await store.create_table(TableRow(id, "hunters", 1, "", 1, {}, [], "", 0))
    for rev in range(1, 1_000_000):
        await store.append(id, Entry(rev, 0, 0, ACT, ("take", rev), f"k{rev}"))
        os.write(1, f"{id} {rev}\\n".encode())

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*[play(store, f"t{number}") for number in range(20)])

asyncio.run(main())
"""
DEATHS = 4


def test_what_was_acknowledged_survives_a_killed_process(url: str, tmp_path: Path) -> None:
    urls = [url if number == 0 else f"{tmp_path}/{number}.db" for number in range(DEATHS)]
    if not url.startswith("sqlite"):
        urls = urls[:1]
    for number, one in enumerate(urls):
        child = subprocess.Popen([sys.executable, "-c", CHILD, one], stdout=subprocess.PIPE)
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(100 + 97 * number)]
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.readlines()
        child.stdout.close()
        child.wait()
        acknowledged: dict[str, int] = {}
        for line in lines:
            if line.endswith(b"\n"):
                id, rev = line.split()
                acknowledged[id.decode()] = int(rev)
        tell(one, lambda store, known=acknowledged: holds(store, known))  # type: ignore[misc]


async def holds(store: Store, acknowledged: dict[str, int]) -> None:
    assert acknowledged
    for id, rev in acknowledged.items():
        row = await store.load_table(id)
        entries = await store.load_log(id)
        assert row is not None
        assert row.rev == len(entries) >= rev
        assert [entry.rev for entry in entries] == list(range(1, row.rev + 1))
        await store.append(id, an_entry(row.rev + 1))


# --- when the database fails


def test_the_migrations_make_the_schema_of_the_program(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        return list(compare_metadata(context, schema.metadata))

    async def story(_: Store) -> None:
        transactions = Transactions(address(url), {})
        assert await transactions.run(differences) == []
        await transactions.close()

    tell(url, story)


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    async def make_newer(store: Store) -> None:
        transactions = Transactions(address(url), {})
        sql = f"UPDATE {VERSION_TABLE} SET version_num = '9999'"
        await transactions.run(lambda connection: connection.exec_driver_sql(sql).close())
        await transactions.close()

    tell(url, make_newer)
    assert "newer version" in refused(url)


def test_without_create_nothing_is_made(url: str) -> None:
    said = refused(url, create=False)
    assert "does not exist" in said or "holds no tables" in said
    if url.startswith("sqlite"):
        assert not Path(url.removeprefix("sqlite:///")).exists()


def test_two_servers_may_start_together(url: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*[Store.open(url) for _ in range(4)])
        for store in stores:
            assert await store.problem() == ""
            await store.close()

    asyncio.run(run())


def test_opening_waits_for_somebody_who_writes_into_a_fresh_file(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "house.db", isolation_level=None, check_same_thread=False)
    other.execute("PRAGMA user_version = 1")
    other.execute("BEGIN IMMEDIATE")
    assert "locked" in refused(f"{tmp_path}/house.db", pragmas={"busy_timeout": "50"})
    rollback = threading.Timer(0.3, other.close)
    rollback.start()

    async def story(store: Store) -> None:
        assert await store.problem() == ""

    tell(f"{tmp_path}/house.db", story)
    rollback.join()


def test_files_that_are_not_ours_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 1000)
    assert "not a database" in refused(f"{tmp_path}/letter.txt")
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE tables (legs INTEGER)")
    other.close()
    assert "another program" in refused(f"sqlite:///{tmp_path}/other.db")
    assert "cannot be opened" in refused(f"{tmp_path}/letter.txt/house.db")
    assert "cannot be opened" in refused(str(tmp_path))
    assert "name a file" in refused("sqlite://")
    assert "No such kind" in refused("mysql://localhost/house")


def test_missing_folders_are_made(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert await store.problem() == ""

    tell(f"{tmp_path}/a/b/house.db", story)


def test_a_locked_database_says_so_and_serves_again(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())
        other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = [store.append("t1", an_entry(rev)) for rev in (1, 2)]
        for answer in await asyncio.gather(*waiting, return_exceptions=True):
            assert type(answer) is StoreError
            assert "locked" in str(answer)
        assert await store.load_log("t1") == []
        other.close()
        await store.append("t1", an_entry(1))

    tell(f"{tmp_path}/house.db", story, busy_timeout="50")


def test_the_loop_goes_on_while_an_entry_waits_for_another_program(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())
        await store.append("t1", an_entry(1))
        other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        # Only the loop lets go of the lock: if it waited for it, it would wait in vain.
        asyncio.get_running_loop().call_later(0.1, other.close)
        async with asyncio.timeout(PATIENCE):
            await store.append("t1", an_entry(2))
        assert [entry.rev for entry in await store.load_log("t1")] == [1, 2]

    tell(f"{tmp_path}/house.db", story, busy_timeout=str(int(PATIENCE) * 1000))


def test_an_entry_does_not_wait_for_other_changes(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())
        go_on = threading.Event()
        slow = asyncio.ensure_future(store.write(lambda _: go_on.wait(300)))
        entry = asyncio.ensure_future(store.append("t1", an_entry(1)))
        async with asyncio.timeout(PATIENCE):
            await entry
        assert not slow.done()
        go_on.set()
        assert await slow

    tell(f"{tmp_path}/house.db", story)


def test_a_full_disk_acknowledges_nothing_and_loses_nothing(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for number in range(10):
            await store.create_table(a_table(f"t{number}"))
        stored = 0
        for rev in range(1, 1000):
            answers = await asyncio.gather(
                *[store.append(f"t{number}", an_entry(rev, "k" * rev)) for number in range(10)],
                return_exceptions=True,
            )
            if answers[0] is not None:
                break
            stored = rev
        assert [type(answer) for answer in answers] == [StoreError] * 10
        assert "disk is full" in str(answers[0])
        for number in range(10):
            assert len(await store.load_log(f"t{number}")) == stored

    tell(f"{tmp_path}/house.db", story, max_page_count="60")


def test_a_spoilt_file_is_refused(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())

    tell(f"{tmp_path}/house.db", story)
    file = tmp_path / "house.db"
    file.write_bytes(b"x" * file.stat().st_size)
    assert "not a database" in refused(str(file))


def test_an_unreachable_server_says_so() -> None:
    assert "cannot be reached" in refused("postgresql://user:secret@127.0.0.1:1/house")
    assert "secret" not in refused("postgresql://user:secret@127.0.0.1:1/house")


def test_a_missing_postgresql_database_says_so(cluster: Cluster) -> None:
    assert "no such database" in refused(cluster.url("nowhere"))


def test_a_server_that_restarts_is_found_again(cluster: Cluster) -> None:
    async def story(store: Store) -> None:
        await store.create_table(a_table())
        await store.append("t1", an_entry(1))
        cluster.stop()
        assert await store.problem() == "database"
        with pytest.raises(StoreError):
            await store.append("t1", an_entry(2))
        cluster.start()
        assert await store.problem() == ""
        await store.append("t1", an_entry(2))
        assert len(await store.load_log("t1")) == 2

    tell(cluster.new_database(), story)
