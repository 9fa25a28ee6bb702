"""Characters that nobody writes: refused where they arrive, and stored by nobody's mistake."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cantina.room.store import StoreError
from cantina.room.stored import ACT, Entry
from cantina.server.legible import check_json
from cantina.server.store import Store
from tests.seats import FIRST
from tests.server.desk import a_table
from tests.server.online import PATIENCE, Online, Person

BAD = ["\\u0000", "\\u0007", "\\u001f", "\\b", "\\f", "\\ud800", "\\udc00x", "\x7f", "\\u007F"]
GOOD = ["\\n", "\\t", "\\u00e9", "\\ud83d\\ude00", "\\\\u0000", "\\\\b"]


@pytest.mark.parametrize("text", BAD, ids=repr)
def test_bodies_and_messages_without_them(server: Online, ann: Person, text: str) -> None:
    id = ann.open("me", "open")["id"]
    posts = {
        "/api/players": f'{{"name": "A{text}nn"}}',
        "/api/sign-in": f'{{"login": "ann", "password": "{text}"}}',
        "/api/join": f'{{"code": "{text}"}}',
        "/api/tables": f'{{"game": "hoth", "seats": ["me", "me"], "options": {{"own": "{text}"}}}}',
        "/api/games/hoth/check": f'{{"text": "{text}"}}',
        f"/api/tables/{id}/seat": f'{{"secret": "{text}"}}',
        f"/api/tables/{id}/act": f'{{"message": {{"type": "say", "key": "{text}", "text": "x"}}}}',
    }
    for path, body in posts.items():
        assert ann.http.post(path, content=body).status_code == 400, path
    sitting = ann.sit(id)
    sitting.socket.send(f'{{"type": "say", "key": "k{text}", "text": "hello"}}')
    assert sitting.until("refused")["code"] == "shape"
    sitting.close()


@pytest.mark.parametrize("text", GOOD, ids=repr)
def test_what_people_do_write_passes(server: Online, ann: Person, text: str) -> None:
    answer = ann.http.post("/api/games/hoth/check", content=f'{{"text": "# {text}"}}')
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/a%00b",
        "/api/tables/%ff",
        "/api/players/x%00",
        "/api/games/%01/content",
        "/api/me/games?after=1.a%00",
        "/api/ladder?game=%00",
        "/api/tables/a%00b/state?since=0",
    ],
)
def test_addresses_without_them(server: Online, ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (400, "shape")


def test_a_socket_at_such_a_table(server: Online) -> None:
    where = f"ws{server.address.removeprefix('http')}/api/tables/a%00b/socket"
    with connect(where, legacy=True) as refused:
        assert json.loads(refused.recv(PATIENCE))["code"] == "shape"
        with pytest.raises(ConnectionClosed):
            refused.recv(PATIENCE)
        assert refused.close_code == 4004


def test_a_poisoned_entry_fails_alone(url: str) -> None:
    """Should one get through all the same, those committed with it do not notice."""
    poison = "nul\x00" if url.startswith("postgresql") else "\ud800"  # which each cannot store

    async def store_together() -> None:
        store = await Store.open(url)
        tables = [a_table(f"t{number}") for number in range(8)]
        for row in tables:
            await store.create_table(row)

        def entry(key: str) -> Entry:
            return Entry(1, 1, FIRST, ACT, ("pass",), key, "")

        keys = [poison if number == 3 else f"k{number}" for number in range(8)]
        work = [store.append(row.id, entry(key)) for row, key in zip(tables, keys, strict=True)]
        said = await asyncio.gather(*work, return_exceptions=True)
        assert [number for number, one in enumerate(said) if one is not None] == [3]
        assert isinstance(said[3], StoreError)
        assert [len(await store.load_log(row.id)) for row in tables] == [1, 1, 1, 0, 1, 1, 1, 1]
        await store.append(tables[3].id, entry("good"))
        await store.close()

    asyncio.run(store_together())


def test_json_is_looked_at_in_time_by_its_length() -> None:
    """A run of backslashes is walked once."""
    check_json(json.dumps("\\" * 60_000).encode())
