"""`cantina bench`: how fast the engine is here, in one process, per second of its own CPU time."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from cantina.bots.mcts import Mcts
from cantina.build import is_compiled_running
from cantina.kernel.action import Seat
from cantina.kernel.game import Game, discover
from cantina.kernel.pack import Pack
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, apply, determinize, fork, open_table, play
from cantina.parts.hexes import Field
from cantina.parts.probe import Probe
from cantina.parts.sight import Sight

ROWS = (10, 9, 10, 9, 10, 9, 10)
ROUNDS = 3
SECONDS = 0.7
FIRST = Seat(0)


@dataclass(frozen=True)
class Measure:
    name: str
    value: float
    unit: str


def run_bench(key: str | None, as_json: bool) -> None:
    """Measures every game, or one, and the kernel by itself."""
    measures = list(measured(key))
    if as_json:
        print(json.dumps([asdict(measure) for measure in measures], indent=1))
        return
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(title=f"{'compiled' if is_compiled_running() else 'interpreted'} build")
    grid.add_column("what")
    grid.add_column("value", justify="right")
    grid.add_column("unit")
    for measure in measures:
        digits = ",.0f" if measure.value >= 100 else ",.2f"
        grid.add_row(measure.name, format(measure.value, digits), measure.unit)
    Console().print(grid)


def measured(key: str | None) -> Iterator[Measure]:
    probe = Probe()
    kernel = rate(lambda: random_games(probe, probe.load(None), 1))
    yield Measure("kernel.decisions", kernel, "decisions/s")
    sight = Sight(Field(ROWS))
    lines = rate(lambda: looks(sight))
    yield Measure("parts.sight", 1_000_000 / lines, "µs/line")
    for name, game in discover().items():
        if key in (None, name):
            yield from measured_game(name, game, kernel)


def measured_game(name: str, game: Game[Any, Any], kernel: float) -> Iterator[Measure]:
    pack = game.load(None)
    seats = min(4, game.most)
    decisions = rate(lambda: random_games(game, pack, seats))
    yield Measure(f"{name}.random.decisions", decisions, "decisions/s")
    yield Measure(f"{name}.random.kernel_share", 100 * decisions / kernel, "% of the time")
    middle = middle_of_a_game(game, pack, seats)
    yield Measure(f"{name}.clones", rate(lambda: repeated(lambda: fork(middle))), "clones/s")
    worlds = rate(lambda: repeated(lambda: determinize(middle, FIRST, seeded(1))))
    yield Measure(f"{name}.worlds", worlds, "worlds/s")
    views = rate(lambda: repeated(lambda: game.encode_view(game.view(middle, FIRST))))
    yield Measure(f"{name}.views", views, "views/s")
    yield Measure(f"{name}.mcts.iterations", rate(lambda: searched(middle)), "iterations/s")


def looks(sight: Sight) -> int:
    """Asks for the line between every two hexes of a board, every third of them an obstacle."""
    obstacles = sum(1 << hex for hex in range(0, sight.count, 3))
    for a in range(sight.count):
        for b in range(sight.count):
            sight.clear(obstacles, a, b)
    return sight.count**2


def rate(work: Callable[[], int]) -> float:
    """Units a second: the median of a few rounds, each long enough to trust."""
    work()
    found = []
    for _ in range(ROUNDS):
        done = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < SECONDS:
            done += work()
        found.append(done / spent)
    return median(found)


def random_games(game: Game[Any, Any], pack: Pack, seats: int) -> int:
    """Plays one random game and returns its number of decisions."""
    t = open_table(game, pack, seats, random.getrandbits(40), heard=False)
    dice = random.random
    decisions = 0
    while t.asks:
        ask = t.asks[0]
        apply(t, ask, ask.options[int(dice() * len(ask.options))])
        decisions += 1
    return decisions


def repeated(work: Callable[[], object]) -> int:
    for _ in range(100):
        work()
    return 100


def middle_of_a_game(game: Game[Any, Any], pack: Pack, seats: int) -> Table[Any, Any]:
    """The position halfway through a game by rule of thumb, the first seat to decide."""
    length = len(played_by_thumb(game, pack, seats, None).played)
    return played_by_thumb(game, pack, seats, length // 2)


def played_by_thumb(
    game: Game[Any, Any], pack: Pack, seats: int, stop: int | None
) -> Table[Any, Any]:
    t = open_table(game, pack, seats, 1)
    rng = seeded(1)
    while t.asks and (stop is None or len(t.played) < stop or t.asks[0].seat != FIRST):
        ask = t.asks[0]
        play(t, ask.seat, game.suggest(t, ask, rng))
    return t


def searched(t: Table[Any, Any]) -> int:
    Mcts(iterations=100).search(t, FIRST, seeded(1))
    return 100
