"""Bots in time: they answer when it is up, share it out over a turn, and may plan ahead."""

from __future__ import annotations

from typing import Any

import pytest

from cantina.bots.base import AT_ONCE, BOTS, decide, make_bot
from cantina.bots.mind import PLANNED, SHARE, Mind
from cantina.bots.quick import Quick
from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat, ask_of
from cantina.kernel.game import find_game
from cantina.kernel.rng import Rng, seeded
from cantina.kernel.table import Table, apply, fork, open_table, play
from tests.bots.test_bots import after, every_game


class Ticks:
    """A clock that moves on by itself, a second at each look."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


@every_game
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_without_any_time_answers_all_the_same(key: str, name: str) -> None:
    t = after(key, 2, 12)
    ask = t.asks[0]
    action = decide(make_bot(name), t, ask.seat, seeded(1), Until(0.0))
    assert action in ask.options


@every_game
@pytest.mark.parametrize("name", sorted(set(BOTS) - set(AT_ONCE)))
def test_a_bot_that_thinks_looks_at_the_clock_and_stops(key: str, name: str) -> None:
    """In the first position where it has something to think about."""
    clock = Ticks()
    for decisions in range(0, 60, 3):
        t = after(key, 2, decisions)
        decide(make_bot(name), t, t.asks[0].seat, seeded(1), Until(2.0, clock))
        if clock.looks > 2:
            break
        clock.looks = 0
    # One look sets the time; between the one that finds it up and the end there are only those of
    # the choices it was in the midst of.
    assert 2 < clock.looks < 40


def test_without_seconds_no_clock_is_read() -> None:
    clock = Ticks()
    assert not Until(None, clock).is_up()
    assert (clock.looks, NEVER.comes()) == (0, False)


def test_each_decision_of_a_turn_has_a_share_of_what_is_left() -> None:
    t = after("hoth", 2, 0)
    mind = Mind("mcts:3s")
    first = mind.seconds(t)
    assert first == pytest.approx(3 * SHARE)
    mind.spend(first or 0.0)
    assert mind.seconds(t) == pytest.approx((3 - 3 * SHARE) * SHARE)
    assert mind.seconds(t, at_most=1.5) == pytest.approx((1.5 - 3 * SHARE) * SHARE)
    mind.spend(9.0)
    assert mind.seconds(t) == 0.0, "who took too long has nothing left, and answers at once"
    turn = t.game.turn(t)
    while t.game.turn(t) == turn:
        apply(t, t.asks[0], t.game.suggest(t, t.asks[0], seeded(1)))
    assert mind.seconds(t) == pytest.approx(3 * SHARE), "a new turn has its own"


def test_a_plan_for_the_whole_turn_takes_most_of_its_time() -> None:
    t = after("hoth", 2, 0)
    assert Mind("planner:3s").seconds(t) == pytest.approx(3 * PLANNED)


def test_a_bot_without_seconds_has_as_long_as_it_takes_or_as_it_is_given() -> None:
    t = after("hoth", 2, 0)
    assert Mind("greedy").seconds(t) is None
    assert Mind("greedy").seconds(t, at_most=6.0) == pytest.approx(6.0 * SHARE)


class Liner(Quick):
    """Plans its turn by rule of thumb, as far as that goes without dice and cards."""

    def __init__(self) -> None:
        self.plans = 0

    def plan(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> list[Action]:
        self.plans += 1
        world = fork(world)
        turn = world.game.turn(world)
        line = []
        while (mine := ask_of(world.asks, seat)) is not None and world.game.turn(world) == turn:
            line.append(world.game.suggest(world, mine, rng))
            apply(world, mine, line[-1])
        return line


@pytest.fixture
def liner(monkeypatch: pytest.MonkeyPatch) -> Liner:
    bot = Liner()
    monkeypatch.setitem(BOTS, "liner", lambda setting: bot)
    return bot


def battle() -> Table[Any, Any]:
    game = find_game("hoth")
    return open_table(game, game.load(None), 2, 3, {"scenario": "1"})


def test_a_line_is_played_until_something_is_learned(liner: Liner) -> None:
    t = battle()
    seat, turn = t.asks[0].seat, t.game.turn(t)
    mind = Mind("liner")
    decisions, learned = 0, True
    while t.asks and t.game.turn(t) == turn and t.asks[0].seat == seat:
        chance = t.state.rng.position(), t.state.revealed
        before = liner.plans
        action = mind.decide(t, seat, seeded(1))
        assert action in t.asks[0].options
        assert learned or liner.plans == before, (
            "it thought again only because something had come to light"
        )
        play(t, seat, action)
        learned = (t.state.rng.position(), t.state.revealed) != chance
        decisions += 1
    assert 1 <= liner.plans < decisions


def test_a_line_ends_where_it_is_not_on_offer(liner: Liner) -> None:
    t = battle()
    seat = t.asks[0].seat
    mind = Mind("liner")
    planned = mind.decide(t, seat, seeded(1))
    other = next(option for option in t.asks[0].options if option != planned)
    play(t, seat, other)
    assert liner.plans == 1
    if (ask := ask_of(t.asks, seat)) is not None:
        assert mind.decide(t, seat, seeded(1)) in ask.options


def test_a_line_ends_when_somebody_else_decides(liner: Liner) -> None:
    t = battle()
    seat = t.asks[0].seat
    mind = Mind("liner")
    play(t, seat, mind.decide(t, seat, seeded(1)))
    t.played.append((Seat(1), t.played[0][1]))
    assert mind.ready(t, seat) is None
