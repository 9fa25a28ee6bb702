"""What a seat may not know changes no observation: the pairs of tables of tests/conformance."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from cantina.kernel.action import SPECTATOR, Seat
from cantina.lab import look
from cantina.lab.encoding import AnyGame, AnyTable, Encoding, encoding_of
from cantina.lab.look import Look, Observation
from tests.conformance.pairs import GAMES, KINDS, copied
from tests.conformance.test_hidden import sample

games = pytest.mark.parametrize("key", sorted(KINDS))


def same(one: Observation, two: Observation) -> bool:
    return all(np.array_equal(one[name], two[name]) for name in one)


def differing(key: str) -> tuple[int, list[str]]:
    """How many pairs of every kind of hidden fact were looked at, and which looked different."""
    seen = Look(GAMES[key])
    count, found = 0, []
    for position, exchange in sample(key):
        if position.viewer == SPECTATOR:
            continue
        count += 1
        other = copied(position.t, exchange.change(position.state), exchange)
        viewer = Seat(position.viewer)
        if not same(seen.observe(position.t, viewer), seen.observe(other, viewer)):
            found.append(f"{exchange.kind}: {exchange.what}")
    return count, found


@games
def test_what_a_seat_may_not_know_is_not_observed(key: str) -> None:
    count, found = differing(key)
    assert count > 2 * len(KINDS[key])
    assert not found


def test_an_encoding_that_read_the_true_table_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def all_hands(t: AnyTable, seat: Seat) -> list[float]:
        return [sum(player.hand) / 1000 for player in t.state.players]

    def true_table(t: AnyTable, seat: Seat) -> AnyTable:
        return t

    def telling(game: AnyGame) -> Encoding:
        return replace(encoding_of(game), position=all_hands)

    monkeypatch.setattr(look, "encoding_of", telling)
    assert not differing("hunters")[1]  # the world that it reads says nothing
    monkeypatch.setattr(look, "seen", true_table)
    assert differing("hunters")[1]
