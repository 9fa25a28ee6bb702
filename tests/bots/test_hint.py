"""Hints: legal, honest about what is hidden, and told as what would happen."""

from __future__ import annotations

from typing import Any

import pytest

from cantina.bots import hint
from cantina.bots.hint import BETTER, EITHER, EQUAL, ONLY, Hint, HintBudget, advise
from cantina.kernel.action import PASS, SPECTATOR, Seat, ask_of
from cantina.kernel.event import events_for
from cantina.kernel.game import discover
from cantina.kernel.rng import Rng, seeded
from cantina.kernel.table import Table, determinize, fork, open_table, play
from tests.seats import FIRST, SECOND

GAMES = discover()
BUDGET = HintBudget(seconds=3600.0)
every_game = pytest.mark.parametrize("key", sorted(GAMES))


def at_seat(key: str, seat: Seat, decisions: int, seed: int = 4, seats: int = 3) -> Table[Any, Any]:
    """A table after at least so many decisions, where the seat is asked."""
    game = GAMES[key]
    t = open_table(game, game.load(None), seats, seed)
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
    return advise(world, seat, ask, rng, BUDGET)


@every_game
@pytest.mark.parametrize("decisions", [0, 20, 41, 60])
def test_a_hint_is_an_option_and_leaves_the_table_alone(key: str, decisions: int) -> None:
    t = at_seat(key, FIRST, decisions)
    before = t.game.encode(t.state)
    hint = hint_for(t, FIRST)
    ask = ask_of(t.asks, FIRST)
    assert ask is not None
    assert hint.action in ask.options
    assert all(other in ask.options and other != hint.action for other in hint.others)
    assert (hint.gain > 0) == (hint.verdict in (BETTER, EITHER))
    assert (len(ask.options) == 1) == (hint.verdict == ONLY)
    assert t.game.encode(t.state) == before


def test_a_hint_looks_at_no_more_worlds_than_its_budget_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only worlds count where seconds are without end: a busy machine gives the same hint."""
    dealt: list[Seat] = []

    def deal(t: Table[Any, Any], seat: Seat, rng: Rng) -> Table[Any, Any]:
        dealt.append(seat)
        return determinize(t, seat, rng)

    t = at_seat("hunters", FIRST, 20)
    ask = ask_of(t.asks, FIRST)
    assert ask is not None
    monkeypatch.setattr(hint, "determinize", deal)
    for worlds in (1, 3):
        dealt.clear()
        advise(t, FIRST, ask, seeded(1), HintBudget(3600.0, worlds))
        assert len(dealt) == worlds


@every_game
def test_a_hint_is_the_same_whatever_is_hidden(key: str) -> None:
    t = at_seat(key, SECOND, 30)
    other = determinize(t, SECOND, seeded(99))
    first, second = hint_for(t, SECOND), hint_for(other, SECOND)
    assert vars(first) == vars(second)


@every_game
def test_a_hint_without_time_still_is_one(key: str) -> None:
    t = at_seat(key, FIRST, 25)
    world = determinize(t, FIRST, seeded(1))
    ask = ask_of(world.asks, FIRST)
    assert ask is not None
    assert advise(world, FIRST, ask, seeded(1), HintBudget(0.0)).action in ask.options


def test_no_hint_packs_the_only_gun_away() -> None:
    """S.T.A.L.K.E.R.: whoever prepares may stow the weapon in hand, and could then not shoot."""
    asked = 0
    t = at_seat("zone", FIRST, 0, seed=5, seats=1)
    for decision in range(20):
        if t.asks[0].name == "arrange":
            asked += 1
            hint = hint_for(t, FIRST)
            assert hint.verdict == EQUAL or hint.action.verb != "stow", hint.action
        play(t, FIRST, t.game.suggest(t, t.asks[0], seeded(decision)))
    assert asked >= 2


def test_who_goes_first_is_no_advice() -> None:
    """S.T.A.L.K.E.R. with three: passing is weighed against nothing that could be known."""
    t = at_seat("zone", FIRST, 0, seats=3)
    while t.asks[0].name != "turn":
        play(t, t.asks[0].seat, t.game.suggest(t, t.asks[0], seeded(1)))
    assert PASS in t.asks[0].options
    hint = hint_for(t, t.asks[0].seat)
    assert (hint.verdict, hint.gain) == (EQUAL, 0)
    assert hint.action != PASS


def test_what_luck_explains_is_no_advice() -> None:
    """Bounty Hunters, the first draw of four players: two decks are worth about the same."""
    t = at_seat("hunters", FIRST, 0, seed=0, seats=4)
    hints = [hint_for(t, FIRST, seed) for seed in range(2)]
    assert [hint.verdict for hint in hints] == [EQUAL] * 2
    assert all(hint.others for hint in hints)


def test_what_a_hint_tells_happens_when_it_is_followed() -> None:
    """Bounty Hunters, at a decision about an open card: nothing hidden decides what it brings."""
    told = 0
    for seed in range(6):
        t = at_seat("hunters", FIRST, 30, seed)
        while (ask := ask_of(t.asks, FIRST)) is None or ask.name != "act":
            play(t, t.asks[0].seat, t.game.suggest(t, t.asks[0], seeded(seed)))
        hint = hint_for(t, FIRST)
        assert all(event["seat"] == 0 for event in hint.events)
        real = fork(t)
        tried: Table[Any, Any] = Table(t.game, t.pack, real.state, t.seats, t.seed, t.options, True)
        tried.asks = real.asks
        seen = play(tried, FIRST, hint.action)
        first = [t.game.encode_event(event) for event in events_for(seen, SPECTATOR)]
        assert hint.events[0] in first
        told += len(hint.events)
    assert told >= 6


def test_no_guessed_card_is_told_as_a_reason() -> None:
    """A draw is told without its card: which one it will be, nobody knows."""
    told = 0
    for seed in range(8):
        t = at_seat("hunters", FIRST, 0, seed)
        ask = ask_of(t.asks, FIRST)
        assert ask is not None
        assert ask.name == "draw"
        hint = hint_for(t, FIRST)
        draws = [event for event in hint.events if event["event"] == "CardDrawn"]
        if hint.verdict != EQUAL:
            told += 1
            assert [event["card"] for event in draws] == [-1]
    assert told
