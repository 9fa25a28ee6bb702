"""`cantina fit`: the value of positions, learned from how games ended."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from cantina.bots.fitting import FitPlan, Fitted, fit, published_facts
from cantina.cli.tuning import say
from cantina.kernel.game import check_seats, find_game
from cantina.parts.learned import with_table


def run_fit(plans: list[FitPlan], jobs: int, write: bool, as_json: bool) -> None:
    """Fits for each number of seats, side by side, and writes what wins its test."""
    game = find_game(plans[0].game)
    published_facts(game)
    for plan in plans:
        check_seats(game, plan.seats)
    if jobs == 1:
        found = [fit(plan, say) for plan in plans]
    else:
        with ProcessPoolExecutor(max_workers=jobs or None) as pool:
            found = list(pool.map(partial(fit, say=say), plans))
    for plan, fitted in zip(plans, found, strict=True):
        say(_verdict(plan, fitted))
        if write and fitted.is_better:
            _write(plan, fitted)
    if as_json:
        tables = [_report(plan, fitted) for plan, fitted in zip(plans, found, strict=True)]
        print(json.dumps({"game": game.key, "tables": tables}, indent=1))


def _write(plan: FitPlan, fitted: Fitted) -> None:
    facts = published_facts(find_game(plan.game))
    text = facts.path.read_text(encoding="utf-8")
    text = with_table(text, plan.seats, facts.names, fitted.weights)
    facts.path.write_text(text, encoding="utf-8")


def _verdict(plan: FitPlan, fitted: Fitted) -> str:
    test = fitted.test
    low, high = test.bounds
    rate = f"{test.wins / test.games:.1%} ({low:.1%} to {high:.1%}) of {test.games} games"
    verdict = "better" if fitted.is_better else "not shown to be better, so not kept"
    return f"{plan.seats} seats, test: {rate}, par {test.par:.1%}: {verdict}"


def _report(plan: FitPlan, fitted: Fitted) -> dict[str, Any]:
    """The stable machine-readable form, documented in docs/command-line.md."""
    low, high = fitted.test.bounds
    return {
        "seats": plan.seats,
        "positions": fitted.positions,
        "loss": round(fitted.loss, 4),
        "guess": round(fitted.guess, 4),
        "better": fitted.is_better,
        "games": fitted.test.games,
        "win_rate": round(fitted.test.wins / fitted.test.games, 4),
        "win_rate_low": round(low, 4),
        "win_rate_high": round(high, 4),
        "par": round(fitted.test.par, 4),
        "weights": fitted.weights,
    }
