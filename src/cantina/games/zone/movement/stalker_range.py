"""ST-13.1, ST-13.2: how far the two base movements go."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import MakeMove
from cantina.games.zone.box.standing import CarefulMoveMax, MoveBonus, MoveMax
from cantina.games.zone.choose.reactions_of_cards import granted, note_granted
from cantina.games.zone.facts.standing_effects import total
from cantina.games.zone.facts.things import escort_of
from cantina.games.zone.facts.visibility import watched_for
from cantina.games.zone.frames.stalkers import Deed, Walk, walk
from cantina.games.zone.movement.stalker_step import can_walk
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Stalker

MOVE_MAX: Final = 3
CAREFUL_MOVE: Final = 1
ESCORTED: Final = 2
"""ST-8.8: areas that a stalker covers at most who takes an escort along."""


def basic_reach(t: ZoneTable, s: Stalker) -> int:
    """ST-13.1: areas of a Move; some suits allow fewer."""
    most = total(t, s, MoveMax)
    return min(MOVE_MAX, most) if most else MOVE_MAX


def with_escort(t: ZoneTable, s: Stalker, areas: int) -> int:
    """ST-8.8: how far a movement of one's own choice goes."""
    return min(areas, ESCORTED) if escort_of(t, s) is not None else areas


def move(t: ZoneTable, s: Stalker) -> Walk:
    """ST-13.1: up to three areas, and what cards add to them."""
    areas = basic_reach(t, s) + granted(t, s, "move_action", MoveBonus)
    return walk(s, with_escort(t, s, areas))


def careful_move(t: ZoneTable, s: Stalker) -> Walk:
    """ST-13.2: one area, more only by a card; threat stays where it is."""
    most = granted(t, s, "basic_action_careful_move", CarefulMoveMax)
    return walk(s, max(CAREFUL_MOVE, most), quiet=True, unseen=True)


def can_move(t: ZoneTable, s: Stalker) -> bool:
    return can_walk(t, move(t, s))


def can_move_carefully(t: ZoneTable, s: Stalker) -> bool:
    """ST-13.2, AM-9: not from an area in enemy sight, and not to one."""
    if watched_for(t, s) >> t.state.stalkers[s].area & 1:
        return False
    return can_walk(t, careful_move(t, s))


def note_bonus_step(t: ZoneTable, s: Stalker, steps: int) -> None:
    """A Move that goes beyond its own reach makes use of the card that lets it."""
    if steps != basic_reach(t, s) + 1:
        return
    for frame in t.state.stack:
        if isinstance(frame, Deed) and frame.stalker == s and isinstance(frame.action, MakeMove):
            note_granted(t, s, "move_action", MoveBonus)
