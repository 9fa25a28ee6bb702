"""`cantina arena`: which bots are stronger, by how much, and how long they think."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations, pairwise
from typing import Any, Final

from cantina.bots.arena import wilson
from cantina.bots.base import read_name
from cantina.bots.contest import Mirror, Pair, Pool, Rules, Source, run, share_of
from cantina.bots.levels import scale_of
from cantina.bots.matches import Match, Outcome, Times, kinds_of, play_matches, teams_of
from cantina.bots.rating import Met, ratings
from cantina.bots.strength import file_of
from cantina.build import is_compiled_running
from cantina.cli import Stop
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import check_seats, find_game, full_options

ANCHOR: Final = "quick"
"""The bot that has 1000 points: the game's rule of thumb, which every game has."""
CLOSED: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
"""A cluster made here listens to nobody but this computer (whoever reaches a cluster may run
anything on it) and reports nothing to the makers of Ray."""


@dataclass(frozen=True)
class Wishes:
    game: str
    seats: int
    bots: tuple[str, ...]  # weakest first
    games: int  # at most, of each pair
    balance: int  # of the strongest against itself, of each scenario
    seed: int
    options: dict[str, str]

    def command(self) -> str:
        """That leads to the same again."""
        parts = [f"./cantina arena {self.game} --seats {self.seats} --bots {','.join(self.bots)}"]
        parts.append(f"--games {self.games}")
        parts += [f"--balance {self.balance}"] if self.balance else []
        parts += [f"--seed {self.seed}"] if self.seed != 1 else []
        parts += [f"--set {key}={value}" for key, value in self.options.items()]
        return " ".join([*parts, "--write"])

    def rules(self, games: int) -> Rules:
        return Rules(self.game, self.seats, games, self.seed, self.options)


def wishes_of(
    key: str,
    seats: int | None,
    bots: str,
    games: int,
    balance: int,
    seed: int,
    options: dict[str, str],
) -> Wishes:
    """All bots of the game's scale unless some are named. Raises BadOptions."""
    game = find_game(key)
    number = seats if seats is not None else game.fewest
    check_seats(game, number)
    full_options(game, options)
    names = bots.split(",") if bots else [bot for _, bot in scale_of(game)]
    for name in names:
        read_name(name)
    if len(set(names)) < max(2, len(names)):
        raise BadOptions("an arena needs two bots or more, each once: --bots quick,greedy")
    return Wishes(key, number, tuple(names), games, balance, seed, options)


class Here:
    """All processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self.size = size
        self._pool: Final = pool

    def submit(self, matches: list[Match]) -> Future[list[Outcome]]:
        return self._pool.submit(play_matches, matches)


class Cluster:
    """All processors of a Ray cluster: the one that RAY_ADDRESS names, or one made here."""

    def __init__(self, ray: Any) -> None:
        self.size = int(ray.cluster_resources()["CPU"])
        self._play: Final = ray.remote(play_matches)

    def submit(self, matches: list[Match]) -> Future[list[Outcome]]:
        future: Future[list[Outcome]] = self._play.remote(matches).future()
        return future


@contextmanager
def pool_of(jobs: int, on_ray: bool) -> Iterator[Pool]:
    """Raises Stop."""
    if not on_ray:
        size = jobs or os.cpu_count() or 1
        with ProcessPoolExecutor(size) as pool:
            try:
                yield Here(pool, size)
            finally:
                pool.shutdown(cancel_futures=True)
        return
    there = "RAY_ADDRESS" in os.environ
    for name, value in {} if there else CLOSED.items():
        os.environ.setdefault(name, value)  # read when Ray is imported
    try:
        ray: Any = import_module("ray")  # seldom installed
    except ModuleNotFoundError:
        raise Stop("Ray is not installed; it comes with: pip install 'cantina[ray]'", 1) from None
    ray.init(num_cpus=None if there else jobs or None, include_dashboard=False, log_to_driver=False)
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def measured(wishes: Wishes, pool: Pool, note: Callable[[str], None]) -> dict[str, Any]:
    """The stable machine-readable form, documented in docs/command-line.md."""
    rules = wishes.rules(wishes.games)
    together = len(teams_of(wishes.game, wishes.seats, wishes.options)) == 1
    chosen = pairwise(wishes.bots) if together else combinations(wishes.bots, 2)
    pairs = [Pair(rules, second, first) for first, second in chosen]
    mirror = Mirror(wishes.rules(wishes.balance), wishes.bots[-1])
    sources: list[Source] = [*pairs, *([mirror] if wishes.balance and not together else [])]

    def tell() -> None:
        open_ = sum(not pair.is_settled() and pair.bounds.count < pair.blocks for pair in pairs)
        note(f"{sum(pair.games for pair in pairs)} games, {open_} of {len(pairs)} pairs open")

    run(sources, pool, tell)
    outcomes = [outcome for pair in pairs for outcome in pair.outcomes]
    times = times_of([*outcomes, *mirror.outcomes], wishes.bots)
    table: dict[str, Any] = {
        "seats": wishes.seats,
        "options": wishes.options,
        "commands": [wishes.command()],
        "bots": [{"bot": bot, "scores": scores_of(bot, outcomes)} for bot in wishes.bots],
        "pairs": [_pair(pair) for pair in pairs],
    }
    if together:
        table["missions"] = missions(outcomes, wishes)
    else:
        rate(table)
    if mirror.outcomes:
        table["balance"] = {"bot": mirror.bot, "rows": balance(mirror)}
    return {"game": wishes.game, "tables": [table], "times": {build(): times}}


def only_times(wishes: Wishes, pool: Pool) -> dict[str, Any]:
    """How long each bot thinks in this build, against itself; no word on strength."""
    sources = [Mirror(wishes.rules(wishes.games), bot, mixed=True) for bot in wishes.bots]
    run(list(sources), pool, lambda: None)
    outcomes = [outcome for source in sources for outcome in source.outcomes]
    return {"game": wishes.game, "tables": [], "times": {build(): times_of(outcomes, wishes.bots)}}


def build() -> str:
    return "compiled" if is_compiled_running() else "interpreted"


def rate(table: dict[str, Any]) -> None:
    """Gives every bot of a table points, from its pairs."""
    place = {row["bot"]: number for number, row in enumerate(table["bots"])}
    met = [
        Met(
            place[pair["first"]],
            place[pair["second"]],
            pair["rate"] * pair["games"],
            pair["games"],
            pair["par"],
        )
        for pair in table["pairs"]
    ]
    found = ratings(len(place), met, place.get(ANCHOR, 0))
    for row, rating in zip(table["bots"], found, strict=True):
        row["points"] = round(rating.points)
        row["low"], row["high"] = round(rating.low), round(rating.high)


def scores_of(bot: str, outcomes: list[Outcome]) -> list[int]:
    """Quantiles of the bot's scores in all games."""
    return quantiles(
        [
            score
            for outcome in outcomes
            for name, score in zip(outcome.match.bots, outcome.scores, strict=True)
            if name == bot
        ]
    )


def _pair(pair: Pair) -> dict[str, Any]:
    bounds = pair.bounds
    stronger = pair.first if bounds.low > pair.par else ""
    return {
        "first": pair.first,
        "second": pair.second,
        "games": pair.games,
        "rate": round(bounds.mean, 4),
        "low": round(bounds.low, 4),
        "high": round(bounds.high, 4),
        "par": round(pair.par, 4),
        "build": build(),
        "stronger": pair.second if bounds.high < pair.par else stronger,
    }


def quantiles(values: list[int]) -> list[int]:
    """The values below which 5, 25, 50, 75 and 95 of 100 lie."""
    ordered = sorted(values)
    return [
        ordered[min(len(ordered) - 1, len(ordered) * cent // 100)] for cent in (5, 25, 50, 75, 95)
    ]


def times_of(outcomes: list[Outcome], bots: tuple[str, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for bot in bots:
        times = Times()
        for outcome in outcomes:
            if bot in outcome.times:
                times.add(outcome.times[bot])
        if times.turns:
            found[bot] = {"decision": _seconds(times.decisions), "turn": _seconds(times.turns)}
    return found


def _seconds(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    at = [ordered[min(len(ordered) - 1, len(ordered) * cent // 100)] for cent in (50, 95, 100)]
    return dict(zip(("median", "most_95", "most"), [round(one, 5) for one in at], strict=True))


def balance(mirror: Mirror) -> list[dict[str, Any]]:
    """How often each team wins among equals, by scenario."""
    rules = mirror.rules
    teams = teams_of(rules.game, rules.seats, rules.options)
    rows = []
    for kind in mirror.kinds or ("",):
        some = [one for one in mirror.outcomes if _kind(one, mirror.key) == kind or not kind]
        shares = [sum(share_of(one, team, teams) for one in some) for team in teams]
        wins = [{"won": round(won, 2), **_interval(won, len(some))} for won in shares]
        rows.append({"id": kind, "games": len(some), "teams": wins})
    return rows


def missions(outcomes: list[Outcome], wishes: Wishes) -> list[dict[str, Any]]:
    """How often each bot won, by mission. A game that counts in two pairs is one game."""
    key, kinds = kinds_of(wishes.game, wishes.options)
    once = {outcome.match: outcome for outcome in outcomes}
    rows: list[dict[str, Any]] = []
    for kind in ("", *kinds):
        bots = {}
        for bot in wishes.bots:
            some = [
                outcome
                for match, outcome in once.items()
                if match.bots[0] == bot and kind in ("", _kind(outcome, key))
            ]
            if some:
                won = sum(bool(outcome.winners) for outcome in some)
                bots[bot] = {"won": won, "games": len(some), **_interval(won, len(some))}
        rows.append({"id": kind, "bots": bots})
    return rows


def _kind(outcome: Outcome, key: str) -> str:
    return dict(outcome.match.options).get(key, "")


def _interval(won: float, games: int) -> dict[str, float]:
    low, high = wilson(won, games)
    return {"low": round(low, 4), "high": round(high, 4)}


def run_arena(
    wishes: Wishes, jobs: int, on_ray: bool, as_json: bool, write: bool, times: bool
) -> None:
    from rich.console import Console

    screen = Console(stderr=True)
    with pool_of(jobs, on_ray) as pool, screen.status("") as status:
        found = only_times(wishes, pool) if times else measured(wishes, pool, status.update)
    if write:
        from cantina.cli.strength_page import write_page

        file = file_of(wishes.game)
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        file.parent.mkdir(exist_ok=True)
        text = json.dumps(merged(kept, found), indent=1, ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")
        write_page()
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        _show(found)


def merged(kept: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """What was found replaces what was kept of the same pairs, and of the same bots and build."""
    tables = {_table(one): one for one in kept.get("tables", [])}
    for one in found["tables"]:
        older = tables.get(_table(one))
        tables[_table(one)] = one if older is None else both(older, one)
    times = kept.get("times", {})
    for name, bots in found["times"].items():
        times = {**times, name: {**times.get(name, {}), **bots}}
    return {
        "game": found["game"],
        "tables": [tables[key] for key in sorted(tables)],
        "times": dict(sorted(times.items())),
    }


def _table(one: dict[str, Any]) -> tuple[int, str]:
    return one["seats"], json.dumps(one["options"], sort_keys=True)


def both(older: dict[str, Any], newer: dict[str, Any]) -> dict[str, Any]:
    """One table of the pairs of two runs, with points from all of them."""

    def joined(key: str, *names: str) -> list[dict[str, Any]]:
        rows = {tuple(row[name] for name in names): row for row in older[key]}
        rows |= {tuple(row[name] for name in names): row for row in newer[key]}
        return list(rows.values())

    table = {
        **older,
        **newer,
        "commands": list(dict.fromkeys([*older["commands"], *newer["commands"]])),
        "bots": joined("bots", "bot"),
        "pairs": joined("pairs", "first", "second"),
    }
    if "missions" in newer:
        old = {row["id"]: row["bots"] for row in older["missions"]}
        table["missions"] = [
            {"id": row["id"], "bots": {**old.get(row["id"], {}), **row["bots"]}}
            for row in newer["missions"]
        ]
    else:
        rate(table)
    return table


def _show(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    console = Console()
    for table in found["tables"]:
        grid = Grid(title=f"{found['game']}, {table['seats']} seats", title_justify="left")
        for heading in ("", "against", "games", "wins", "bounds", "par", "stronger"):
            grid.add_column(heading)
        for pair in table["pairs"]:
            grid.add_row(
                pair["first"],
                pair["second"],
                str(pair["games"]),
                f"{pair['rate']:.1%}",
                f"{pair['low']:.1%} – {pair['high']:.1%}",
                f"{pair['par']:.0%}",
                pair["stronger"] or "not shown",
            )
        console.print(grid)
        for row in table["bots"]:
            if "points" in row:
                console.print(f"{row['bot']}: {row['points']} ({row['low']} – {row['high']})")
    for name, bots in found["times"].items():
        for bot, times in bots.items():
            turn = times["turn"]
            console.print(
                f"{bot}, {name}: {turn['median']:.3f} s a turn, 95 % below {turn['most_95']:.3f},"
                f" most {turn['most']:.3f}"
            )
