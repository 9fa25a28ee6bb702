"""The planner: whole turns in lines, followed as long as they hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cantina.bots import planner
from cantina.bots.arena import Series, play_games
from cantina.bots.base import decide, make_bot
from cantina.bots.mind import Mind
from cantina.bots.planner import (
    PARENTS,
    Line,
    Step,
    TurnPlanner,
    best_of,
    branches_of,
    candidates,
    glimpsed,
    is_ahead,
    lines_from,
    played_out,
)
from cantina.bots.until import Until
from cantina.kernel.action import PASS, Ask, Seat
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import find_game
from cantina.kernel.rng import Rng, seeded
from cantina.kernel.table import Table, determinize, fork, open_table, play
from cantina.parts.network import Forecast
from cantina.parts.saved import digest_of

HOTH = find_game("hoth")
BOX = HOTH.load(None)


def asked(
    name: str, seats: int = 2, options: dict[str, str] | None = None
) -> tuple[Table[Any, Any], Ask]:
    """A table some turns into a game, at a question of this name with several options."""
    t = open_table(HOTH, BOX, seats, 1, options)
    rng = seeded(1)
    while HOTH.turn(t) < 4 or t.asks[0].name != name or len(t.asks[0].options) == 1:
        ask = t.asks[0]
        play(t, ask.seat, HOTH.suggest(t, ask, rng))
    return t, t.asks[0]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"scenario": "4", "leaders": "on"}),
        (4, {"scenario": "12", "partners": "shown"}),
    ],
)
def test_a_planner_plays_whole_games_by_the_rules(seats: int, options: dict[str, str]) -> None:
    series = Series("hoth", ("planner:1", *["quick"] * (seats - 1)), 1, 3, options, check=True)
    (played,) = play_games(series, range(1))
    assert played.reason


def test_it_plays_on_from_battle_to_battle() -> None:
    """Support cards and the next battle of a campaign are questions like others."""
    t = open_table(HOTH, BOX, 2, 3, {"campaign": "a"})
    rng = seeded(3)
    bot = make_bot("planner:2")
    for number in range(420):
        ask = t.asks[0]
        thinks = ask.seat == 0 and (number % 60 == 0 or ask.name in ("start", "draw", "go_on"))
        action = decide(bot, t, ask.seat, rng) if thinks else HOTH.suggest(t, ask, rng)
        play(t, ask.seat, action)
    assert t.state.fought


@pytest.mark.parametrize("name", ["play", "attack"])
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"campaign": "b"})])
def test_it_decides_the_same_whatever_it_may_not_know(
    name: str, seats: int, options: dict[str, str]
) -> None:
    t, ask = asked(name, seats, options)
    before = digest_of(t)
    expected = decide(make_bot("planner:4"), t, ask.seat, seeded(7))
    assert expected in ask.options
    for seed in range(2):
        other = determinize(t, ask.seat, seeded(100 + seed))
        assert decide(make_bot("planner:4"), other, ask.seat, seeded(7)) == expected
    assert digest_of(t) == before


def test_one_thought_serves_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    t, ask = asked("play")
    mind = Mind("planner:8")
    rng = seeded(3)
    play(t, ask.seat, mind.decide(t, ask.seat, rng))

    def never(*_: object) -> None:
        raise AssertionError("it had a plan")

    monkeypatch.setattr(mind.bot, "plan", never)
    answered = 0
    while t.asks and not HOTH.is_settled(t):
        play(t, ask.seat, mind.decide(t, ask.seat, rng))
        answered += 1
    assert answered >= 2


def test_lines_are_legal_and_sorted_and_no_two_are_the_same() -> None:
    t, ask = asked("play")
    lines = candidates(determinize(t, ask.seat, seeded(1)), ask.seat, ask, seeded(2), 100)
    assert len(lines) > 3
    assert [line.prior for line in lines] == sorted([line.prior for line in lines], reverse=True)
    assert len({repr(line.actions()) for line in lines}) == len(lines)
    for line in lines:
        real = fork(t)
        for action in line.actions():
            play(real, ask.seat, action)  # refuses what is not legal


def test_a_line_is_worth_the_same_in_the_same_world() -> None:
    t, ask = asked("play")
    world = determinize(t, ask.seat, seeded(1))
    line = lines_from(fork(world), ask.seat, ask, seeded(2), 1)[0]
    values = [played_out(world, ask.seat, line, seeded(5), 2) for _ in range(2)]
    assert values[0] == values[1]
    assert 0 < values[0] < 1


def test_a_small_lead_is_luck() -> None:
    base = Line([], 0.5, 0.5, [0.5, 0.4, 0.6, 0.5])
    assert is_ahead(Line([], 0.5, 0.5, [0.7, 0.6, 0.8, 0.71]), base)
    assert not is_ahead(Line([], 0.5, 0.5, [0.9, 0.1, 0.8, 0.4]), base)
    assert not is_ahead(base, base)


@pytest.mark.parametrize("name", ["play", "attack"])
@pytest.mark.parametrize("seconds", [0.0, 0.02])
def test_it_stops_when_its_time_is_up(name: str, seconds: float) -> None:
    t, ask = asked(name)
    for bot in (TurnPlanner(), TurnPlanner(10**9)):
        assert decide(bot, t, ask.seat, seeded(1), Until(seconds)) in ask.options


class Playing:
    """In place of play-outs: each takes a second, and a line comes to what its name says."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self, dealt: object, seat: Seat, line: Line, luck: Rng, turns: int) -> float:
        self.now += 1
        return float(line.steps[0].name)

    def until(self, seconds: float) -> Until:
        return Until(seconds, lambda: self.now)


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> Playing:
    found = Playing()
    monkeypatch.setattr(planner, "played_out", found)
    return found


def three_lines() -> list[Line]:
    return [Line([Step(name, PASS)], 0.5, 0.5) for name in ("0.4", "0.6", "0.8")]


@pytest.mark.parametrize(
    ("seconds", "best", "met"),
    [
        (0, "0.4", [0, 0, 0]),
        (1, "0.4", [1, 0, 0]),
        (2, "0.6", [1, 1, 0]),
        (3, "0.8", [1, 1, 1]),
        (5, "0.8", [1, 1, 1]),
        (7, "0.8", [2, 2, 2]),
    ],
)
def test_a_world_that_not_all_lines_have_met_counts_only_if_it_is_the_first(
    playing: Playing, seconds: float, best: str, met: list[int]
) -> None:
    t, ask = asked("play")
    world = determinize(t, ask.seat, seeded(1))
    lines = three_lines()
    found = best_of(world, ask.seat, lines, seeded(2), 10**6, playing.until(seconds))
    assert found.steps[0].name == best
    assert [len(line.values) for line in lines] == met
    assert playing.now == seconds, "it looks at the clock before every line"


@pytest.mark.parametrize(
    ("seconds", "priors"),
    [(2, [0.5, 0.5, 0.5]), (3, [0.8, 0.6, 0.4]), (5, [0.8, 0.6, 0.4])],
)
def test_a_glimpse_that_not_all_lines_had_is_none(
    playing: Playing, seconds: float, priors: list[float]
) -> None:
    t, ask = asked("play")
    world = determinize(t, ask.seat, seeded(1))
    lines = glimpsed(world, ask.seat, three_lines(), seeded(2), playing.until(seconds))
    assert [line.prior for line in lines] == priors
    assert not any(line.values for line in lines)
    assert playing.now == seconds


@pytest.mark.parametrize("setting", ["0", "-3", "x", "0s", "9999s"])
def test_a_wrong_setting_is_refused(setting: str) -> None:
    with pytest.raises(BadOptions, match="planner takes"):
        make_bot(f"planner:{setting}")


def test_branches_leave_a_line_and_come_to_something_new() -> None:
    t, ask = asked("play")
    world = determinize(t, ask.seat, seeded(1))
    lines = lines_from(world, ask.seat, ask, seeded(2), 1)
    found = branches_of(world, ask.seat, ask, lines, seeded(3), 12)
    assert 1 < len(found) <= 12
    assert len({line.key() for line in [*lines, *found]}) == len(lines) + len(found)
    firsts = {line.steps[0].action for line in lines[:PARENTS]}
    assert {line.steps[0].action for line in found} <= firsts
    for line in found:
        real = fork(t)
        for action in line.actions():
            play(real, ask.seat, action)


def test_a_glimpse_puts_the_best_first_and_is_no_play_out() -> None:
    t, ask = asked("play")
    world = determinize(t, ask.seat, seeded(1))
    lines = glimpsed(world, ask.seat, lines_from(world, ask.seat, ask, seeded(2), 1), seeded(3))
    assert [line.prior for line in lines] == sorted([line.prior for line in lines], reverse=True)
    assert any(line.prior != line.settled for line in lines)
    assert not any(line.values for line in lines)


def test_without_time_lines_are_held_for_what_the_evaluation_says() -> None:
    t, ask = asked("play")
    world = determinize(t, ask.seat, seeded(1))
    lines = lines_from(world, ask.seat, ask, seeded(2), 1)
    lines = glimpsed(world, ask.seat, lines, seeded(3), Until(0))
    assert all(line.prior == line.settled for line in lines)


def test_few_play_outs_go_with_few_lines() -> None:
    """So that a weaker planner takes less time for all of its plan."""
    t, ask = asked("play")
    world = determinize(t, ask.seat, seeded(1))
    few = lines_from(world, ask.seat, ask, seeded(2), 1)
    assert len(lines_from(world, ask.seat, ask, seeded(2), 5)) > len(few)


def test_play_outs_end_with_what_the_game_foresees(monkeypatch: pytest.MonkeyPatch) -> None:
    t, ask = asked("play")
    world = determinize(t, ask.seat, seeded(1))
    line = lines_from(fork(world), ask.seat, ask, seeded(2), 1)[0]
    monkeypatch.delitem(HOTH.services, "fortune")

    def certain() -> Forecast:
        return Forecast(
            path=Path(),
            names=(),
            facts=lambda _: [],
            whose=lambda _: Seat(0),
            chance=lambda *_: 0.75,
        )

    monkeypatch.setitem(HOTH.services, "forecast", certain)
    assert played_out(world, ask.seat, line, seeded(5), 1) == 0.75
    monkeypatch.delitem(HOTH.services, "forecast")
    assert played_out(world, ask.seat, line, seeded(5), 1) != 0.75
