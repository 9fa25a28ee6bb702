"""A few of the pairs of `python -m tests.conformance.pairs`, on games that bring every kind of
hidden fact, and that each of them would be noticed if it leaked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.conformance import pairs
from tests.conformance.pairs import KINDS, Noticed, Position, Tally
from tests.hidden.exchange import AnyTable, Exchange, State

SEED = 1
SAMPLES = {"hoth": (2, 13), "hunters": (0,), "zone": (33, 27)}
"""Numbers of games with many kinds among the first pairs; further ones are played for the rest."""
MOST = 80

games = pytest.mark.parametrize("key", sorted(KINDS))


def sample(key: str) -> Iterator[tuple[Position, Exchange]]:
    """Until every kind came up."""
    missing = set(KINDS[key])
    for number in (*SAMPLES[key], *range(100)):
        for position, exchange in islice(pairs.worlds(key, SEED, number), MOST):
            missing.discard(exchange.kind)
            yield position, exchange
        if not missing:
            return
    pytest.fail(f"never exchanged: {missing}")


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


@games
def test_a_world_that_knows_too_much_is_noticed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def true_world(t: AnyTable, viewer: int, seed: int) -> State:
        return t.game.encode(t.state)

    monkeypatch.setattr(pairs, "world", true_world)
    with pytest.raises(Noticed, match="world"):
        pairs.play_pairs(key, SEED, 0)
