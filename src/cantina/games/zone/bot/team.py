"""Who a stalker is, by rule of thumb: the group that has won most by what was learned, or, by some
weights, whoever is strong and a good shot."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseStalker
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.teams import ANY, Teams
from cantina.games.zone.terms.figures import stalker_of
from cantina.games.zone.terms.ids import Stalker
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Action, Ask
from cantina.kernel.rng import Rng

TEAM: Final = "team"
"""A word for why, which hints say (`table-hint-why-zone-team`)."""
EQUALS: Final = 5
"""Stalkers that differ by no more are about as good: what else they can do is not counted."""


def choose_stalker(t: ZoneTable, ask: Ask, rng: Rng) -> Action:
    options = [option for option in ask.options if isinstance(option, ChooseStalker)]
    teams = t.pack.weights.teams
    if teams is None:
        return good_stalker(t, options, rng)
    return best_for_group(t, teams, stalker_of(ask.seat), options)


def good_stalker(t: ZoneTable, options: list[ChooseStalker], rng: Rng) -> ChooseStalker:
    """Whoever is not much worse than the best."""
    best = max([strength(t, option.card) for option in options])
    good = [option for option in options if strength(t, option.card) >= best - EQUALS]
    return good[rng.below(len(good))]


def strength(t: ZoneTable, card: int) -> int:
    """A strong and a good shot."""
    row = t.pack.stalkers[card]
    return row.hp + 2 * row.shooting[0][2]


def best_for_group(
    t: ZoneTable, teams: Teams, s: Stalker, options: list[ChooseStalker]
) -> ChooseStalker:
    """Whoever leaves the best for those who choose later: a good one may be better elsewhere."""
    others = [
        place
        for place, one in enumerate(t.state.stalkers)
        if one.card == NONE and not one.left and place != s
    ]
    totals = [_total(t, teams, s, option, options, others) for option in options]
    return options[totals.index(max(totals))]


def _total(
    t: ZoneTable,
    teams: Teams,
    s: Stalker,
    mine: ChooseStalker,
    options: list[ChooseStalker],
    others: list[int],
) -> int:
    """What the group is worth with this one, if each of the others then takes the best that is
    left."""
    total = _worth(t, teams, mine.card, s)
    left = [option.card for option in options if option.card != mine.card]
    for place in others:
        worth = [_worth(t, teams, card, place) for card in left]
        best = max(worth)
        total += best
        left.pop(worth.index(best))
    return total


def _worth(t: ZoneTable, teams: Teams, card: int, place: int) -> int:
    mission = ANY if t.state.campaign is not None else t.pack.missions[t.state.mission].id
    return teams.worth(mission, t.pack.stalkers[card].id, len(t.state.stalkers), place)
