"""A few of the pairs of `./test run tests.conformance.pairs`, on games that bring every kind of
hidden fact, and that each of them would be noticed if it leaked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cantina.kernel.action import Seat
from tests.conformance import pairs
from tests.conformance.pairs import KINDS, Noticed, Position, Tally
from tests.hidden.exchange import AnyTable, Exchange, State

SEED = 1
SAMPLES = {"hoth": (2, 93), "hunters": (0,), "zone": (1, 2)}
"""Numbers of games that bring every kind; if they do not any more, others are played too."""
FEW = 8
ENOUGH = 300
"""Exchanges without anything new, after which a game is left."""

games = pytest.mark.parametrize("key", sorted(KINDS))


def sample(key: str) -> Iterator[tuple[Position, Exchange]]:
    """A few pairs of every kind, each in another position."""
    counts = dict.fromkeys(KINDS[key], 0)
    at: dict[str, Position] = {}
    for number in (*SAMPLES[key], *range(20)):
        stale = 0
        for position, exchange in pairs.worlds(key, SEED, number):
            stale += 1
            if counts[exchange.kind] < FEW and at.get(exchange.kind) is not position:
                at[exchange.kind] = position
                counts[exchange.kind] += 1
                stale = 0
                yield position, exchange
            if stale > ENOUGH or min(counts.values()) == FEW:
                break
        if all(counts.values()):
            return
    pytest.fail(f"never exchanged: {[kind for kind in counts if not counts[kind]]}")


@games
def test_what_a_seat_may_not_know_is_not_noticed(key: str) -> None:
    total: Tally = Counter()
    for position, exchange in sample(key):
        position.look(exchange, total)
    assert sum(total[kind, "same"] for kind in KINDS[key]) > pairs.pairs_in(total) / 2


def everything(t: AnyTable, viewer: int) -> State:
    """A view without secrets, the other side's booklet included."""
    campaigns = getattr(t.pack, "campaigns", ())
    printed = [[[s.id for s in node.secrets] for node in one.nodes] for one in campaigns]
    return {"state": t.game.encode(t.state), "printed": printed}


@games
def test_whatever_leaks_is_noticed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairs, "shown", everything)
    for position, exchange in sample(key):
        with pytest.raises(Noticed):
            position.look(exchange, Counter())


@pytest.mark.parametrize(("key", "number"), [("hoth", 2), ("hunters", 0)])
def test_an_event_that_tells_too_much_is_noticed(
    key: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_events(events: list[Any], seat: int) -> list[Any]:
        return events

    monkeypatch.setattr(pairs, "events_for", all_events)
    with pytest.raises(Noticed, match="told"):
        pairs.play_pairs(key, SEED, number)


def test_a_secret_choice_that_is_made_together_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def anybody(t: AnyTable, viewer: Seat) -> Seat | None:
        return next((ask.seat for ask in t.asks if ask.seat != viewer), None)

    monkeypatch.setattr(pairs, "decider_for", anybody)
    with pytest.raises(Noticed, match="together"):
        pairs.play_pairs("hunters", SEED, 0)


@games
def test_a_world_that_knows_too_much_is_noticed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def true_world(t: AnyTable, viewer: int, seed: int) -> State:
        return t.game.encode(t.state)

    monkeypatch.setattr(pairs, "world", true_world)
    with pytest.raises(Noticed, match="world"):
        pairs.play_pairs(key, SEED, 0)
