"""A contest: which of two bots is stronger, with as few games as that takes.

A block is one deal played by both bots from every side: at a table of rivals each takes every seat
in turn against the other, in a cooperative game each plays the deal with itself. Blocks are
independent, and what luck gives to one bot it gives to the other. A pair stops when its bounds,
which hold for all looks together, exclude par (`certainty.py`). Blocks count in the order of their
seeds, however many processes play them, so that a contest between bots without clocks can be
repeated exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from typing import Final, Protocol

from cantina.bots.certainty import Bounds
from cantina.bots.matches import Match, Outcome, kind_drawn, kinds_of, teams_of

CHUNK_SECONDS: Final = 0.5
"""Of work that a process is given at a time."""
LARGEST_CHUNK: Final = 32
AHEAD: Final = 2
"""Chunks for each process: the next is there when one ends."""


@dataclass(frozen=True)
class Rules:
    """What all blocks of a contest share."""

    game: str
    seats: int
    games: int  # at most, of each pair
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def match(self, bots: tuple[str, ...], number: int) -> Match:
        """With the deal of a block."""
        seed = self.seed + number
        options = kind_drawn(self.game, self.options, seed)
        return Match(self.game, bots, seed, tuple(sorted(options.items())))


class Source(Protocol):
    """Blocks to be played, and what to do with what comes of them."""

    blocks: int

    def block(self, number: int) -> list[Match]: ...
    def take(self, outcomes: list[Outcome]) -> None:
        """Called in the order of the numbers."""

    def is_settled(self) -> bool:
        """No further block is wanted."""


class Pair:
    def __init__(self, rules: Rules, first: str, second: str) -> None:
        self.rules: Final = rules
        self.first: Final = first
        self.second: Final = second
        self.teams: Final = teams_of(rules.game, rules.seats, rules.options)
        self.together: Final = len(self.teams) == 1
        self.par: Final = 0.5 if self.together else 1 / len(self.teams)
        self.blocks = max(1, rules.games // (2 if self.together else len(self.teams)))
        self.bounds: Final = Bounds()
        self.games = 0
        self.won = 0.0
        self.outcomes: list[Outcome] = []

    def block(self, number: int) -> list[Match]:
        seats = self.rules.seats
        if self.together:
            tables = [(bot,) * seats for bot in (self.first, self.second)]
        else:
            tables = [
                tuple(self.first if seat in team else self.second for seat in range(seats))
                for team in self.teams
            ]
        return [self.rules.match(bots, number) for bots in tables]

    def take(self, outcomes: list[Outcome]) -> None:
        if self.together:
            mine, theirs = [float(bool(outcome.winners)) for outcome in outcomes]
            share = (1 + mine - theirs) / 2
        else:
            shares = [
                share_of(outcome, team, self.teams)
                for outcome, team in zip(outcomes, self.teams, strict=True)
            ]
            share = sum(shares) / len(shares)
        self.bounds.add(share)
        self.games += len(outcomes)
        self.won += share * len(outcomes)
        self.outcomes += outcomes

    def is_settled(self) -> bool:
        return self.bounds.excludes(self.par)


def share_of(outcome: Outcome, team: list[int], teams: list[list[int]]) -> float:
    """Of the victory: a part of it if several teams won."""
    winners = [one for one in teams if any(seat in outcome.winners for seat in one)]
    return 1 / len(winners) if team in winners else 0.0


class Mirror:
    """One bot in all seats: what seats and scenarios are worth among equals."""

    def __init__(self, rules: Rules, bot: str, mixed: bool = False) -> None:
        """Each scenario as often as the others, or `mixed` as they come."""
        self.rules: Final = rules
        self.bot: Final = bot
        self.key, kinds = kinds_of(rules.game, rules.options)
        self.kinds: Final = () if mixed else kinds
        self.blocks = rules.games * max(1, len(self.kinds))
        self.outcomes: list[Outcome] = []

    def block(self, number: int) -> list[Match]:
        rules = self.rules
        bots = (self.bot,) * rules.seats
        if not self.kinds:
            return [rules.match(bots, number)]
        count = len(self.kinds)
        options = {**rules.options, self.key: self.kinds[number % count]}
        seed = rules.seed + number // count
        return [Match(rules.game, bots, seed, tuple(sorted(options.items())))]

    def take(self, outcomes: list[Outcome]) -> None:
        self.outcomes += outcomes

    def is_settled(self) -> bool:
        return False


class Pool(Protocol):
    """Processes, here or elsewhere."""

    size: int

    def submit(self, matches: list[Match]) -> Future[list[Outcome]]: ...


class _Progress:
    """How far a source is."""

    def __init__(self, source: Source) -> None:
        self.source: Final = source
        self.sent = 0
        self.taken = 0
        self.seconds = 0.0
        self.early: Final[dict[int, list[Outcome]]] = {}  # played before an earlier one

    def is_done(self) -> bool:
        return self.taken == self.source.blocks or self.source.is_settled()

    def chunk(self) -> list[int]:
        """As many blocks as keep a process busy for a while; one until it is known how long they
        take."""
        each = self.seconds / self.taken if self.taken else CHUNK_SECONDS
        count = max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS / max(each, 1e-6))))
        numbers = range(self.sent, min(self.sent + count, self.source.blocks))
        self.sent += len(numbers)
        return list(numbers)

    def came(self, number: int, outcomes: list[Outcome]) -> None:
        self.early[number] = outcomes
        while self.taken in self.early and not self.is_done():
            some = self.early.pop(self.taken)
            self.source.take(some)
            self.seconds += sum(outcome.seconds for outcome in some)
            self.taken += 1


def run(sources: list[Source], pool: Pool, note: Callable[[], None]) -> None:
    """Plays until all sources are done; `note` is called whenever something came in."""
    progress = [_Progress(source) for source in sources]
    flying: dict[Future[list[Outcome]], tuple[_Progress, list[int]]] = {}
    while True:
        waiting = [one for one in progress if not one.is_done()]
        while len(flying) < AHEAD * pool.size:
            open_ = [one for one in waiting if one.sent < one.source.blocks]
            if not open_:
                break
            chosen = min(open_, key=lambda one: one.sent)
            numbers = chosen.chunk()
            matches = [match for number in numbers for match in chosen.source.block(number)]
            flying[pool.submit(matches)] = chosen, numbers
        if not waiting:
            break
        for done in wait(flying, return_when=FIRST_COMPLETED).done:
            one, numbers = flying.pop(done)
            outcomes = done.result()
            each = len(outcomes) // len(numbers)
            for place, number in enumerate(numbers):
                one.came(number, outcomes[place * each : (place + 1) * each])
        note()
    for future in flying:
        future.cancel()
