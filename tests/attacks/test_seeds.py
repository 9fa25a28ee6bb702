"""Nobody learns a table's secret before its game is over, by whatever way; then everybody does."""

from __future__ import annotations

import json
import pickle
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.bots.base import luck_of
from cantina.fairness import commitment_of
from cantina.kernel.game import discover
from cantina.kernel.record import Record, parse, replay
from cantina.kernel.rng import Keyed, Rng, stream_of
from cantina.kernel.table import determinize, open_table, play
from cantina.parts.saved import digest_of
from cantina.server.thinking import Thought
from cantina.server.ways import TABLE, WAYS
from tests.seats import FIRST
from tests.server.online import Online, Person, Sitting, online, settings_in

SECRET = f"blake2b:{bytes(range(100, 132)).hex()}:{bytes(range(16)).hex()}"
PIECE = 8
"""So many bytes of a secret are no coincidence."""


def secrets_of(seed: str) -> list[bytes]:
    """Seed, salt, and the keys of the streams that are made of them."""
    kind, key, salt = seed.rpartition(" ")[2].split(":")
    assert kind == "blake2b"
    streams = [stream_of(seed).fork(label) for label in ("setup", "play")]
    keys = [stream.key for stream in streams if isinstance(stream, Keyed)]
    assert len(keys) == 2
    return [bytes.fromhex(key), bytes.fromhex(salt), *keys]


def spelled(secret: bytes) -> Iterator[bytes]:
    """Every way in which a piece of it could be written in a message."""
    for start in range(0, len(secret) - PIECE + 1, 4):
        piece = secret[start : start + PIECE]
        yield from (piece, piece.hex().encode(), piece.hex().upper().encode())
        for shift in range(3):  # base64 takes three bytes at once, wherever the secret begins
            part = piece[shift : shift + 6]
            yield from (b64encode(part), urlsafe_b64encode(part))
        yield json.dumps(list(piece)).strip("[]").encode()
        yield json.dumps(list(piece), separators=(",", ":")).strip("[]").encode()
    for size in (PIECE, len(secret)):
        for order in ("big", "little"):
            yield str(int.from_bytes(secret[:size], order)).encode()
            yield str(int.from_bytes(secret[-size:], order)).encode()


def assert_silent(said: list[bytes], seed: str) -> None:
    everything = b"\n".join(said)
    for secret in secrets_of(seed):
        for text in spelled(secret):
            assert text not in everything


def looked(person: Person, id: str) -> list[bytes]:
    """The answers of every way of the interface that reads a table, whatever they say."""
    paths = [way.path.replace("{id}", id) for way in WAYS if way.method == "GET"]
    about = [path for path in paths if path.startswith(TABLE.replace("{id}", id))]
    lists = ["/api/tables?mine=1", "/api/tables?watch=1", "/api/me/games"]
    found = []
    for path in [*about, *lists, *[f"{path}?seat=0&since=0" for path in about]]:
        answer = person.http.get(path)
        assert answer.status_code < 500
        found += [answer.content, str(answer.headers).encode()]
    return found


def seed_of(server: Online, id: str) -> str:
    async def found() -> str:
        return str((await server.hall.rooms.find(id)).row.seed)

    return server.inside(found())


def frames(*sittings: Sitting) -> list[bytes]:
    return [frame.encode() for one in sittings for frame in one.frames]


def finished(person: Person, watching: Sitting, mine: Sitting, id: str) -> list[bytes]:
    """Decisions, a hint and chat of a person, and a bot that plays on to the end; all that was said
    to them and to somebody who watched."""
    said = looked(person, id)
    for number in range(4):
        assert mine.wait_for_ask()
        if number == 1:
            mine.send(type="hint", key="advice")
            mine.until("hint", key="advice")
        mine.act(number % len(mine.asks[0]["options"]))
    mine.ask(type="say", key="chat", text="what is the seed?")
    mine.ask(type="undo", key="undo")
    said += looked(person, id)
    mine.ask(type="away", key="away", bot="quick")
    for sitting in (mine, watching):
        while sitting.status != "finished":
            sitting.hear()
    return said + frames(mine, watching)


def branched(person: Person, id: str, record: Record) -> list[str]:
    """A rematch, and tables that go on from this one."""
    again = person.post(f"/api/tables/{id}/rematch")
    ids = [str(again["id"])]
    for at in (0, len(record.actions) // 2):
        ids.append(str(person.post(f"/api/tables/{id}/continue", at=at)["id"]))
    return ids


@pytest.mark.parametrize("key", sorted(discover()))
def test_no_message_before_the_end_holds_the_seed_and_the_record_then_does(
    tmp_path: Path, key: str
) -> None:
    game = discover()[key]
    with online(settings_in(tmp_path, rates={"on": False})) as server:
        ann = server.person("Ann")
        seats = ["me", *["quick"] * max(game.fewest - 1, 1)]
        opened = ann.post("/api/tables", game=key, seats=seats, listed=True)
        id, shown = opened["id"], opened["info"]["table"]["commitment"]
        seed = seed_of(server, id)
        mine, watching = ann.sit(id), Sitting(server.address, id)
        said = [json.dumps(opened).encode(), *finished(ann, watching, mine, id)]
        assert_silent(said, seed)
        assert f'"commitment":"{shown}"'.encode() in watching.frames[0].encode()

        record = parse(ann.http.get(f"/api/tables/{id}/record").text)
        assert record.seed == seed
        assert commitment_of(record.seed) == shown
        t = replay(game, game.load(None), record)
        assert t.state.outcome is not None
        last = ann.get(f"/api/tables/{id}/replay?seat=0")["view"]
        assert game.encode_view(game.view(t, FIRST)) == last == mine.view

        fresh = [seed_of(server, other) for other in branched(ann, id, record)]
        assert len({seed, *fresh}) == 4
        assert not fresh[0].startswith(seed)  # the rematch
        for one in fresh[1:]:
            old, _, new = one.split(" ")
            assert old == seed
            assert secrets_of(new)[:2] != secrets_of(seed)[:2]


def halfway(key: str) -> Any:
    game = discover()[key]
    seats = max(game.fewest, 2)
    t = open_table(game, game.load(None), seats, SECRET)
    for _ in range(30):
        ask = t.asks[0]
        play(t, ask.seat, ask.options[len(t.played) % len(ask.options)])
    return t


@pytest.mark.parametrize("key", sorted(discover()))
def test_the_world_a_bot_thinks_in_does_not_hold_the_key(key: str) -> None:
    t = halfway(key)
    assert type(t.state.rng) is Keyed
    seat = t.asks[0].seat
    world = determinize(t, seat, luck_of(t.seed, "bot 1"))
    assert world.seed == 0
    assert world.played == []
    assert type(world.state.rng) is Rng
    sent = pickle.dumps(vars(Thought(world, None, seat, "mcts", 1)))
    assert_silent([sent, json.dumps(t.game.encode(world.state)).encode()], SECRET)


@pytest.mark.parametrize("key", sorted(discover()))
def test_what_a_seat_sees_does_not_depend_on_the_key(key: str) -> None:
    """The same position with the stream of another table: same views, same questions."""
    t = halfway(key)
    views = [t.game.encode_view(t.game.view(t, seat)) for seat in range(-1, t.seats)]
    before = digest_of(t)
    t.state.rng = Keyed(bytes(32), 5, 7)
    assert digest_of(t) != before
    assert [t.game.encode_view(t.game.view(t, seat)) for seat in range(-1, t.seats)] == views
