"""Borders that a mission sets instead of the printed ones: read, refused, played and drawn."""

from __future__ import annotations

from typing import Any

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.load.ground import MOST_BORDERS, lay_out
from cantina.games.zone.load.own import own_pack
from cantina.games.zone.map.ground import BLIND, OVER, THROUGH, Ground, with_territory
from cantina.games.zone.map.layout import Segment
from cantina.games.zone.map.tiles import BORDERS, DOOR, IMPASSABLE, OPEN, WALL, WINDOW
from cantina.games.zone.own import own_shown
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Row
from cantina.kernel.table import open_table
from tests.games.zone.maps import TILES
from tests.games.zone.own import OWN_TEXTS
from tests.games.zone.scene import BOX
from tests.games.zone.test_own import played
from tests.rules import rule

TEXT = OWN_TEXTS[0]
LAYOUT = 'layout = ["2 5 3", "1 4 -"]\n'
"""Of A1: tile 1 lies south of tile 2."""


def with_borders(said: str) -> str:
    assert LAYOUT in TEXT
    return TEXT.replace(LAYOUT, f"{LAYOUT}borders = {said}\n")


def laid(layout: list[str], borders: dict[str, str], closable: tuple[str, ...] = ()) -> Ground:
    said: dict[str, Any] = {"layout": layout, "borders": borders}
    return lay_out(Row("own.toml", "OWN", said), TILES, closable, (), ())


def between(ground: Ground, a: str, b: str) -> list[Segment]:
    pair = {ground.number[a], ground.number[b]}
    return [segment for segment in ground.segments if {segment.a, segment.b} == pair]


def walks(ground: Ground, kind: int, a: str, b: str) -> bool:
    return ground.number[b] in [area for _, area in ground.steps(kind, ground.number[a])]


def looks(ground: Ground, kind: int, a: str, b: str) -> bool:
    return ground.number[b] in [area for _, area in ground.looks[kind][ground.number[a]]]


@rule("ST-3.8", "ST-3.11")
@pytest.mark.parametrize(
    ("kind", "walked", "seen"),
    [
        ("open", (True, True, True), (True, True, True)),
        ("door", (True, True, True), (True, True, True)),
        ("window", (True, False, False), (True, True, False)),
        ("impassable", (False, False, False), (True, True, True)),
        ("wall", (False, False, False), (False, False, False)),
    ],
)
def test_a_border_that_is_set_lets_through_what_its_kind_does(
    kind: str, walked: tuple[bool, ...], seen: tuple[bool, ...]
) -> None:
    """For stalkers and humans, companions and psionics, other enemies; either area comes first."""
    ground = laid(["1 2"], {"1.B|1.A": kind})
    for a, b in (("1.A", "1.B"), ("1.B", "1.A")):
        assert tuple([walks(ground, who, a, b) for who in (THROUGH, OVER, BLIND)]) == walked
        assert tuple([looks(ground, who, a, b) for who in (THROUGH, OVER, BLIND)]) == seen
    assert walks(ground, THROUGH, "1.A", "1.D"), "the others are as printed"


@rule("ST-3.8", "ST-3.11")
def test_a_door_and_a_window_are_the_middle_of_a_wall() -> None:
    ground = laid(["1"], {"1.B|1.C": "door", "1.D|1.G": "window", "1.A|1.B": "wall"})
    assert [one.kind for one in between(ground, "1.B", "1.C")] == [WALL, DOOR]
    assert [one.kind for one in between(ground, "1.D", "1.G")] == [WALL, WINDOW]
    assert [one.kind for one in between(ground, "1.A", "1.B")] == [WALL, WALL]


@rule("ST-3.10")
def test_where_tiles_meet_what_is_set_holds_instead_of_both_prints() -> None:
    apart = laid(["1 2"], {"1.C|2.A": "wall"})
    assert {one.kind for one in between(apart, "1.C", "2.A")} == {WALL}
    fence = laid(["13"], {"13.D|13.G": "open"})
    assert {one.kind for one in between(laid(["13"], {}), "13.D", "13.G")} == {IMPASSABLE}
    assert {one.kind for one in between(fence, "13.D", "13.G")} == {OPEN}


@rule("ST-8.11")
def test_a_card_closes_a_border_that_is_set_and_gives_it_back() -> None:
    ground = laid(["1 2"], {"1.A|1.B": "door"}, ("1.A|1.B",))
    assert walks(ground, THROUGH, "1.A", "1.B")
    closed = ground.variant(ground.bit("1.A|1.B"))
    assert not walks(closed, THROUGH, "1.A", "1.B")
    assert walks(closed.variant(0), THROUGH, "1.A", "1.B")


@rule("ST-36.9")
def test_they_stay_when_a_territory_is_laid_beside_the_map() -> None:
    ground = laid(["1 2"], {"1.A|1.B": "wall"})
    joined = with_territory(ground, TILES["L1"], ground.number["1.A"])
    assert {one.kind for one in between(joined, "1.A", "1.B")} == {WALL}


@rule("ST-3.16")
@pytest.mark.parametrize(
    ("said", "code", "reason"),
    [
        ('["1.A|1.B"]', "", "must be a table of borders"),
        ('{ "1.A|1.B" = "hedge" }', "", "must be one of open, door, window, impassable, wall"),
        ('{ "1.A|1.B" = ["wall"] }', "", "must be one of"),
        ('{ "1.A" = "wall" }', "no_border", "does not name two areas"),
        ('{ "1.A|9.A" = "wall" }', "no_border", "does not name two areas"),
        ('{ "1.A|1.I" = "wall" }', "no_border", "share no border"),
        ('{ "1.A|1.B" = "wall", "1.B|1.A" = "door" }', "border_twice", "is set twice"),
        ('{ "2.C|2.D" = "open" }', "room_open", "encloses a room"),
        ('{ "2.D|2.F" = "impassable" }', "room_open", "encloses a room"),
    ],
)
def test_a_bad_border_is_refused_and_the_map_still_drawn(said: str, code: str, reason: str) -> None:
    bad = with_borders(said)
    with pytest.raises(BadContent) as refused:
        own_pack(BOX, bad)
    assert reason in refused.value.reason
    assert refused.value.code == code
    assert len(own_shown(BOX, bad)[0]["ground"]["tiles"]) == 5


def test_a_mission_sets_only_so_many() -> None:
    many = {f"1.A|{number}.B": "wall" for number in range(MOST_BORDERS + 1)}
    with pytest.raises(BadContent, match="at most 100 borders") as refused:
        laid(["1"], many)
    assert refused.value.code == "many_borders"


def test_a_table_plays_with_them_and_shows_them() -> None:
    text = with_borders('{ "1.A|1.B" = "wall", "1.C|4.A" = "door", "2.C|2.D" = "wall" }')
    t = open_table(GAME, BOX, 2, 1, {"own": text})
    ground = t.pack.missions[t.state.mission].ground
    assert not walks(ground, THROUGH, "1.A", "1.B")
    view = GAME.encode_view(GAME.view(t, t.asks[0].seat))
    drawn = own_shown(BOX, text)[0]["ground"]["borders"]
    shown = view["ground"]["borders"]
    barred = [at for at, one in enumerate(shown) if one["kind"] == "barred"]
    assert [shown[at] for at in range(len(shown)) if at not in barred] == [
        drawn[at] for at in range(len(drawn)) if at not in barred
    ], "but for what a card closes"
    kinds = [one["kind"] for one in own_shown(BOX, TEXT)[0]["ground"]["borders"]]
    assert [one["kind"] for one in drawn] != kinds
    assert set(kinds) <= set(BORDERS)
    assert played(text, 2).state.outcome is not None


def doubts(text: str) -> list[str]:
    return [one["code"] for one in own_shown(BOX, text)[0]["doubts"]]


def test_whoever_walls_the_way_out_up_is_told() -> None:
    around = {"1.A|1.D": "wall", "1.D|1.E": "wall", "1.D|1.G": "wall"}
    cut = ", ".join([f'"{id}" = "{kind}"' for id, kind in around.items()])
    exit = TEXT.replace('exit = ["1.G", "1.D"]', 'exit = ["1.D"]')
    assert "no_way" not in doubts(exit)
    walled = exit.replace(LAYOUT, f"{LAYOUT}borders = {{ {cut} }}\n")
    assert "no_way" in doubts(walled)
    assert "no_way" not in doubts(walled.replace('"1.D|1.G" = "wall"', '"1.D|1.G" = "window"'))
