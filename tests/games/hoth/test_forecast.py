"""Who will win, as bots foresee it."""

from __future__ import annotations

from math import log

import pytest

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.forecast import NAMES, facts, forecasting
from cantina.games.hoth.state import HothTable
from cantina.kernel.action import Seat
from cantina.kernel.game import find_game
from cantina.kernel.rng import seeded
from cantina.kernel.table import fork, open_table, play
from cantina.parts.saved import digest_of

HOTH = find_game("hoth")
BOX = HOTH.load(None)
FORECAST = forecasting()


def battle(seed: int, turn: int, seats: int = 2, **options: str) -> HothTable:
    """At the beginning of a turn, as the rule of thumb has played it."""
    t = open_table(HOTH, BOX, seats, seed, options)
    rng = seeded(seed)
    while t.asks and HOTH.turn(t) < turn:
        play(t, t.asks[0].seat, HOTH.suggest(t, t.asks[0], rng))
    return t


def named(t: HothTable) -> dict[str, int]:
    return dict(zip(NAMES, facts(t), strict=True))


@pytest.mark.parametrize("scenario", [str(number) for number in range(1, 18)])
def test_every_scenario_can_be_foreseen(scenario: str) -> None:
    t = battle(3, 3, scenario=scenario)
    before = digest_of(t)
    rebels, empire = [FORECAST.chance(t, Seat(seat)) for seat in (0, 1)]
    assert rebels + empire == pytest.approx(1)
    assert 0 < rebels < 1
    assert digest_of(t) == before
    told = [name for name, fact in named(t).items() if name.startswith("scenario_") and fact]
    assert told == [f"scenario_{scenario}"]


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"leaders": "on"}), (4, {}), (2, {"campaign": "a"})]
)
def test_partners_foresee_the_same(seats: int, options: dict[str, str]) -> None:
    t = battle(5, 4, seats, **options)
    assert t.state.players[FORECAST.whose(t)].side == REBEL
    for side in (REBEL, EMPIRE):
        chances = {
            FORECAST.chance(t, Seat(seat))
            for seat, player in enumerate(t.state.players)
            if player.side == side
        }
        assert len(chances) == 1


def test_a_medal_more_is_a_better_chance() -> None:
    t = battle(2, 6, scenario="1")
    ahead = fork(t)
    ahead.state.medals[REBEL] += 1
    assert named(ahead)["rebel_missing"] == named(t)["rebel_missing"] - 1
    assert FORECAST.chance(ahead, Seat(0)) > FORECAST.chance(t, Seat(0)) + 0.02


def test_good_cards_are_a_better_chance() -> None:
    """What a hand is worth is the fact: the same position, with the hand thrown away."""
    t = battle(2, 6, scenario="1")
    without = fork(t)
    without.state.players[0].hand = []
    assert named(t)["rebel_card_0"] > 0 == named(without)["rebel_card_0"]
    assert FORECAST.chance(without, Seat(0)) < FORECAST.chance(t, Seat(0))


def test_it_knows_more_than_a_guess() -> None:
    """In battles that it has not learned from; a guess has 0.693."""
    losses: list[float] = []
    for seed in range(40):
        t = battle(seed, 8, scenario=str(seed % 17 + 1))
        if not t.asks:
            continue
        chance = FORECAST.chance(t, Seat(0))
        rng = seeded(seed).fork("rest")
        while t.asks:
            play(t, t.asks[0].seat, HOTH.suggest(t, t.asks[0], rng))
        outcome = t.state.outcome
        assert outcome is not None
        losses.append(-log(chance if Seat(0) in outcome.winners else 1 - chance))
    assert len(losses) > 25
    assert sum(losses) / len(losses) < 0.6
