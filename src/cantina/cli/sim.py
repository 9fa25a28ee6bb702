"""`cantina sim`: many games of bots against bots, and what came of them."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

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

ALL: Final = "all"
"""Each choice of an option in turn."""


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


@dataclass(frozen=True)
class Plan:
    """What all series of one command share."""

    game: str
    bots: str
    games: int
    seed: int
    pack: Path | None
    check: bool
    met: bool


class Several:
    """Series that differ in one thing, such as the scenario; each may be several again."""

    def __init__(self, by: str, parts: dict[str, Series | Several]) -> None:
        self.by: Final = by
        self.parts: Final = parts

    def all_series(self) -> list[Series]:
        found: list[Series] = []
        for part in self.parts.values():
            found += [part] if isinstance(part, Series) else part.all_series()
        return found


def series_of(plan: Plan, options: dict[str, str], numbers: list[int | None]) -> Series | Several:
    """With each number of seats; where an option is `all`, with each of its choices. Everything
    that can be wrong is found here, before the first game. Raises BadOptions, BadContent."""
    game = find_game(plan.game)
    if plan.met and "met" not in game.services:
        raise BadOptions(f"{plan.game} does not tell what came up")
    game.load(plan.pack)
    return _series(plan, game, options, numbers)


def _series(
    plan: Plan, game: Game[Any, Any], options: dict[str, str], numbers: list[int | None]
) -> Series | Several:
    for key in ("scenario", "mission"):
        if options.get(key) == ALL:
            names = choices_of(game, key)
            if not names:
                raise BadOptions(f"{plan.game} has no {key}s")
            parts = {name: _series(plan, game, {**options, key: name}, numbers) for name in names}
            return Several(key, parts)
    if len(numbers) > 1:
        tables = {str(number): _series(plan, game, options, [number]) for number in numbers}
        return Several("table", tables)
    chosen = full_options(game, options)
    seats = numbers[0] if numbers[0] is not None else usual_seats(game)
    check_seats(game, seats)
    bots = seat_bots(plan.bots.split(","), seats)
    return Series(plan.game, bots, plan.games, plan.seed, chosen, plan.pack, plan.check, plan.met)


def usual_seats(game: Game[Any, Any]) -> int:
    """Four, but one against one where there are scenarios for two sides."""
    return game.fewest if choices_of(game, "scenario") else min(4, game.most)


def choices_of(game: Game[Any, Any], key: str) -> tuple[str, ...]:
    """The choices of an option such as `scenario`, if the game has it."""
    return next((option.choices for option in game.options if option.key == key), ())


def run_all(several: Several, jobs: int, as_json: bool, out: Path | None = None) -> None:
    """Shown side by side; in the file `out`, if there is one, without what differs from run to
    run."""
    all_series = several.all_series()
    workers = jobs or os.cpu_count() or 1
    count = sum(each.games for each in all_series)
    compile_if_it_pays(_first_game_seconds(all_series[0]) * count / workers)
    said = _reports(several, workers, as_json, "")
    figures = {"game": all_series[0].game, **said}
    if as_json:
        print(json.dumps(figures, indent=1))
    if out is not None:
        out.write_text(json.dumps(_steady(figures), indent=1) + "\n", encoding="utf-8")


def _reports(several: Several, workers: int, quiet: bool, of: str) -> dict[str, Any]:
    """How many games there were in all, and what came of each series."""
    reports: list[dict[str, Any]] = []
    for name, part in several.parts.items():
        title = f"{of}{several.by} {name}, "
        if isinstance(part, Several):
            reports.append({"id": name, **_reports(part, workers, quiet, title)})
            continue
        started = time.perf_counter()
        played = _played(part, workers, quiet)
        result = summary(part, played, time.perf_counter() - started)
        reports.append({"id": name, **report(result)})
        if not quiet:
            _show(result, title)
    total = {field: sum(each[field] for each in reports) for field in ("games", "finished")}
    return {**total, f"{several.by}s": reports}


def _steady(figures: Any) -> Any:
    """The figures without speeds."""
    if isinstance(figures, list):
        return [_steady(each) for each in figures]
    if not isinstance(figures, dict):
        return figures
    return {key: _steady(each) for key, each in figures.items() if key != "decisions_per_s"}


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
    if result.bought:
        said |= {"bought": result.bought, "buyers": result.buyers}
    if result.met:
        said["met"] = result.met
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


def _met(result: SeriesResult) -> RichTable:
    from rich.table import Table

    table = Table(title="came up", title_justify="left")
    for heading in ("", "of", "never"):
        table.add_column(heading)
    for kind, counts in result.met.items():
        never = [id for id, count in counts.items() if not count]
        table.add_row(kind, f"{len(counts) - len(never)} / {len(counts)}", ", ".join(never))
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
    if result.met:
        console.print(_met(result))
    shortest, middle, longest = result.lengths
    console.print(
        f"turns {shortest} / {middle:g} / {longest} (shortest, median, longest), "
        f"{result.shared} shared victories"
    )
    rate = result.decisions / result.seconds
    console.print(f"{result.decisions:,} decisions in {result.seconds:.1f} s: {rate:,.0f} a second")
