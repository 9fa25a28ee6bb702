"""The API over HTTP, without a network: people, tables, what is refused and how it is said."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from cantina.kernel.game import discover, find_game
from cantina.kernel.record import parse, replay
from cantina.room import clock
from cantina.room.stored import Player
from cantina.server import identity
from cantina.server.app import create_app
from cantina.server.describe import description
from cantina.server.settings import Rates, Settings
from cantina.server.store import Store
from tests.server.desk import patched
from tests.server.online import Guest, refused, settings_in

DOCS = Path(__file__).resolve().parents[2] / "docs"
HERE = "http://testserver"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords here need not withstand anybody."""
    monkeypatch.setattr(identity, "_hasher", PasswordHasher(time_cost=1, memory_cost=64))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """A browser: it keeps cookies."""
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def ann(client: TestClient) -> Guest:
    return Guest(client, "Ann")


@pytest.fixture
def bo(client: TestClient) -> Guest:
    return Guest(client, "Bo")


# The house


def test_health_figures_page_and_games(client: TestClient) -> None:
    assert client.get("/healthz").json()["status"] == "ok"
    assert client.get("/metrics").status_code == 403, "on this computer only"
    app: Any = client.app
    assert b"cantina_tables" in app.state.hall.figures.page()
    page = client.get("/")
    assert "<h1>Cantina</h1>" in page.text
    assert "http" not in page.text  # nothing from elsewhere
    games = {game["key"]: game for game in client.get("/api/games").json()["games"]}
    assert set(games) == set(discover())
    hunters = games["hunters"]
    assert [option["key"] for option in hunters["options"]] == ["mode", "orphans", "bank"]


def test_answers_keep_browsers_careful(client: TestClient) -> None:
    headers = client.get("/api/games").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"


def test_the_description_is_up_to_date() -> None:
    """Write it anew with: python -m cantina.server.describe > docs/api-schema.json"""
    assert (DOCS / "api-schema.json").read_bytes() == description()


def test_every_way_and_message_is_in_the_handwritten_document() -> None:
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    described = json.loads(description())
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in text, f"{method} {path}"
    schemas = described["components"]["schemas"]
    for ref in described["x-socket"]["client"] + described["x-socket"]["server"]:
        schema = schemas[ref["$ref"].rpartition("/")[2]]
        kind = schema["properties"]["type"]["enum"][0]
        assert f"`{kind}`" in text, kind
        for field in schema["properties"]:
            assert f"`{field}`" in text or f'"{field}"' in text, f"{kind}.{field}"
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]*)`", text))))
    for name, schema in schemas.items():
        for field in schema.get("properties", {}):
            assert field in words, f"{name}.{field}"


def test_unknown_addresses_are_said_in_json(client: TestClient) -> None:
    refused(client.get("/api/nothing"), 404, "no_way")
    refused(client.put("/api/games"), 405, "no_way")


# Who is asking


def test_a_guest_needs_a_name_and_gets_a_cookie_scripts_cannot_read(client: TestClient) -> None:
    answer = client.post("/api/players", json={"name": "  Ann   of  Town "})
    assert answer.status_code == 201
    assert answer.json()["token"] == ""
    assert answer.json()["player"]["name"] == "Ann of Town"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert client.get("/api/me").json()["name"] == "Ann of Town"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u200bb"])
def test_a_name_is_readable(client: TestClient, name: str) -> None:
    refused(client.post("/api/players", json={"name": name}), 400, "bad_options")


def test_without_a_name_nothing_is_done(client: TestClient) -> None:
    assert client.get("/api/me").json() is None
    refused(client.request("PATCH", "/api/me", json={"name": "Ann"}), 401, "who")
    body = {"game": "hunters", "seats": ["me", "quick"]}
    refused(client.post("/api/tables", json=body), 401, "who")
    wrong = {"authorization": "Bearer nonsense"}
    refused(client.get("/api/me", headers=wrong), 401, "token")


def test_name_and_language_can_be_changed(ann: Guest) -> None:
    changed = ann.ask("PATCH", "/api/me", {"name": "Anna", "language": "uk"}).json()
    assert (changed["name"], changed["language"]) == ("Anna", "uk")
    refused(ann.ask("PATCH", "/api/me", {"language": "xx"}), 400, "bad_language")
    assert ann.get("/api/me").json()["name"] == "Anna"


def test_an_account_keeps_the_guest_and_their_tables(client: TestClient) -> None:
    guest = client.post("/api/players", json={"name": "Ann"}).json()["player"]
    client.post("/api/tables", json={"game": "hunters", "seats": ["me", "open"]})
    made = client.post("/api/accounts", json={"login": "Ann@X", "password": "long enough"})
    assert made.status_code == 201
    assert made.json()["player"]["id"] == guest["id"]
    assert made.json()["player"]["login"] == "ann@x"
    client.post("/api/sign-out")
    assert client.get("/api/me").json() is None
    entered = client.post("/api/sign-in", json={"login": "ANN@x", "password": "long enough"})
    assert entered.json()["player"]["id"] == guest["id"]
    assert len(client.get("/api/tables?mine=1").json()["tables"]) == 1


def test_a_wrong_login_and_a_wrong_password_sound_the_same(client: TestClient) -> None:
    client.post("/api/accounts", json={"login": "ann", "password": "long enough"})
    client.cookies.clear()
    one = client.post("/api/sign-in", json={"login": "ann", "password": "something else"})
    two = client.post("/api/sign-in", json={"login": "nobody", "password": "long enough"})
    refused(one, 403, "wrong")
    assert one.json() == two.json()


def test_a_login_is_taken_once(client: TestClient) -> None:
    body = {"login": "ann", "password": "long enough"}
    assert client.post("/api/accounts", json=body).status_code == 201
    refused(client.post("/api/accounts", json=body), 409, "has_account")
    client.cookies.clear()
    refused(client.post("/api/accounts", json=body), 409, "login_taken")
    short = {"login": "bo", "password": "short"}
    refused(client.post("/api/accounts", json=short), 400, "bad_login")
    short["login"] = "bob"
    refused(client.post("/api/accounts", json=short), 400, "bad_password")


def test_a_sign_in_ends_by_signing_out_and_by_time(
    client: TestClient, ann: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ann.post("/api/sign-out").status_code == 200
    refused(ann.get("/api/me"), 401, "token")
    later = clock.now() + 1000 * 3600 * 24 * 181
    monkeypatch.setattr(clock, "now", lambda: later)
    refused(bo.get("/api/me"), 401, "token")


def test_a_forgotten_person_is_gone_and_the_game_goes_on(ann: Guest, bo: Guest) -> None:
    id = ann.open("me", "open", "quick", listed=True)["id"]
    assert bo.post(f"/api/tables/{id}/seat").status_code == 200
    assert ann.ask("DELETE", "/api/me").status_code == 200
    refused(ann.get("/api/me"), 401, "token")
    text = bo.get(f"/api/tables/{id}").text
    assert "Ann" not in text
    seat = bo.get(f"/api/tables/{id}").json()["table"]["seats"][0]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("person", "", "quick")


def test_pages_of_others_cannot_use_the_cookie(client: TestClient) -> None:
    client.post("/api/players", json={"name": "Ann"})
    evil = {"origin": "https://evil.example"}
    body = {"name": "Mallory"}
    refused(client.request("PATCH", "/api/me", json=body, headers=evil), 403, "origin")
    refused(client.post("/api/sign-out", headers={"origin": "null"}), 403, "origin")
    refused(client.post("/api/sign-out", headers={"sec-fetch-site": "cross-site"}), 403, "origin")
    assert client.request("PATCH", "/api/me", json=body, headers={"origin": HERE}).is_success


# Requests that are wrong


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"{", b'{"name": 1}', b'{"name": "A", "admin": true}', b"\xff\xfe", b"[" * 5000],
)
def test_a_body_that_cannot_be_read(client: TestClient, data: bytes) -> None:
    refused(client.post("/api/players", content=data), 400, "shape")


def test_a_body_that_is_too_big(client: TestClient) -> None:
    refused(client.post("/api/players", content=b" " * 70_000), 413, "too_big")

    def parts() -> Iterator[bytes]:
        yield from [b" " * 10_000] * 7

    refused(client.post("/api/players", content=parts()), 413, "too_big")


def test_too_often(settings: Settings) -> None:
    tight = msgspec.structs.replace(settings, rates=Rates(players=2, tables=1, chat=1, sign_in=1))
    with TestClient(create_app(tight)) as client:
        ann, _ = Guest(client, "Ann"), Guest(client, "Bo")
        refused(client.post("/api/players", json={"name": "Cy"}), 429, "slow_down")
        id = ann.open("me", "quick")["id"]
        another = ann.post("/api/tables", game="hunters", seats=["me", "quick"])
        refused(another, 429, "slow_down")
        wrong = {"login": "ann", "password": "x"}
        refused(client.post("/api/sign-in", json=wrong), 403, "wrong")
        refused(client.post("/api/sign-in", json=wrong), 429, "slow_down")
        for number, status in ((1, 200), (2, 429)):
            said = {"type": "say", "key": f"s{number}", "text": "hello"}
            assert ann.post(f"/api/tables/{id}/act", message=said).status_code == status
        app: Any = client.app
        assert b'cantina_refusals_total{code="slow_down"} 4.0' in app.state.hall.figures.page()


# Tables


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": ["me", "quick"]},
        {"game": "hunters", "seats": ["me"]},
        {"game": "hunters", "seats": ["me", "genius"]},
        {"game": "hunters", "seats": ["me", "quick"], "options": {"mode": "odd"}},
        {"game": "hunters", "seats": ["me", "quick"], "pace": "live", "pace_seconds": 1},
        {"game": "hunters", "seats": ["me", "quick"], "seed": -1},
    ],
)
def test_a_table_that_cannot_be_opened(ann: Guest, body: dict[str, Any]) -> None:
    refused(ann.ask("POST", "/api/tables", body), 400, "bad_options")
    assert ann.get("/api/tables?mine=1").json()["tables"] == []


def test_whoever_opens_a_table_knows_its_commitment_before_bots_decide(
    ann: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Store = client.app.state.hall.store  # type: ignore[attr-defined]
    find = store.player

    async def slowly(id: str) -> Player | None:
        await asyncio.sleep(0.2)  # in which bots play on
        return await find(id)

    monkeypatch.setattr(store, "player", slowly)
    info = ann.open("quick", "quick", "me")["info"]
    assert (info["rev"], len(info["table"]["commitment"])) == (0, 64)


def test_an_invitation_seats_one_person_once(ann: Guest, bo: Guest, client: TestClient) -> None:
    made = ann.open("me", "open", "open")
    assert [invite["seat"] for invite in made["invites"]] == [1, 2]
    secret = made["invites"][0]["secret"]
    assert made["invites"][0]["link"] == f"/t/{made['id']}#{secret}"
    where = f"/api/tables/{made['id']}/seat"
    refused(bo.post(where), 403, "private")
    refused(bo.post(where, secret="guess"), 409, "bad_invite")
    assert bo.post(where, secret=secret).json()["seat"] == 1
    cy = Guest(client, "Cy")
    refused(cy.post(where, secret=secret), 409, "bad_invite")  # used up
    public = cy.get(f"/api/tables/{made['id']}").text
    assert secret not in public
    assert made["invites"][1]["secret"] not in public


def test_listed_tables_are_found_and_joined(ann: Guest, bo: Guest, client: TestClient) -> None:
    hidden, shown = ann.open("me", "open"), ann.open("me", "open", listed=True)
    found = [one["table"]["id"] for one in bo.get("/api/tables").json()["tables"]]
    assert found == [shown["id"]]
    assert hidden["id"] not in found
    assert bo.post(f"/api/tables/{shown['id']}/seat").json()["info"]["table"]["status"] == "playing"
    assert bo.get("/api/tables").json()["tables"] == []
    cy = Guest(client, "Cy")
    watched = [one["table"]["id"] for one in cy.get("/api/tables?watch=1").json()["tables"]]
    assert watched == [shown["id"]]
    refused(cy.post(f"/api/tables/{shown['id']}/seat", seat=1), 409, "taken")
    refused(cy.post(f"/api/tables/{shown['id']}/seat"), 409, "no_seat")


def test_leaving_filling_and_closing(ann: Guest, bo: Guest) -> None:
    made = ann.open("me", "open")
    where = f"/api/tables/{made['id']}"
    secret = made["invites"][0]["secret"]
    bo.post(f"{where}/seat", secret=secret)  # all seats taken: it plays
    left = bo.post(f"{where}/leave", seat=1).json()
    assert left["invite"] is None
    assert left["info"]["table"]["seats"][1]["bot"] == "quick"
    refused(bo.post(f"{where}/leave", seat=0), 403, "not_yours")
    refused(bo.post(f"{where}/close"), 403, "not_host")
    refused(ann.post(f"{where}/close"), 409, "others_play")
    other = ann.open("me", "open")
    where = f"/api/tables/{other['id']}"
    refused(bo.post(f"{where}/fill", seat=1), 403, "not_host")
    refused(ann.post(f"{where}/fill", seat=7), 409, "no_seat")
    again = ann.post(f"{where}/leave", seat=0).json()["invite"]
    assert again["seat"] == 0
    ann.post(f"{where}/seat", secret=again["secret"])
    filled = ann.post(f"{where}/fill", seat=1, bot="random").json()
    assert filled["table"]["status"] == "playing"


def test_an_invitation_of_a_closed_table(ann: Guest, bo: Guest) -> None:
    made = ann.open("me", "open")
    ann.post(f"/api/tables/{made['id']}/close")
    secret = made["invites"][0]["secret"]
    refused(bo.post(f"/api/tables/{made['id']}/seat", secret=secret), 409, "not_open")


def test_a_table_that_does_not_exist(ann: Guest) -> None:
    for method, path in (
        ("GET", ""),
        ("GET", "/state"),
        ("GET", "/record"),
        ("POST", "/close"),
        ("POST", "/rematch"),
    ):
        refused(ann.ask(method, f"/api/tables/nowhere{path}"), 404, "no_table")


# A game without a socket, and what is left of it


def test_who_plays_looks_back_at_what_the_own_seat_has_seen(ann: Guest, bo: Guest) -> None:
    made = ann.open("me", "quick", seed=7)
    where = f"/api/tables/{made['id']}"
    now = ann.get(f"{where}/state").json()
    while not now["asks"]:
        now = ann.get(f"{where}/state").json()
    run = ann.get(f"{where}/steps").json()
    view = run["view"]
    for step in run["steps"]:
        view = patched(view, step["patch"])
    assert run["seat"] == 0
    assert view["known"] == now["view"]["known"]
    assert view["known"][0]
    assert view["known"][1] == []
    refused(ann.get(f"{where}/steps?seat=1"), 403, "not_yours")
    refused(bo.get(f"{where}/steps?seat=0"), 409, "not_finished")


def test_a_whole_game_over_http_and_afterwards(ann: Guest, bo: Guest) -> None:
    made = ann.open("me", "quick", seed=7)
    where = f"/api/tables/{made['id']}"
    for path in ("record", "replay?at=0"):
        refused(ann.get(f"{where}/{path}"), 409, "not_finished")
    refused(bo.get(f"{where}/steps"), 409, "not_finished")
    refused(ann.post(f"{where}/rematch"), 409, "not_finished")
    refused(ann.post(f"{where}/continue", at=0), 409, "not_finished")
    told = ann.get(where).json()
    assert told["seed_chosen"] is True  # whoever chose it may know the deal; nobody is told which
    assert "seed" not in {**told, **told["table"]}
    ann.finish(made["id"])

    record = parse(bo.get(f"{where}/record").text)
    game = find_game("hunters")
    assert replay(game, game.load(None), record).state.outcome is not None
    total = len(record.actions)
    first = bo.get(f"{where}/replay?at=0&seat=1").json()
    last = bo.get(f"{where}/replay?seat=1").json()
    assert (first["at"], first["of"], last["at"]) == (0, total, total)
    assert first["view"]["seat"] == 1
    assert last["view"]["outcome"] is not None
    run = bo.get(f"{where}/steps?seat=1&from=3").json()
    assert (run["of"], run["seat"], len(run["steps"])) == (total, 1, total - 2)
    view = run["view"]
    for step in run["steps"]:
        view = patched(view, step["patch"])
        if step["at"] in (3, 20, total):
            alone = bo.get(f"{where}/replay?seat=1&at={step['at']}").json()
            assert view == alone["view"]
            assert step["events"] == alone["events"]
            assert (step["who"], step["action"]) == (alone["who"], alone["action"])
    assert len(bo.get(f"{where}/steps?from=5&to=9").json()["steps"]) == 5
    refused(bo.get(f"{where}/steps?from=9&to=5"), 400, "bad_options")
    refused(bo.get(f"{where}/steps?seat=2"), 400, "no_seat")

    refused(bo.get(f"{where}/replay?at={total + 1}"), 400, "bad_options")
    refused(bo.get(f"{where}/replay?seat=2"), 400, "no_seat")
    refused(bo.get(f"{where}/replay?at=x"), 400, "shape")

    refused(bo.post(f"{where}/continue", at=total), 400, "bad_options")
    on = bo.post(f"{where}/continue", at=20).json()
    assert on["info"]["origin"] == made["id"]
    assert on["info"]["my_seats"] == [0]
    now = bo.get(f"/api/tables/{on['id']}/state").json()
    assert now["rev"] >= 20
    bo.finish(on["id"])
    assert parse(bo.get(f"/api/tables/{on['id']}/record").text).actions[:20] == record.actions[:20]


def test_a_rematch_starts_when_all_have_come(ann: Guest, bo: Guest, client: TestClient) -> None:
    made = ann.open("me", "open", "quick", listed=True)
    where = f"/api/tables/{made['id']}"
    bo.post(f"{where}/seat", ready=False)
    ann.post(f"{where}/close")
    refused(Guest(client, "Cy").post(f"{where}/rematch"), 403, "not_yours")
    first = bo.post(f"{where}/rematch").json()
    assert first["info"]["table"]["status"] == "open"
    assert first["seat"] == 1
    assert ann.get(where).json()["table"]["rematch"] == first["id"]
    second = ann.post(f"{where}/rematch").json()
    assert second["id"] == first["id"]
    assert second["info"]["table"]["status"] == "playing"
    assert [seat["name"] for seat in second["info"]["table"]["seats"]] == ["Ann", "Bo", "T-81"]


def test_a_lesson_begins_in_the_middle(ann: Guest) -> None:
    begin = {"game": "hunters", "seats": ["me", "quick"], "seed": 5}
    first = ann.post("/api/tables", **begin).json()["id"]
    (ask,) = ann.get(f"/api/tables/{first}/state?seat=0").json()["asks"]
    past = [[0, ask["options"][0]], [1, ask["options"][0]]]
    opened = ann.post("/api/tables", **begin, past=past).json()
    assert opened["info"]["rev"] >= len(past)
    refused(ann.post("/api/tables", **begin, past=[*past, [1, ["draw", 9]]]), 400, "bad_options")
    others = {**begin, "seats": ["me", "open"]}
    refused(ann.post("/api/tables", **others, past=past), 400, "bad_options")


def test_messages_over_http_have_the_same_checks(ann: Guest, bo: Guest) -> None:
    id = ann.open("me", "quick")["id"]
    where = f"/api/tables/{id}/act"
    now = ann.get(f"/api/tables/{id}/state").json()
    action = now["asks"][0]["options"][0]
    act = {"type": "act", "key": "k", "rev": now["rev"], "action": action}
    refused(bo.post(where, message=act), 403, "not_yours")
    refused(bo.post(where, message=act, seat=0), 403, "not_yours")
    refused(ann.post(where, message={**act, "action": ["fly", 1]}), 409, "illegal")
    refused(ann.post(where, message={**act, "action": [1]}), 400, "shape")
    refused(ann.post(where, message={**act, "rev": 99}), 409, "stale")
    refused(ann.post(where, message={"type": "hello"}), 400, "shape")
    done = ann.post(where, message=act).json()
    assert done["type"] == "ack"
    assert ann.post(where, message=act).json() == done  # once, however often it is sent


def test_chat_sent_twice_is_said_once(ann: Guest) -> None:
    id = ann.open("me", "quick")["id"]
    for _ in range(2):
        message = {"type": "say", "key": "one", "text": "hello"}
        assert ann.post(f"/api/tables/{id}/act", message=message).json()["type"] == "ack"
    chat = ann.get(f"/api/tables/{id}/state").json()["chat"]
    assert [(line["name"], line["text"]) for line in chat] == [("Ann", "hello")]


def test_logs_hold_no_secret(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann = Guest(client, "Ann")
    made = ann.open("me", "open", seed=123456789)
    secret = made["invites"][0]["secret"]
    ann.post(f"/api/tables/{made['id']}/seat", secret=secret)
    client.post("/api/accounts", json={"login": "ann", "password": "a tin of plums"})
    for hidden in (ann.token, secret, "123456789", "a tin of plums"):
        assert hidden not in caplog.text
