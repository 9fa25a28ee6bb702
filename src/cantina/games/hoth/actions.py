"""Everything a player of Battle of Hoth can choose. On the wire: the verb, then the fields."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.ids import Card, Hex
from cantina.kernel.action import Action
from cantina.parts.declare import action


@action("leader")
class ChooseLeader(Action):
    """HO-2.4: this leader of the own side."""

    leader: int


@action("play")
class PlayCard(Action):
    """HO-3.1: this command card of the hand."""

    card: Card


@action("discard")
class Discard(Action):
    """HO-13.8: this card of the hand, for another one."""

    card: Card


@action("take")
class TakeBack(Action):
    """HO-13.15: this card of the own discard pile."""

    card: Card


@action("support")
class Support(Action):
    """HO-15.6: a support card, and the hex it is for; NOWHERE for one that needs none."""

    card: Card
    hex: Hex


@action("order")
class OrderUnit(Action):
    """HO-4.2: the unit in this hex."""

    hex: Hex


@action("order_all")
class OrderAll(Action):
    """HO-5.8: every unit that the card can order."""


@action("move")
class MoveUnit(Action):
    """HO-6.1: the unit in this hex is the next to move."""

    hex: Hex


@action("to")
class MoveTo(Action):
    """HO-6.2: the unit that moves ends in this hex."""

    hex: Hex


@action("exit")
class Leave(Action):
    """HO-12.8: the unit that moves leaves the field from this hex."""

    hex: Hex


@action("attack")
class AttackWith(Action):
    """HO-4.4: the unit in this hex is the next to attack."""

    hex: Hex


@action("target")
class Target(Action):
    """HO-7.1: the attack is on this hex."""

    hex: Hex


@action("reroll")
class Reroll(Action):
    """HO-9.19: one die that shows this face."""

    face: int


@action("advance")
class Advance(Action):
    """HO-10.4: into the hex that the attack freed."""


@action("hold")
class Hold(Action):
    """HO-9.14: one retreat is ignored."""


@action("give_way")
class GiveWay(Action):
    """HO-9.14: no retreat is ignored."""


@action("fall_back")
class FallBack(Action):
    """HO-9.8: one hex back, to this one."""

    hex: Hex


@action("place")
class Place(Action):
    """HO-12.18: a unit arrives in this hex."""

    hex: Hex


@action("strike")
class StrikeAt(Action):
    """HO-13.14: the bombardment is on the unit in this hex."""

    hex: Hex


@action("go_on")
class GoOn(Action):
    """HO-15.13: to the next battle of the campaign."""


ALL_UNITS: Final = OrderAll()
ADVANCE: Final = Advance()
HOLD: Final = Hold()
GIVE_WAY: Final = GiveWay()
GO_ON: Final = GoOn()
