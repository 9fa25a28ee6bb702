"""Numbers that are ids, not amounts: they index the tables of the pack."""

from __future__ import annotations

from typing import Final, NewType

Card = NewType("Card", int)

NO_CARD: Final = Card(-1)
"""None there, or none that the receiver may know."""
