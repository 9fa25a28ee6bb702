"""What is going on at the table: the innermost attack, roll, turn … on the stack."""

from __future__ import annotations

from cantina.games.zone.frames.effects import AnomalyRoll, Resolve, UseItem
from cantina.games.zone.frames.enemies import EnemyAttack
from cantina.games.zone.frames.stalkers import Attack, Defence, Turn
from cantina.games.zone.state import ZoneTable


def attack_of(t: ZoneTable) -> Attack | None:
    """The attack a stalker is making."""
    for f in reversed(t.state.stack):
        if isinstance(f, Attack):
            return f
    return None


def enemy_attack_of(t: ZoneTable) -> EnemyAttack | None:
    for f in reversed(t.state.stack):
        if isinstance(f, EnemyAttack):
            return f
    return None


def defence_of(t: ZoneTable) -> Defence | None:
    for f in reversed(t.state.stack):
        if isinstance(f, Defence):
            return f
    return None


def anomaly_of(t: ZoneTable) -> AnomalyRoll | None:
    """The anomaly whose effect is being resolved: nothing but programs lies above it."""
    for f in reversed(t.state.stack):
        if isinstance(f, AnomalyRoll):
            return f
        if not isinstance(f, Resolve):
            return None
    return None


def item_of(t: ZoneTable) -> UseItem | None:
    for f in reversed(t.state.stack):
        if isinstance(f, UseItem):
            return f
    return None


def turn_of(t: ZoneTable) -> Turn | None:
    for f in reversed(t.state.stack):
        if isinstance(f, Turn):
            return f
    return None


def resolve_of(t: ZoneTable) -> Resolve | None:
    """The program that waits for what is on top."""
    for f in reversed(t.state.stack):
        if isinstance(f, Resolve):
            return f
    return None
