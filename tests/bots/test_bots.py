"""Bots: legal, repeatable, honest, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cantina.bots.arena import Series, play_games, play_series, seat_bots, summary, wilson
from cantina.bots.base import BOTS, decide, make_bot, read_name
from cantina.bots.mcts import Mcts
from cantina.bots.until import Until
from cantina.kernel.action import ask_of
from cantina.kernel.errors import BadOptions, IllegalAction
from cantina.kernel.game import discover
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, determinize, open_table, play
from cantina.parts.saved import digest_of
from tests.seats import FIRST

GAMES = discover()
PACKS = {key: game.load(None) for key, game in GAMES.items()}
NAMES = ["random", "novice", "quick", "greedy", "mcts:6", "trials:8"]
"""A search of a few iterations walks the same code as a long one; how well it plays is measured by
series (see CONTRIBUTING.md), not here."""

every_game = pytest.mark.parametrize("key", sorted(GAMES))


def games_with_bots() -> Iterator[Any]:
    """Each game with each bot. A search through a whole mission of S.T.A.L.K.E.R. takes long."""
    for key in sorted(GAMES):
        for name in NAMES:
            long = key == "zone" and name.startswith(("trials", "mcts"))
            yield pytest.param(key, name, marks=[pytest.mark.deep] if long else [])


def after(key: str, seats: int, decisions: int, seed: int = 1) -> Table[Any, Any]:
    """A table after some decisions by rule of thumb."""
    game = GAMES[key]
    t = open_table(game, PACKS[key], seats, seed)
    rng = seeded(seed)
    for _ in range(decisions):
        ask = t.asks[rng.below(len(t.asks))]
        play(t, ask.seat, game.suggest(t, ask, rng))
    return t


@pytest.mark.parametrize(("key", "name"), list(games_with_bots()))
def test_a_bot_plays_whole_games_by_the_rules(key: str, name: str) -> None:
    series = Series(key, (name, *["quick"] * (GAMES[key].fewest - 1)), 1, 1, check=True)
    for played in play_games(series, range(1)):
        assert played.reason
        assert len(played.scores) == GAMES[key].fewest


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_decides_the_same_whatever_it_may_not_know(key: str, name: str) -> None:
    """The strict form of "no peeking": hidden facts are dealt anew and the decision stays."""
    for decisions in (0, 9, 40):
        t = after(key, 3, decisions)
        seat = t.asks[-1].seat
        choices = set()
        for seed in range(3):
            other = determinize(t, seat, seeded(100 + seed))
            choices.add(repr(decide(make_bot(name), other, seat, seeded(7))))
        assert choices == {repr(decide(make_bot(name), t, seat, seeded(7)))}


@every_game
def test_deciding_leaves_the_table_alone(key: str) -> None:
    t = after(key, 3, 20)
    before = digest_of(t)
    for name in NAMES:
        decide(make_bot(name), t, t.asks[0].seat, seeded(1))
    assert digest_of(t) == before


@every_game
def test_a_series_is_the_same_in_one_process_or_two(key: str) -> None:
    series = Series(key, seat_bots(["quick", "random"], 2), 10, 5)
    alone = [one for some in play_series(series, 1) for one in some]
    together = [one for some in play_series(series, 2) for one in some]
    assert sorted(map(repr, alone)) == sorted(map(repr, together))


def wins(bots: list[str], games: int) -> list[int]:
    series = Series("hunters", tuple(bots), games, 1)
    result = summary(series, play_games(series, range(games)), 1.0)
    return [seat.wins for seat in result.seats]


def test_the_rule_of_thumb_beats_chance() -> None:
    assert wins(["quick", "random", "random", "random"], 30)[0] >= 28


@pytest.mark.deep
def test_greedy_beats_chance() -> None:
    assert wins(["greedy", "random", "random", "random"], 6)[0] == 6


@pytest.mark.deep
def test_greedy_beats_a_casual_rule_of_thumb_more_often_than_not() -> None:
    first, second = wins(["greedy@casual", "quick@casual"], 16)
    assert first > second


@pytest.mark.deep
def test_search_beats_a_casual_rule_of_thumb_more_often_than_not() -> None:
    first, second = wins(["mcts:50", "quick@casual"], 3)
    assert first > second


def test_search_stops_when_its_time_is_up() -> None:
    t = after("hunters", 3, 12)
    ask = ask_of(t.asks, t.asks[0].seat)
    assert ask is not None
    looks = iter(range(100))
    until = Until(7, lambda: float(next(looks)))  # up at the seventh look after this one
    root = Mcts().search(determinize(t, ask.seat, seeded(1)), ask.seat, seeded(1), until)
    assert sum(arm.tries for arm in root.arms[ask.seat].values()) == 7
    assert decide(Mcts(), t, ask.seat, seeded(1), Until(0.0)) in ask.options


def test_search_tries_every_option_at_the_root() -> None:
    t = after("hunters", 3, 12)
    ask = t.asks[0]
    root = Mcts(iterations=100).search(determinize(t, ask.seat, seeded(1)), ask.seat, seeded(2))
    assert set(root.arms[ask.seat]) == set(ask.options)
    assert all(arm.tries for arm in root.arms[ask.seat].values())
    assert sum(arm.tries for arm in root.arms[ask.seat].values()) == 100


def test_a_bot_is_asked_only_when_its_seat_is() -> None:
    t = after("hunters", 2, 0)
    play(t, FIRST, t.asks[0].options[0])
    with pytest.raises(IllegalAction):
        decide(make_bot("greedy"), t, FIRST, seeded(1))


def test_a_beginner_loses_to_the_rule_it_slips_from() -> None:
    novice, quick = wins(["novice@casual", "quick@casual"], 20)
    assert quick > novice


def test_fewer_slips_are_stronger() -> None:
    often, seldom = wins(["novice@casual", "novice:12@casual"], 20)
    assert seldom > often


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("deep", "there is no bot 'deep'; there is random, novice, quick, greedy, mcts"),
        ("greedy:5", "greedy takes no setting"),
        ("novice:0", "one stray choice in so many"),
        ("novice:often", "one stray choice in so many"),
        ("mcts:0", "iterations"),
        ("mcts:fast", "iterations"),
        ("mcts:-1s", "iterations"),
    ],
)
def test_a_bot_that_cannot_be_made_says_why(name: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        make_bot(name)


def test_settings_of_search() -> None:
    assert isinstance(make_bot("mcts:0.5s"), Mcts)
    assert Mcts.with_setting("250").iterations == 250
    assert Mcts.with_setting("").iterations is None
    assert read_name("mcts:0.5s") == ("mcts", "", 0.5, "", "")
    assert read_name("greedy:2s@casual") == ("greedy", "", 2.0, "casual", "")
    assert read_name("mcts:300") == ("mcts", "300", None, "", "")
    assert read_name("trials:0.3s@casual+big") == ("trials", "", 0.3, "casual", "big")
    assert set(BOTS) == {
        "random",
        "novice",
        "quick",
        "greedy",
        "mcts",
        "planner",
        "scout",
        "trials",
    }


def test_bots_are_one_for_all_seats_or_one_per_seat() -> None:
    assert seat_bots(["greedy"], 3) == ("greedy", "greedy", "greedy")
    assert seat_bots(["greedy", "random"], 2) == ("greedy", "random")
    with pytest.raises(BadOptions, match="3 seats need 1 or 3 bots, not 2"):
        seat_bots(["greedy", "random"], 3)


def test_the_interval_of_a_win_rate() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
