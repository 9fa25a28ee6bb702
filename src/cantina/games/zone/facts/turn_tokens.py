"""Chapter 11: turn tokens, and what an action takes from them."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.frames.stalkers import Turn
from cantina.games.zone.state import StalkerState, ZoneTable
from cantina.games.zone.terms.ids import Stalker
from cantina.games.zone.terms.numbers import NONE

SLOTS: Final = 2  # ST-11.2: standard actions in a turn
LONE_SLOTS: Final = 3  # ST-35.1
LEFT_BY_WOUND: Final = 1
"""ST-11.11, ST-23.4, ST-35.3: a critical wound covers one slot, two of a lone stalker."""

FREE: Final = 0
BY_TOKEN: Final = 1
BY_MARKER: Final = 2
"""What an action was paid with."""


def is_alone(t: ZoneTable) -> bool:
    """ST-35.4, ST-35.5: the Lone Stalker mode is for missions of one, whatever the table."""
    return t.state.count == 1


def slots_below(t: ZoneTable, wounded: bool) -> int:
    """Standard actions of a turn whose token is at the top, under a critical wound or not."""
    if wounded:
        return LEFT_BY_WOUND
    return LONE_SLOTS if is_alone(t) else SLOTS


def ready_tokens(t: ZoneTable) -> None:
    """ST-10.9: turn tokens go up for a new round. ST-11.9, ST-29.10: unused markers are gone.
    ST-23.7: ruling: a critical wound that is still there keeps its token down."""
    for one in t.state.stalkers:
        one.slots = [slots_below(t, one.critical[0]), slots_below(t, one.critical[1])]
        one.markers = [0, 0]
        one.finished = [False, False]
        one.used_round = []


def turns_left(one: StalkerState) -> list[int]:
    """ST-11.2: the turn tokens whose turn has not been taken. Who left the map has none."""
    if one.left:
        return []
    return [token for token in (0, 1) if not one.finished[token]]


def turn_of(t: ZoneTable, s: Stalker) -> int:
    """The token of the turn the stalker is taking, NONE when it is not its turn."""
    for frame in t.state.stack:
        if isinstance(frame, Turn) and frame.stalker == s:
            return frame.token
    return NONE


def can_pay(t: ZoneTable, s: Stalker) -> bool:
    """ST-12.2: whether the stalker can take a standard action in its turn."""
    token = turn_of(t, s)
    one = t.state.stalkers[s]
    return token != NONE and (one.next_free or one.markers[token] > 0 or one.slots[token] > 0)


def pay(t: ZoneTable, s: Stalker) -> int:
    """ST-12.2: a standard action moves the turn token down; ST-11.9: or takes a marker from it;
    ST-12.4: or nothing, when an effect says so. Says which."""
    token = turn_of(t, s)
    one = t.state.stalkers[s]
    if one.next_free:
        one.next_free = False
        return FREE
    if one.markers[token] > 0:
        one.markers[token] -= 1
        return BY_MARKER
    one.slots[token] -= 1
    return BY_TOKEN


def add_markers(t: ZoneTable, s: Stalker, token: int, n: int) -> None:
    """ST-11.9: markers on a turn token, each worth a standard action in that turn."""
    t.state.stalkers[s].markers[token] += n
