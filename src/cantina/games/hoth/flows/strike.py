"""HO-13.9, HO-13.14: a bombardment rolls against one enemy unit. No attacker, range or sight."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.events import DiceRolled
from cantina.games.hoth.flows.retreat import retreat_of
from cantina.games.hoth.ids import NO_KIND, NOWHERE
from cantina.games.hoth.pack import INFANTRY, NONE, RETREAT
from cantina.games.hoth.rules.confirm import take_hits
from cantina.games.hoth.rules.dice import hits_on, roll
from cantina.games.hoth.rules.fire import cover
from cantina.games.hoth.rules.units import class_of
from cantina.games.hoth.state import HothTable, Strike
from cantina.kernel.flow import call, flow
from cantina.kernel.state import Frame


def bombard(t: HothTable, f: Strike) -> Frame | None:
    """Hits, then retreats, as in an attack. Cover counts only where the card says so, then as
    against infantry that is not on a ridge; else a trench does not help either."""
    card = t.pack.cards[f.card]
    unit = t.state.units[f.unit]
    count = card.bombard_dice
    if card.bombard_cover:
        count -= cover(t, INFANTRY, False, unit.hex)
    if count <= 0:
        return None
    faces = roll(t, count)
    if t.heard:
        t.tell(DiceRolled("HO-13.14", kind=NO_KIND, start=NOWHERE, end=unit.hex, dice=faces[:]))
    hits = hits_on(faces, class_of(t, unit), card.bombard_retreats_hit)
    take_hits(t, f.unit, hits, NONE)
    if t.state.over:
        return None
    retreats = 0 if card.bombard_retreats_hit else faces.count(RETREAT)
    return retreat_of(t, f.unit, retreats, card.bombard_cover, NONE)


STRIKE: Final = flow(Strike, call(bombard, rule="HO-13.14"))
