"""What is chosen while equipment is bought (ST-32.20)."""

from __future__ import annotations

from cantina.games.zone.terms.ids import Gear
from cantina.kernel.action import Action
from cantina.parts.declare import action


@action("buy")
class BuyCard(Action):
    """ST-32.20: this card, out of its deck."""

    card: Gear


@action("buy_magazine")
class BuyMagazine(Action):
    """ST-32.20: a magazine of this kind."""

    ammo: int


@action("end_trade")
class EndTrade(Action):
    """ST-32.20: nothing more is bought or sold."""
