"""What stalkers choose about their companion (chapter 34)."""

from __future__ import annotations

from cantina.games.zone.terms.ids import Gear
from cantina.kernel.action import Action
from cantina.parts.declare import action


@action("companion")
class CompanionDoes(Action):
    """ST-34.7: this act of the companion."""

    act: int


@action("load")
class GiveCompanion(Action):
    """ST-34.13: this item to the companion."""

    gear: Gear


@action("unload")
class TakeFromCompanion(Action):
    """ST-34.10, ST-34.13: this item that the companion carries, or that lies where it was."""

    gear: Gear


@action("pack_companion")
class PackForCompanion(Action):
    """ST-34.13: the companion carries this item of the stash."""

    card: Gear


@action("unpack_companion")
class UnpackFromCompanion(Action):
    """ST-34.13: this item that the companion carries stays in the stash."""

    card: Gear
