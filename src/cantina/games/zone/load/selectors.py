"""Reads selectors: which figures, which areas; and knows every id that a card may name."""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.effect import NONE, Amount, Where, Who
from cantina.games.zone.terms.kinds import LEVELS
from cantina.games.zone.terms.numbers import GROUPS
from cantina.games.zone.terms.words import (
    AREA_SET,
    FIGURES,
    PLACES,
    SELECTORS,
    TAGS,
)
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Row
from cantina.parts.problems import coded

MEASURED_FROM: Final = (
    "self",
    "lead",
    "companion",
    "any_threat",
    "any_stalker",
    "human_enemies",
)


class Known:
    """The ids of rows that other rows may name. Those of a mission are there while it is read."""

    def __init__(
        self,
        enemies: tuple[str, ...],
        items: tuple[str, ...],
        attack_types: tuple[str, ...],
        suits: tuple[str, ...],
        gear: tuple[str, ...],
        places: tuple[str, ...],
        contacts: tuple[str, ...],
        achievements: tuple[str, ...],
    ) -> None:
        self.enemies: Final = enemies
        self.items: Final = items
        self.attack_types: Final = attack_types
        self.suits: Final = suits
        self.gear: Final = gear  # every equipment card
        self.places: Final = places
        self.contacts: Final = contacts
        self.achievements: Final = achievements
        self.areas: tuple[str, ...] = ()
        self.things: tuple[str, ...] = ()
        self.cards: tuple[str, ...] = ()
        self.events: tuple[str, ...] = ()
        self.flags: tuple[str, ...] = ()
        self.borders: tuple[str, ...] = ()  # that a card may open

    def ids(self, kind: str) -> tuple[str, ...]:
        """What a field of this kind may name."""
        if kind == "enemy_id":
            return self.enemies
        if kind == "attack_id":
            return self.attack_types
        if kind == "item_or_tag":
            return ("random", *TAGS, *self.items)
        if kind == "suit_or_level":
            return (*LEVELS, *self.suits)
        return self.of_mission(kind)

    def of_mission(self, kind: str) -> tuple[str, ...]:
        """What only a mission and the campaign around it have."""
        if kind == "site":
            return self.places
        if kind == "achievement":
            return self.achievements
        if kind == "contact_id":
            return self.contacts
        return {
            "card_id": self.cards,
            "event_id": self.events,
            "thing_id": self.things,
            "flag": self.flags,
            "border_id": self.borders,
            "area_id": self.areas,
        }[kind]


def read_who(row: Row, known: Known, said: Any) -> Who:
    """A word, a list of groups, or a table that starts with a selector."""
    if isinstance(said, str):
        if said not in FIGURES:
            raise row.bad(f"{said!r} names no figures")
        return Who(said)
    if isinstance(said, list):
        return Who("groups", groups=_groups(row, said))
    if not isinstance(said, dict):
        raise row.bad(f"figures are a word, groups or a table, not {said!r}")
    fits = [
        word
        for word in said
        if word in SELECTORS and all([o == word or o in SELECTORS[word] for o in said])
    ]
    if len(fits) != 1:
        raise row.bad(f"no figures are meant by {', '.join(said)}")
    return _read_selector(row, known, fits[0], Row(row.file, row.label, said))


def _read_selector(row: Row, known: Known, word: str, part: Row) -> Who:
    groups: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    card, of, number = "", "", 0
    count: Amount | None = None
    if word == "groups" or part.has("groups"):
        groups = _groups(row, part.value("groups"))
    if word == "card":
        card = part.one_of("card", known.enemies)
    elif word == "stalkers_on":
        areas = part.texts("stalkers_on")
        _check_areas(row, known, areas)
    elif word in ("stalkers_within", "stalker_within", "enemy_within"):
        number = part.number(word, 0, 99)
    elif word == "stalkers_on_own":
        of = part.one_of(word, ("high_threat_token",))
    elif word != "groups":
        of = part.one_of(word, (*MEASURED_FROM, *known.enemies))
    if part.has("of"):
        of = part.one_of("of", (*MEASURED_FROM, *known.enemies))
    if word == "card" and part.has("nearest_to"):
        of, count = part.one_of("nearest_to", MEASURED_FROM), Amount(1)
    if part.has("count"):
        count = _count(row, part.value("count"))
    if part.has("at_least"):
        number = part.number("at_least", 1, 9)
    if part.has("other") and part.flag("other"):
        marks = ("other",)
    if part.has("without"):
        marks = (f"without_{part.one_of('without', ('cover',))}",)
    if part.has("if"):
        if part.value("if") != {"target_in_los": True}:
            raise row.bad("figures are chosen by target_in_los and nothing else")
        marks = ("target_in_los",)
    part.done()
    return Who(
        word=word,
        card=card,
        groups=groups,
        count=count,
        number=number,
        of=of,
        areas=areas,
        marks=marks,
    )


def _count(row: Row, said: Any) -> Amount:
    if said == "P":
        return Amount(base=0, stalkers=1)
    if said == "P+1":
        return Amount(base=1, stalkers=1)
    if isinstance(said, int) and not isinstance(said, bool) and said > 0:
        return Amount(said)
    raise row.bad(f"'count' takes a number, P or P+1, not {said!r}")


def _groups(row: Row, said: Any) -> tuple[str, ...]:
    if not isinstance(said, list) or not said or not all([entry in GROUPS for entry in said]):
        raise row.bad(f"groups are {', '.join(GROUPS)}, not {said!r}")
    return tuple(said)


def read_where(row: Row, known: Known, said: Any) -> Where:
    """A word, an id such as 5.F, a list of ids, or a set of areas with something on them."""
    if isinstance(said, str) and said in PLACES:
        return Where(said)
    if isinstance(said, str):
        _check_areas(row, known, (said,))
        return Where(word="area", areas=(said,))
    if isinstance(said, list):
        areas = tuple([str(entry) for entry in said])
        _check_areas(row, known, areas)
        return Where(word="area", areas=areas)
    if not isinstance(said, dict) or "with" not in said or not set(said) <= set(AREA_SET):
        raise row.bad(f"no areas are meant by {said!r}")
    part = Row(row.file, row.label, said)
    marks = [part.one_of("with", ("high_threat_token",))]
    low, high = NONE, NONE
    if part.has("without"):
        marks.append(f"without_{part.one_of('without', ('human_enemy',))}")
    if part.has("distance_to_a_human_enemy"):
        low, high = part.numbers("distance_to_a_human_enemy", 2, 0, 99)
    part.done()
    return Where(word="set", areas=(), low=low, high=high, marks=tuple(marks))


def _check_areas(row: Row, known: Known, areas: tuple[str, ...]) -> None:
    for area in areas:
        if area not in known.areas:
            raise no_area(row, area)


def no_area(row: Row, id: str) -> BadContent:
    """What was meant lay on a tile that is gone, or is misspelt."""
    return coded(row.bad(f"{id!r} is no area of this map"), "area", area=id)
