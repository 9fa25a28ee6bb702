"""Tables over real sockets on this computer: playing, watching, coming back, bad messages."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from cantina.cli import main
from cantina.kernel.record import parse
from cantina.room import absence
from cantina.room.wire import LONGEST_MESSAGE
from cantina.server import sockets
from cantina.server.migrations import VERSION_TABLE
from cantina.server.settings import Rates
from cantina.server.shortcut import MOST_WAITING
from tests.server.online import PATIENCE, Online, Person, Sitting, online, settings_in

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    settings = settings_in(tmp_path_factory.mktemp("home"))
    generous = msgspec.structs.replace(settings, rates=Rates(players=1000))
    with online(generous) as server:
        yield server


@pytest.fixture
def ann(server: Online) -> Person:
    return server.person("Ann")


@pytest.fixture
def bo(server: Online) -> Person:
    return server.person("Bo")


def told_bytes(sitting: Sitting) -> str:
    return json.dumps(sitting.heard)


# Playing


def test_a_whole_game_with_three_bots(ann: Person) -> None:
    id = ann.open("me", "quick", "quick", "quick")["id"]
    ann_sits = ann.sit(id)
    assert ann_sits.welcome["seat"] == 0
    assert ann_sits.play_on() > 20
    assert ann_sits.view["outcome"] is not None
    record = parse(ann.http.get(f"/api/tables/{id}/record").text)
    assert len(record.actions) == ann_sits.rev
    assert ann_sits.view == ann.get(f"/api/tables/{id}/state")["view"]
    last = ann.get(f"/api/tables/{id}/replay?seat=0")["view"]
    assert ann_sits.view == last


def test_coming_back_nothing_is_lost_or_doubled(ann: Person) -> None:
    id = ann.open("me", "quick", "quick", seed=11)["id"]
    events: list[Any] = []  # as Ann has them, over all her sockets
    seen = 0
    for _ in range(8):
        sitting = ann.sit(id, since=seen)
        sitting.play_on(2)
        for message in sitting.heard:
            if message["type"] in ("welcome", "update"):
                events += message["events"]
        seen = sitting.rev
        sitting.socket.socket.close()  # as when a cable is pulled
    again = ann.sit(id, since=seen)
    again.wait_for_ask()
    whole = ann.sit(id, since=0)
    while again.rev < whole.rev:  # the bots may have answered in between
        again.hear()
    for message in again.heard:
        if message["type"] in ("welcome", "update"):
            events += message["events"]
    assert whole.welcome["events"] == events
    assert again.rev == whole.rev
    assert again.view == whole.view


def test_the_server_remembers_what_a_seat_has_seen(ann: Person, server: Online) -> None:
    id = ann.open("me", "quick")["id"]
    first = ann.sit(id)
    first.play_on(3)
    assert first.wait_for_ask()
    first.close()
    while any(one.table_id == id for one in server.hall.sockets):
        time.sleep(0.01)
    act = {"type": "act", "key": "k", "rev": first.rev, "action": first.asks[0]["options"][0]}
    assert ann.post(f"/api/tables/{id}/act", message=act)["type"] == "ack"
    assert ann.sit(id).welcome["events"]  # what happened since she looked


def test_two_tabs_on_one_seat(ann: Person) -> None:
    id = ann.open("me", "quick", seed=3)["id"]
    one, two = ann.sit(id), ann.sit(id)
    for sitting, other in ((one, two), (two, one)):
        assert sitting.wait_for_ask()
        done = sitting.act()
        assert done["type"] == "ack"
        while other.rev < done["rev"]:
            other.hear()
    for _ in range(5):
        one.play_on(1)
    while two.rev < one.rev:
        two.hear()
    while one.rev < two.rev:
        one.hear()
    assert one.view == two.view
    one.close()
    assert two.ask(type="ping")["type"] == "pong"


def test_the_same_key_twice_is_one_decision(ann: Person) -> None:
    id = ann.open("me", "open")["id"]
    ann.post(f"/api/tables/{id}/fill", seat=1)
    sitting = ann.sit(id)
    sitting.wait_for_ask()
    rev, action = sitting.rev, sitting.asks[0]["options"][0]
    first = sitting.ask(type="act", key="once", rev=rev, action=action)
    assert first["type"] == "ack"
    assert sitting.ask(type="act", key="once", rev=rev, action=action) == first
    again = ann.sit(id)
    assert again.ask(type="act", key="once", rev=rev, action=action) == first


def test_a_decision_can_be_taken_back(ann: Person, bo: Person) -> None:
    made = ann.open("me", "open")
    bo.post(f"/api/tables/{made['id']}/seat", secret=made["invites"][0]["secret"])
    sitting = ann.sit(made["id"])
    assert sitting.ask(type="undo")["code"] == "no_undo_nothing"
    before = json.dumps(sitting.view)
    sitting.act()  # sealed: Bo has not chosen yet
    assert sitting.ask(type="undo")["type"] == "ack"
    assert json.dumps(sitting.view) == before
    assert sitting.asks


def test_away_back_and_chat(ann: Person, bo: Person) -> None:
    made = ann.open("me", "open")
    bo.post(f"/api/tables/{made['id']}/seat", secret=made["invites"][0]["secret"])
    one, two = ann.sit(made["id"]), bo.sit(made["id"])
    assert two.ask(type="replace", seat=0)["code"] == "here"
    assert two.ask(type="away", bot="genius")["code"] == "bad_options"
    assert two.ask(type="away")["type"] == "ack"
    seats = one.until("seats")["table"]["seats"]
    while seats[1]["bot"] != "quick":
        seats = one.until("seats")["table"]["seats"]
    one.play_on(3)  # the bot plays for Bo
    assert two.ask(type="back")["type"] == "ack"
    assert two.ask(type="say", text="I am back")["type"] == "ack"
    assert one.until("said")["text"] == "I am back"


def test_an_absent_player_is_replaced_by_vote(
    ann: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ann.open("me", "open")
    bo.post(f"/api/tables/{made['id']}/seat", secret=made["invites"][0]["secret"])
    sitting = ann.sit(made["id"])
    assert sitting.ask(type="replace", seat=1)["code"] == "vote_early"
    monkeypatch.setattr(absence, "ABSENCE", 0)
    assert sitting.ask(type="replace", seat=1)["type"] == "ack"
    assert sitting.play_on(3) == 3


# Watching


def test_a_spectator_sees_no_hidden_card(server: Online, ann: Person) -> None:
    id = ann.open("me", "quick", "quick", seed=21)["id"]
    sitting, watching = ann.sit(id), Sitting(server.address, id)
    assert watching.welcome["seat"] == -1
    sitting.play_on(12)
    while watching.rev < sitting.rev:
        watching.hear()
        assert not any(watching.view["known"])
        assert watching.asks == []
    assert any(sitting.view["known"])
    public = {key: value for key, value in sitting.view.items() if key not in ("seat", "known")}
    assert public == {key: watching.view[key] for key in public}
    assert '"seed"' not in told_bytes(watching) + told_bytes(sitting)
    assert watching.ask(type="act", rev=0, action=["done"])["code"] == "who"
    assert watching.ask(type="say", text="hello")["code"] == "who"


def test_who_has_a_name_but_no_seat_watches_and_is_silent(ann: Person, bo: Person) -> None:
    id = ann.open("me", "quick")["id"]
    watching = bo.sit(id)
    assert watching.welcome["seat"] == -1
    act = {"type": "act", "rev": watching.rev, "action": ["done"]}
    assert watching.ask(**act)["code"] == "not_yours"
    assert watching.ask(type="say", text="good luck")["code"] == "watching"


# Messages that are wrong change nothing


def test_wrong_messages_get_an_answer_and_change_nothing(ann: Person) -> None:
    made = ann.open("me", "open")
    ann.post(f"/api/tables/{made['id']}/fill", seat=1)
    sitting = ann.sit(made["id"])
    sitting.wait_for_ask()
    sitting.ask(type="ping")
    state = ann.get(f"/api/tables/{made['id']}/state")
    good = {"type": "act", "key": "k", "rev": sitting.rev, "action": sitting.asks[0]["options"][0]}
    bad: list[tuple[Any, str]] = [
        ("", "shape"),
        ("{", "shape"),
        ("[]", "shape"),
        ("null", "shape"),
        (b"\xff\x00", "shape"),
        ("[" * 3000, "shape"),
        ({"type": "dance", "key": "k"}, "shape"),
        ({**good, "key": ""}, "shape"),
        ({**good, "key": "k" * 65}, "shape"),
        ({**good, "rev": "1"}, "shape"),
        ({**good, "seat": 1}, "shape"),
        ({**good, "action": []}, "shape"),
        ({**good, "action": [1, 2]}, "shape"),
        ({**good, "action": ["x", True]}, "shape"),
        ({**good, "action": ["x", 10**4000]}, "illegal"),
        (json.dumps(good).replace("[", '["x", 1' + "0" * 9000 + ", ", 1), "shape"),
        ({**good, "action": ["play", -1]}, "illegal"),
        ({**good, "action": ["fly", 2]}, "illegal"),
        ({**good, "rev": sitting.rev + 1}, "stale"),
        ({**good, "rev": -1}, "stale"),
        ({"type": "say", "key": "k", "text": "x" * 501}, "shape"),
        ({"type": "say", "key": "k", "text": "\x07"}, "shape"),
        ({"type": "replace", "key": "k", "seat": 9}, "no_seat"),
        ({"type": "hello"}, "hello"),
        ("x" * (LONGEST_MESSAGE + 1), "too_big"),
    ]
    for message, code in bad:
        data = json.dumps(message) if isinstance(message, dict) else message
        sitting.socket.send(data)
        answer = sitting.until("refused")
        assert answer["code"] == code, message
        assert "\n" not in answer["text"]
    assert ann.get(f"/api/tables/{made['id']}/state") == state
    assert sitting.ask(**good)["type"] == "ack"


def test_a_stale_revision_is_refused(ann: Person) -> None:
    id = ann.open("me", "quick")["id"]
    sitting = ann.sit(id)
    sitting.wait_for_ask()
    old = sitting.rev
    sitting.play_on(2)
    assert sitting.wait_for_ask()
    assert sitting.act(rev=old)["code"] == "stale"


def test_a_message_far_too_big_closes_the_socket(ann: Person) -> None:
    sitting = ann.sit(ann.open("me", "quick")["id"])
    sitting.socket.send("x" * (sockets.LARGEST_FRAME + 1))
    assert sitting.closed() == 1009


# Hello


@pytest.mark.parametrize(
    ("hello", "close", "code"),
    [
        ({"type": "ping", "key": "k"}, 4000, "hello"),
        ({"type": "hello", "sea": 1}, 4000, "shape"),
        ({"type": "hello", "token": "nonsense"}, 4001, "token"),
        ({"type": "hello", "seat": 0}, 4003, "not_yours"),
    ],
)
def test_a_wrong_hello(
    server: Online, ann: Person, hello: dict[str, Any], close: int, code: str
) -> None:
    id = ann.open("me", "quick")["id"]
    with connect(f"ws{server.address[4:]}/api/tables/{id}/socket", open_timeout=PATIENCE) as line:
        line.send(json.dumps(hello))
        assert json.loads(line.recv(PATIENCE))["code"] == code
        with pytest.raises(Exception, match=str(close)):
            line.recv(PATIENCE)


def test_a_foreign_seat_and_an_unknown_table(ann: Person, bo: Person) -> None:
    id = ann.open("me", "quick")["id"]
    foreign = bo.sit(id, seat=0)
    assert foreign.welcome["code"] == "not_yours"
    assert foreign.closed() == 4003
    unknown = bo.sit("nowhere")
    assert unknown.welcome["code"] == "no_table"
    assert unknown.closed() == 4004


def test_several_seats_of_one_person_have_a_socket_each(ann: Person) -> None:
    id = ann.open("me", "me")["id"]
    assert ann.sit(id).welcome["code"] == "which_seat"
    one, two = ann.sit(id, seat=0), ann.sit(id, seat=1)
    assert (one.welcome["seat"], two.welcome["seat"]) == (0, 1)
    assert one.view["known"] != two.view["known"]
    assert one.act()["type"] == "ack"
    assert two.act()["type"] == "ack"


def test_hello_must_come_soon(server: Online, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.1)
    id = ann.open("me", "quick")["id"]
    with connect(f"ws{server.address[4:]}/api/tables/{id}/socket", open_timeout=PATIENCE) as line:
        assert json.loads(line.recv(PATIENCE))["code"] == "hello"
        with pytest.raises(Exception, match="4002"):
            line.recv(PATIENCE)


def test_the_cookie_opens_a_socket_from_our_own_pages_only(server: Online, ann: Person) -> None:
    id = ann.open("me", "quick")["id"]
    where = f"ws{server.address[4:]}/api/tables/{id}/socket"
    cookie = {"cookie": f"cantina={ann.token}"}
    for origin, kind in ((server.address, "welcome"), ("https://evil.example", "refused")):
        with connect(where, additional_headers=cookie, origin=Origin(origin)) as line:
            line.send('{"type": "hello"}')
            message = json.loads(line.recv(PATIENCE))
            assert message["type"] == kind
            assert message.get("seat", -1) == (0 if kind == "welcome" else -1)


def test_signing_out_ends_the_sockets(ann: Person) -> None:
    sitting = ann.sit(ann.open("me", "quick")["id"])
    ann.post("/api/sign-out")
    assert sitting.closed() == 4001


def test_who_leaves_a_seat_no_longer_looks_over_the_next_ones_shoulder(
    ann: Person, bo: Person
) -> None:
    made = ann.open("me", "open", "open")
    bo.post(f"/api/tables/{made['id']}/seat", secret=made["invites"][0]["secret"])
    sitting = bo.sit(made["id"])
    bo.post(f"/api/tables/{made['id']}/leave", seat=1)
    assert sitting.closed() == 4003


def test_small_messages_are_sent_at_once(server: Online, ann: Person) -> None:
    id = ann.open("me", "quick")["id"]
    ann.sit(id)
    (line,) = [one for one in server.hall.sockets if one.table_id == id]
    assert isinstance(line, sockets.Line)
    assert line._shortcut is not None
    wire = line._shortcut.transport.get_extra_info("socket")
    assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


# Bad days


def flood(server: Online, table: str) -> sockets.Line:
    """More for the only socket of this table than it takes without being read: until it is given
    up, or more waits here than it may. Nobody reads meanwhile, so it does not matter how fast."""
    (line,) = [one for one in server.hall.sockets if one.table_id == table]
    assert isinstance(line, sockets.Line)
    long = b'{"type": "pong", "key": "%s", "at": 0}' % (b"x" * 60_000)
    shortcut = line._shortcut
    assert shortcut is not None

    async def tell() -> None:
        while line._closing is None and shortcut.waiting() < 3 * MOST_WAITING:
            line.tell(long)

    server.inside(tell())
    return line


def test_a_slow_reader_is_dropped_and_can_come_back(
    server: Online, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PATIENCE", PATIENCE)  # it takes the close, if slowly
    id = ann.open("me", "quick")["id"]
    sitting = ann.sit(id)
    flood(server, id)
    assert sitting.closed() == 4008
    assert ann.sit(id).welcome["seat"] == 0


def test_who_takes_nothing_at_all_is_cut_off(
    server: Online, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More waits than the network holds between us, so that not even the close gets through."""
    monkeypatch.setattr(sockets, "PATIENCE", 0.2)
    monkeypatch.setattr(sockets, "MOST_WAITING", 1_000_000_000)
    id = ann.open("me", "quick")["id"]
    sitting = ann.sit(id)
    line = flood(server, id)
    line._writer.get_loop().call_soon_threadsafe(line.hang_up, 4008, "")
    until = time.monotonic() + PATIENCE
    while line in server.hall.sockets:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert sitting.closed() == 1006  # cut off without a close
    assert ann.sit(id).welcome["seat"] == 0


def test_too_many_messages(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(settings_in(tmp_path), rates=Rates(messages=5))
    with online(settings) as server:
        sitting = server.person("Ann")
        table = sitting.sit(sitting.open("me", "quick")["id"])
        kinds = [table.ask(type="ping")["type"] for _ in range(7)]
        assert kinds == ["pong"] * 5 + ["refused"] * 2


def test_a_restart_brings_every_table_back(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
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


def serve(home: Path, *arguments: str) -> subprocess.Popen[str]:
    environ = {**os.environ, "CANTINA_HOME": str(home), "CANTINA_CLIENT": "off"}
    return subprocess.Popen(
        [sys.executable, "-m", "cantina.cli", "serve", "--no-browser", *arguments],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """`cantina serve` as people start it; stopped in an orderly way in the end."""
    home = tmp_path_factory.mktemp("command")
    running = serve(home, "--port", "0")
    assert running.stdout is not None
    said = running.stdout.readline()
    found = re.search(r"http://\S+", said)
    assert found is not None, said
    yield found[0].rstrip("/"), home
    running.send_signal(signal.SIGTERM)
    _, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0
    assert "Traceback" not in errors


def test_the_bot_of_the_examples_plays_a_game_by_invitation(command: tuple[str, Path]) -> None:
    address, _ = command
    host = Person(address, "Ann")
    made = host.open("open", "quick", "quick", "quick")
    link = address + made["invites"][0]["link"]
    bot = [sys.executable, str(ROOT / "examples" / "bot.py"), link, "--seed", "1"]
    done = subprocess.run(bot, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert host.get(f"/api/tables/{made['id']}")["table"]["status"] == "finished"


def test_the_bot_of_the_examples_comes_back(server: Online, ann: Person) -> None:
    made = ann.open("open", "quick")
    link = server.address + made["invites"][0]["link"]
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), link]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        lines: list[Any] = []
        while not lines:
            assert bot.poll() is None
            time.sleep(0.02)
            lines = [one for one in server.hall.sockets if one.table_id == made["id"]]
        loop = lines[0]._writer.get_loop()
        loop.call_soon_threadsafe(lines[0].hang_up, sockets.SLOW, "go away")
        out, _ = bot.communicate(timeout=PATIENCE)
    assert "finished" in out


def one_line(running: subprocess.Popen[str]) -> str:
    out, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 2
    assert out == ""
    assert errors.startswith("cantina: ")
    assert errors.count("\n") == 1
    return errors


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = one_line(serve(tmp_path, "--port", str(port)))
    assert str(port) in said
    assert "taken" in said


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = one_line(serve(tmp_path / "file", "--port", "0"))
    assert str(tmp_path / "file") in said


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with online(settings_in(tmp_path)):
        pass
    with closing(sqlite3.connect(tmp_path / "cantina.db")) as newer:
        newer.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        newer.commit()
    said = one_line(serve(tmp_path, "--port", "0"))
    assert "newer version" in said


@pytest.mark.deep
def test_a_postgresql_that_is_not_there(tmp_path: Path) -> None:
    said = one_line(serve(tmp_path, "--port", "0", "--db", "postgresql://ann:pw@127.0.0.1:1/house"))
    assert "cannot be reached" in said
    assert "pw" not in said


@pytest.mark.deep
def test_a_redis_that_is_not_there(tmp_path: Path) -> None:
    said = one_line(serve(tmp_path, "--port", "0", "--redis", "redis://127.0.0.1:1"))
    assert "Redis does not answer" in said


def test_export_import_and_forget(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = str(tmp_path / "one" / "cantina.db"), str(tmp_path / "two" / "cantina.db")
    with online(settings_in(tmp_path / "one")) as server:
        ann = server.person("Ann")
        id = ann.open("me", "quick")["id"]
        player = ann.get("/api/me")["id"]
        ann.sit(id).play_on(3)
    file = str(tmp_path / "all.jsonl")
    assert main(["admin", "export", file, "--db", one]) == 0
    assert main(["admin", "import", file, "--db", two]) == 0
    assert main(["admin", "import", file, "--db", two]) == 2  # no longer empty
    with online(settings_in(tmp_path / "two")) as server:
        assert Sitting(server.address, id, ann.token).welcome["seat"] == 0
    assert main(["admin", "forget", player, "--db", two]) == 0
    capsys.readouterr()
    assert main(["admin", "forget", player, "--db", two]) == 2
    assert main(["admin", "export", file, "--db", str(tmp_path / "nowhere.db")]) == 2
    (tmp_path / "odd").write_text("odd")
    assert main(["admin", "import", str(tmp_path / "odd"), "--db", str(tmp_path / "new.db")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3
    assert all(line.startswith("cantina: ") for line in said)
