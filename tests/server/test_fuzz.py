"""Messages that no honest client sends, a few hundred in a row, over real sockets.

The server stays up, every message is answered once and by its key, what is refused has changed
nothing, and in the end the log replays to the very table in memory.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.room.room import Room
from cantina.room.wire import LONGEST_MESSAGE
from tests.server.desk import check_log
from tests.server.online import Online, Person, Sitting, online, settings_in

MESSAGES = 400
ANSWERS = ("ack", "refused", "pong")


def good(dice: random.Random, one: Sitting) -> dict[str, Any]:
    options = one.asks[0]["options"] if one.asks else [["draw", 0]]
    key = f"k{dice.getrandbits(40)}"
    return {"type": "act", "key": key, "rev": one.rev, "action": dice.choice(options)}


def stray(dice: random.Random, one: Sitting, sent: list[str | bytes]) -> str | bytes:
    """Something a broken or hostile client might send; sometimes it is good."""
    message = good(dice, one)
    kind = dice.randrange(12)
    if kind == 0 and sent:
        return dice.choice(sent)  # replayed, key and all, perhaps somebody else's
    if kind == 1:
        message["rev"] = dice.choice([-1, 0, one.rev - 5, one.rev + 9, 2**70])
    elif kind == 2:
        message["action"] = [dice.choice(["choose", "draw", "fly"]), dice.randrange(-5, 500)]
    elif kind == 3:
        message[dice.choice(list(message))] = dice.choice([None, [], {}, "x", 1.5, "\ud7ff"])
    elif kind == 4:
        text = json.dumps(message)
        cut = dice.randrange(len(text))
        return text[:cut] + dice.choice(["", "\x00", "}", "\ud7ff", '"']) + text[cut + 1 :]
    elif kind == 5:
        message["key"] = "x" * dice.choice([0, 65, 20_000, 20_000])
    elif kind == 6:
        message = {"type": dice.choice(["undo", "away", "back"]), "key": message["key"]}
    elif kind == 7:
        message = {"type": "replace", "key": message["key"], "seat": dice.randrange(-3, 9)}
    elif kind == 8:
        return dice.randbytes(dice.randrange(200))
    elif kind == 9:
        return dice.choice(["[" * 5000, '{"type": ' * 900, "null", "[]", '"act"', "", "{}"])
    elif kind == 10:
        return json.dumps(message).encode()  # a binary frame
    return json.dumps(message)


def key_of(message: str | bytes) -> str:
    """By which key the answer is to be known; empty if there is none to be read."""
    if len(message if isinstance(message, bytes) else message.encode()) > LONGEST_MESSAGE:
        return ""
    try:
        key = json.loads(message)["key"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    return key[:64] if isinstance(key, str) else ""


def position(room: Room) -> Any:
    assert room.t is not None
    return (
        room.row.rev,
        room.game.encode(room.t.state),
        msgspec.to_builtins(room.row.seats),
        len(room.chat.lines),
    )


class Fuzz:
    def __init__(self, server: Online, seed: int) -> None:
        self.dice = random.Random(seed)
        self.people = [server.person(name) for name in ("Ann", "Bo", "Eve")]
        ann, bo, eve = self.people
        opened = ann.open("me", "open", seed=11)
        self.id: str = opened["id"]
        bo.post(f"/api/tables/{self.id}/seat", secret=opened["invites"][0]["secret"])
        nobody = Sitting(server.address, self.id)
        self.sittings = [ann.sit(self.id), bo.sit(self.id), eve.sit(self.id), nobody]
        self.room: Room = server.hall.rooms._rooms[self.id]
        self.sent: list[str | bytes] = []
        self.acked: dict[tuple[int, str], int] = {}
        self.kinds: Counter[str] = Counter()

    def step(self, number: int) -> None:
        who = self.dice.choice([0, 0, 0, 1, 1, 1, 2, 3])
        one = self.sittings[who]
        self.barrier(one, f"before-{number}")
        before = position(self.room)
        message = stray(self.dice, one, self.sent)
        self.sent.append(message)
        one.heard.clear()
        one.socket.send(message)
        self.barrier(one, f"after-{number}")
        answers = [said for said in one.heard[:-1] if said["type"] in ANSWERS]
        assert len(answers) == 1, (message, answers)
        (answer,) = answers
        assert answer["key"] == key_of(message), (message, answer)
        self.kinds[answer["type"]] += 1
        if answer["type"] == "refused":
            self.kinds[answer["code"]] += 1
            assert "\n" not in answer["text"]
            assert position(self.room) == before, message
            assert (who, answer["key"]) not in self.acked or not is_act(message), message
        elif '"away"' in str(message):
            assert one.ask(type="back")["type"] == "ack"  # or a bot goes on by itself
        elif is_act(message):
            assert who < 2, "only who has a seat decides"
            again = (who, answer["key"]) in self.acked
            assert self.acked.setdefault((who, answer["key"]), answer["rev"]) == answer["rev"]
            assert position(self.room) == before or not again, "the same key twice is once"

    def barrier(self, one: Sitting, key: str) -> None:
        one.send(type="ping", key=key)
        one.until("pong", key=key)

    def foreign(self, number: int) -> None:
        """With one's own sign-in, for another's seat."""
        before = position(self.room)
        for who, seat in ((0, 1), (1, 0), (2, 0), (2, 1)):
            person: Person = self.people[who]
            message = {**good(self.dice, self.sittings[seat]), "key": f"foreign-{number}"}
            path = f"/api/tables/{self.id}/act"
            answer = person.http.post(path, json={"message": message, "seat": seat})
            assert answer.status_code == 403, answer.text
            assert person.sit(self.id, seat=seat).closed() == 4003
        assert position(self.room) == before


def is_act(message: str | bytes) -> bool:
    try:
        return bool(json.loads(message)["type"] == "act")
    except (ValueError, KeyError, TypeError, RecursionError):
        return False


@pytest.mark.parametrize("seed", [7, 8])
def test_stray_messages_never_break_lose_or_double_anything(tmp_path: Path, seed: int) -> None:
    with online(settings_in(tmp_path, rates={"on": False})) as server:
        fuzz = Fuzz(server, seed)
        for number in range(MESSAGES // 2):
            fuzz.step(number)
            if number % 40 == 0:
                fuzz.foreign(number)
        assert fuzz.kinds["ack"] > 15, fuzz.kinds
        assert fuzz.kinds["refused"] > 80, fuzz.kinds
        for code in ("shape", "stale", "illegal", "too_big", "not_yours", "who", "not_asked"):
            assert fuzz.kinds[code], fuzz.kinds
        assert fuzz.people[0].http.get("/healthz").status_code == 200
        rev = fuzz.room.row.rev
        entries = asyncio.run(check_log(tmp_path, fuzz.id))
        assert len(entries) == rev
        found = {(entry.seat, entry.key): entry.rev for entry in entries}
        assert fuzz.acked.items() <= found.items()


@pytest.mark.parametrize(
    ("frame", "text", "code"),
    [(b"\xff\xfe", True, 1007), (b"x" * (4 * LONGEST_MESSAGE + 1), False, 1009)],
)
def test_a_frame_that_cannot_be_taken_ends_its_socket_alone(
    tmp_path: Path, frame: bytes, text: bool, code: int
) -> None:
    with online(settings_in(tmp_path)) as server:
        ann = server.person("Ann")
        id = ann.open("me", "quick")["id"]
        one, two = ann.sit(id), ann.sit(id)
        one.socket.send(frame, text=text)
        assert one.closed() == code
        assert two.act()["type"] == "ack"
        assert ann.sit(id).welcome["type"] == "welcome"
