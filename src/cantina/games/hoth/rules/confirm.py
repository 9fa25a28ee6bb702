"""HO-9.5: hits on a unit, and the confirmation roll that only an AT-AT has."""

from __future__ import annotations

from cantina.games.hoth.events import ConfirmationRolled
from cantina.games.hoth.ids import Unit
from cantina.games.hoth.pack import AT_AT, EXPLOSION
from cantina.games.hoth.rules.dice import roll
from cantina.games.hoth.rules.losses import lose_figures
from cantina.games.hoth.state import HothTable


def take_hits(t: HothTable, number: Unit, hits: int, by_class: int) -> None:
    """HO-9.3: all hits first. HO-9.6: an AT-AT has as many confirmation dice as dice hit, in one
    roll; HO-9.7: nothing changes or repeats these."""
    unit = t.state.units[number]
    if hits == 0:
        return
    if unit.kind != AT_AT:
        lose_figures(t, number, hits, by_class, "HO-9.3")
        return
    faces = roll(t, hits)
    destroyed = EXPLOSION in faces
    if t.heard:
        t.tell(ConfirmationRolled("HO-9.5", hex=unit.hex, dice=faces, destroyed=destroyed))
    if destroyed:
        lose_figures(t, number, 1, by_class, "HO-9.5")
