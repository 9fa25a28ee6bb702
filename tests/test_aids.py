"""The player aids: alike in every language, drawn from the rules that they name, and whole."""

from __future__ import annotations

import re
from functools import cache

import pytest

from cantina.aid import SIGN, Leaf, aid_path, read_aid
from cantina.games.hoth.load import shipped_pack
from cantina.games.hoth.pack import RIDGE, HothPack
from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES
from cantina.rulebook import Rule, read_book, read_rules, rules_folder

GAMES = tuple(discover())
OTHERS = tuple(language for language in LANGUAGES if language != "en")
NUMBER = re.compile(r"\d+")

SUBJECTS: dict[str, dict[str, str]] = {
    "hunters": {
        "order of a turn": "BH-3.1",
        "what a step allows": "BH-5.1",
        "attack": "BH-7.3",
        "capture": "BH-8.1",
        "contracts": "BH-10.2",
        "end": "BH-11.1",
        "scoring": "BH-12.1",
        "tie": "BH-13.1",
        "signs": "BH-1.5",
        "bonus": "BH-8.5",
    },
    "hoth": {
        "order of a turn": "HO-4.1",
        "movement": "HO-6.2",
        "attack": "HO-7.1",
        "dice by distance": "HO-7.4",
        "sight": "HO-8.1",
        "dice": "HO-9.1",
        "retreat": "HO-9.8",
        "units": "HO-2.2",
        "special forces": "HO-10.4",
        "terrain": "HO-11.1",
        "end": "HO-12.1",
        "signs": "HO-12.3",
    },
    "zone": {
        "order of a round": "ST-10.1",
        "Enemies and Zone phase": "ST-25.1",
        "what a turn allows": "ST-13.0",
        "attack": "ST-21.2",
        "wounds": "ST-22.1",
        "being hit": "ST-27.7",
        "states": "ST-23.1",
        "threat": "ST-15.7",
        "lowering threat": "ST-15.11",
        "radiation on the map": "ST-17.1",
        "exposure": "ST-29.1",
        "anomalies": "ST-30.4",
        "movement": "ST-14.2",
        "borders": "ST-3.8",
        "types of enemies": "ST-2.3",
        "reaction": "ST-28.1",
        "dice": "ST-20.1",
        "signs": "ST-7.2",
        "end": "ST-10.10",
    },
}
"""What the aid in the box and the page of short rules are about, by a rule that it must name."""


@cache
def leaves(game: str, language: str) -> list[Leaf]:
    found = discover()[game]
    return read_aid(found, found.load(None), language)


def sections(game: str, language: str) -> list[Rule]:
    return [section for leaf in leaves(game, language) for section in leaf.sections]


def shape(section: Rule) -> list[str]:
    """What each line is, with its signs, and how many cells a row has."""
    kinds = [line[:1] if line[:1] in ("", "|", "-") else "text" for line in section.text]
    return [
        f"{kind} {line.count('|')} {SIGN.findall(line)}"
        for kind, line in zip(kinds, section.text, strict=True)
    ]


def numbers(text: str) -> list[str]:
    return sorted(NUMBER.findall(SIGN.sub("", text)))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_aid(game: str, language: str) -> None:
    path = aid_path(game, language)
    assert path is not None
    assert path.parent.name == language
    mine, english = leaves(game, language), leaves(game, "en")
    assert [leaf.key for leaf in mine] == [leaf.key for leaf in english]
    found = []
    for one, other in zip(sections(game, "en"), sections(game, language), strict=True):
        if one.ids != other.ids:
            found.append(f"{one.ids} is {other.ids}")
        elif shape(one) != shape(other):
            found.append(f"{one.ids} has other lines: {shape(one)} {shape(other)}")
        elif numbers("\n".join(one.text)) != numbers("\n".join(other.text)):
            found.append(f"{one.ids} has other numbers")
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_every_section_names_rules_that_are_told_to_players(game: str) -> None:
    folder = rules_folder(game)
    assert folder is not None
    rules, book = read_rules(folder), read_book(folder, "en")
    named = [id for section in sections(game, "en") for id in section.ids]
    assert [id for id in named if id not in rules or id not in book] == []
    assert [leaf.key for leaf in leaves(game, "en") if not leaf.sections] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_in_a_passage_that_is_named(game: str) -> None:
    """A number that the rulebook does not state is a slip, or a rule that has changed."""
    folder = rules_folder(game)
    assert folder is not None
    book = read_book(folder, "en")
    found = []
    for section in sections(game, "en"):
        told = {number for id in section.ids for number in numbers("\n".join(book[id].text))}
        steps = {line.split(".")[0] for line in section.text}  # of a list
        said = set(numbers("\n".join(section.text)))
        found += [f"{section.ids}: {number}" for number in sorted(said - told - steps)]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_every_subject_is_there(game: str) -> None:
    named = {id for section in sections(game, "en") for id in section.ids}
    assert [subject for subject, id in SUBJECTS[game].items() if id not in named] == []
    first = leaves(game, "en")[0].sections[0].text
    assert first[0].startswith("1. **")


def row(pack: HothPack, table: str, name: str) -> str:
    found = read_aid(discover()["hoth"], pack, "en")
    lines = [line for leaf in found for section in leaf.sections for line in section.text]
    (line,) = [line for line in lines if f":{name}:" in line and line.startswith("|")]
    return line


def test_the_tables_of_hoth_are_made_from_the_pack() -> None:
    pack = shipped_pack()
    assert row(pack, "units", "snowtroopers") == (
        "| :snowtroopers: | **Snowtroopers** | 4 | 1 and attack, or 2 | 3 | 2 | 1 | – | – |"
    )
    assert "| 1 | never | *1* | *3* | *3* | *3* |" in row(pack, "units", "rebel_artillery")
    assert ":building::wreckage: | **Building, Wreckage** |" in row(pack, "terrain", "wreckage")
    ridge = pack.terrains[RIDGE]
    assert "−1, unless from a ridge | – | yes |" in row(pack, "terrain", "ridge")
    vars(ridge)["cover"] = (2, 2, 2)
    try:
        assert "−2, unless from a ridge" in row(pack, "terrain", "ridge")
    finally:
        vars(ridge)["cover"] = (1, 1, 1)
