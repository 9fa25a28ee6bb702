"""Reads what the cards of one's own mission do: in the words of missions alone, and only so much
that it is soon done.
"""

from __future__ import annotations

from typing import Any

from cantina.games.zone.box.effect import Amount, Condition, Op, Where, Who
from cantina.games.zone.effects.branches import ForEach
from cantina.games.zone.effects.gear import GainItem
from cantina.games.zone.effects.mission import ResolveUnknown
from cantina.games.zone.effects.movement import Move, Turn
from cantina.games.zone.effects.things import GainThing, PlaceThing
from cantina.games.zone.load.effects import Book
from cantina.games.zone.load.own_words import (
    CONDITIONS,
    ENEMIES,
    FOR_ENEMIES,
    FOR_STALKERS,
    MOST,
    MOST_DEEP,
    MOST_STEPS,
    OF_COMPANIONS,
    OF_MOVERS,
    RANDOM,
    SELECTED,
    SIGNED,
    STALKERS,
    VERBS,
    WHERE,
    WHOM,
)
from cantina.games.zone.load.selectors import Known, read_who
from cantina.games.zone.load.verbs import VERBS as ALL_VERBS
from cantina.games.zone.terms.ids import NO_BRANCH, ProgramNo
from cantina.kernel.pack import Row
from cantina.parts.problems import coded


class OwnBook(Book):
    """Reads only the words of missions. What is done to stalkers is not done to enemies."""

    def __init__(self, known: Known) -> None:
        super().__init__(known)
        self._around: Who | None = None  # the figures that what is read is done to
        self._deep: int = 0
        self._steps: int = 0

    def program(self, row: Row, value: Any) -> ProgramNo:
        if value == []:
            raise coded(row.bad("nothing is done: leave the field out"), "empty", id=row.label)
        if self._deep == MOST_DEEP:
            problem = row.bad(f"lists of what is done lie at most {MOST_DEEP} deep")
            raise coded(problem, "deep", most=MOST_DEEP)
        self._deep += 1
        try:
            return super().program(row, value)
        finally:
            self._deep -= 1

    def _op(self, row: Row, value: Any) -> Op:
        self._steps += 1
        if self._steps > MOST_STEPS:
            problem = row.bad(f"the cards of a mission do at most {MOST_STEPS} things")
            raise coded(problem, "steps", most=MOST_STEPS)
        around = self._around
        if isinstance(value, dict) and "who" in value and "do" in value:
            if around is not None:
                problem = row.bad("'who' stands inside another 'who': it would be done too often")
                raise coded(problem, "who_in_who", id=row.label)
            self._around = read_who(row, self.known, value["who"])
        try:
            op = super()._op(row, value)
        finally:
            self._around = around
        self._check_verb(row, op)
        for field in ALL_VERBS[op.verb].fields:
            said = getattr(op, field.attribute)
            if isinstance(said, Where) and said.word not in WHERE[field.name]:
                raise row.bad(f"{said.word!r} is nowhere for {field.name!r} of {op.verb!r}")
            if isinstance(said, Amount):
                self._check_amount(row, op.verb, said)
            if field.kind == "int" and abs(said) > MOST:
                raise row.bad(f"{field.name!r} is at most {MOST}")
        return op

    def _check_verb(self, row: Row, op: Op) -> None:
        verb = op.verb
        if verb not in VERBS:
            raise row.bad(f"{verb!r} is not done by cards of a mission")
        if op.whom is not None:
            self._check_whom(row, op, op.whom)
        elif verb in (FOR_STALKERS if self._to_enemies else FOR_ENEMIES):
            who = "enemies" if self._to_enemies else "stalkers"
            raise row.bad(f"{verb!r} is not done to {who}")
        if isinstance(op, Move) and op.place is None:
            raise row.bad("'move' says where to")
        if isinstance(op, Turn) and op.how == OF_COMPANIONS:
            raise row.bad("companions come along in a campaign alone")
        if isinstance(op, ResolveUnknown) and (op.which == "nearest") != (op.of is not None):
            raise row.bad("the nearest tokens, and no others, are so of the lead stalker")
        if isinstance(op, GainItem) and op.item not in (*RANDOM, *self.known.items):
            raise row.bad(f"{op.item!r} is no item, and none is drawn by it")
        if isinstance(op, PlaceThing):
            if (op.at is None) == (op.held_by is None):
                raise row.bad("a thing lies somewhere, or somebody holds it")
            if (op.held_by is None) != (op.if_none == NO_BRANCH):
                raise row.bad("'if_none' says what is done if nobody is there to hold it")

    @property
    def _to_enemies(self) -> bool:
        return self._around is not None and self._around.word in ENEMIES

    def _check_whom(self, row: Row, op: Op, whom: Who) -> None:
        if self._around is not None and not isinstance(op, ForEach):
            raise row.bad(f"{op.verb!r} is done to those of 'who', and names no others")
        if whom.word not in WHOM or (whom.word == "killer" and not isinstance(op, GainThing)):
            raise row.bad(f"{whom.word!r} means nobody here")
        enemies, verb = whom.word in ENEMIES, op.verb
        if verb in (FOR_STALKERS if enemies else FOR_ENEMIES):
            raise row.bad(f"{verb!r} is not done to {'enemies' if enemies else 'stalkers'}")
        for field in SELECTED.get(whom.word, ()):
            said = getattr(whom, field.attribute)
            if field.kind == "word" and said not in ("", *field.words):
                raise row.bad(f"nobody is measured from {said!r} here")
            if field.kind == "enemy_id" and said not in self.known.enemies:
                raise row.bad(f"{field.name!r} names an enemy, not {said!r}")
            if field.kind == "count" and said is None:
                raise row.bad("'count' says how many of the nearest")

    def _check_amount(self, row: Row, verb: str, said: Amount) -> None:
        if said.movement and verb not in OF_MOVERS:
            raise row.bad(f"'M' is how far an enemy moves, and no number for {verb!r}")
        least = said.base + (said.stalkers * STALKERS if said.stalkers < 0 else 0)
        if least < (-MOST if verb in SIGNED else 0):
            raise row.bad(f"{verb!r} takes no number below {-MOST if verb in SIGNED else 0}")
        if said.base > MOST:
            raise row.bad(f"{verb!r} takes at most {MOST}")

    def _condition(self, row: Row, word: str, said: Any) -> Condition:
        if word not in CONDITIONS:
            raise row.bad(f"{word!r} is no condition of a mission")
        return super()._condition(row, word, said)
