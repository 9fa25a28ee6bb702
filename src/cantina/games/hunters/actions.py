"""Everything a player of Bounty Hunters can choose. On the wire: the verb, then the fields."""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.ids import Card
from cantina.kernel.action import Action
from cantina.parts.declare import action


@action("draw")
class Draw(Action):
    """BH-3.2: a card from this deck."""

    deck: int


@action("choose")
class Choose(Action):
    """BH-3.5: this card of the hand."""

    card: Card


@action("sell")
class Sell(Action):
    """BH-4.1: the chosen card, for one credit."""


@action("reserve")
class Reserve(Action):
    """BH-5.3: the chosen card, sideways and free."""


@action("play")
class Play(Action):
    """BH-5.1: the chosen card; a target, a hunter and a droid take a place."""

    place: int | None = None


@action("activate")
class Activate(Action):
    """BH-6.3: a reserved card; a droid takes a place."""

    card: Card
    place: int | None = None


SELL: Final = Sell()
RESERVE: Final = Reserve()
PLAY: Final = Play()
"""Brings a contract or crate card into play, which has no place."""
