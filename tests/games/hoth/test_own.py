"""Scenarios that people write themselves: read like ours, played from the options of a table."""

from __future__ import annotations

import random
import re

import pytest

from cantina.games.hoth import GAME
from cantina.games.hoth.load import SHIPPED
from cantina.games.hoth.load_scenario import own_content
from cantina.kernel.errors import BadContent, BadOptions
from cantina.kernel.record import dump, parse, record_of, replay
from cantina.kernel.table import Table, open_table, play
from tests.games.hoth.scene import BOX
from tests.rules import rule

NUMBER = re.compile(r"^number = \d+", re.MULTILINE)
TEXTS = [
    NUMBER.sub("number = 18", path.read_text(encoding="utf-8"))
    for path in sorted(SHIPPED.glob("scenario_*.toml"))
]
TEXT = TEXTS[3]
SEVEN = ["A1", "B1", "C1", "D1", "E1", "F1", "G1"]
SERAC = [
    BOX.board.field.names[hex]
    for hex in BOX.board.hexes
    if BOX.terrains[BOX.scenarios[3].terrain[hex]].id == "serac"
][:1]
THIRD_ROW = next(line for line in TEXT.splitlines() if line.startswith(".  "))


def played(own: str, seed: int, seats: int = 2, most: int = 10_000) -> Table:  # type: ignore[type-arg]
    """At random, to the end or for so many decisions."""
    t = open_table(GAME, BOX, seats, seed, {"own": own})
    dice = random.Random(seed)
    while t.asks and len(t.played) < most:
        play(t, t.asks[0].seat, dice.choice(t.asks[0].options))
        GAME.check(t)
    return t


@rule("HO-2.1", "HO-12.11")
def test_a_table_plays_the_scenario_it_brings() -> None:
    t = open_table(GAME, BOX, 2, 1, {"own": TEXT})
    ours = open_table(GAME, BOX, 2, 1, {"scenario": "4"})
    assert t.state.scenario == len(BOX.scenarios) == 17
    assert t.pack.scenarios[17].names == BOX.scenarios[3].names
    assert [unit.hex for unit in t.state.units] == [unit.hex for unit in ours.state.units]
    assert t.pack.digest == BOX.digest
    assert t.asks[0].options == ours.asks[0].options


def test_its_record_needs_nothing_else() -> None:
    t = played(TEXT, 5)
    assert t.state.outcome is not None
    again = replay(GAME, GAME.load(None), parse(dump(record_of(t))))
    assert GAME.encode(again.state) == GAME.encode(t.state)


def test_a_box_with_the_scenario_in_it_is_not_filled_twice() -> None:
    t = open_table(GAME, BOX, 2, 1, {"own": TEXT})
    again = open_table(GAME, t.pack, 2, 1, t.options)
    assert again.pack is t.pack
    with pytest.raises(BadOptions, match="another table"):
        open_table(GAME, t.pack, 2, 1, {})


def test_a_campaign_has_its_own_scenarios() -> None:
    with pytest.raises(BadOptions, match="a campaign has scenarios of its own"):
        open_table(GAME, BOX, 2, 1, {"own": TEXT, "campaign": "a"})


@rule("HO-2.7", "HO-12.7")
@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        (THIRD_ROW, THIRD_ROW + "  .s", ", line", "is off the board: row 3 has 10 hexes"),
        (THIRD_ROW, ".sw" + THIRD_ROW[1:], ", line", "two units in one hex, A3"),
        (THIRD_ROW, "   ".join("#" * 10), "S04", "tiles of serac, and the box has 4"),
        ('first = "empire"', "first = 3", "S04", "must be text"),
        ("number = 18", "number = 4", "S04", "after ours comes number 18"),
        ("goal", "gaol", "S04", "'goal' is missing"),
        ("[[scenario]]", "[[scenery]]", "", "is not known here"),
        ("[[scenario]]", "[[scenario", "", "not valid TOML"),
        ("number = 18", f"number = {'9' * 5000}", "", "at most 18 digits"),
        ('hexes = ["F6"]', "hexes = []", "number 1", "names no hex"),
        ('hexes = ["F6"]', f"hexes = {SEVEN}", "S04", "7 tokens medal, and the box has 6"),
        ('hexes = ["F6"]', f"hexes = {SERAC}", "S04", "no unit ever gets to"),
        ("goal = [4, 4]", "goal = [0, 0]", "S04", "nothing wins but destroying every unit"),
    ],
)
def test_a_bad_one_is_refused_with_row_and_reason(
    old: str, new: str, where: str, reason: str
) -> None:
    assert old in TEXT
    with pytest.raises(BadContent) as refused:
        own_content(BOX, TEXT.replace(old, new, 1))
    assert where in refused.value.row
    assert reason in refused.value.reason
    with pytest.raises(BadOptions, match=r"own\.toml"):
        open_table(GAME, BOX, 2, 1, {"own": TEXT.replace(old, new, 1)})


@pytest.mark.parametrize(
    ("number", "change", "reason"),
    [
        (1, lambda text: text.replace("t ", "  "), "the rebel side has no unit"),
        (1, lambda text: text.replace("d ", "  ").replace("s ", "  "), "the empire side has no"),
        (10, lambda text: text.replace("G", " "), "a rule is about structures"),
        (14, lambda text: text.replace("^I", "^ "), "a rule is about structures"),
        (1, lambda text: text + "#" * 20_000, "at most 20000 characters"),
        (1, lambda text: "x = " + "[" * 9_000, "at most 600 brackets"),
    ],
)
def test_a_battle_must_be_one(number: int, change: object, reason: str) -> None:
    assert callable(change)
    head, map, tail = TEXTS[number - 1].partition('map = """')
    text = change(TEXTS[number - 1]) if reason.startswith(("at", "not")) else None
    if text is None:
        drawn, quotes, rest = tail.partition('"""')
        text = head + map + change(drawn) + quotes + rest.replace('structure_owner = "rebel"', "")
    with pytest.raises(BadContent, match=reason):
        own_content(BOX, text)


@rule("HO-6.6", "HO-11.3")
@pytest.mark.parametrize(
    ("number", "signs", "reason"),
    [(4, {".w": "^w"}, "at_at cannot stand on"), (10, {".G": "#G"}, "generator cannot stand on")],
)
def test_nothing_starts_where_it_cannot_be(number: int, signs: dict[str, str], reason: str) -> None:
    text = TEXTS[number - 1]
    for sign, other in signs.items():
        assert sign in text
        text = text.replace(sign, other, 1)
    with pytest.raises(BadContent, match=reason):
        own_content(BOX, text)


def mixed(dice: random.Random) -> str:
    """The map of one of our scenarios under the rules of another, some of its hexes changed."""
    one, other = dice.sample(TEXTS, 2)
    head, quotes, tail = one.partition('map = """')
    drawn, ending, _ = tail.partition('"""')
    cells = drawn.split(" ")
    for _ in range(dice.randrange(8)):
        place = dice.choice([place for place, cell in enumerate(cells) if cell.strip()])
        cells[place] = dice.choice(("^", ".t", ".s", "~", "*", "=t!", ".w", "^w", "#G"))
    owner = '\nstructure_owner = "rebel"' if set("GI") & set("".join(cells)) else ""
    rules = other[other.index("provenance") :]
    return f"{head}{quotes}{' '.join(cells)}{ending}{owner}\n{rules}"


def test_whatever_is_accepted_can_be_played_to_its_end() -> None:
    """Maps and rules that were not made for each other: refused, or sound."""
    dice = random.Random(11)
    accepted = 0
    for seed in range(60):
        text = mixed(dice)
        try:
            own_content(BOX, text)
        except BadContent:
            continue
        accepted += 1
        assert played(text, seed, seats=2 + seed % 3).state.outcome is not None
    assert accepted > 10
