"""Reads what cards do: effects, conditions, costs and programs, in words of the vocabulary.

An op is an inline table. Exactly one of its fields is its verb: the one that takes all the others
as arguments; so nothing hangs on the order of fields, and a misspelt one is refused.
"""

from __future__ import annotations

import re
from typing import Any, Final

from cantina.games.zone.box.effect import (
    INFINITE,
    NONE,
    Amount,
    Condition,
    Cost,
    Effect,
    Op,
    Program,
    Who,
)
from cantina.games.zone.load.selectors import Known, read_where, read_who
from cantina.games.zone.terms.arguments import ARGUMENTS, IGNORES, VERBS, WORDS
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, PARTS, TYPES
from cantina.games.zone.terms.numbers import GROUPS
from cantina.games.zone.terms.words import (
    CASES,
    CONDITIONS,
    COSTS,
    DICE,
    LIMITS,
    TAGS,
    TRIGGERS,
)
from cantina.kernel.pack import Row

SUCCESSES: Final = -1
"""As a number of wounds or successes: those that were rolled."""

AMOUNT: Final = re.compile(r"(?:(\d+)-P|P(?:\+(\d+))?)")
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
IMMUNITIES: Final = ("anomalies", "push", "stun")


class Book:
    """Programs and effects as they are read; a list of ops inside an op is a program too."""

    def __init__(self, known: Known) -> None:
        self.known: Final = known
        self.programs: Final[list[Program]] = []
        self.effects: Final[list[Effect]] = []

    def program(self, row: Row, value: Any) -> int:
        """The number of the program that these ops make."""
        if not isinstance(value, list):
            raise row.bad(f"a list of what is done is wanted, not {value!r}")
        ops = tuple([self._op(row, entry) for entry in value])
        self.programs.append(Program(ops))
        return len(self.programs) - 1

    def maybe_program(self, row: Row, field: str) -> int:
        return self.program(row, row.value(field)) if row.has(field) else NONE

    def effects_of(self, row: Row, field: str, reach: int = NONE) -> tuple[int, ...]:
        """The effects in a field of the row; none when it is absent."""
        if not row.has(field):
            return ()
        return tuple([self.effect(row, entry, reach) for entry in tables(row, row.value(field))])

    def effect(self, row: Row, data: dict[str, Any], reach: int = NONE) -> int:
        part = Row(row.file, row.label, data)
        number = len(self.effects)
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

    def conditions(self, row: Row, value: Any, wanted: bool = True) -> tuple[Condition, ...]:
        return tuple(
            [self._condition(row, word, said, wanted) for word, said in table(row, value).items()]
        )

    def _condition(self, row: Row, word: str, said: Any, wanted: bool) -> Condition:
        if word not in CONDITIONS:
            raise row.bad(f"{word!r} is no condition")
        kind = CONDITIONS[word]
        if kind == "flag":
            if said is not True:
                raise row.bad(f"condition {word!r} takes true, not {said!r}")
            return Condition(word=word, number=0, words=(), wanted=wanted)
        if kind == "number":
            return Condition(word=word, number=number(row, word, said), words=(), wanted=wanted)
        if kind == "counter":
            part = Row(row.file, row.label, table(row, said))
            counter = Condition(
                word=word,
                number=part.number("at_least", 1),
                words=(part.text("id"),),
                wanted=wanted,
            )
            part.done()
            return counter
        words = said if isinstance(said, list) else [said]
        for entry in words:
            self._check_condition_word(row, word, entry)
        return Condition(word=word, number=0, words=tuple(words), wanted=wanted)

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
        elif isinstance(said, str) and ID.fullmatch(said):
            return
        if said not in known:
            raise row.bad(f"{said!r} is not known for condition {word!r}")

    def _op(self, row: Row, value: Any) -> Op:
        data = table(row, value)
        verb = verb_of(row, data)
        return _OpReader(self, row, verb).read(data)


class _OpReader:
    """One op being read: fields go where `effects.Op` has them."""

    def __init__(self, book: Book, row: Row, verb: str) -> None:
        self.book: Final = book
        self.row: Final = row
        self.verb: Final = verb
        self.word = ""
        self.amount: Amount | None = None
        self.who: Who | None = None
        self.where: Any = None
        self.conditions: tuple[Condition, ...] = ()
        self.costs: tuple[Cost, ...] = ()
        self.numbers: Final[dict[str, int]] = {}
        self.words: Final[dict[str, str]] = {}
        self.marks: Final[list[str]] = []
        self.branches: Final[dict[str, int]] = {}

    def read(self, data: dict[str, Any]) -> Op:
        kinds = dict([_argument(entry) for entry in VERBS[self.verb][1:]])
        for field, said in data.items():
            if field == self.verb:
                self._take(field, VERBS[self.verb][0], said, True)
            else:
                self._take(field, kinds[field], said, False)
        return Op(
            self.verb,
            self.word,
            self.amount,
            self.who,
            self.where,
            self.conditions,
            self.costs,
            self.numbers,
            self.words,
            tuple(self.marks),
            self.branches,
        )

    def _take(self, field: str, kind: str, said: Any, main: bool) -> None:
        book, row = self.book, self.row
        if kind == "amount":
            self.amount = read_amount(row, field, said)
        elif kind == "number":
            self.numbers[field] = number(row, field, said)
        elif kind == "who":
            self.who = read_who(row, book.known, said)
        elif kind == "where":
            self.where = read_where(row, book.known, said)
            if not main and field in ("toward", "away_from"):
                self.marks.append(field)
        elif kind == "conditions":
            self.conditions = book.conditions(row, said, self.verb != "if_not")
        elif kind == "costs":
            self.costs = tuple(
                [cost for entry in tables(row, said) for cost in read_costs(row, entry)]
            )
        elif kind == "ops":
            self.branches[field] = book.program(row, said)
        elif kind == "mark":
            if said is not True:
                raise row.bad(f"{field!r} is true or left out, not {said!r}")
            self.marks.append(field)
        elif not self._take_table(field, kind, said):
            word = self._checked_word(field, kind, said)
            if main:
                self.word = word
            else:
                self.words[field] = word

    def _take_table(self, field: str, kind: str, said: Any) -> bool:
        """What is neither a number nor one word. False: it is a word after all."""
        row = self.row
        if kind in ("dice", "mods"):
            for key, count in table(row, said).items():
                if key not in (DICE if kind == "dice" else GROUPS):
                    raise row.bad(f"{key!r} is not known in {field!r}")
                self.numbers[key] = number(row, key, count)
        elif kind == "table":
            for key, ops in table(row, said).items():
                if key not in CASES:
                    raise row.bad(f"{key!r} is no symbol of the anomaly die")
                self.branches[key] = self.book.program(row, ops)
        elif kind == "options":
            for count, ops in enumerate(said, start=1):
                self.branches[str(count)] = self.book.program(row, ops)
        elif kind == "stalker_harm":
            self._take_harm("wounds", table(row, said), ("wounds", "may_defend"))
        elif kind == "enemy_harm":
            self._take_harm("successes", table(row, said), ("successes", "part"))
        elif kind in ("types", "ignores", "immunities", "stickers", "contacts"):
            choices = {"types": tuple(TYPES), "ignores": IGNORES, "immunities": IMMUNITIES}
            self.marks.extend(texts(row, field, said, choices.get(kind, ())))
        else:
            return False
        return True

    def _take_harm(self, field: str, data: dict[str, Any], known: tuple[str, ...]) -> None:
        part = Row(self.row.file, self.row.label, data)
        if part.has(field):
            rolled = isinstance(part.value(field), str)
            if rolled:
                part.one_of(field, ("successes", "rolled"))
            self.numbers[field] = SUCCESSES if rolled else part.number(field, 1)
        if "may_defend" in known and part.flag("may_defend"):
            self.marks.append("may_defend")
        if "part" in known:
            self.words["part"] = part.one_of("part", PARTS)
        part.done()

    def _checked_word(self, field: str, kind: str, said: Any) -> str:
        known = self.book.known.words(kind)
        if kind in WORDS:
            known = WORDS[kind]
        if known is None:
            if isinstance(said, str) and ID.fullmatch(said):
                return said
            raise self.row.bad(f"{field!r} takes a word in small letters, not {said!r}")
        if said not in known:
            raise self.row.bad(f"{said!r} is not known for {field!r}")
        return str(said)


def verb_of(row: Row, data: dict[str, Any]) -> str:
    """The one field that takes all others as its arguments. Raises BadContent."""
    fits = [
        field
        for field in data
        if field in VERBS
        and all([o == field or o in [_argument(a)[0] for a in VERBS[field][1:]] for o in data])
    ]
    if len(fits) == 1:
        return fits[0]
    verbs = [field for field in data if field in VERBS]
    if not verbs:
        raise row.bad(f"no verb in {', '.join(data) or 'an empty table'}")
    others = [field for field in data if field != verbs[0]]
    raise row.bad(f"{verbs[0]!r} does not go with {', '.join([repr(o) for o in others])}")


def _argument(entry: str) -> tuple[str, str]:
    """The name of an argument and its kind: "to:where", or as ARGUMENTS says."""
    if ":" in entry:
        name, kind = entry.split(":")
        return name, kind
    return entry, ARGUMENTS[entry]


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
            if said not in WORDS["token"]:
                raise row.bad(f"{said!r} is no token to discard")
            costs.append(Cost(word=word, number=1, token=said))
        else:
            costs.append(Cost(word=word, number=number(row, word, said), token=""))
    return tuple(costs)


def number(row: Row, field: str, said: Any) -> int:
    if not isinstance(said, int) or isinstance(said, bool) or not -99 <= said <= 99_999:
        raise row.bad(f"{field!r} takes a number, not {said!r}")
    return said


def texts(row: Row, field: str, said: Any, known: tuple[str, ...]) -> tuple[str, ...]:
    """A list of words, all of them known; any words when none are given."""
    if not isinstance(said, list):
        raise row.bad(f"{field!r} takes a list, not {said!r}")
    for entry in said:
        if not isinstance(entry, str) or (known and entry not in known):
            raise row.bad(f"{entry!r} is not known in {field!r}")
    return tuple(said)


def table(row: Row, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise row.bad(f"a table is wanted, not {value!r}")
    return value


def tables(row: Row, value: Any) -> list[dict[str, Any]]:
    if not isinstance(value, list):
        raise row.bad(f"a list of tables is wanted, not {value!r}")
    return [table(row, entry) for entry in value]
