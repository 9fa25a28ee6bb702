"""What goes on before a mission: equipment is bought."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import Stalker
from cantina.kernel.state import Frame


@dataclass(eq=False, repr=False)
class Shopping(Frame):
    """ST-37.8: each stalker buys for its own coupons, one card in turn."""

    stalker: Stalker  # whose turn it is, or NO_STALKER when all have finished
    coupons: list[int]  # by stalker
    ready: int  # bit set of those who buy nothing more


def shopping(coupons: int, stalkers: int) -> Shopping:
    """Before the first turn: the first stalker comes next."""
    return Shopping(stalker=STALKERS[stalkers - 1], coupons=[coupons] * stalkers, ready=0)
