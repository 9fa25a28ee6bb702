"""Ids: one of a number, one of another id, one of a text."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", int)
Hero = NewType("Hero", Card)
Key = NewType("Key", str)
