"""People over several games: what they have played, how strong they are, how they come to tables
and what becomes of a guest."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from cantina.cli import main
from cantina.room import clock, codes, polling
from cantina.room.codes import LETTERS, new_code, read_code, under_new_code
from cantina.room.store import Conflict
from cantina.room.stored import SeatRow, TableRow
from cantina.server import identity
from cantina.server.app import create_app
from cantina.server.hall import Hall
from cantina.server.passwords import fault_of
from cantina.server.settings import Rates, Settings
from tests.server.desk import Client, Stopped, play_on, run
from tests.server.online import PASSWORD, Guest, online, refused, register, settings_in, together

DAY = 24 * 3600 * 1000


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "_hasher", PasswordHasher(time_cost=1, memory_cost=64))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path, rates={"on": False})


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def ann(client: TestClient) -> Guest:
    return Guest(client, "Ann")


@pytest.fixture
def bo(client: TestClient) -> Guest:
    return Guest(client, "Bo")


@pytest.fixture
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal that ends without a tie, and that nobody chose."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: 7)


def play_out(client: TestClient, id: str, *seats: int) -> None:
    """The people in these seats decide until the game is over, without the detour over HTTP."""
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]

    async def play() -> None:
        room = await hall.rooms.find(id)
        clients = [Client(room, seat) for seat in seats]
        for one in clients:
            await one.sit()
        await play_on(clients)
        for one in clients:
            await one.go()

    assert client.portal is not None
    client.portal.call(play)


# What was played


def test_somebody_who_forgot_their_password_gets_another(
    settings: Settings,
    client: TestClient,
    ann: Guest,
    bo: Guest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """While the server runs: the old password and all sign-ins end, the new one is shown once."""
    register(ann, "ann")
    assert ann.get("/api/me").json()["login"] == "ann"
    assert main(["admin", "password", "Ann", "--db", settings.db]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "login: ann" in said
    chosen = next(line.removeprefix("password: ") for line in said if line.startswith("password"))
    assert fault_of(chosen, "ann") == ""
    refused(ann.get("/api/me"), 401, "token")
    refused(client.post("/api/sign-in", json={"login": "ann", "password": PASSWORD}), 403, "wrong")
    entered = client.post("/api/sign-in", json={"login": "ann", "password": chosen, "token": True})
    ann.token = entered.json()["token"]
    changed = ann.post("/api/me/password", password=chosen, new=PASSWORD)
    assert changed.status_code == 200, changed.text
    # Nothing happens to anybody else.
    assert main(["admin", "password", bo.id, "--db", settings.db]) == 2
    assert main(["admin", "password", "nobody", "--db", settings.db]) == 2
    said = capsys.readouterr().err.splitlines()
    assert ["guest" in said[0], "no player" in said[1], len(said)] == [True, True, 2]
    assert bo.get("/api/me").json()["name"] == "Bo"


def test_finished_games_are_listed_with_how_they_ended(ann: Guest, bo: Guest) -> None:
    assert ann.get("/api/me/games").json() == {"games": [], "next": ""}
    id = ann.open("me", "quick", options={"mode": "introductory"}, seed=7)["id"]
    ann.finish(id)
    ann.open("me", "quick")  # runs
    ann.post(f"/api/tables/{ann.open('me', 'open')['id']}/close")  # given up
    (game,) = ann.get("/api/me/games").json()["games"]
    assert (game["id"], game["game"], game["my_seats"]) == (id, "hunters", [0])
    assert game["options"]["mode"] == "introductory"
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in game["seats"]] == [
        ("person", "Ann", ""),
        ("bot", "R-7", "quick"),
    ]
    view = ann.get(f"/api/tables/{id}/replay").json()["view"]["outcome"]
    assert [seat["points"] for seat in game["seats"]] == view["scores"]
    assert [n for n, seat in enumerate(game["seats"]) if seat["won"]] == view["winners"]
    mine = game["seats"][0]
    assert (game["place"], game["points"], game["won"]) == (
        mine["place"],
        mine["points"],
        mine["won"],
    )
    assert game["reason"] == view["reason"]
    assert game["created"] <= game["at"] <= clock.now()
    assert game["replay"] is True
    assert game["rating"] is None
    assert bo.get("/api/me/games").json()["games"] == []


def test_the_list_of_games_has_pages(ann: Guest) -> None:
    ids = []
    for _ in range(3):
        ids.append(ann.open("me", "quick", seed=7)["id"])
        ann.finish(ids[-1])
    first = ann.get("/api/me/games?limit=2").json()
    assert [game["id"] for game in first["games"]] == [ids[2], ids[1]]
    second = ann.get(f"/api/me/games?limit=2&after={first['next']}").json()
    assert [game["id"] for game in second["games"]] == [ids[0]]
    assert second["next"] == ""
    refused(ann.get("/api/me/games?limit=0"), 400, "bad_options")
    refused(ann.get("/api/me/games?after=yesterday"), 400, "shape")


@pytest.mark.usefixtures("one_deal")
def test_a_game_of_two_accounts_changes_their_ratings(
    client: TestClient, ann: Guest, bo: Guest
) -> None:
    register(ann, "ann")
    register(bo, "bob")
    # Without a bot, whose decisions come sooner or later: then the game is the same every time.
    id = together(ann, bo)
    play_out(client, id, 0, 1)
    games = [person.get("/api/me/games").json()["games"][0] for person in (ann, bo)]
    first, second = sorted(games, key=lambda game: int(game["place"]))
    assert first["rating"]["before"] == second["rating"]["before"] == 1000
    assert first["rating"]["after"] > second["rating"]["after"]
    ladder = client.get("/api/ladder?game=hunters").json()
    assert [one["place"] for one in ladder["players"]] == [1, 2]
    assert [one["points"] for one in ladder["players"]] == [
        first["rating"]["after"],
        second["rating"]["after"],
    ]
    assert ladder["me"] is None
    best = ladder["players"][0]
    winner = ann if best["id"] == ann.id else bo
    assert winner.get("/api/ladder?game=hunters").json()["me"] == best
    (rating,) = winner.get("/api/me").json()["ratings"]
    assert (rating["game"], rating["points"], rating["games"]) == ("hunters", best["points"], 1)
    seen = client.get(f"/api/players/{winner.id}").json()
    assert seen["ratings"] == [rating]
    assert "login" not in seen
    refused(client.get("/api/ladder?game=chess"), 400, "bad_options")
    refused(client.get("/api/players/nobody"), 404, "no_player")
    refused(client.get(f"/api/players/{Guest(client, 'Cy').id}"), 404, "no_player")


@pytest.mark.usefixtures("one_deal")
def test_who_leaves_a_game_to_a_bot_comes_last(client: TestClient, ann: Guest, bo: Guest) -> None:
    register(ann, "ann")
    register(bo, "bob")
    id = together(ann, bo)
    ann.post(f"/api/tables/{id}/leave", seat=0)
    play_out(client, id, 1)
    played = ann.get("/api/me/games").json()["games"][0]
    assert played["seats"][0]["bot"] == "quick"
    ladder = client.get("/api/ladder?game=hunters").json()["players"]
    assert [one["id"] for one in ladder] == [bo.id, ann.id]


@pytest.mark.usefixtures("one_deal")
def test_games_that_do_not_count(client: TestClient, ann: Guest, bo: Guest) -> None:
    register(ann, "ann")
    play_out(client, together(ann, bo), 0, 1)  # a guest
    register(bo, "bob")
    play_out(client, together(ann, bo, seed=7), 0, 1)  # a seed that somebody chose
    assert client.get("/api/ladder?game=hunters").json()["players"] == []
    finished = ann.get("/api/me/games").json()["games"]
    assert [game["rating"] for game in finished] == [None, None]


# A guest becomes an account that is there already


def test_signing_in_brings_the_guest_along(client: TestClient, ann: Guest, bo: Guest) -> None:
    register(ann, "ann")
    guest = Guest(client, "Annie")
    over = guest.open("me", "quick", seed=7)["id"]
    guest.finish(over)
    opened = guest.open("me", "open")["id"]
    running = together(bo, guest)
    guest.post(f"/api/tables/{running}/act", message={"type": "say", "key": "s", "text": "hi"})
    both = guest.open("me", "open", "open")
    ann.post(f"/api/tables/{both['id']}/seat", secret=both["invites"][0]["secret"])
    refused(guest.post("/api/sign-in", login="ann", password="something else"), 403, "wrong")
    assert guest.get("/api/me").status_code == 200

    entered = guest.post("/api/sign-in", login="ann", password=PASSWORD, token=True).json()
    assert entered["player"]["id"] == ann.id
    refused(guest.get("/api/me"), 401, "token")
    mine = {one["table"]["id"]: one for one in ann.get("/api/tables?mine=1").json()["tables"]}
    assert set(mine) == {over, opened, running, both["id"]}
    assert mine[opened]["mine"] is True
    assert mine[opened]["my_seats"] == [0]
    assert mine[running]["table"]["seats"][1]["name"] == "Annie"
    assert [game["id"] for game in ann.get("/api/me/games").json()["games"]] == [over]
    play_out(client, running, 0, 1)
    assert {game["id"] for game in ann.get("/api/me/games").json()["games"]} == {over, running}
    # Where both sat, the account has both seats.
    assert mine[both["id"]]["my_seats"] == [0, 1]
    refused(ann.get(f"/api/tables/{both['id']}/state"), 409, "which_seat")
    assert ann.get(f"/api/tables/{both['id']}/state?seat=1").status_code == 200


def test_a_guest_may_stay_a_guest(client: TestClient, ann: Guest) -> None:
    register(ann, "ann")
    guest = Guest(client, "Annie")
    id = guest.open("me", "open")["id"]
    body = {"login": "ann", "password": PASSWORD, "token": True, "merge": False}
    assert guest.ask("POST", "/api/sign-in", body).status_code == 200
    assert guest.get(f"/api/tables/{id}").json()["my_seats"] == [0]
    assert ann.get("/api/tables?mine=1").json()["tables"] == []


def test_sockets_of_a_merged_guest_are_closed_and_come_back(tmp_path: Path) -> None:
    with online(settings_in(tmp_path, rates={"on": False})) as server:
        ann = server.person("Ann")
        ann.post("/api/accounts", login="ann", password=PASSWORD, token=True)
        guest = server.person("Annie")
        id = guest.open("me", "quick")["id"]
        sitting = guest.sit(id)
        assert sitting.act()["type"] == "ack"
        guest.post("/api/sign-in", login="ann", password=PASSWORD, token=True)
        assert sitting.closed() == 4001
        back = ann.sit(id, since=sitting.rev)
        assert back.welcome["seat"] == 0
        assert back.wait_for_ask()
        assert back.act()["type"] == "ack"
        back.close()


# Invitations


def test_an_invitation_expires_and_the_host_makes_another(
    ann: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)
    made = ann.open("me", "open", "open")
    where = f"/api/tables/{made['id']}"
    old = made["invites"][0]
    assert old["expires"] == time.now + 14 * DAY
    time.now = old["expires"] + 1
    refused(bo.post(f"{where}/seat", secret=old["secret"]), 409, "invite_expired")
    refused(bo.post(f"{where}/invite", seat=1), 403, "not_host")
    refused(ann.post(f"{where}/invite", seat=0), 409, "taken")
    refused(ann.post(f"{where}/invite", seat=7), 409, "no_seat")
    new = ann.post(f"{where}/invite", seat=1).json()
    assert new["expires"] == time.now + 14 * DAY
    assert new["link"] == f"/t/{made['id']}#{new['secret']}"
    refused(bo.post(f"{where}/seat", secret=old["secret"]), 409, "bad_invite")  # replaced
    assert bo.post(f"{where}/seat", secret=new["secret"]).json()["seat"] == 1
    ann.post(f"{where}/close")
    refused(ann.post(f"{where}/invite", seat=2), 409, "not_open")


def test_the_lifetime_of_invitations_is_a_setting(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)
    short = msgspec.structs.replace(settings, invite_days=2)
    with TestClient(create_app(short)) as client:
        made = Guest(client, "Ann").open("me", "open")
        assert made["invites"][0]["expires"] == time.now + 2 * DAY


def test_a_code_seats_people_until_the_table_is_full(
    client: TestClient, ann: Guest, bo: Guest
) -> None:
    made = ann.open("me", "open", "open")
    code = made["info"]["code"]
    assert read_code(code) == code
    assert bo.get(f"/api/tables/{made['id']}").json()["code"] == ""  # not theirs to know
    typed = code.lower().replace("-", " ")
    joined = bo.post("/api/join", code=typed).json()
    assert (joined["id"], joined["seat"]) == (made["id"], 1)
    assert joined["info"]["code"] == code
    assert bo.post("/api/join", code=code).json()["seat"] == 1  # again is no mistake
    cy = Guest(client, "Cy")
    assert cy.post(f"/api/tables/{made['id']}/seat", code=code).json()["seat"] == 2
    assert cy.get(f"/api/tables/{made['id']}").json()["table"]["status"] == "playing"
    assert ann.get(f"/api/tables/{made['id']}").json()["code"] == ""
    refused(Guest(client, "Di").post("/api/join", code=code), 404, "no_code")


def test_codes_that_are_worth_nothing(
    ann: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ann.open("me", "open")
    where = f"/api/tables/{made['id']}"
    code = made["info"]["code"]
    for wrong in ("", "DUS", "DUSDUSX", "123456", "ÄÖÜÄÖÜ", new_code()):
        refused(bo.post("/api/join", code=wrong), 404, "no_code")
    refused(bo.post(f"{where}/seat", code="nonsense"), 404, "no_code")
    refused(bo.post(f"{where}/code"), 403, "not_host")
    new = ann.post(f"{where}/code").json()["code"]
    assert new != code
    refused(bo.post("/api/join", code=code), 404, "no_code")
    later = clock.now() + 15 * DAY
    monkeypatch.setattr(clock, "now", lambda: later)
    refused(bo.post("/api/join", code=new), 409, "invite_expired")
    newer = ann.post(f"{where}/code").json()["code"]
    ann.post(f"{where}/close")
    refused(bo.post("/api/join", code=newer), 404, "no_code")
    refused(ann.post(f"{where}/code"), 409, "not_open")


def test_whoever_tries_codes_is_slowed_down(settings: Settings) -> None:
    tight = msgspec.structs.replace(settings, rates=Rates(codes=3))
    with TestClient(create_app(tight)) as client:
        code = Guest(client, "Ann").open("me", "open")["info"]["code"]
        guesser = Guest(client, "Bo")
        for _ in range(3):
            refused(guesser.post("/api/join", code=new_code()), 404, "no_code")
        refused(guesser.post("/api/join", code=code), 429, "slow_down")
        refused(Guest(client, "Cy").post("/api/join", code=code), 429, "slow_down")  # one address


def test_a_code_is_given_to_one_table_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = iter(["AAA-AAA", "AAA-AAA", "BBB-BBB"])
    monkeypatch.setattr(codes, "new_code", lambda: next(tries))
    row = TableRow("t", "g", 1, "", 1, {}, [SeatRow()], "", 0)

    async def write(row: TableRow) -> None:
        if row.code == "AAA-AAA":
            raise Conflict("taken")

    run(lambda: under_new_code(row, write))
    assert row.code == "BBB-BBB"


def test_codes_are_easy_to_read_out() -> None:
    assert not set("IO01") & set(LETTERS)
    assert len({new_code() for _ in range(200)}) == 200


# Small things


def test_everybody_is_told_that_somebody_may_know_the_deal(ann: Guest, bo: Guest) -> None:
    chosen, drawn = ann.open("me", "open", seed=7), ann.open("me", "quick")
    assert bo.get(f"/api/tables/{chosen['id']}").json()["seed_chosen"] is True
    assert bo.get(f"/api/tables/{drawn['id']}").json()["seed_chosen"] is False
    ann.finish(drawn["id"])
    again = ann.post(f"/api/tables/{drawn['id']}/rematch").json()
    assert again["info"]["seed_chosen"] is False
    on = ann.post(f"/api/tables/{drawn['id']}/continue", at=0).json()
    assert on["info"]["seed_chosen"] is True  # the record has shown it


def test_who_asks_again_and_again_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "HERE", 400)
    with online(settings_in(tmp_path, rates={"on": False})) as server:
        ann, bo = server.person("Ann"), server.person("Bo")
        made = ann.open("me", "open", "open")
        bo.post(f"/api/tables/{made['id']}/seat", secret=made["invites"][0]["secret"])
        sitting = ann.sit(made["id"])
        assert not sitting.welcome["table"]["seats"][1]["here"]
        said = bo.get(f"/api/tables/{made['id']}/state")
        assert said["table"]["seats"][1]["here"] is True
        assert sitting.until("came")["now"]["here"]
        vote = sitting.ask(type="replace", seat=1)
        assert vote["code"] == "here"
        bo.get(f"/api/tables/{made['id']}/state")
        assert not sitting.until("came")["now"]["here"]
        assert server.hall.rooms.listening() == 1
        sitting.close()
