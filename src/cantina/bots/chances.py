"""The chance to win of every seat of a finished game, turn by turn.

A chance is how often a seat wins when the rule of thumb plays everybody on from there. What the
seat could not know (hands, decks, dice) is dealt anew each time, so that luck counts when it comes
and not before. All estimates have an error, which is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from cantina.bots.scale import Seen, leads_in
from cantina.bots.weighing import play_on, reach
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, determinize

MOST_MOMENTS: Final = 40
"""Long games are looked at every second turn, or third."""
FEWEST_MOMENTS: Final = 6
MOST_GAMES: Final = 200
"""From one position for one seat: an error of at most four in a hundred."""
GOOD_GAMES: Final = 24
"""Rather than fewer from each, fewer positions are looked at."""
FEWEST_GAMES: Final = 12
"""With fewer there is no honest estimate."""


class Estimate:
    """Games that were played on from one position, for every seat from what it knew."""

    def __init__(self, seats: int) -> None:
        self.games = [0] * seats
        self.wins = [0] * seats
        self.exact = False  # it was decided
        # Of games that were open where a choice would be judged: the leads there, and who won.
        self.leads: Final[list[list[float]]] = [[] for _ in range(seats)]
        self.open_wins = [0] * seats

    def chance(self, seat: Seat) -> float:
        return self.wins[seat] / max(self.games[seat], 1)

    def error(self, seat: Seat) -> float:
        """One standard error; never quite nothing, however one-sided a few games were."""
        if self.exact:
            return 0.0
        likely = (self.wins[seat] + 1) / (self.games[seat] + 2)
        return sqrt(likely * (1 - likely) / max(self.games[seat], 1))

    def chances(self) -> list[float]:
        return [self.chance(seat) for seat in all_seats(len(self.wins))]

    def fewest(self) -> int:
        return min(self.games)


def decided(seats: int, won: list[Seat]) -> Estimate:
    found = Estimate(seats)
    found.wins = [int(seat in won) for seat in all_seats(seats)]
    found.games = [1] * seats
    found.exact = True
    return found


class Moment:
    """The beginning of a turn, or the end of the game or of a part of it."""

    def __init__(
        self, at: int, turn: int, part: int, world: Table[Any, Any], estimate: Estimate
    ) -> None:
        self.at: Final = at  # decisions made
        self.turn: Final = turn
        self.part: Final = part  # such as a battle of a campaign: each has chances of its own
        self.world: Final = world
        self.late = 0.0  # from 0 to 1: when in the game
        self.estimate: Final = estimate


class Estimator:
    """Plays games on, and keeps what they teach about leads."""

    def __init__(self, rng: Rng, clock: Callable[[], float]) -> None:
        self.rng: Final = rng
        self.clock: Final = clock
        self.seen: Final[list[Seen]] = []

    def curve(self, moments: list[Moment], end: float) -> list[Moment]:
        """Those of the moments that there is time for. None: there is too little to be honest."""
        moments = thinned(moments, MOST_MOMENTS)
        before = self.clock()
        self._round(moments, end)
        cost = (self.clock() - before) / len(moments)  # of a game, roughly
        affordable = int((end - self.clock()) / max(cost, 0.0001) / GOOD_GAMES)
        moments = thinned(moments, max(affordable, FEWEST_MOMENTS))
        for _ in range(1, MOST_GAMES):
            if self.clock() >= end:
                break
            self._round(moments, end)
        games = [one.estimate.fewest() for one in moments if not one.estimate.exact]
        return moments if min(games, default=0) >= FEWEST_GAMES else []

    def _round(self, moments: list[Moment], end: float) -> None:
        """One more game from each for every seat."""
        for one in moments:
            if not one.estimate.exact and self.clock() < end:
                self._play(one.estimate, one.world, one.late)

    def fresh(self, world: Table[Any, Any], late: float, share: float) -> Estimate:
        """Of another position, within this share of the time."""
        estimate = Estimate(world.seats)
        won = world.game.won_by(world)
        if won is not None:
            return decided(world.seats, won)
        end = self.clock() + share
        for number in range(MOST_GAMES):
            if number >= FEWEST_GAMES and self.clock() >= end:
                break
            self._play(estimate, world, late)
        return estimate

    def _play(self, estimate: Estimate, world: Table[Any, Any], late: float) -> None:
        """One more game from there for every seat, by the rule of thumb: first as far as a choice
        is followed, where the lead is noted, then to its end."""
        game = world.game
        for seat in all_seats(world.seats):
            t = determinize(world, seat, self.rng)
            play_on(t, self.rng, game.turn(t) + reach(game))
            lead = leads_in(t)[seat] if game.won_by(t) is None else None
            play_on(t, self.rng, None)
            won = game.won_by(t)
            assert won is not None
            estimate.games[seat] += 1
            estimate.wins[seat] += seat in won
            if lead is not None:
                estimate.leads[seat].append(lead)
                estimate.open_wins[seat] += seat in won
                self.seen.append(Seen(lead, late, seat in won))


def thinned(moments: list[Moment], most: int) -> list[Moment]:
    """About so many, evenly; the first of a part and whatever is decided stay."""
    step = -(-len(moments) // most)
    kept: list[Moment] = []
    since = 0
    for moment in moments:
        first = not kept or kept[-1].part != moment.part
        since = 0 if first else since + 1
        if since % step == 0 or moment.estimate.exact:
            kept.append(moment)
    return kept
