"""A game goes on from a position of another: what was known stays, all else is dealt anew, and
neither what was nor what comes can be told from the other (decision 0017)."""

from __future__ import annotations

from typing import Any

import pytest

from cantina.fairness import commitment_of, continued, copies_of, new_seed, until
from cantina.kernel.action import Seat
from cantina.kernel.errors import BadOptions, BadRecord, NoUndo
from cantina.kernel.game import discover
from cantina.kernel.record import MOST_RENEWALS, Record, dump, parse, record_of, replay, undo
from cantina.kernel.rng import Keyed, seeded
from cantina.kernel.table import Table, open_table, play, renew_chance
from cantina.parts.saved import digest_of
from tests.seats import FIRST

OLD = f"blake2b:{bytes(range(32)).hex()}:{bytes(16).hex()}"
NEW = f"blake2b:{bytes(range(64, 96)).hex()}:{bytes(16).hex()}"
KEYS = sorted(discover())


def played(key: str, decisions: int, seed: int | str = OLD) -> Table[Any, Any]:
    game = discover()[key]
    t = open_table(game, game.load(None), max(game.fewest, 2), seed)
    rng = seeded(decisions)
    while t.asks and len(t.played) < decisions:
        play(t, t.asks[0].seat, game.suggest(t, t.asks[0], rng))
    assert t.asks
    return t


def with_seed(t: Table[Any, Any], seed: int | str) -> Record:
    r = record_of(t)
    return Record(
        game=r.game,
        behaviour=r.behaviour,
        pack=r.pack,
        seats=r.seats,
        seed=seed,
        options=r.options,
        actions=r.actions,
    )


def view_of(t: Table[Any, Any], seat: Seat) -> Any:
    return t.game.encode_view(t.game.view(t, seat))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("at", [0, 40])
def test_what_a_seat_knows_stays_and_the_rest_is_dealt_anew(key: str, at: int) -> None:
    t = played(key, at)
    once = replay(t.game, t.pack, with_seed(t, f"{OLD} {at}@0 {NEW}"))
    assert view_of(once, FIRST) == view_of(t, FIRST)
    assert [repr(ask) for ask in once.asks if ask.seat == FIRST] == [
        repr(ask) for ask in t.asks if ask.seat == FIRST
    ]
    once.game.check(once)
    left = replay(t.game, t.pack, with_seed(t, f"{OLD} {at} {NEW}"))
    assert digest_of(left) != digest_of(once)  # what lies hidden is no longer what it was
    assert left.state.rng.position() == once.state.rng.position()
    for one in (left, once):
        assert isinstance(one.state.rng, Keyed)
        assert OLD.split(":")[1] not in str(one.state.rng.position())


@pytest.mark.parametrize("key", KEYS)
def test_dealing_anew_twice_does_no_harm(key: str) -> None:
    """A snapshot may be of before or after it."""
    seed = f"{OLD} 40@0 {NEW}"
    t = played(key, 40)
    renew_chance(t, seed, 40)
    once = digest_of(t)
    renew_chance(t, seed, 40)
    assert digest_of(t) == once == digest_of(replay(t.game, t.pack, with_seed(t, seed)))


@pytest.mark.parametrize("key", KEYS)
def test_what_comes_depends_on_no_secret_of_what_was(key: str) -> None:
    """Two games that differ in what the seat cannot know become one."""
    t, other = played(key, 40), played(key, 40)
    other.game.redeal(other, FIRST, seeded(5))
    for one in (t, other):
        renew_chance(one, f"{OLD} 40@0 {NEW}", 40)
    assert digest_of(t) == digest_of(other)


@pytest.mark.parametrize("options", [{"campaign": "whole"}, {"mission": "C1", "uncharted": "on"}])
def test_nothing_hidden_is_left_of_the_old_seed(options: dict[str, str]) -> None:
    """Tables that look the same to a seat are the same, whatever was dealt at first; which differs
    here without the help of `redeal`."""
    game = discover()["zone"]
    pack = game.load(None)
    alike: dict[str, set[str]] = {}
    found = 0
    for number in range(24):
        old = f"blake2b:{number:064x}:{bytes(16).hex()}"
        t = open_table(game, pack, 2, f"{old} 0@0 {NEW}", options)
        seen = alike.setdefault(repr(view_of(t, FIRST)), set())
        found += bool(seen)
        seen.add(digest_of(t))
    assert found > 3
    assert all(len(digests) == 1 for digests in alike.values())


@pytest.mark.parametrize("key", KEYS)
def test_nothing_from_before_a_copy_is_taken_back(key: str) -> None:
    t = played(key, 40)
    copied = replay(t.game, t.pack, with_seed(t, f"{OLD} 40@0 {NEW}"))
    with pytest.raises(NoUndo):
        undo(copied, t.played[-1][0])


def test_the_record_keeps_where_a_copy_was_taken() -> None:
    t = played("zone", 12)
    record = with_seed(t, f"{OLD} 12@1 {NEW}")
    assert dump(parse(dump(record))) == dump(record)
    assert copies_of(record.seed) == [(12, Seat(1))]
    with pytest.raises(BadRecord):  # there are two seats
        parse(dump(with_seed(t, f"{OLD} 12@2 {NEW}")))


def test_the_seed_of_a_copy_says_nothing_of_what_comes() -> None:
    seed = continued(OLD, 12, Seat(1))
    assert seed.startswith(f"{OLD} 12@1 blake2b:")
    assert until(seed, 12) == OLD
    assert until(seed, 13) == seed
    assert until("7", 3) == until(7, 3) == 7
    assert until(continued(7, 12, FIRST), 12) == 7
    later = continued(seed, 30, FIRST)
    assert later.startswith(f"{seed} 30@0 ")
    assert until(later, 20) == seed
    assert copies_of(later) == [(12, Seat(1)), (30, FIRST)]
    assert copies_of(continued(OLD, 5)) == copies_of(7) == []
    assert commitment_of(seed) != commitment_of(OLD)


def test_a_game_goes_on_from_others_only_so_often() -> None:
    seed: int | str = new_seed()
    for at in range(MOST_RENEWALS):
        seed = continued(seed, at, FIRST)
    t = played("zone", 3)
    assert parse(dump(with_seed(t, seed))).seed == seed
    with pytest.raises(BadOptions):
        continued(seed, MOST_RENEWALS, FIRST)
