"""Requests that once kept everybody waiting: each is dealt with while the loop goes on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from cantina.room.decisions import act, take_back
from cantina.room.wire import Ack
from cantina.server.describe import description
from cantina.server.hall import Hall
from cantina.server.tables import playable
from tests.attacks.conftest import asked, decision
from tests.server.online import PATIENCE, Online, Person, online, settings_in

DOTTED = "a" + ".a" * 9900 + "=1"
TEXTS = {
    "a key of many parts": DOTTED,
    "a table of many parts": "[" + "a." * 9900 + "a]",
    "quoted parts": '""' + '.""' * 6600 + "=1",
    "parts behind the end of a string": 'x={y="""\nfoo""", ""' + '.""' * 6500 + "=1}",
    "deep lists": "a=" + "[" * 19_000,
    "deep tables": "a=" + "{a=" * 6_000,
    "many values": "a=[" + "1," * 9_900 + "]",
    "many keys": "\n".join(f"k{n}=1" for n in range(2_000)),
    "a number beyond all measure": "[[scenario]]\nid='S18'\nnumber=0x" + "f" * 15_000,
    "more digits than JSON has": "[[scenario]]\nprovenance='public'\nid='S'\nnumber=" + "9" * 40,
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_text_that_is_slow_to_parse(
    server: Online, ann: Person, unstalled: None, text: str
) -> None:
    checked = ann.post("/api/games/hoth/check", text=text)
    assert checked["reason"]
    seats = ["me", "me"]
    body = {"game": "hoth", "seats": seats, "options": {"own": text}}
    assert ann.http.post("/api/tables", json=body).status_code == 400


def test_many_such_texts_at_once(server: Online, unstalled: None) -> None:
    """One address has a few pieces of work waiting, and is told so beyond that."""
    where = f"{server.address}/api/games/hoth/check"
    text = {"text": "k=1\n" * 400}
    with ThreadPoolExecutor(12) as threads:
        work = [threads.submit(httpx.post, where, json=text, timeout=PATIENCE) for _ in range(12)]
        codes = {one.result(PATIENCE).status_code for one in work}
    assert codes <= {200, 429}


def test_a_table_that_begins_in_the_middle(
    server: Online, ann: Person, war: str, unstalled: None
) -> None:
    record = server.hall.rooms._rooms[war].record()
    assert record is not None
    past = [[seat, [action.verb, *action.args]] for seat, action in record.actions]
    body = {"game": "hoth", "seats": ["me", "me"], "seed": 4, "past": past}
    assert ann.http.post("/api/tables", json=body).status_code == 201
    wrong = {**body, "past": [*past[:-1], [0, ["nonsense"]]]}
    assert ann.http.post("/api/tables", json=wrong).status_code == 400
    shapeless = {**body, "past": [[0, []]]}
    assert ann.http.post("/api/tables", json=shapeless).status_code == 400


def test_a_decision_taken_back_again_and_again(
    server: Online, ann: Person, war: str, unstalled: None
) -> None:
    """What happened since is told by playing the game once, not once for every undo."""
    server.inside(change_one_mind(server.hall, war))
    events = ann.get(f"/api/tables/{war}/state?seat=0&since=0")["events"]
    assert events == ann.get(f"/api/tables/{war}/state?seat=0&since=0")["events"]
    assert events


async def change_one_mind(hall: Hall, id: str) -> None:
    room = await hall.rooms.find(id)
    for _ in range(110):  # twice as many revisions: more than are kept at hand
        ask = asked(room)
        assert isinstance(await act(room, ask.seat, decision(room, ask.options[0])), Ack)
        answer = await take_back(room, ask.seat, f"u{room.row.rev}")
        if not isinstance(answer, Ack):
            assert answer.code == "no_undo_revealed"  # go on where it can be
    assert room.row.rev > 300


def test_a_whole_game_step_by_step(server: Online, ann: Person, war: str, unstalled: None) -> None:
    steps = ann.get(f"/api/tables/{war}/steps?seat=0")
    assert len(steps["steps"]) == steps["of"] + 1
    last = ann.get(f"/api/tables/{war}/steps?seat=0&from={steps['of']}")["steps"]
    assert [one["at"] for one in last] == [steps["of"]]


def test_what_is_read_once_is_there_before_anybody_asks(tmp_path: Path) -> None:
    """Reading the content of three games took 80 ms of whoever came first, and of all others."""
    for kept in (playable, description):
        kept.cache_clear()
    with online(settings_in(tmp_path)):
        assert playable.cache_info().currsize
        assert description.cache_info().currsize
