"""Chapter 23: focus, stun and vulnerability; and bolts, which are as limited.

ST-1.2: what is not in the supply is not gained; the rest of an effect still happens.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.events.stalkers import TokenDiscarded, TokenGained
from cantina.games.zone.facts.figures import area_of, enemies, stalkers
from cantina.games.zone.frames.effects import moment
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, is_enemy, is_stalker, row_of
from cantina.games.zone.terms.ids import NOWHERE, Figure
from cantina.games.zone.terms.numbers import BOLT

FOCUS: Final = "focus"
STUN: Final = "stun"
VULNERABLE: Final = "vulnerable"
BOLTS: Final = "bolt"


def has(t: ZoneTable, figure: Figure, token: str) -> bool:
    """Whether the figure has such a token. ST-2.3: enemies have no focus, companions no states."""
    if is_enemy(figure):
        enemy = t.state.enemies[row_of(figure)]
        return enemy.stun if token == STUN else enemy.vulnerable if token == VULNERABLE else False
    if figure == COMPANION:
        return False
    one = t.state.stalkers[figure]
    if token == STUN:
        return one.stun
    if token == VULNERABLE:
        return one.vulnerable
    return one.focus if token == FOCUS else one.bolts > 0


def in_supply(t: ZoneTable, token: str) -> int:
    """ST-1.2: tokens of the box that nobody holds and that do not lie on the map."""
    used = 0
    if token == BOLTS:
        for stalker in t.state.stalkers:
            used += stalker.bolts
        for anomaly in t.state.anomalies:
            for symbol in anomaly.symbols:
                used += symbol.cover == BOLT
    else:
        for s in stalkers(t):
            used += has(t, s, token)
        for e in enemies(t):
            used += has(t, e, token)
    return t.pack.tables.supply[token] - used


def gain(t: ZoneTable, figure: Figure, token: str, n: int = 1) -> int:
    """Gives the figure tokens and says how many it got. ST-23.1: one of each state, a second is not
    gained. ST-2.3: enemies gain neither focus nor bolts, companions nothing. Figures off the
    map gain nothing."""
    if is_enemy(figure) and (token in (FOCUS, BOLTS) or area_of(t, figure) == NOWHERE):
        return 0
    if figure == COMPANION:
        return 0
    wanted = n if token == BOLTS else 0 if has(t, figure, token) else min(n, 1)
    got = max(0, min(wanted, in_supply(t, token)))
    if not got:
        return 0
    _set(t, figure, token, got)
    if t.heard:
        t.tell(TokenGained("ST-23.1", figure=figure, token=token, count=got))
    if token == STUN and is_stalker(figure):
        t.push(moment("gain_stun", figure))
    return got


def discard(t: ZoneTable, figure: Figure, token: str, rule: str = "") -> bool:
    """Takes one such token from the figure, if it has one."""
    if not has(t, figure, token):
        return False
    _set(t, figure, token, -1)
    if t.heard:
        t.tell(TokenDiscarded(rule or "ST-23.1", figure=figure, token=token))
    return True


def has_moved(t: ZoneTable, figure: Figure) -> None:
    """ST-14.11, ST-23.13, ST-23.14: a figure that moved for any reason is vulnerable no more."""
    discard(t, figure, VULNERABLE, "ST-14.11")


def _set(t: ZoneTable, figure: Figure, token: str, change: int) -> None:
    if is_enemy(figure):
        enemy = t.state.enemies[row_of(figure)]
        if token == STUN:
            enemy.stun = change > 0
        else:
            enemy.vulnerable = change > 0
        return
    one = t.state.stalkers[figure]
    if token == STUN:
        one.stun = change > 0
    elif token == VULNERABLE:
        one.vulnerable = change > 0
    elif token == FOCUS:
        one.focus = change > 0
    else:
        one.bolts += change
