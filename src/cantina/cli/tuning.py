"""`cantina tune`: better weights for a game's rule of thumb, found by playing."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from typing import Any

from cantina.bots.base import make_bot
from cantina.bots.matches import teams_of
from cantina.bots.tuning import Plan, Tuned, tune
from cantina.bots.weighted import published
from cantina.cli.compiling import compile_if_it_pays
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import check_seats, find_game
from cantina.parts.weights import TUNED, Values, with_set

GAMES_A_SECOND = 300.0
"""Of the interpreted build, about: to see whether compiling pays."""


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str
    seats: list[int]
    rounds: int
    start: str  # the set to begin with
    rivals: list[str]  # the sets to win against; what was tuned gives way to what is found
    write: bool


def run_tune(wish: Wish, plans: list[Plan], jobs: int, as_json: bool) -> None:
    """Tunes for each number of seats in turn, and writes what wins its test."""
    workers = jobs or os.cpu_count() or 1
    games = sum(plan.generations * plan.candidates * plan.games for plan in plans) * wish.rounds
    compile_if_it_pays(games / GAMES_A_SECOND / workers)
    reports = [_tuned(wish, plan, workers) for plan in plans]
    if as_json:
        print(json.dumps({"game": wish.game, "tables": reports}, indent=1))


def plans_of(wish: Wish, plan: dict[str, Any]) -> list[Plan]:
    """One for each number of seats. Raises BadOptions."""
    game = find_game(wish.game)
    sets = published(game).sets
    for name in (wish.start, *wish.rivals):
        if name not in sets:
            raise BadOptions(f"{wish.game} has no weights {name!r}; it has {', '.join(sets)}")
    make_bot(plan["bot"])
    for seats in wish.seats:
        check_seats(game, seats)
        if len(teams_of(wish.game, seats, {})) == 1:
            raise BadOptions(f"{wish.game} is played together: sets cannot meet at one table")
    if plan["best"] > plan["candidates"]:
        raise BadOptions("the best are some of the candidates, so there cannot be more of them")
    return [Plan(wish.game, seats, **plan) for seats in wish.seats]


def _tuned(wish: Wish, plan: Plan, workers: int) -> dict[str, Any]:
    """Against the rivals, then against what has beaten them, as long as that goes on."""
    sets = published(find_game(plan.game))
    start = sets.of(wish.start, plan.seats)
    rivals = {name: sets.of(name, plan.seats) for name in wish.rivals}
    rounds: list[dict[str, Any]] = []
    for number in range(wish.rounds):
        say(f"{plan.game}, {plan.seats} seats, round {number + 1}")
        found = tune(_later(plan, number), start, list(rivals.values()), workers, say)
        rounds.append(_report(wish, found))
        say(_verdict(wish, found))
        if not found.is_better:
            break
        start = found.values
        rivals[wish.rivals[0]] = found.values
        if wish.write:
            _write(plan, found.values)
    return {"seats": plan.seats, "rounds": rounds}


def _later(plan: Plan, number: int) -> Plan:
    """Each round has seeds of its own."""
    values = {**vars(plan), "seed": plan.seed + number}
    return Plan(**values)


def _write(plan: Plan, values: Values) -> None:
    path = published(find_game(plan.game)).path
    text = with_set(path.read_text(encoding="utf-8"), TUNED, plan.seats, values)
    path.write_text(text, encoding="utf-8")


def _report(wish: Wish, found: Tuned) -> dict[str, Any]:
    """The stable machine-readable form, documented in docs/command-line.md."""
    tests = [
        {
            "against": name,
            "games": test.games,
            "win_rate": round(test.wins / test.games, 4),
            "win_rate_low": round(test.bounds[0], 4),
            "win_rate_high": round(test.bounds[1], 4),
            "par": round(test.par, 4),
        }
        for name, test in zip(wish.rivals, found.tests, strict=True)
    ]
    return {"values": found.values, "better": found.is_better, "tests": tests}


def _verdict(wish: Wish, found: Tuned) -> str:
    rates = []
    for name, test in zip(wish.rivals, found.tests, strict=True):
        low, high = test.bounds
        rates.append(f"{test.wins / test.games:.1%} ({low:.1%} to {high:.1%}) against {name}")
    verdict = "better" if found.is_better else "not shown to be better, so not kept"
    return f"test: {', '.join(rates)}, par {found.tests[0].par:.1%}: {verdict}"


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
