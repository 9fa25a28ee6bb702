"""The campaign: exploration, trade, going to a mission."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import NO_STALKER, ContactNo, Stalker
from cantina.kernel.state import Frame


@dataclass(eq=False, repr=False)
class Campaign(Frame):
    """ST-32.1: the whole campaign: exploration and missions by turns."""

    waiting: list[Stalker]  # those whose player still chooses or packs
    packing: Stalker  # who packs now


def campaign() -> Campaign:
    return Campaign(waiting=[], packing=NO_STALKER)


@dataclass(eq=False, repr=False)
class Trade(Frame):
    """ST-32.27: a contact card is being resolved."""

    contact: ContactNo
    had: list[int]  # services that were bought; GIFT: its gift was taken
    over: bool


def trade(contact: ContactNo) -> Trade:
    return Trade(contact=contact, had=[], over=False)
