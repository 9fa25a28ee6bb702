"""What programs say: every op is a message, with its subject before a colon and its conditions in
brackets. Nobody writes a card's text; it is made from what the card does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cantina.games.zone.box.effect import (
    INFINITE,
    NONE,
    SUCCESSES,
    Amount,
    Effect,
    EnemyHarm,
    Op,
    StalkerHarm,
)
from cantina.games.zone.combat.verbs import HitAllFiguresIn
from cantina.games.zone.effects.branches import Choose, ForEach, If, IfNot
from cantina.games.zone.effects.dice import Areas, AttackAllIn, Table
from cantina.games.zone.effects.movement import Move
from cantina.games.zone.effects.things import PlaceThing
from cantina.games.zone.effects.threat import PlaceOwnThreat
from cantina.games.zone.effects.tokens import Push, SwapPlaceWith
from cantina.games.zone.load.verbs import VERBS
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.ids import NO_BRANCH, NO_PROGRAM, Branch, ProgramNo
from cantina.games.zone.terms.kinds import LEVELS
from cantina.games.zone.terms.words import CASES, TAGS
from cantina.games.zone.wording.selectors import (
    Names,
    amount,
    conditions,
    cost,
    denied,
    figures,
    groups,
    is_plainer_denied,
    place,
)
from cantina.parts.saying import AND, OR, THEN, Saying, message, named, several

SILENT: Final = ("must",)
"""Marks that the message says by itself."""
OBJECTS: Final = (ForEach, PlaceThing, SwapPlaceWith)
"""Verbs whose figures stand inside the sentence, not before it."""
SAID: Final = ("of", "until", "face", "keep")
"""Fields that are part of the sentence, not of the brackets after it."""
NAMED: Final = (
    "enemy_id",
    "attack_id",
    "thing_id",
    "flag",
    "achievement",
    "site",
    "site_list",
    "contact_id_list",
    "card_id",
    "event_id",
    "area_id",
    "border_id",
)
SOMEWHERE: Final = (Move, Push, PlaceOwnThreat)
"""Verbs with another message where an area is named."""
SLOTS: Final = {"at": "on", "to": "to", "toward": "toward", "away_from": "away"}
"""The preposition of an area by its field; `at` for a verb's own."""


class Wording:
    """Says what a pack's cards do."""

    def __init__(self, pack: ZonePack) -> None:
        self.pack: Final = pack
        self.names: Final = Names(pack)

    def program(self, number: ProgramNo, join: str = THEN) -> Saying:
        ops = self.pack.programs[number].ops
        return several(join, [self.op(op) for op in ops]) if ops else message("zonecard-nothing")

    def lines(self, number: ProgramNo) -> list[Saying]:
        """The ops of a program, one by one; none when there is no program."""
        return (
            [self.op(op) for op in self.pack.programs[number].ops] if number != NO_PROGRAM else []
        )

    def inside(self, branch: Branch) -> Saying:
        return self.program(branch, AND)

    def op(self, op: Op) -> Saying:
        said = self._core(op)
        extra = self._extras(op)
        if extra:
            said = message("zonecard-with", {"what": said, "extra": several(AND, extra)})
        if op.whom is not None and op.whom.word != "self" and not isinstance(op, OBJECTS):
            said = message("zonecard-subject", {"who": figures(self.names, op.whom), "what": said})
        return said

    def _core(self, op: Op) -> Saying:
        """Those that branch are said by hand, the others by their fields."""
        if isinstance(op, IfNot) and op.else_ == NO_BRANCH and is_plainer_denied(op.conditions):
            said = denied(op.conditions[0])
            return message("zonecard-op-if", {"if": said, "then": self.inside(op.then)})
        if isinstance(op, If | IfNot):
            args = {"if": conditions(self.names, op.conditions), "then": self.inside(op.then)}
            if op.else_ != NO_BRANCH:
                args["else"] = self.inside(op.else_)
                return message(f"zonecard-op-{op.verb}-else", args)
            return message(f"zonecard-op-{op.verb}", args)
        if isinstance(op, ForEach):
            return self._for_each(op)
        if isinstance(op, Choose):
            options = [self.inside(branch) for branch in op.options]
            return message("zonecard-op-choose", {"options": several(OR, options)})
        if isinstance(op, Table):
            return message("zonecard-op-table", {"cases": self._cases(op.cases)})
        if isinstance(op, PlaceThing) and op.held_by is not None:
            args = {"who": figures(self.names, op.held_by), "none": self.inside(op.if_none)}
            return message(
                "zonecard-op-place_thing-held", {**args, "thing": self.names.thing(op.thing)}
            )
        return message(*self._simple(op))

    def _for_each(self, op: ForEach) -> Saying:
        args = {"who": figures(self.names, op.who), "what": self.inside(op.do)}
        id = "zonecard-op-who"
        if op.if_:
            id += "-if"
            args["if"] = conditions(self.names, op.if_)
        if op.avoid:
            id += "-avoid"
            args["costs"] = several(OR, [cost(each) for each in op.avoid])
        return message(id, args)

    def _cases(self, cases: Mapping[str, Branch]) -> Saying:
        """Rolled symbols and what each leads to."""
        return several(
            THEN,
            [
                message(
                    "zonecard-case",
                    {"case": message(f"zonecard-symbol-{key}"), "what": self.inside(cases[key])},
                )
                for key in CASES
                if key in cases
            ],
        )

    def _simple(self, op: Op) -> tuple[str, dict[str, Any]]:
        """The message of a verb and what it takes: a word of a closed list is part of its id, a
        number is `$n`, an area `$where`; everything else goes by the name of its field."""
        id, args = self._own(op)
        if isinstance(op, SwapPlaceWith):
            args["who"] = figures(self.names, op.who)
        for field in VERBS[op.verb].others.values():
            value = getattr(op, field.attribute)
            if field.kind == "amount":
                args["n"] = amount(value)
            elif field.kind == "where" and value is not None:
                args["where"] = place(SLOTS[field.name], value)
                id += "-where" if isinstance(op, SOMEWHERE) else ""
            elif field.kind == "branch" and value != NO_BRANCH:
                args[field.name] = self.inside(value)
            elif field.name == "of" and value is not None:
                id += f"-{value}"
            elif field.name in ("until", "face"):
                args[field.name] = message(f"zonecard-{field.name}-{value.lower()}")
            elif field.name == "keep":
                args["keep"] = value
        return id, args

    def _own(self, op: Op) -> tuple[str, dict[str, Any]]:
        """The verb with its own value."""
        id = f"zonecard-op-{op.verb}"
        args: dict[str, Any] = {}
        for field in VERBS[op.verb].own:
            value = getattr(op, field.attribute)
            if field.kind == "word":
                id += f"-{value.lower()}"
            elif field.kind == "int" and value:
                id += f"-{field.name.lower()}"
                args["n"] = value
            elif field.kind == "amount":
                id, args["n"] = _counted(id, value)
            elif field.kind == "where":
                args["where"] = place("at", value)
            elif field.kind == "branch":
                args[field.name] = self.inside(value)
            elif field.kind == "word_list":
                words = [message(f"zonecard-{op.verb}-{word}") for word in value]
                args[field.name] = several(AND, words)
            elif field.kind == "item_or_tag" and value in ("random", *TAGS):
                id += f"-{value}"
            elif field.kind == "suit_or_level" and value in LEVELS:
                id += f"-{value.lower()}"
            elif field.kind in ("item_or_tag", "suit_or_level", *NAMED):
                args[field.name] = self._named(field.kind, value)
        return id, args

    def _named(self, kind: str, value: Any) -> Any:
        """A row by its name, a thing of the mission or the campaign by a message."""
        if kind == "item_or_tag":
            return named(self.names.items[value])
        if kind == "enemy_id":
            return self.names.enemy(value)
        if kind == "attack_id":
            return self.names.attack(value)
        if kind == "suit_or_level":
            return named(self.names.suits[value])
        if kind == "thing_id":
            return self.names.thing(value)
        if kind == "flag":
            return self.names.flag(value)
        if kind == "achievement":
            return named(self.names.achievements[value])
        if kind == "site":
            return named(self.names.places[value])
        if kind == "site_list":
            return several(AND, [named(self.names.places[each]) for each in value])
        if kind == "contact_id_list":
            return several(AND, [named(self.names.contacts[each]) for each in value])
        if kind == "border_id":
            here, there = value.split("|")
            return message("zonecard-border", {"here": here, "there": there})
        if kind == "area_id":
            return message("zonecard-area", {"area": value})
        return value  # a card or an event of the mission, by its number

    def _extras(self, op: Op) -> list[Saying]:
        """What stands in brackets: marks, changes of damage, limits of an effect."""
        if isinstance(op, HitAllFiguresIn):
            return [_stalkers_harmed(op.stalkers, SUCCESSES)]
        if isinstance(op, AttackAllIn | Areas):
            rolled = op.enemies.successes
            return [_stalkers_harmed(op.stalkers, rolled), _enemies_harmed(op.enemies)]
        if isinstance(op, PlaceThing) and op.thing in self.names.escorts:
            return [message("zonecard-escort", {"thing": self.names.thing(op.thing)})]
        found: list[Saying] = []
        for field in VERBS[op.verb].others.values():
            value = getattr(op, field.attribute)
            if field.kind == "bool" and value and field.name not in SILENT:
                found.append(message(f"zonecard-mark-{field.name}"))
            elif field.kind == "word_list":
                found += [message(f"zonecard-mark-{word}") for word in value]
            elif field.kind == "int_table" and value:
                for group, change in value.items():
                    said = {"groups": groups((group,))}
                    found.append(_signed("zonecard-extra-mod", change, said))
            elif field.name == "group" and value is not None:
                found.append(message("zonecard-extra-group", {"groups": groups((value,))}))
            elif field.kind == "word" and field.name not in SAID and value is not None:
                found.append(message(f"zonecard-extra-{field.name}-{value}"))
            elif field.kind == "int" and field.name not in SAID and value not in (0, NONE):
                found.append(_signed(f"zonecard-extra-{field.name}", value, {}))
        return found

    def effect(self, effect: Effect) -> Saying:
        """An effect: when, in brackets at what price and how often, and what."""
        details: list[Saying] = []
        if effect.reach != NONE:
            details.append(message("zonecard-range", {"n": effect.reach}))
        if effect.limit:
            details.append(message(f"zonecard-limit-{effect.limit}"))
        if effect.masks:
            often = "-each" if effect.repeat else ""
            details.append(message(f"zonecard-masks{often}", {"n": effect.masks}))
        details += [conditions(self.names, (each,)) for each in effect.conditions]
        costs = [cost(each) for each in effect.costs]
        if effect.optional and costs:
            costs = [message("zonecard-optional-cost", {"costs": several(AND, costs)})]
        elif effect.optional:
            costs = [message("zonecard-optional")]
        details += costs
        what = self.program(effect.program)
        if effect.target is not None:
            what = message(
                "zonecard-subject", {"who": figures(self.names, effect.target), "what": what}
            )
        args: dict[str, Any] = {"when": message(f"zonecard-when-{effect.trigger}"), "what": what}
        if not details:
            return message("zonecard-effect", args)
        return message("zonecard-effect-detailed", {**args, "details": several(AND, details)})


def _counted(id: str, said: Amount) -> tuple[str, Any]:
    if said.base == INFINITE:
        return f"{id}-all", INFINITE
    if said.base < 0:
        return f"{id}-less", -said.base
    return id, amount(said)


def _stalkers_harmed(harm: StalkerHarm, successes: int) -> Saying:
    """ST-21.16: a wound for each success, rolled or fixed."""
    defends = "-may_defend" if harm.may_defend else ""
    wounds = successes if harm.wounds == SUCCESSES else harm.wounds
    if wounds == SUCCESSES:
        return message(f"zonecard-harm-stalkers-successes{defends}")
    return message(f"zonecard-harm-stalkers{defends}", {"n": wounds})


def _enemies_harmed(harm: EnemyHarm) -> Saying:
    if harm.successes == SUCCESSES:
        return message(f"zonecard-harm-enemies-rolled-{harm.part}")
    return message(f"zonecard-harm-enemies-{harm.part}", {"n": harm.successes})


def _signed(id: str, change: int, args: dict[str, Any]) -> Saying:
    if change < 0:
        return message(f"{id}-less", {**args, "n": -change})
    return message(id, {**args, "n": change})
