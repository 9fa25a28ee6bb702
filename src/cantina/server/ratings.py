"""How strong an account is in a game, learnt from the order in which people finish.

Plackett-Luce (Weng and Lin, 2011): a mean and a doubt for everybody, any number of people, ties.
What is shown is what somebody is worth at the least, in points; decision 0009 has the reasons.
"""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

from cantina.parts.box.play import BOX
from cantina.room.stored import VOTE, Result, TableRow

MEAN: Final = 25.0
DOUBT: Final = 25.0 / 3
CAUTION: Final = 3
"""Doubts below the mean: more games raise the points of somebody of constant strength."""
NEWCOMER: Final = 1000
SCALE: Final = 40

_model: Final = PlackettLuce(mu=MEAN, sigma=DOUBT)


def points_of(mean: float, doubt: float) -> int:
    """A newcomer has 1000 points."""
    return round(NEWCOMER + SCALE * (mean - CAUTION * doubt))


def after_a_game(before: list[tuple[float, float]], ranks: list[int]) -> list[tuple[float, float]]:
    """Everybody's mean and doubt after a game in which they finished with these ranks."""
    teams = [[_model.rating(mu=mean, sigma=doubt)] for mean, doubt in before]
    rated = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(team[0].mu, team[0].sigma) for team in rated]


def ranks_of(row: TableRow, results: list[Result], accounts: set[str]) -> dict[str, int]:
    """The accounts whose rating this game changes, and their ranks; nobody if it does not count.

    It counts when nobody could know the deal, when all values are ours (ruling: two boxes are two
    games, and too few play either for a rating of its own), when it has winners and others, and
    when two accounts or more played, each in one seat, from the beginning: a seat that a guest
    began with stays a guest's, whatever account it was merged into. Whose last decision a bot made
    has given up and comes last: they left, or their clock ran out. Whom the others replaced without
    a clock is not rated; those who remain are, against each other.
    """
    mine = [one for one in results if one.player in accounts and not row.seats[one.seat].guest]
    people = {one.player for one in mine}
    decided = any(one.won for one in results) and not all(one.won for one in results)
    if (
        row.seed_chosen
        or row.options.get(BOX.key)
        or not decided
        or not 2 <= len(people) == len(mine)
    ):
        return {}
    rated = [one for one in mine if not _voted_out(row, one)]
    if len(rated) < 2:
        return {}
    last = len(results) + 1
    return {one.player: last if one.bot else one.place for one in rated}


def _voted_out(row: TableRow, result: Result) -> bool:
    """Ruling: with a clock, a vote comes after it has run out, and replaces nobody who had time.
    Without one others decide how long they wait, and must not gain by it."""
    return bool(result.bot) and row.seats[result.seat].why == VOTE and not row.pace.seconds
