"""`cantina sim`: many games of bots against bots, and what came of them."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cantina.bots.arena import (
    Played,
    Series,
    SeriesResult,
    play_games,
    play_series,
    seat_bots,
    summary,
)
from cantina.cli.compiling import compile_if_it_pays
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game, check_seats, find_game, full_options

if TYPE_CHECKING:
    from rich.table import Table as RichTable


def run_sim(series: Series, jobs: int, as_json: bool) -> None:
    """Plays the series with a progress bar and shows win rates, scores, length and speed."""
    workers = jobs or os.cpu_count() or 1
    compile_if_it_pays(_first_game_seconds(series) * series.games / workers)
    started = time.perf_counter()
    played = _played(series, workers, quiet=as_json)
    result = summary(series, played, time.perf_counter() - started)
    if as_json:
        print(json.dumps(report(result), indent=1))
    else:
        _show(result)


def _first_game_seconds(series: Series) -> float:
    started = time.perf_counter()
    play_games(series, range(1))
    return time.perf_counter() - started


def series_of(
    key: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    options: dict[str, str],
    pack: Path | None,
    check: bool,
) -> Series:
    """Everything that can be wrong is found here, before the first game."""
    game = find_game(key)
    chosen = full_options(game, options)
    if seats is None:
        seats = usual_seats(game)
    check_seats(game, seats)
    game.load(pack)
    return Series(key, seat_bots(bots.split(","), seats), games, seed, chosen, pack, check)


def usual_seats(game: Game[Any, Any]) -> int:
    """Four, but one against one where there are scenarios for two sides."""
    return game.fewest if scenarios_of(game) else min(4, game.most)


def scenarios_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The choices of the option `scenario`, if the game has one."""
    return next((option.choices for option in game.options if option.key == "scenario"), ())


def series_by_scenario(
    key: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    options: dict[str, str],
    pack: Path | None,
    check: bool,
) -> dict[str, Series]:
    """The same series in every scenario of the game."""
    names = scenarios_of(find_game(key))
    if not names:
        raise BadOptions(f"{key} has no scenarios")
    return {
        name: series_of(key, seats, bots, games, seed, {**options, "scenario": name}, pack, check)
        for name in names
    }


def run_all(
    all_series: dict[str, Series], by: str, jobs: int, as_json: bool, out: Path | None = None
) -> None:
    """Several series of one game that differ in one thing, `by`, shown side by side; in the file
    `out`, if there is one, without what differs from run to run."""
    series = next(iter(all_series.values()))
    workers = jobs or os.cpu_count() or 1
    count = sum(each.games for each in all_series.values())
    compile_if_it_pays(_first_game_seconds(series) * count / workers)
    reports: list[dict[str, Any]] = []
    for name, each in all_series.items():
        started = time.perf_counter()
        played = _played(each, workers, quiet=as_json)
        result = summary(each, played, time.perf_counter() - started)
        reports.append({"id": name, **report(result)})
        if not as_json:
            _show(result, f"{by} {name}, ")
    total = {field: sum(each[field] for each in reports) for field in ("games", "finished")}
    if as_json:
        print(json.dumps({"game": series.game, **total, f"{by}s": reports}, indent=1))
    if out is not None:
        kept = [{k: v for k, v in each.items() if k != "decisions_per_s"} for each in reports]
        figures = {"game": series.game, **total, f"{by}s": kept}
        out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def _played(series: Series, jobs: int, quiet: bool) -> list[Played]:
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    played: list[Played] = []
    with Progress(*columns, transient=True, disable=quiet) as progress:
        task = progress.add_task(series.game, total=series.games)
        for some in play_series(series, jobs):
            played.extend(some)
            progress.advance(task, len(some))
    return played


def report(result: SeriesResult) -> dict[str, Any]:
    """The stable machine-readable form, documented in docs/command-line.md."""
    shortest, middle, longest = result.lengths
    said: dict[str, Any] = {
        "game": result.game,
        "games": result.games,
        "finished": result.finished,
        "decisions": result.decisions,
        "decisions_per_s": round(result.decisions / result.seconds, 1),
        "length": {"min": shortest, "median": middle, "max": longest},
        "shared": result.shared,
        "seats": [
            {
                "bot": seat.bot,
                "wins": seat.wins,
                "win_rate": round(seat.win_rate, 4),
                "win_rate_low": round(seat.low, 4),
                "win_rate_high": round(seat.high, 4),
                "score_mean": round(seat.score_mean, 2),
            }
            for seat in result.seats
        ],
    }
    if result.chapters:
        said["chapters"] = [
            {
                "id": chapter.id,
                "tries": chapter.tries,
                "wins": chapter.wins,
                "win_rate_low": round(chapter.low, 4),
                "win_rate_high": round(chapter.high, 4),
                **{name: round(mean, 1) for name, mean in chapter.means.items()},
            }
            for chapter in result.chapters
        ]
        said["bought"] = result.bought
    return said


def _chapters(result: SeriesResult) -> RichTable:
    from rich.table import Table

    names = list(result.chapters[0].means)
    table = Table(title="chapters", title_justify="left")
    for heading in ("", "won", "of", "95 % interval", *[name.replace("_", " ") for name in names]):
        table.add_column(heading, justify="right")
    for chapter in result.chapters:
        means = [f"{chapter.means[name]:.1f}" for name in names]
        interval = f"{chapter.low:.1%} – {chapter.high:.1%}"
        table.add_row(chapter.id, str(chapter.wins), str(chapter.tries), interval, *means)
    return table


def _show(result: SeriesResult, of: str = "") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{result.game}: {of}{result.finished} games", title_justify="left")
    table.add_column("seat", justify="right")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("win rate", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("mean score", justify="right")
    for number, seat in enumerate(result.seats):
        table.add_row(
            str(number),
            seat.bot,
            str(seat.wins),
            f"{seat.win_rate:.1%}",
            f"{seat.low:.1%} – {seat.high:.1%}",
            f"{seat.score_mean:.1f}",
        )
    console = Console()
    console.print(table)
    if result.chapters:
        console.print(_chapters(result))
    shortest, middle, longest = result.lengths
    console.print(
        f"turns {shortest} / {middle:g} / {longest} (shortest, median, longest), "
        f"{result.shared} shared victories"
    )
    rate = result.decisions / result.seconds
    console.print(f"{result.decisions:,} decisions in {result.seconds:.1f} s: {rate:,.0f} a second")
