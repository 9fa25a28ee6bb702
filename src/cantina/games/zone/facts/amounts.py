"""Numbers of effects that depend on the table."""

from __future__ import annotations

from cantina.games.zone.box.effect import Amount
from cantina.games.zone.facts.figures import enemy
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy
from cantina.games.zone.terms.ids import Figure


def amount(t: ZoneTable, said: Amount, figure: Figure) -> int:
    """ST-10.7: "5 - N" with N the number of stalkers at the start. Ruling: a number of things to be
    added is never below 0; a change (successes, wounds) may be negative and has no N."""
    if said.movement and is_enemy(figure):
        return t.pack.enemies[enemy(t, figure).card].move
    if said.stalkers == 0:
        return said.base
    return max(0, said.base + said.stalkers * t.state.count)
