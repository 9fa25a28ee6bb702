"""ST-12.2, ST-13.0: which actions are free."""

from __future__ import annotations

from cantina.games.zone.actions.mission import (
    Distract,
    Fire,
    GetReady,
    KnifeStrike,
    MakeMove,
    MoveCarefully,
    PickUp,
    Reload,
    ShakeOff,
    ThrowBolt,
    UseLead,
)
from cantina.games.zone.combat.weapon_attacks import is_free as is_free_attack
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Stalker
from cantina.games.zone.turns.card_actions import is_free_offer
from cantina.kernel.action import Action


def is_free(t: ZoneTable, s: Stalker, action: Action) -> bool:
    """ST-13.0: base actions are standard; ST-13.14: that of the lead stalker's token is free, and
    reloading is with focus (ST-23.9). Cards say what theirs cost."""
    if isinstance(action, (MakeMove, MoveCarefully, GetReady, ShakeOff)):
        return False
    if isinstance(action, (PickUp, Distract, ThrowBolt)):
        return False
    if isinstance(action, Reload):
        return t.state.stalkers[s].focus
    if isinstance(action, UseLead):
        return True
    if isinstance(action, (Fire, KnifeStrike)):
        return is_free_attack(t, s, action)
    return is_free_offer(t, s, action)
