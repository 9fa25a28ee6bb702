"""ST-18.3, ST-23.2: HP of stalkers: healing, critical wounds, death."""

from __future__ import annotations

from cantina.games.zone.events.stalkers import (
    CriticallyWounded,
    HpLost,
    StalkerDied,
    StalkerHealed,
)
from cantina.games.zone.facts.companions import see_critical_wound
from cantina.games.zone.facts.mission_end import stalker_died
from cantina.games.zone.facts.tallies import deeds_of
from cantina.games.zone.facts.turn_tokens import slots_below
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Stalker

TOKENS = (0, 1)
"""The two turn tokens of a stalker."""


def max_hp(t: ZoneTable, s: Stalker) -> int:
    """ST-18.2: what the stalker's card says, and what changes it."""
    one = t.state.stalkers[s]
    return t.pack.stalkers[one.card].hp + one.extra_hp


def heal(t: ZoneTable, s: Stalker, amount: int) -> int:
    """ST-18.3: never above the maximum; says how much it was. ST-23.6: above 0 all critical wounds
    are gone; turn tokens they pushed down stay there this round."""
    one = t.state.stalkers[s]
    healed = max(0, min(amount, max_hp(t, s) - one.hp))
    if not healed:
        return 0
    one.hp += healed
    one.critical = [False, False]
    if t.heard:
        t.tell(StalkerHealed("ST-18.3", stalker=s, amount=healed, hp=one.hp))
    return healed


def is_fatal(t: ZoneTable, s: Stalker) -> bool:
    """ST-23.5: whether losing HP now is death: at 0 with both critical wounds."""
    one = t.state.stalkers[s]
    return one.hp == 0 and one.critical[0] and one.critical[1]


def lower_hp(t: ZoneTable, s: Stalker, amount: int) -> None:
    """ST-18.3: never below 0."""
    one = t.state.stalkers[s]
    lost = min(one.hp, amount)
    one.hp -= lost
    t.state.tallies.hp_lost += lost
    deeds_of(t, s).hurt += lost
    if t.heard:
        t.tell(HpLost("ST-23.2", stalker=s, amount=amount, hp=one.hp))


def free_tokens(t: ZoneTable, s: Stalker) -> list[int]:
    """ST-23.3: turn tokens without a critical wound above them."""
    return [token for token in TOKENS if not t.state.stalkers[s].critical[token]]


def wound(t: ZoneTable, s: Stalker, token: int) -> None:
    """ST-23.3, ST-23.4: a critical wound above a turn token pushes it down; one that was as low
    already stays. ST-17.6: ruling: it is no action and brings no radiation."""
    one = t.state.stalkers[s]
    one.critical[token] = True
    one.slots[token] = min(one.slots[token], slots_below(t, True))
    if t.heard:
        t.tell(CriticallyWounded("ST-23.3", stalker=s, token=token))
    see_critical_wound(t)


def die(t: ZoneTable, s: Stalker) -> None:
    """ST-2.3, ST-23.5: the mission has failed (ST-33.2)."""
    if t.heard:
        t.tell(StalkerDied("ST-23.5", stalker=s))
    stalker_died(t, s)
