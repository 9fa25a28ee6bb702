"""Numbers that are ids, not amounts: they index the board, the lists of the state and the pack."""

from __future__ import annotations

from typing import Final, NewType

from cantina.kernel.action import Seat

Side = NewType("Side", int)
"""REBEL or EMPIRE (`board.py`), in this order wherever something goes by side."""

NO_SIDE: Final = Side(-1)
"""Nobody; either side, where a rule could be for one."""

Card = NewType("Card", int)
"""A command card or a support card: its place in `pack.cards`."""

NO_CARD: Final = Card(-1)
"""None there, or none that the receiver may know."""

Kind = NewType("Kind", int)
"""A kind of unit (HO-10.1): its place in `pack.units`."""

NO_KIND: Final = Kind(-1)

Unit = NewType("Unit", int)
"""A unit of the battle: its place in `state.units`, which it keeps when it is gone."""

NO_UNIT: Final = Unit(-1)

Hex = NewType("Hex", int)
"""A whole hex of the board: its place in `board.hexes`."""

NOWHERE: Final = Hex(-1)
"""The hex of what is not on the board; none, where a hex could be named."""

NO_SEAT: Final = Seat(-1)
