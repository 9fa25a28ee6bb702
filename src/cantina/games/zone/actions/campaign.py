"""What a group chooses between missions (chapter 32)."""

from __future__ import annotations

from cantina.games.zone.terms.ids import ContactNo, Gear, PlaceNo
from cantina.kernel.action import Action
from cantina.parts.declare import action


@action("visit")
class VisitPlace(Action):
    """ST-32.6: this place of the Zone map."""

    place: PlaceNo


@action("contact")
class UseContact(Action):
    """ST-32.9: this card of the binder."""

    contact: ContactNo


@action("sell")
class SellCard(Action):
    """ST-32.11: this card of the stash."""

    card: Gear


@action("sell_magazine")
class SellMagazine(Action):
    """ST-32.30: a magazine of this kind."""

    ammo: int


@action("service")
class BuyService(Action):
    """ST-32.28: this service of the contact."""

    service: int


@action("gift")
class TakeGift(Action):
    """ST-32.28: this item, or a magazine of this kind."""

    what: int


@action("borrow")
class Borrow(Action):
    """ST-32.26: this card on loan."""

    card: Gear


@action("pack")
class PackCard(Action):
    """ST-32.15: this card of the stash comes along."""

    card: Gear


@action("unpack")
class UnpackCard(Action):
    """ST-32.15: this card stays in the stash."""

    card: Gear


@action("pack_magazine")
class PackMagazine(Action):
    """ST-32.15: a magazine of this kind comes along."""

    ammo: int


@action("unpack_magazine")
class UnpackMagazine(Action):
    """ST-32.15: a magazine of this kind stays in the stash."""

    ammo: int


@action("camp")
class StayAtCamp(Action):
    """ST-32.23: not along on this mission."""


@action("go_on")
class GoOn(Action):
    """ST-33.4: from the end of a mission back to the Zone map."""


GO_ON = GoOn()
