"""Chapter 15: threat: tokens that steer what enemies do."""

from __future__ import annotations

from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.threat_tokens import set_threat
from cantina.games.zone.facts.visibility import is_seen
from cantina.games.zone.frames.stalkers import drag
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Stalker
from cantina.games.zone.terms.numbers import HIGH, LOW, NO_THREAT


def can_move_threat(t: ZoneTable, s: Stalker) -> bool:
    """ST-15.5: while an enemy sees the stalker, no effect moves, lowers or removes its token."""
    return not is_seen(t, s)


def put_threat(t: ZoneTable, s: Stalker, level: int, area: Area = NOWHERE, rule: str = "") -> None:
    """Places the token. ST-15.10: without an area on the stalker's own. ST-15.3, ST-15.4: low is
    not placed while the own high token is on the map."""
    one = t.state.stalkers[s]
    if not can_move_threat(t, s) or (level == LOW and one.threat == HIGH):
        return
    where = one.area if area == NOWHERE else area
    if where != NOWHERE:
        set_threat(t, s, level, where, rule or "ST-15.10")


def move_threat(t: ZoneTable, s: Stalker, area: Area, rule: str) -> None:
    """The token goes to another area, the same side up. A token on the board stays there."""
    one = t.state.stalkers[s]
    if one.threat != NO_THREAT and can_move_threat(t, s):
        set_threat(t, s, one.threat, area, rule)


def reduce_threat(t: ZoneTable, s: Stalker, steps: int = 1) -> None:
    """ST-15.11: high is flipped to low in place, low returns to the board."""
    one = t.state.stalkers[s]
    for _ in range(steps):
        if one.threat == NO_THREAT or not can_move_threat(t, s):
            return
        set_threat(t, s, one.threat - 1, one.threat_area, "ST-15.11")


def remove_threat(t: ZoneTable, s: Stalker) -> None:
    """The token returns to the board whatever its side, unless an enemy sees the stalker."""
    if can_move_threat(t, s):
        set_threat(t, s, NO_THREAT, NOWHERE, "ST-15.5")


def slip_away(t: ZoneTable, s: Stalker) -> None:
    """ST-15.7 (a), ST-15.8: a stalker has just stepped out of enemy sight: high threat where they
    lost it, the first area of its path that none of them sees."""
    set_threat(t, s, HIGH, t.state.stalkers[s].area, "ST-15.7")


def threat_after_walk(t: ZoneTable, s: Stalker, path: list[Area], quiet: bool) -> None:
    """ST-15.7 (b), (c): a stalker that ends in sight has high threat there already (`watch.look`);
    otherwise it puts or moves low threat to its last area. ST-15.12: ruling: a high token stays
    where it is. ST-15.9: a quiet movement leaves the token alone."""
    if not quiet:
        put_threat(t, s, LOW, path[-1], "ST-15.7")


def drag_threat(t: ZoneTable, s: Stalker, steps: int) -> None:
    """ST-15.14: the token moves toward its owner."""
    if t.state.stalkers[s].threat != NO_THREAT:
        t.push(drag(s, steps))


def any_high(t: ZoneTable) -> bool:
    return any([one.threat == HIGH for one in t.state.stalkers])


def any_threat(t: ZoneTable) -> bool:
    return any([one.threat != NO_THREAT for one in t.state.stalkers])


def threat_areas(t: ZoneTable, level: int = NO_THREAT) -> list[Area]:
    """The areas with a token of that side, or of any, each once and in order."""
    found = 0
    for one in t.state.stalkers:
        if one.threat != NO_THREAT and level in (NO_THREAT, one.threat):
            found |= 1 << one.threat_area
    return [area for area in ground(t).everywhere if found >> area & 1]
