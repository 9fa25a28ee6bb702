"""Hints: legal, honest about what is hidden, and told as what would happen."""

from __future__ import annotations

from typing import Any

import pytest

from cantina.bots.hint import Hint, advise
from cantina.kernel.action import SPECTATOR, Seat, ask_of
from cantina.kernel.event import events_for
from cantina.kernel.game import discover
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, determinize, fork, open_table, play

GAMES = discover()
SECONDS = 30.0
every_game = pytest.mark.parametrize("key", sorted(GAMES))


def at_seat(key: str, seat: Seat, decisions: int, seed: int = 4) -> Table[Any, Any]:
    """A table after at least so many decisions, where the seat is asked."""
    game = GAMES[key]
    t = open_table(game, game.load(None), 3, seed)
    rng = seeded(seed)
    while decisions > 0 or ask_of(t.asks, seat) is None:
        asks = [ask for ask in t.asks if ask.seat != seat] or t.asks
        play(t, asks[0].seat, game.suggest(t, asks[0], rng))
        decisions -= 1
    return t


def hint_for(t: Table[Any, Any], seat: Seat, seed: int = 1) -> Hint:
    rng = seeded(seed)
    world = determinize(t, seat, rng)
    ask = ask_of(world.asks, seat)
    assert ask is not None
    return advise(world, seat, ask, rng, SECONDS)


@every_game
@pytest.mark.parametrize("decisions", [0, 20, 41, 60])
def test_a_hint_is_an_option_and_leaves_the_table_alone(key: str, decisions: int) -> None:
    t = at_seat(key, 0, decisions)
    before = t.game.encode(t.state)
    hint = hint_for(t, 0)
    ask = ask_of(t.asks, 0)
    assert ask is not None
    assert hint.action in ask.options
    assert hint.gain >= 0
    assert t.game.encode(t.state) == before


@every_game
def test_a_hint_is_the_same_whatever_is_hidden(key: str) -> None:
    t = at_seat(key, 1, 30)
    other = determinize(t, 1, seeded(99))
    first, second = hint_for(t, 1), hint_for(other, 1)
    assert (first.action, first.then, first.events, first.gain) == (
        second.action,
        second.then,
        second.events,
        second.gain,
    )


@every_game
def test_a_hint_without_time_still_is_one(key: str) -> None:
    t = at_seat(key, 0, 25)
    world = determinize(t, 0, seeded(1))
    ask = ask_of(world.asks, 0)
    assert ask is not None
    assert advise(world, 0, ask, seeded(1), 0.0).action in ask.options


def test_what_a_hint_tells_happens_when_it_is_followed() -> None:
    """Bounty Hunters, at a decision about an open card: nothing hidden decides what it brings."""
    told = 0
    for seed in range(6):
        t = at_seat("hunters", 0, 30, seed)
        while (ask := ask_of(t.asks, 0)) is None or ask.name != "act":
            play(t, t.asks[0].seat, t.game.suggest(t, t.asks[0], seeded(seed)))
        hint = hint_for(t, 0)
        assert all(event["seat"] == 0 for event in hint.events)
        real = fork(t)
        tried: Table[Any, Any] = Table(t.game, t.pack, real.state, t.seats, t.seed, t.options, True)
        tried.asks = real.asks
        seen = play(tried, 0, hint.action)
        first = [t.game.encode_event(event) for event in events_for(seen, SPECTATOR)]
        assert hint.events[0] in first
        told += len(hint.events)
    assert told >= 6


def test_no_guessed_card_is_told_as_a_reason() -> None:
    """A draw is told without its card: which one it will be, nobody knows."""
    t = at_seat("hunters", 0, 0)
    ask = ask_of(t.asks, 0)
    assert ask is not None
    assert ask.name == "draw"
    draws = [event for event in hint_for(t, 0).events if event["event"] == "CardDrawn"]
    assert [event["card"] for event in draws] == [-1]
