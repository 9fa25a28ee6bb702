"""What a player can choose in a mission. On the wire: the verb, then the fields."""

from __future__ import annotations

from cantina.games.zone.terms.ids import Area, EffectNo, Enemy, Figure, Gear, Stalker
from cantina.kernel.action import Action
from cantina.parts.declare import action


@action("stalker")
class ChooseStalker(Action):
    """ST-18.2: this stalker card."""

    card: int


@action("leader")
class ChooseLead(Action):
    """ST-9.11: this stalker leads."""

    stalker: Stalker


@action("begin")
class BeginTurn(Action):
    """ST-11.2: the turn of this token."""

    token: int


@action("move")
class MakeMove(Action):
    """ST-13.1: Move."""


@action("careful")
class MoveCarefully(Action):
    """ST-13.2: Careful Move."""


@action("prepare")
class GetReady(Action):
    """ST-13.3: Prepare."""


@action("reload")
class Reload(Action):
    """ST-13.5: this weapon."""

    gear: Gear


@action("pick")
class PickUp(Action):
    """ST-13.6: loot, an artifact, one on a symbol of an anomaly, a thing (gear/pick_up.py)."""

    what: int
    number: int | None = None
    symbol: int | None = None


@action("distract")
class Distract(Action):
    """ST-13.7: a bolt falls on this area."""

    area: Area


@action("bolt")
class ThrowBolt(Action):
    """ST-13.9: at this symbol of an anomaly."""

    anomaly: int
    symbol: int


@action("knife")
class KnifeStrike(Action):
    """ST-13.11: at this enemy."""

    target: Enemy


@action("fire")
class Fire(Action):
    """ST-21.1: with this attack of the weapon at this figure; with this many rounds where the card
    says X (ST-19.8)."""

    attack: int
    target: Figure
    rounds: int | None = None


@action("shake")
class ShakeOff(Action):
    """ST-13.12: the stun."""


@action("lead")
class UseLead(Action):
    """ST-13.13: the lead stalker's token, to heal or to focus."""

    use: int


@action("item")
class ChooseItem(Action):
    """ST-18.13: this item of the backpack."""

    gear: Gear


@action("use")
class UseEffect(Action):
    """ST-12.3: this effect of a card; on this figure, where it needs one."""

    effect: EffectNo
    figure: Figure | None = None


@action("act")
class CardAction(Action):
    """ST-8.5: an action of an environment card."""

    card: int
    act: int


@action("take")
class TakeAlong(Action):
    """ST-8.1: this thing of the mission is carried from now on."""

    token: int


@action("put")
class PutDown(Action):
    """ST-8.1: this thing of the mission is put down."""

    token: int


@action("pass_on")
class PassOn(Action):
    """ST-8.1: this thing of the mission goes to another stalker."""

    token: int
    to: Stalker


@action("leave")
class LeaveMap(Action):
    """ST-33.1: off the map."""


@action("end")
class EndTurn(Action):
    """ST-11.6: the turn is over."""


# While something is done.


@action("step")
class StepTo(Action):
    """ST-14.1: to this area."""

    area: Area


@action("push")
class PushOut(Action):
    """ST-14.7: this figure gives way."""

    figure: Figure


@action("drag")
class DragTo(Action):
    """ST-15.14: the threat token comes to this area."""

    area: Area


@action("part")
class ChoosePart(Action):
    """ST-21.5: this body part."""

    part: int


@action("reroll")
class RerollDice(Action):
    """ST-21.7: these dice, a bit each; by this effect, without one by focus."""

    dice: int
    effect: EffectNo | None = None


@action("share")
class TakeShare(Action):
    """ST-21.13: this many successes for the next enemy."""

    successes: int


@action("critical")
class TakeCritical(Action):
    """ST-23.3: the wound goes above this turn token."""

    token: int


@action("focus")
class SpendFocus(Action):
    """ST-30.7: for another roll of the anomaly die."""


@action("resist")
class Resist(Action):
    """ST-27.19: a control card, with (1) or without (0) focus."""

    focus: int


@action("obey")
class Obey(Action):
    """ST-27.19: a control card."""


# Equipment.


@action("equip")
class Equip(Action):
    """ST-18.7: this card comes into use, perhaps instead of another."""

    gear: Gear
    instead: Gear | None = None


@action("fit")
class FitMod(Action):
    """ST-18.16: this mod onto a weapon or suit, perhaps instead of another."""

    mod: Gear
    host: Gear
    instead: Gear | None = None


@action("stow")
class Stow(Action):
    """ST-13.3: this card goes into the backpack."""

    gear: Gear


@action("give")
class GiveCard(Action):
    """ST-13.3: this card to another stalker."""

    gear: Gear
    to: Stalker


@action("hand")
class HandOver(Action):
    """ST-18.9: a thing from pocket to pocket."""

    thing: int
    to: Stalker


@action("drop")
class Drop(Action):
    """ST-18.5: this card is discarded."""

    gear: Gear


@action("return")
class PutBack(Action):
    """ST-7.5: this loot token is not kept."""

    token: int


# What cards ask.


@action("area")
class ChooseArea(Action):
    """ST-4.4: this area."""

    area: Area


@action("figure")
class ChooseFigure(Action):
    """ST-1.5: this figure."""

    figure: Figure


@action("choose")
class Choose(Action):
    """ST-1.1: this way that a card leaves open; avoiding it at this price, with this turn token."""

    way: int
    price: int | None = None
    token: int | None = None


@action("magazine")
class ChooseMagazine(Action):
    """ST-1.1: of this kind."""

    kind: int


@action("token")
class ChooseToken(Action):
    """ST-1.1: this turn token."""

    token: int


@action("symbol")
class ChooseSymbol(Action):
    """ST-31.2: this symbol of an anomaly."""

    anomaly: int
    symbol: int


@action("face")
class ChooseEdge(Action):
    """ST-1.1: towards this edge of the map."""

    side: int


# What the lead stalker decides for enemies.


@action("enemy")
class ChooseEnemy(Action):
    """ST-5.5: this one of equals."""

    enemy: Enemy


@action("target")
class ChooseTarget(Action):
    """ST-27.3: this one of equals is attacked."""

    figure: Figure


@action("goal")
class ChooseGoal(Action):
    """ST-5.5: this one of areas that are equal."""

    area: Area


@action("way")
class TakeWay(Action):
    """ST-5.7: on to this area, entered by this side."""

    area: Area
    side: int


@action("halt")
class Halt(Action):
    """ST-5.7: here, turned to this side."""

    side: int


@action("turn")
class TurnTo(Action):
    """ST-5.7: to this side."""

    side: int


@action("card")
class ChooseCard(Action):
    """ST-7.8: this card for the enemy that appears."""

    card: int


@action("ending")
class ChooseEnding(Action):
    """ST-29.9: this is done next."""

    ending: int
