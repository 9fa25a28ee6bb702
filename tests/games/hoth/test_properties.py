"""Properties of whole battles, and the bots in all of them."""

from __future__ import annotations

import random

import pytest

from cantina.bots.base import decide, make_bot
from cantina.games.hoth import GAME
from cantina.games.hoth.events import UnitRetreated
from cantina.games.hoth.hints import evaluate
from cantina.games.hoth.state import HothTable
from cantina.kernel.action import all_seats
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table, play
from tests.games.hoth.scene import BOX
from tests.rules import rule
from tests.seats import FIRST

SCENARIOS = [str(number) for number in range(1, 18)]


def opened(seats: int, seed: int, **options: str) -> HothTable:
    return open_table(GAME, BOX, seats, seed, options)


@rule("HO-6.3", "HO-9.8", "HO-12.2", "HO-6.4")
@pytest.mark.parametrize("number", SCENARIOS)
def test_random_battles_keep_figures_hexes_and_medals(number: str) -> None:
    dice = random.Random(int(number))
    t = opened(2, int(number), scenario=number, leaders="on")
    figures = {n: unit.figures for n, unit in enumerate(t.state.units)}
    for _ in range(700):
        if not t.asks:
            break
        ask = t.asks[0]
        events = play(t, ask.seat, dice.choice(ask.options))
        GAME.check(t)
        for event in events:
            if isinstance(event, UnitRetreated):
                ahead = BOX.board.row[event.end] - BOX.board.row[event.start]
                assert ahead == (1 if BOX.units[event.kind].side == 0 else -1)
        for n, most in figures.items():
            assert t.state.units[n].figures <= most


@pytest.mark.parametrize("number", SCENARIOS)
def test_every_scenario_is_played_to_its_end_by_rule_of_thumb(number: str) -> None:
    t = opened(2, 5, scenario=number)
    rng = seeded(1)
    for _ in range(3000):
        if not t.asks:
            break
        ask = t.asks[0]
        play(t, ask.seat, GAME.suggest(t, ask, rng))
    assert t.state.outcome is not None
    assert t.state.outcome.reason != "turn_limit"


def test_thinking_leaves_the_table_as_it_was() -> None:
    t = opened(4, 2, scenario="10")
    rng = seeded(3)
    while t.asks and len(t.played) < 150:
        before = GAME.encode(t.state)
        ask = t.asks[0]
        action = GAME.suggest(t, ask, rng)
        assert GAME.worthwhile(t, ask)[0] in ask.options
        evaluate(t, FIRST)
        assert GAME.encode(t.state) == before
        play(t, ask.seat, action)


@pytest.mark.parametrize(("good", "seed"), [(0, 1), (1, 2)])
def test_the_rule_of_thumb_beats_chance_on_both_sides(good: int, seed: int) -> None:
    bots = [make_bot("quick" if seat == good else "random") for seat in range(2)]
    won = 0
    for game in range(4):
        t = opened(2, 10 * seed + game, scenario="3")
        rng = seeded(game)
        while t.asks:
            seat = t.asks[0].seat
            play(t, seat, decide(bots[seat], t, seat, rng))
        assert t.state.outcome is not None
        won += good in t.state.outcome.winners
    assert won == 4


def test_a_search_takes_a_sensible_option_in_a_team() -> None:
    t = opened(4, 4, scenario="1")
    bot = make_bot("mcts:6")
    for _ in range(6):
        ask = t.asks[0]
        action = decide(bot, t, ask.seat, seeded(5))
        assert action in ask.options
        play(t, ask.seat, action)


def test_partners_are_no_rivals() -> None:
    t = opened(4, 1)
    assert [GAME.rivals(t, seat) for seat in all_seats(4)] == [[1, 3], [0, 2], [1, 3], [0, 2]]
