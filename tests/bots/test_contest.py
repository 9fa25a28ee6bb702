"""Contests: honest bounds, pairs that stop when decided, points, and what levels rest on."""

from __future__ import annotations

from concurrent.futures import Future
from itertools import pairwise
from typing import Any

import pytest

from cantina.bots.certainty import Bounds
from cantina.bots.contest import Mirror, Pair, Rules, Source, run, share_of
from cantina.bots.levels import levels_of, offered, scale_of
from cantina.bots.matches import Match, Outcome, kinds_of, play_match, play_matches, teams_of
from cantina.bots.rating import ANCHOR, Met, ratings
from cantina.bots.strength import LONGEST_TURN, Strength, strength_of
from cantina.kernel.game import discover
from cantina.kernel.rng import seeded


def coin(chance: float, seed: int, looks: int, par: float = 0.5) -> Bounds:
    """Thrown until the bounds exclude par."""
    rng = seeded(seed)
    bounds = Bounds()
    for _ in range(looks):
        bounds.add(float(rng.below(1000) < 1000 * chance))
        if bounds.excludes(par):
            break
    return bounds


@pytest.mark.deep
def test_whoever_looks_after_every_game_is_still_seldom_wrong() -> None:
    """Of 60 fair coins at most 3 are to be called unfair at any of 150 looks; with a usual interval
    that is looked at as often, it would be some 20."""
    assert sum(coin(0.5, seed, 150).excludes(0.5) for seed in range(60)) <= 3


def test_what_is_clear_is_found_soon() -> None:
    found = [coin(0.9, seed, 100) for seed in range(10)]
    assert all(bounds.low > 0.5 and bounds.count < 60 for bounds in found)
    assert all(bounds.low <= 0.9 <= bounds.high for bounds in found)
    assert coin(0.1, 1, 100).high < 0.5
    assert coin(0.5, 1, 100, par=0.25).low > 0.25


def test_bounds_only_close_in() -> None:
    bounds, rng = Bounds(), seeded(3)
    assert (bounds.low, bounds.high, bounds.mean) == (0.0, 1.0, 0.5)
    for _ in range(60):
        before = bounds.low, bounds.high
        bounds.add(rng.below(3) / 2)
        assert before[0] <= bounds.low <= bounds.mean <= bounds.high <= before[1]


def test_points_are_odds() -> None:
    """Ten to one is 400 points, at any number of seats."""
    for par in (0.5, 0.25):
        odds = 10 * par / (1 - par)
        won = 11_000 * odds / (1 + odds)
        weak, strong = ratings(2, [Met(1, 0, won, 11_000, par)], 0)
        assert (weak.points, weak.low, weak.high) == (ANCHOR, ANCHOR, ANCHOR)
        assert strong.points == pytest.approx(1400, abs=1)
        assert 1370 < strong.low < strong.points < strong.high < 1430


def test_points_fit_all_pairs_and_stay_finite_where_somebody_won_everything() -> None:
    meetings = [Met(1, 0, 20, 20, 0.5), Met(2, 1, 60, 100, 0.5), Met(2, 0, 20, 20, 0.5)]
    low, middle, high = ratings(3, meetings, 1)
    assert low.points < middle.points == ANCHOR < high.points
    assert low.high - low.low > high.high - high.low, "of whom less is known"


def test_a_block_is_one_deal_with_both_bots_in_every_seat() -> None:
    pair = Pair(Rules("hunters", 3, 30, 7), "greedy", "quick")
    block = pair.block(2)
    assert [match.bots for match in block] == [
        ("greedy", "quick", "quick"),
        ("quick", "greedy", "quick"),
        ("quick", "quick", "greedy"),
    ]
    assert {match.seed for match in block} == {9}
    assert (pair.par, pair.blocks) == (1 / 3, 10)


def test_partners_sit_together_and_their_team_wins_as_one() -> None:
    assert teams_of("hoth", 4, {}) == [[0, 2], [1, 3]]
    pair = Pair(Rules("hoth", 4, 8, 1), "greedy", "quick")
    assert [match.bots for match in pair.block(0)] == [
        ("greedy", "quick", "greedy", "quick"),
        ("quick", "greedy", "quick", "greedy"),
    ]
    outcome = Outcome(pair.block(0)[0], (0, 2), (5, 3, 5, 3), {}, 0.0)
    assert [share_of(outcome, team, pair.teams) for team in pair.teams] == [1.0, 0.0]
    shared = Outcome(pair.block(0)[0], (0, 1, 2, 3), (5, 5, 5, 5), {}, 0.0)
    assert share_of(shared, [0, 2], pair.teams) == 0.5


def test_scenarios_are_drawn_by_the_seed_and_both_play_the_same() -> None:
    pair = Pair(Rules("hoth", 2, 80, 1), "greedy", "quick")
    drawn = [{match.options for match in pair.block(number)} for number in range(40)]
    assert all(len(options) == 1 for options in drawn)
    assert len(set().union(*drawn)) > 8
    fixed = Pair(Rules("hoth", 2, 80, 1, {"scenario": "4"}), "greedy", "quick")
    assert {match.options for match in fixed.block(3)} == {(("scenario", "4"),)}


def test_where_all_play_together_each_bot_plays_the_deal_with_itself() -> None:
    pair = Pair(Rules("zone", 2, 10, 1), "scout", "quick")
    first, second = pair.block(0)
    assert (first.bots, second.bots) == (("scout", "scout"), ("quick", "quick"))
    assert (first.seed, first.options) == (second.seed, second.options)
    for winners, share in (((0, 1), 1.0), ((), 0.5)):
        pair.take([Outcome(first, winners, (0, 0), {}, 0.0), Outcome(second, (), (0, 0), {}, 0.0)])
        assert pair.won == (2.0 if share == 1.0 else 3.0)
    assert pair.games == 4


class Here:
    """Plays as soon as it is asked."""

    size = 2

    def submit(self, matches: list[Match]) -> Future[list[Outcome]]:
        future: Future[list[Outcome]] = Future()
        future.set_result(play_matches(matches))
        return future


@pytest.mark.deep
def test_a_contest_stops_when_it_is_decided_and_can_be_repeated() -> None:
    found = []
    for _ in range(2):
        pair = Pair(Rules("hunters", 2, 400, 1), "quick", "random")
        mirror = Mirror(Rules("hunters", 2, 5, 1), "quick")
        sources: list[Source] = [pair, mirror]
        run(sources, Here(), lambda: None)
        assert pair.is_settled()
        assert pair.games < 60
        assert len(mirror.outcomes) == 5
        found.append((pair.games, pair.won, pair.bounds.low, pair.bounds.high))
    assert found[0] == found[1]


def test_a_contest_that_stays_open_ends_with_its_games() -> None:
    pair = Pair(Rules("hunters", 2, 8, 1), "quick", "quick")
    run([pair], Here(), lambda: None)
    assert (pair.games, pair.won, pair.is_settled()) == (8, 4.0, False)


def test_a_match_tells_how_long_each_bot_thought() -> None:
    outcome = play_match(Match("hunters", ("greedy", "quick"), 3))
    assert set(outcome.times) == {"greedy", "quick"}
    for times in outcome.times.values():
        assert len(times.decisions) >= len(times.turns) > 5
        assert sum(times.turns) >= sum(times.decisions) > 0


def test_a_mirror_plays_each_scenario_alike_often() -> None:
    mirror = Mirror(Rules("hoth", 2, 2, 1), "quick")
    _, kinds = kinds_of("hoth", {})
    played = [dict(mirror.block(number)[0].options)["scenario"] for number in range(mirror.blocks)]
    assert sorted(played) == sorted(kinds * 2)


SCALE = (("rookie", "random"), ("scout", "quick"), ("hunter", "greedy"), ("veteran", "mcts:0.2s"))


def results(*pairs: tuple[str, str, float, float], turn: float = 0.1) -> Strength:
    rows = [
        {"first": first, "second": second, "low": low, "high": high, "par": 0.5}
        for first, second, low, high in pairs
    ]
    times = {bot: {"turn": {"most_95": turn}} for _, bot in SCALE}
    return Strength({"tables": [{"pairs": rows}], "times": {"interpreted": times}})


def test_a_level_that_is_not_shown_to_beat_the_one_below_is_not_offered() -> None:
    found = results(
        ("quick", "random", 0.6, 1.0),
        ("greedy", "quick", 0.48, 0.7),
        ("mcts:0.2s", "quick", 0.55, 0.9),
        ("mcts:0.2s", "greedy", 0.55, 0.9),
    )
    assert [level.bot for level in offered(SCALE, found)] == ["random", "quick", "mcts:0.2s"]
    other = results(("random", "quick", 0.1, 0.4), ("greedy", "quick", 0.51, 0.7))
    assert [level.bot for level in offered(SCALE, other)] == ["random", "quick", "greedy"]


def test_a_level_must_hold_at_every_table_it_was_measured_at() -> None:
    good, bad = ("quick", "random", 0.6, 1.0), ("quick", "random", 0.4, 0.9)
    tables = [*results(good).data["tables"], *results(bad).data["tables"]]
    found = Strength({"tables": tables, "times": results(good).data["times"]})
    assert [level.key for level in offered(SCALE, found)] == ["rookie"]


def test_a_level_that_is_too_slow_or_was_never_timed_is_not_offered() -> None:
    pair = ("quick", "random", 0.6, 1.0)
    assert len(offered(SCALE, results(pair, turn=LONGEST_TURN - 0.1))) == 2
    assert len(offered(SCALE, results(pair, turn=LONGEST_TURN))) == 1
    untimed = Strength({**results(pair).data, "times": {}})
    assert len(offered(SCALE, untimed)) == 1


def test_the_seconds_of_a_level_are_those_it_has_or_those_that_were_measured() -> None:
    found = results(("quick", "random", 0.6, 1.0), ("mcts:0.2s", "quick", 0.6, 1.0), turn=0.26)
    assert [level.seconds for level in offered(SCALE, found)] == [0.3, 0.3, 0.2]
    assert [level.seconds for level in offered(SCALE, None)] == [0.0, 0.0, 0.0, 0.2]


@pytest.mark.parametrize("key", sorted(discover()))
def test_what_is_offered_rests_on_kept_results(key: str) -> None:
    game: Any = discover()[key]
    found = strength_of(key)
    assert found is not None, f"run ./cantina arena {key} --write"
    levels = levels_of(game)
    assert len(levels) >= 3
    assert {(level.key, level.bot) for level in levels} <= set(scale_of(game))
    for below, level in pairwise(levels):
        assert found.is_above(level.bot, below.bot)
        assert "interpreted" in found.data["times"], "people wait longest for this build"
        assert found.data["times"]["interpreted"][level.bot]["turn"]["most_95"] < LONGEST_TURN
