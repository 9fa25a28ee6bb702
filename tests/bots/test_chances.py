"""How a game went, by playing on from its turns."""

from __future__ import annotations

from typing import Any

from cantina.bots.chances import FEWEST_GAMES, SMALLEST, Estimate, chances_of
from cantina.bots.quick import Quick
from cantina.kernel.action import all_seats
from cantina.kernel.game import find_game
from cantina.kernel.record import Record, record_of
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table, play
from tests.seats import FIRST


class Ticking:
    """A clock that goes by looks at it: the same on every machine."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def played(key: str, seats: int, **options: str) -> tuple[Any, Any, Record]:
    game = find_game(key)
    pack = game.load(None)
    t = open_table(game, pack, seats, 3, options)
    rng = seeded(5)
    while t.asks:
        ask = t.asks[0]
        play(t, ask.seat, Quick().choose(t, ask.seat, ask, rng))
    return game, pack, record_of(t)


def test_the_chances_of_a_game_add_up_and_end_with_its_result() -> None:
    game, pack, record = played("hunters", 2)
    found = chances_of(game, pack, record, 1000, Ticking())
    ats = [moment.at for moment in found.moments]
    assert ats == sorted(set(ats))
    assert (ats[0], ats[-1]) == (0, len(record.actions))
    for moment in found.moments[:-1]:
        assert moment.estimate.games >= FEWEST_GAMES
        chances = [moment.estimate.chance(seat) for seat in all_seats(2)]
        assert 1 <= sum(chances) <= 1.2  # a shared victory counts for both
        assert all(0 < moment.estimate.error(seat) < 0.2 for seat in all_seats(2))
    t = open_table(game, pack, 2, record.seed, record.options)
    for seat, action in record.actions:
        play(t, seat, action)
    assert t.state.outcome is not None
    last = found.moments[-1].estimate
    assert [seat for seat in all_seats(2) if last.chance(seat) == 1] == t.state.outcome.winners
    for turning in found.turnings:
        assert 0 <= turning.start < turning.end <= len(record.actions)
        change = turning.after.chance(FIRST) - turning.before.chance(FIRST)
        assert abs(change) >= SMALLEST / 2
    again = chances_of(game, pack, record, 1000, Ticking())
    assert [moment.estimate.wins for moment in again.moments] == [
        moment.estimate.wins for moment in found.moments
    ]


def test_too_little_time_gives_no_estimate_rather_than_a_bad_one() -> None:
    game, pack, record = played("hunters", 2)
    found = chances_of(game, pack, record, 30, Ticking())
    assert (found.moments, found.turnings) == ([], [])


def test_every_battle_of_a_campaign_has_chances_of_its_own() -> None:
    game, pack, record = played("hoth", 2, campaign="a")
    t = open_table(game, pack, 2, record.seed, record.options)
    winners = []
    for seat, action in record.actions:
        play(t, seat, action)
        if len(t.asks) == 2 or t.state.outcome is not None:
            winners.append(game.won_by(t))
    assert len(winners) == len(t.state.fought)
    reading = chances_of(game, pack, record, 40, Ticking())
    assert reading.moments == []  # by that clock there is time for nothing
    assert winners == [[battle.winner] for battle in t.state.fought]


def test_an_error_is_never_nothing() -> None:
    estimate = Estimate(1)
    estimate.games = estimate.wins[0] = 20
    assert estimate.chance(FIRST) == 1
    assert 0.03 < estimate.error(FIRST) < 0.1
