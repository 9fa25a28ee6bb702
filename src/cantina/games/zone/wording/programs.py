"""What programs say: every op is a message, with its subject before a colon and its conditions in
brackets. Nobody writes a card's text; it is made from what the card does."""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.effect import INFINITE, NONE, Effect, Op, Where
from cantina.games.zone.load.effects import SUCCESSES
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.arguments import VERBS, WORDS
from cantina.games.zone.terms.words import CASES, TAGS
from cantina.games.zone.wording.selectors import (
    Names,
    amount,
    conditions,
    cost,
    figures,
    groups,
    place,
)
from cantina.parts.saying import AND, OR, THEN, Saying, message, named, several

SILENT: Final = ("toward", "away_from", "must")
"""Marks that the message says by itself."""
OBJECTS: Final = ("who", "mark_enemy", "swap_place_with")
"""Verbs whose figures stand inside the sentence, not before it."""


class Wording:
    """Says what a pack's cards do."""

    def __init__(self, pack: ZonePack) -> None:
        self.pack: Final = pack
        self.names: Final = Names(pack)

    def program(self, number: int, join: str = THEN) -> Saying:
        ops = self.pack.programs[number].ops
        return several(join, [self.op(op) for op in ops]) if ops else message("zonecard-nothing")

    def lines(self, number: int) -> list[Saying]:
        """The ops of a program, one by one; none when there is no program."""
        return [self.op(op) for op in self.pack.programs[number].ops] if number != NONE else []

    def inside(self, op: Op, branch: str) -> Saying:
        return self.program(op.branches[branch], AND)

    def op(self, op: Op) -> Saying:
        said = self._core(op)
        extra = self._extras(op)
        if extra:
            said = message("zonecard-with", {"what": said, "extra": several(AND, extra)})
        if op.who is not None and op.who.word != "self" and op.verb not in OBJECTS:
            said = message("zonecard-subject", {"who": figures(self.names, op.who), "what": said})
        return said

    def _core(self, op: Op) -> Saying:
        if op.verb in ("if", "if_not"):
            args = {"if": conditions(self.names, op.conditions), "then": self.inside(op, "then")}
            if "else" not in op.branches:
                return message(f"zonecard-op-{op.verb}", args)
            return message(f"zonecard-op-{op.verb}-else", {**args, "else": self.inside(op, "else")})
        if op.verb == "who":
            return self._for_each(op)
        if op.verb == "choose":
            options = [self.program(op.branches[key], AND) for key in op.branches]
            return message("zonecard-op-choose", {"options": several(OR, options)})
        if op.verb in ("table", "anomaly_roll_table"):
            return message(f"zonecard-op-{op.verb}", {"cases": self._cases(op)})
        if op.verb == "mark_enemy":
            assert op.who is not None
            args = {"who": figures(self.names, op.who), "none": self.inside(op, "if_none")}
            return message("zonecard-op-mark_enemy", {**args, "death": self.inside(op, "on_death")})
        return message(*self._simple(op))

    def _for_each(self, op: Op) -> Saying:
        assert op.who is not None
        args = {"who": figures(self.names, op.who), "what": self.inside(op, "do")}
        id = "zonecard-op-who"
        if op.conditions:
            id += "-if"
            args["if"] = conditions(self.names, op.conditions)
        if op.costs:
            id += "-avoid"
            args["costs"] = several(OR, [cost(each) for each in op.costs])
        return message(id, args)

    def _cases(self, op: Op) -> Saying:
        """Rolled symbols and what each leads to."""
        keys = [key for key in CASES if key in op.branches]
        cases = [
            message(
                "zonecard-case",
                {"case": message(f"zonecard-symbol-{k}"), "what": self.inside(op, k)},
            )
            for k in keys
        ]
        return several(THEN, cases)

    def _simple(self, op: Op) -> tuple[str, dict[str, Any]]:
        """The message of a verb and what it takes: a word of a closed list is part of its id."""
        id = f"zonecard-op-{op.verb}"
        kind = VERBS[op.verb][0]
        args: dict[str, Any] = {}
        if kind in WORDS:
            id += f"-{op.word.lower()}"
        elif kind == "dice":
            for die, count in op.numbers.items():
                id += f"-{die.lower()}"
                args["n"] = count
        elif kind == "amount" or op.amount.base != 1:
            id, args["n"] = self._counted(op, id)
        id = self._add_word(op, kind, id, args)
        if "n" in VERBS[op.verb]:
            args["n"] = amount(op.amount)
        if op.where is not None:
            args["where"] = _place(op, op.where)
            id += "-where" if op.verb in ("move", "push", "place_own_threat") else ""
        if op.verb == "swap_place_with" and op.who is not None:
            args["who"] = figures(self.names, op.who)
        for branch in op.branches:
            args[branch] = self.inside(op, branch)
        if "of" in op.words:
            id += f"-{op.words['of']}"
        for field in ("until", "face"):
            if field in op.words:
                args[field] = message(f"zonecard-{field}-{op.words[field].lower()}")
        if "keep" in op.numbers:
            args["keep"] = op.numbers["keep"]
        return id, args

    def _counted(self, op: Op, id: str) -> tuple[str, Any]:
        if op.amount.base == INFINITE:
            return f"{id}-all", INFINITE
        if op.amount.base < 0:
            return f"{id}-less", -op.amount.base
        return id, amount(op.amount)

    def _add_word(self, op: Op, kind: str, id: str, args: dict[str, Any]) -> str:
        """A word of an open list: a row by its name, a thing of the mission by a message."""
        if kind == "item":
            if op.word == "random" or op.word in TAGS:
                return f"{id}-{op.word}"
            args["item"] = named(self.names.items[op.word])
        elif kind == "suit":
            if op.word not in self.names.suits:
                return f"{id}-{op.word.lower()}"
            args["suit"] = named(self.names.suits[op.word])
        elif kind == "enemy":
            args["enemy"] = self.names.enemy(op.word)
        elif kind == "attack_type":
            args["attack"] = self.names.attack(op.word)
        elif kind == "key":
            args["key"] = message(f"zonecard-key-{op.word}")
        elif kind == "flag":
            args["flag"] = message(f"zonecard-flag-{op.word}")
        elif kind in ("card", "event", "border", "tile"):
            args[kind] = op.word
        elif kind == "immunities":
            args["to"] = several(AND, [message(f"zonecard-immune-{mark}") for mark in op.marks])
        elif kind == "site":
            args["place"] = message(f"zonecard-place-{op.word}")
        elif kind == "stickers":
            args["places"] = several(AND, [message(f"zonecard-place-{mark}") for mark in op.marks])
        return id

    def _extras(self, op: Op) -> list[Saying]:
        """What stands in brackets: marks, changes of damage, limits of an effect."""
        found: list[Saying] = []
        if op.verb == "attack" and "wounds" in op.numbers:
            found.append(_signed("zonecard-extra-wounds", op.numbers["wounds"], {}))
        elif op.verb == "attack":
            for group, change in op.numbers.items():
                found.append(_signed("zonecard-extra-mod", change, {"groups": groups((group,))}))
        if op.verb in ("hit_all_figures_in", "attack_all_in", "areas"):
            return self._harm(op)
        if op.verb in ("immune", "stickers"):
            return []
        if op.verb == "spawn" and "group" in op.words:
            found.append(message("zonecard-extra-group", {"groups": groups((op.words["group"],))}))
        if op.verb == "spawn" and "team" in op.words:
            found.append(message(f"zonecard-extra-team-{op.words['team']}"))
        for field in ("floor", "enemy_sight_max", "success_counts_as_wound"):
            if field in op.numbers:
                found.append(message(f"zonecard-extra-{field}", {"n": op.numbers[field]}))
        for field in ("fallback", "within", "if_none_in_reach", "no_effects_needing"):
            if field in op.words:
                found.append(message(f"zonecard-extra-{field}-{op.words[field]}"))
        found += [message(f"zonecard-mark-{mark}") for mark in op.marks if mark not in SILENT]
        return found

    def _harm(self, op: Op) -> list[Saying]:
        """What such an attack does to stalkers and to enemies."""
        found: list[Saying] = []
        defends = "-may_defend" if "may_defend" in op.marks else ""
        wounds = op.numbers.get("wounds", 0)
        if wounds == SUCCESSES:
            found.append(message(f"zonecard-harm-stalkers-successes{defends}"))
        elif wounds:
            found.append(message(f"zonecard-harm-stalkers{defends}", {"n": wounds}))
        part = op.words.get("part", "")
        if op.numbers.get("successes", 0) == SUCCESSES:
            found.append(message(f"zonecard-harm-enemies-rolled-{part}"))
        elif "successes" in op.numbers:
            found.append(message(f"zonecard-harm-enemies-{part}", {"n": op.numbers["successes"]}))
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


def _place(op: Op, where: Where) -> Saying:
    if "toward" in op.marks:
        return place("toward", where)
    if "away_from" in op.marks:
        return place("away", where)
    if op.verb in ("place", "place_token", "place_own_threat", "place_overlay", "spawn"):
        return place("on", where)
    return place("to" if op.verb == "move" else "at", where)


def _signed(id: str, change: int, args: dict[str, Any]) -> Saying:
    if change < 0:
        return message(f"{id}-less", {**args, "n": -change})
    return message(id, {**args, "n": change})
