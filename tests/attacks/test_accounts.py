"""Nobody gets into, or keeps somebody out of, another's account; and no account is made to win."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from cantina.kernel.state import Outcome
from cantina.room.results import results_of
from cantina.room.stored import Player, TableRow
from cantina.server import identity
from cantina.server.app import create_app
from cantina.server.guesses import FREE, LONGEST, Guesses
from cantina.server.hall import HASHES_WAITING, Hall, Refusal
from cantina.server.passwords import fault_of
from cantina.server.ratings import ranks_of
from tests.seats import SECOND
from tests.server.online import PASSWORD, Guest, refused, register, settings_in, together


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "_hasher", PasswordHasher(time_cost=1, memory_cost=64))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path))) as client:
        yield client


@pytest.mark.parametrize(
    ("password", "fault"),
    [
        ("short", "bad_password"),
        (" " * 12, "bad_password"),
        ("  ninechar ", "bad_password"),
        ("password123", "common_password"),
        ("P4ssw0rd!!", "common_password"),
        ("qwertyuiop", "common_password"),
        ("1234567890", "common_password"),
        ("20011998!?", "common_password"),
        ("abcdefghijk", "common_password"),
        ("abababababab", "common_password"),
        ("aaaaaaaaaa1", "common_password"),
        ("i love you 2", "common_password"),
        ("Cantina-2024", "common_password"),
        ("lantern46!", "common_password"),  # the login
        ("long enough", ""),
        ("correct horse battery", ""),
        ("Пряники о сьомій", ""),
    ],
)
def test_passwords_that_others_would_try_first_are_refused(password: str, fault: str) -> None:
    assert fault_of(password, "lantern") == fault


def test_who_guesses_waits_longer_and_longer() -> None:
    now = 0.0
    guesses = Guesses(lambda: now)
    waits = []
    for _ in range(FREE + 12):
        guesses.note("10.0.0.1", "ann", right=False)
        waits.append(guesses.wait("10.0.0.1", "ann"))
        now += waits[-1]
        assert guesses.wait("10.0.0.1", "ann") == 0
    assert waits[: FREE + 3] == [0.0] * (FREE - 1) + [1.0, 2.0, 4.0, 8.0]
    assert waits[-1] == LONGEST
    guesses.note("10.0.0.1", "ann", right=False)
    assert guesses.wait("10.0.0.2", "ann") == 0  # the owner, from elsewhere
    guesses.note("10.0.0.1", "ann", right=True)
    assert guesses.wait("10.0.0.1", "ann") == 0


def test_guesses_keep_nobody_out_on_a_device_they_know(client: TestClient) -> None:
    client.post("/api/accounts", json={"login": "ann", "password": PASSWORD})
    client.post("/api/sign-out")
    right, wrong = {"login": "ann", "password": PASSWORD}, {"login": "ann", "password": "x"}
    stranger = TestClient(client.app)  # from the same address, even
    for _ in range(FREE):
        refused(stranger.post("/api/sign-in", json=wrong), 403, "wrong")
    refused(stranger.post("/api/sign-in", json=right), 429, "slow_down")
    assert client.post("/api/sign-in", json=right).status_code == 200
    stranger.cookies.set("cantina_device", "0" * 64, path="/api/sign-in")
    refused(stranger.post("/api/sign-in", json=right), 429, "slow_down")


def test_a_flood_of_passwords_is_sent_away(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    monkeypatch.setattr(hall, "hashes_waiting", HASHES_WAITING)
    wrong = {"login": "ann", "password": "x"}
    refused(client.post("/api/sign-in", json=wrong), 503, "busy")

    async def flood() -> list[Any]:
        monkeypatch.setattr(hall, "hashes_waiting", 0)
        ann = Player("a", "Ann", 0)
        tries = [identity.fits(hall, ann, "x") for _ in range(3 * HASHES_WAITING)]
        return await asyncio.gather(*tries, return_exceptions=True)

    assert client.portal is not None
    answers = client.portal.call(flood)
    assert sum(isinstance(one, Refusal) for one in answers) == 2 * HASHES_WAITING
    assert hall.hashes_waiting == 0


def test_a_new_password_ends_all_other_sign_ins(client: TestClient) -> None:
    client.post("/api/accounts", json={"login": "ann", "password": PASSWORD})
    bo = Guest(client, "Bo")
    refused(bo.post("/api/sign-out/everywhere"), 409, "no_account")
    refused(bo.post("/api/me/password", password="x", new="a better secret"), 409, "no_account")

    def stolen(password: str) -> dict[str, str]:
        body = {"login": "ann", "password": password, "token": True}
        return {"authorization": f"Bearer {client.post('/api/sign-in', json=body).json()['token']}"}

    thief = stolen(PASSWORD)
    change = {"password": "not this one", "new": "a better secret"}
    refused(client.post("/api/me/password", json=change), 403, "wrong")
    weak = {"password": PASSWORD, "new": "password123"}
    refused(client.post("/api/me/password", json=weak), 400, "common_password")
    change["password"] = PASSWORD
    assert client.post("/api/me/password", json=change).is_success
    assert client.get("/api/me").json()["login"] == "ann"
    refused(client.get("/api/me", headers=thief), 401, "token")
    old = {"login": "ann", "password": PASSWORD}
    refused(client.post("/api/sign-in", json=old), 403, "wrong")
    thief = stolen("a better secret")
    assert client.get("/api/me", headers=thief).json()["login"] == "ann"
    assert client.post("/api/sign-out/everywhere").is_success
    assert client.get("/api/me").json() is None
    refused(client.get("/api/me", headers=thief), 401, "token")


def test_who_was_a_guest_when_a_game_began_is_not_rated_for_it(client: TestClient) -> None:
    """Else one would make an account, or sign in, only when the game goes well; and a guest merged
    into an account that loses at the same table would undo the loss."""
    ann, bo, cy, eve = (Guest(client, name) for name in ("Ann", "Bo", "Cy", "Eve"))
    register(ann, "ann")
    register(bo, "bob")
    made = ann.open("me", "open", "open", "open")
    for guest, invite in zip((bo, cy, eve), made["invites"], strict=True):
        guest.post(f"/api/tables/{made['id']}/seat", secret=invite["secret"])
    register(cy, "cyd")
    eve.post("/api/sign-in", login="bob", password=PASSWORD, token=True)  # has two seats now
    row = row_of(client, made["id"])
    assert [seat.player for seat in row.seats] == [ann.id, bo.id, cy.id, bo.id]
    results = results_of(
        row, Outcome(winners=[SECOND], scores=[3, 4, 2, 1], reason="turn_limit", rule=""), []
    )
    accounts = {ann.id, bo.id, cy.id}
    assert ranks_of(row, results, accounts) == {ann.id: 2, bo.id: 1}
    later = row_of(client, together(ann, cy))
    results = results_of(
        later, Outcome(winners=[SECOND], scores=[3, 4], reason="turn_limit", rule=""), []
    )
    assert ranks_of(later, results, accounts) == {ann.id: 2, cy.id: 1}


def row_of(client: TestClient, id: str) -> TableRow:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    assert client.portal is not None
    return client.portal.call(hall.rooms.find, id).row
