"""The options of `cantina tune` and `cantina fit`, and numbers of seats as they are given."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from cantina.kernel.errors import BadOptions

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The key of a game: see games.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def tune(
    game: GameKey,
    seats: Annotated[str, typer.Option(help="Numbers of players, each tuned by itself.")] = "2",
    generations: Annotated[int, typer.Option(help="How often candidates are drawn.", min=1)] = 12,
    candidates: Annotated[int, typer.Option(help="So many in a generation.", min=2)] = 20,
    best: Annotated[int, typer.Option(help="So many make the next mean.", min=1)] = 6,
    count: Annotated[int, typer.Option("--games", help="Of each candidate.", min=1)] = 120,
    test: Annotated[int, typer.Option(help="Games of the test at the end.", min=1)] = 600,
    rounds: Annotated[
        int, typer.Option(help="Again against what was found, while that wins.", min=1)
    ] = 1,
    start: Annotated[str, typer.Option("--from", help="The set to begin with.")] = "tuned",
    against: Annotated[
        str, typer.Option(help="The sets to win against, the one to replace first: tuned,casual.")
    ] = "tuned",
    bot: Annotated[
        str, typer.Option(help="The bot that plays: greedy for what positions are worth.")
    ] = "quick",
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.", min=0)] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.", min=0)] = 0,
    write: Annotated[
        bool, typer.Option("--write", help="Keep what wins its test in the file of the game.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Find better weights for a game's rule of thumb, by playing (for developers)."""
    from cantina.cli.tuning import Wish, plans_of, run_tune

    numbers = [number for number in seat_counts(seats) if number is not None]
    wish = Wish(game, numbers, rounds, start, against.split(","), write)
    plan: dict[str, Any] = {
        "bot": bot,
        "seed": seed,
        "generations": generations,
        "candidates": candidates,
    }
    plan |= {"best": best, "games": count, "test": test}
    plans = plans_of(wish, plan)
    run_tune(wish, plans, jobs, as_json)


def fit(
    game: GameKey,
    seats: Annotated[str, typer.Option(help="Numbers of players, each fitted by itself.")] = "2",
    count: Annotated[int, typer.Option("--games", help="To learn from.", min=10)] = 10_000,
    test: Annotated[int, typer.Option(help="Games of the test at the end.", min=1)] = 400,
    trials: Annotated[int, typer.Option(help="Of the bot that plays the test.", min=1)] = 60,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.", min=0)] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.", min=0)] = 0,
    write: Annotated[
        bool, typer.Option("--write", help="Keep what wins its test in the file of the game.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Learn what positions of a game are worth, from how games end (for developers)."""
    from cantina.bots.fitting import FitPlan
    from cantina.cli.fitting import run_fit

    numbers = [number for number in seat_counts(seats) if number is not None]
    plans = [FitPlan(game, number, seed, count, test, trials) for number in numbers]
    run_fit(plans, jobs, write, as_json)


def seat_counts(text: str | None) -> list[int | None]:
    """Numbers of seats, one or several: "4" or "1,2,3,4". Raises BadOptions."""
    if text is None:
        return [None]
    if not all(part.isdigit() for part in text.split(",")):
        raise BadOptions(f"--seats is a number or several, like 1,2,3,4; not {text!r}")
    return [int(part) for part in dict.fromkeys(text.split(","))]
