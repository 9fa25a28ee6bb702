"""A server that is attacked, and how long its loop computed without a break meanwhile.

That is measured in processor time of the loop's own thread: a busy machine does not make it longer,
and clients, which run in other threads of the same process, do not count.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.cli.serve import settle_the_interpreter
from cantina.kernel.action import Action, Ask
from cantina.room.decisions import act
from cantina.room.room import Room
from cantina.room.wire import Act, to_wire
from cantina.server.hall import Hall
from tests.server.conftest import cluster, url
from tests.server.online import Online, Person, online, settings_in
from tests.server.slowness import allowed_stall

__all__ = ["cluster", "url"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    folder: Path = tmp_path_factory.mktemp("attacked")
    usual = gc.get_threshold()
    with online(settings_in(folder, rates={"on": False})) as found:
        settle_the_interpreter()  # as `cantina serve` does
        yield found
    gc.set_threshold(*usual)
    gc.unfreeze()


@pytest.fixture
def unstalled(server: Online) -> Iterator[None]:
    """Fails when the loop was held up while the test ran."""
    dog = server.hall.watchdog
    dog.forget()
    yield
    assert dog.busy < allowed_stall(), f"the loop computed for {dog.busy:.3f} s without a break"


@pytest.fixture(scope="module")
def ann(server: Online) -> Person:
    return server.person("Ann")


@pytest.fixture(scope="module")
def war(server: Online, ann: Person) -> str:
    """A battle of Hoth, both sides Ann's, with 120 decisions behind it."""
    id = str(ann.post("/api/tables", game="hoth", seats=["me", "me"], seed=4)["id"])
    server.inside(play(server.hall, id, 120))
    return id


async def play(hall: Hall, id: str, decisions: int) -> None:
    room = await hall.rooms.find(id)
    for number in range(decisions):
        ask = asked(room)
        await act(room, ask.seat, decision(room, ask.options[number % len(ask.options)]))


def asked(room: Room) -> Ask:
    assert room.t is not None
    return room.t.asks[0]


def decision(room: Room, action: Action) -> Act:
    return Act(f"a{room.row.rev}", room.row.rev, to_wire(action))
