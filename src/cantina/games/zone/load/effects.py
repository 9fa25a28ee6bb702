"""Reads what cards do: effects, conditions, costs and programs, in words of the vocabulary.

An op is an inline table. Exactly one of its fields is its verb: the one that takes all the others
as arguments; so nothing hangs on the order of fields, and a misspelt one is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from cantina.games.zone.box.effect import (
    INFINITE,
    NONE,
    SUCCESSES,
    Amount,
    Condition,
    Cost,
    Effect,
    EnemyHarm,
    Op,
    Program,
    StalkerHarm,
)
from cantina.games.zone.load.fields import Field, Verb
from cantina.games.zone.load.selectors import Known, read_where, read_who
from cantina.games.zone.load.verbs import VERBS
from cantina.games.zone.terms.ids import NO_PROGRAM, EffectNo, ProgramNo
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, PARTS, TYPES
from cantina.games.zone.terms.numbers import GROUPS
from cantina.games.zone.terms.words import (
    AT_LEAST,
    AT_MOST,
    CASES,
    CONDITIONS,
    COSTS,
    LIMITS,
    TAGS,
    TALLIES,
    TRIGGERS,
)
from cantina.kernel.pack import Row
from cantina.parts.problems import coded

AMOUNT: Final = re.compile(r"(?:(\d+)-P|P(?:\+(\d+))?)")
GIVEN_UP: Final = ("focus", "stun", "vulnerable", "bolt")
OF_MISSION: Final = {
    "mission_flag": "flag",
    "campaign_flag": "achievement",
    "thing_out": "thing_id",
    "stalker_on": "area_id",
    "no_enemy_on": "area_id",
    "no_overlay": "card_id",
}
"""Conditions about what a mission or the campaign has, with the kind of it."""
MANY: Final = 12
"""More words than these are not listed in a refusal."""
IDS: Final = (
    "enemy_id",
    "attack_id",
    "item_or_tag",
    "suit_or_level",
    "card_id",
    "event_id",
    "thing_id",
    "flag",
    "area_id",
    "border_id",
    "site",
    "achievement",
    "contact_id",
)
"""Kinds of fields that name a row, an area or a border."""
LIST: Final = "_list"


class Book:
    """Programs and effects as they are read; a list of ops inside an op is a program too."""

    def __init__(self, known: Known) -> None:
        self.known: Final = known
        self.programs: Final[list[Program]] = []
        self.effects: Final[list[Effect]] = []

    def program(self, row: Row, value: Any) -> ProgramNo:
        """The number of the program that these ops make."""
        if not isinstance(value, list) or not value:
            raise row.bad(f"a list of what is done is wanted, not {value!r}")
        ops = tuple([self._op(row, entry) for entry in value])
        self.programs.append(Program(ops))
        return ProgramNo(len(self.programs) - 1)

    def maybe_program(self, row: Row, field: str) -> ProgramNo:
        return self.program(row, row.value(field)) if row.has(field) else NO_PROGRAM

    def effects_of(self, row: Row, field: str, reach: int = NONE) -> tuple[EffectNo, ...]:
        """The effects in a field of the row; none when it is absent."""
        if not row.has(field):
            return ()
        return tuple([self.effect(row, entry, reach) for entry in tables(row, row.value(field))])

    def effect(self, row: Row, data: dict[str, Any], reach: int = NONE) -> EffectNo:
        part = Row(row.file, row.label, data)
        number = EffectNo(len(self.effects))
        found = Effect(
            number=number,
            id=part.maybe_text("id"),
            trigger=part.one_of("trigger", TRIGGERS),
            conditions=self.conditions(row, part.value("if")) if part.has("if") else (),
            costs=read_costs(row, part.value("cost")) if part.has("cost") else (),
            limit=part.one_of("limit", LIMITS) if part.has("limit") else "",
            optional=part.flag("optional") or part.has("cost"),
            reach=part.number("range", 0, INFINITE) if part.has("range") else reach,
            masks=part.maybe_number("masks", 1, 9),
            repeat=part.flag("repeat"),
            target=read_who(row, self.known, part.value("target")) if part.has("target") else None,
            program=self.program(row, part.value("do")),
        )
        part.done()
        self.effects.append(found)
        return number

    def conditions(self, row: Row, value: Any) -> tuple[Condition, ...]:
        return tuple([self._condition(row, word, said) for word, said in table(row, value).items()])

    def _condition(self, row: Row, word: str, said: Any) -> Condition:
        if word not in CONDITIONS:
            raise row.bad(f"{word!r} is no condition")
        kind = CONDITIONS[word]
        if kind == "flag":
            if said is not True:
                raise row.bad(f"condition {word!r} takes true, not {said!r}")
            return Condition(word=word, number=0, words=())
        if kind == "number":
            return Condition(word=word, number=number(row, word, said), words=())
        if kind == "counter":
            part = Row(row.file, row.label, table(row, said))
            counter = Condition(
                word=word,
                number=part.number("at_least", 1),
                words=(part.one_of("id", self.known.flags),),
            )
            part.done()
            return counter
        if kind == "tally":
            part = Row(row.file, row.label, table(row, said))
            of = part.one_of("of", TALLIES)
            way = AT_MOST if part.has(AT_MOST) else AT_LEAST
            tally = Condition(word=word, number=part.number(way), words=(of, way))
            part.done()
            return tally
        if kind == "card on areas":
            part = Row(row.file, row.label, table(row, said))
            there = Condition(
                word=word,
                number=0,
                words=(
                    part.one_of("card", self.known.enemies),
                    *texts(row, "areas", part.value("areas"), self.known.areas),
                ),
            )
            part.done()
            return there
        words = said if isinstance(said, list) else [said]
        for entry in words:
            self._check_condition_word(row, word, entry)
        return Condition(word=word, number=0, words=tuple(words))

    def _check_condition_word(self, row: Row, word: str, said: Any) -> None:
        known: tuple[str, ...] = ()
        if word == "attack_type_in":
            known = self.known.attack_types
        elif word == "tag":
            known = TAGS
        elif word == "part":
            known = PARTS
        elif word == "target_type":
            known = tuple(TYPES)
        elif word == "anomaly_type":
            known = ANOMALY_TYPES
        elif word == "in_los_of":
            known = ("self", *self.known.enemies)
        elif word in OF_MISSION:
            known = self.known.of_mission(OF_MISSION[word])
        if said not in known:
            raise coded(
                row.bad(f"{said!r} is not known for condition {word!r}"), "gone", id=str(said)
            )

    def _op(self, row: Row, value: Any) -> Op:
        data = table(row, value)
        word = verb_of(row, data)
        verb, given = VERBS[word], dict[str, Any]()
        for name, said in data.items():
            if name != word:
                field = verb.others[name]
                given[field.attribute] = self._field(row, field, name, said)
            elif verb.is_table:
                given |= self._own_table(row, verb, word, said)
            else:
                given[verb.own[0].attribute] = self._field(row, verb.own[0], word, said)
        for field in verb.fields:
            if not field.optional and field.attribute not in given:
                raise row.bad(f"{word!r} needs {field.name!r}")
        return verb.cls(**given)

    def _own_table(self, row: Row, verb: Verb, word: str, said: Any) -> dict[str, int]:
        known = {field.name: field for field in verb.own}
        for key in table(row, said):
            if key not in known:
                raise row.bad(f"{key!r} is not known in {word!r}")
        return {known[key].attribute: number(row, key, count) for key, count in said.items()}

    def _field(self, row: Row, field: Field, name: str, said: Any) -> Any:
        """What a field holds. `name` is what content calls it: its own value goes by the verb."""
        kind = field.kind
        if kind == "word":
            return one_of(row, name, said, field.words)
        if kind == "word_list":
            return texts(row, name, said, field.words)
        if kind == "bool":
            if said is not True:
                raise row.bad(f"{name!r} is true or left out, not {said!r}")
            return True
        if kind in IDS:
            return one_of(row, name, said, self.known.ids(kind))
        if kind.endswith(LIST) and kind.removesuffix(LIST) in IDS:
            return texts(row, name, said, self.known.ids(kind.removesuffix(LIST)))
        return READERS[kind](self, row, name, said)

    def branch_table(self, row: Row, value: Any) -> dict[str, ProgramNo]:
        """Rolled symbols and the programs they lead to."""
        for key in table(row, value):
            if key not in CASES:
                raise row.bad(f"{key!r} is no symbol of the anomaly die")
        return {key: self.program(row, ops) for key, ops in value.items()}


def stalker_harm(row: Row, said: Any) -> StalkerHarm:
    part = Row(row.file, row.label, table(row, said))
    found = StalkerHarm(wounds=_rolled(part, "wounds"), may_defend=part.flag("may_defend"))
    part.done()
    return found


def enemy_harm(row: Row, said: Any) -> EnemyHarm:
    part = Row(row.file, row.label, table(row, said))
    found = EnemyHarm(successes=_rolled(part, "successes"), part=part.one_of("part", PARTS))
    part.done()
    return found


def _rolled(part: Row, field: str) -> int:
    """A number, or those that were rolled."""
    if isinstance(part.value(field), str):
        part.one_of(field, ("successes", "rolled"))
        return SUCCESSES
    return part.number(field, 1)


def verb_of(row: Row, data: dict[str, Any]) -> str:
    """The one field that takes all others as its arguments. Raises BadContent."""
    verbs = [field for field in data if field in VERBS]
    fits = [
        verb
        for verb in verbs
        if all([other == verb or other in VERBS[verb].others for other in data])
    ]
    if len(fits) == 1:
        return fits[0]
    if not verbs:
        raise row.bad(f"no verb in {', '.join(data) or 'an empty table'}")
    others = [field for field in data if field != verbs[0]]
    raise row.bad(f"{verbs[0]!r} does not go with {', '.join([repr(o) for o in others])}")


def one_of(row: Row, name: str, said: Any, known: tuple[str, ...]) -> str:
    if said not in known:
        few = f"; it is one of {', '.join(known)}" if len(known) <= MANY else ""
        raise coded(row.bad(f"{said!r} is not known for {name!r}{few}"), "gone", id=str(said))
    return str(said)


def texts(row: Row, name: str, said: Any, known: tuple[str, ...]) -> tuple[str, ...]:
    """A list of words, all of them known."""
    return tuple([one_of(row, name, each, known) for each in listed(row, name, said)])


def listed(row: Row, name: str, said: Any) -> list[Any]:
    if not isinstance(said, list):
        raise row.bad(f"{name!r} takes a list, not {said!r}")
    return said


def read_amount(row: Row, field: str, said: Any) -> Amount:
    """3, "P+1", "5-P" (ST-10.7), "M" for the enemy's own movement, "all"."""
    if said == "M":
        return Amount(base=0, stalkers=0, movement=True)
    if said == "all":
        return Amount(INFINITE)
    if isinstance(said, str):
        found = AMOUNT.fullmatch(said)
        if found is None:
            raise row.bad(f"{field!r} takes a number, P+1, 5-P, M or all, not {said!r}")
        if found[1]:
            return Amount(base=int(found[1]), stalkers=-1)
        return Amount(base=int(found[2] or 0), stalkers=1)
    return Amount(number(row, field, said))


def read_costs(row: Row, value: Any) -> tuple[Cost, ...]:
    costs: list[Cost] = []
    for word, said in table(row, value).items():
        if word not in COSTS:
            raise row.bad(f"{word!r} is no cost")
        if COSTS[word] == "token":
            if said not in GIVEN_UP:
                raise row.bad(f"{said!r} is no token to discard")
            costs.append(Cost(word=word, number=1, token=said))
        else:
            costs.append(Cost(word=word, number=number(row, word, said), token=""))
    return tuple(costs)


def read_changes(row: Row, name: str, said: Any) -> dict[str, int]:
    """Numbers by group of enemies."""
    for key in table(row, said):
        if key not in GROUPS:
            raise row.bad(f"{key!r} is not known in {name!r}")
    return {key: number(row, key, change) for key, change in said.items()}


def number(row: Row, field: str, said: Any) -> int:
    if not isinstance(said, int) or isinstance(said, bool) or not -9_999 <= said <= 99_999:
        raise row.bad(f"{field!r} takes a number, not {said!r}")
    return said


def table(row: Row, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise row.bad(f"a table is wanted, not {value!r}")
    return value


def tables(row: Row, value: Any) -> list[dict[str, Any]]:
    if not isinstance(value, list):
        raise row.bad(f"a list of tables is wanted, not {value!r}")
    return [table(row, entry) for entry in value]


def words_after(value: Any, field: str) -> list[str]:
    """Every word that stands with this field anywhere inside, once each."""
    found: list[str] = []
    if isinstance(value, dict):
        for key, inside in value.items():
            if key == field and isinstance(inside, str):
                found.append(inside)
            found += words_after(inside, field)
    elif isinstance(value, list):
        for entry in value:
            found += words_after(entry, field)
    return list(dict.fromkeys(found))


READERS: Final[dict[str, Callable[[Book, Row, str, Any], Any]]] = {
    "amount": lambda book, row, name, said: read_amount(row, name, said),
    "int": lambda book, row, name, said: number(row, name, said),
    "int_table": lambda book, row, name, said: read_changes(row, name, said),
    "who": lambda book, row, name, said: read_who(row, book.known, said),
    "where": lambda book, row, name, said: read_where(row, book.known, said),
    "condition_list": lambda book, row, name, said: book.conditions(row, said),
    "cost_list": lambda book, row, name, said: tuple(
        [cost for entry in tables(row, said) for cost in read_costs(row, entry)]
    ),
    "branch": lambda book, row, name, said: book.program(row, said),
    "branch_list": lambda book, row, name, said: tuple(
        [book.program(row, ops) for ops in listed(row, name, said)]
    ),
    "branch_table": lambda book, row, name, said: book.branch_table(row, said),
    "stalker_harm": lambda book, row, name, said: stalker_harm(row, said),
    "enemy_harm": lambda book, row, name, said: enemy_harm(row, said),
}
"""By kind of field: how its value is read."""
