"""Chapter 3: tiles, areas, borders, rooms, cover."""

from __future__ import annotations

from itertools import product

import pytest

from cantina.games.zone.load.ground import lay_out, read_tile, read_tiles
from cantina.games.zone.map.ground import (
    BLIND,
    CRAWLING,
    DRIFTING,
    OVER,
    THROUGH,
    Ground,
    cover_against,
    is_indoor,
    under_overlay,
)
from cantina.games.zone.map.layout import Plan
from cantina.games.zone.map.paths import distance
from cantina.games.zone.map.sight import ALL_AROUND, seen
from cantina.games.zone.map.tiles import BORDER_SIGNS, WALL, Tile
from cantina.games.zone.terms.numbers import EAST, NONE, SOUTH, WEST
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import LANGUAGES, Row, parse_content
from tests.games.zone.maps import (
    FIRST,
    NOBODY,
    SECOND,
    THIRD,
    TILES,
    any_ground,
    drawn,
    everywhere,
    ground_of,
    named,
    tile_of,
    tile_row,
)
from tests.games.zone.slow import Slow
from tests.rules import rule

KINDS = (THROUGH, OVER, BLIND)


@rule("ST-3.1")
def test_the_box_has_15_tiles_and_6_uncharted_sides_with_names_in_every_language() -> None:
    assert list(TILES) == [*map(str, range(1, 16)), *(f"L{number}" for number in range(1, 7))]
    for tile in TILES.values():
        assert set(tile.names) == set(LANGUAGES)
        assert len(set(tile.names.values())) > 1
        assert tile.provenance.kind == "reconstructed"
        assert bool(tile.entrance) == tile.id.startswith("L")


def test_tile_1_has_9_areas() -> None:
    """EX-3."""
    assert [patch.letter for patch in TILES["1"].patches] == list("ABCDEFGHI")


@rule("ST-3.1")
def test_areas_of_a_layout_are_numbered_tile_by_tile() -> None:
    ground = ground_of("A1")
    assert [area.number for area in ground.areas] == list(range(ground.count))
    assert [ground.number[area.id] for area in ground.areas] == list(range(ground.count))
    assert ground.areas[0].id == "2.A"
    assert ground.areas[-1].id == "4.I"
    cell = ground.areas[ground.number["4.I"]]
    assert cell.cells == ((11, 8), (11, 9), (11, 10), (11, 11))
    assert (cell.row, cell.column, cell.tile, cell.letter) == (11, 8, "4", "I")
    assert ground.plan.at(11, 12) == NONE
    assert ground.plan.at(-1, 0) == NONE


@rule("ST-3.2", "ST-3.3")
def test_complete_squares_are_the_capacity() -> None:
    """EX-2: 1x1, 1x2, 1x2 with an incomplete strip, 2x3."""
    ground = drawn(
        [
            "+ + + + + +",
            " A D.D.D E ",
            "+ +.+.+.+.+",
            " B D.D.D E ",
            "+.+ + + + +",
            " B C.C.c F ",
            "+ + + + + +",
        ],
        "C 1x2 2",
    )
    assert [area.capacity for area in ground.areas[:4]] == [1, 2, 2, 6]
    assert len(ground.areas[ground.number["T.C"]].cells) == 3


@rule("ST-3.14")
def test_nobody_finds_a_place_on_water() -> None:
    assert {p.capacity for tile in TILES.values() for p in tile.patches if p.water} == {0}
    assert all(p.capacity for tile in TILES.values() for p in tile.patches if not p.water)


@rule("ST-3.6", "ST-3.11")
def test_one_unit_of_border_joins_as_well_as_three() -> None:
    ground = drawn(["+ + + +", " A.A.A ", "+#+D+#+", " B.B.B ", "+ + + +", " C.C.C ", "+ + + +"])
    a, b, c = (ground.number[f"T.{letter}"] for letter in "ABC")
    assert ground.steps(BLIND, b) == ((0, a), (2, c))
    assert distance(ground, BLIND, a, b) == distance(ground, BLIND, b, c) == 1


# ST-3.8: (move, look and measure) by border and figure.
EFFECTS = {
    " ": [(True, True)] * 3,
    "x": [(False, True)] * 3,
    "#": [(False, False)] * 3,
    "D": [(True, True)] * 3,
    "W": [(True, True), (False, True), (False, False)],
}


@rule("ST-3.7", "ST-3.8", "ST-3.9", "ST-3.12")
@pytest.mark.parametrize("sign", BORDER_SIGNS)
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_border_lets_pass(sign: str, kind: int) -> None:
    ground = drawn(["+ + +", f" A{sign}B ", "+ + +"])
    move, look = EFFECTS[sign][kind]
    assert (ground.steps(kind, FIRST) == ((EAST, 1),)) is move
    assert (ground.steps(kind, SECOND) == ((WEST, 0),)) is move
    assert (seen(ground, kind, FIRST, ALL_AROUND, 0) == 3) is look
    assert (distance(ground, kind, FIRST, SECOND) == 1) is look


def test_a_window_is_one_sided() -> None:
    """EX-37: stalker on A, whoever on B behind a window."""
    ground = drawn(["+ + + +", " C AWB ", "+ + + +"])
    a, b = ground.number["T.A"], ground.number["T.B"]
    assert seen(ground, THROUGH, a, ALL_AROUND, 0) >> b & 1
    assert distance(ground, THROUGH, a, b) == 1
    assert seen(ground, BLIND, b, ALL_AROUND, 0) == 1 << b
    assert distance(ground, BLIND, b, a) > 99
    assert seen(ground, OVER, b, ALL_AROUND, 0) == seen(ground, THROUGH, b, ALL_AROUND, 0)
    assert distance(ground, OVER, b, a) == 1
    assert ground.steps(THROUGH, b) == ((WEST, a),)
    assert ground.steps(OVER, b) == ground.steps(BLIND, b) == ()
    assert named(ground, ground.windows[b]) == "A"


@rule("ST-3.10", "ST-3.13")
def test_where_tiles_meet_the_stricter_border_holds(subtests: pytest.Subtests) -> None:
    """EX-4 is wall against impassable."""
    for one, other in product(range(5), repeat=2):
        with subtests.test(one=one, other=other):
            check_seam(one, other)


def check_seam(one: int, other: int) -> None:
    west = Tile("1", {}, ("+ +", f" A{BORDER_SIGNS[one]}", "+ +"), tile_a().patches, "", NOBODY)
    east = Tile("2", {}, ("+ +", f"{BORDER_SIGNS[other]}A ", "+ +"), west.patches, "", NOBODY)
    ground = Ground(Plan({"1": west, "2": east}, (("1", "2"),)), (), 0, {})
    between = [segment for segment in ground.segments if NONE not in (segment.a, segment.b)]
    assert [segment.kind for segment in between] == [max(one, other)]
    open_to_all = max(one, other) != WALL
    assert (distance(ground, THROUGH, FIRST, SECOND) == 1) is open_to_all
    assert (seen(ground, THROUGH, FIRST, ALL_AROUND, 0) == 3) is open_to_all


def tile_a() -> Tile:
    return tile_of(["+ +", " A ", "+ +"])


@rule("ST-3.14")
def test_nobody_walks_on_water_but_all_look_over_it() -> None:
    ground = drawn(["+ + + +", " A B C ", "+ + + +"], "B 1x1 0 water")
    for kind in KINDS:
        assert ground.steps(kind, FIRST) == ground.steps(kind, THIRD) == ()
        assert named(ground, seen(ground, kind, FIRST, ALL_AROUND, 0)) == "A B C"
        assert distance(ground, kind, FIRST, THIRD) == 2
    assert ground.steps(CRAWLING, FIRST) == ((EAST, 1),)


@rule("ST-3.8")
def test_some_effects_let_enemies_cross_what_others_cannot() -> None:
    ground = drawn(["+ + + + + + +", " A BxCWD#EDF ", "+ + + + + + +"])
    steps = {kind: [len(ground.steps(kind, a)) for a in ground.everywhere] for kind in (2, 3, 4)}
    assert steps == {
        BLIND: [1, 1, 0, 0, 1, 1],
        CRAWLING: [1, 2, 1, 0, 1, 1],
        DRIFTING: [1, 2, 2, 2, 2, 1],
    }


@rule("ST-3.15")
def test_areas_print_radiation_or_none() -> None:
    ground = ground_of("A2")
    radiation = {area.id: area.radiation for area in ground.areas}
    assert (radiation["15.X"], radiation["6.F"], radiation["9.H"]) == (5, 3, 2)
    assert radiation["9.A"] == 0


@rule("ST-3.16")
def test_neighbouring_rooms_form_a_building() -> None:
    """EX-5: a building of 6 rooms; a seventh room stands apart, on the other side of a yard."""
    ground = drawn(
        [
            "+#+#+#+ +#+",
            "#A#B#C#Y#G#",
            "+D+#+W+.+#+",
            "#D#E#F#Y Z ",
            "+#+#+D+.+ +",
            " X.X.X Y V ",
            "+ + + + + +",
        ],
        *[f"{letter} 1x1 1 room {letter}" for letter in "ABCDEFG"],
    )
    rooms = [area for area in ground.areas if is_indoor(ground, area.number)]
    assert [area.letter for area in rooms] == list("ABCDEFG")
    assert [area.building for area in rooms] == [0, 0, 0, 0, 0, 0, 1]
    assert len({area.room for area in rooms if area.building == 0}) == 6
    assert {area.building for area in ground.areas if area.letter in "XYZV"} == {NONE}


@rule("ST-3.16")
def test_a_building_goes_on_across_tiles() -> None:
    ground = ground_of("S2")
    assert {area.building for area in ground.areas} == {NONE, 0}
    assert len({area.room for area in ground.areas} - {NONE}) == 13


@rule("ST-3.17")
def test_areas_of_a_room_share_one_cover() -> None:
    drawing = ["+#+#+#+", "#A B#C ", "+#+#+ +"]
    row = tile_row(drawing, "A 1x1 1 room A cover 2", "B 1x1 1 room A cover 1")
    with pytest.raises(BadContent, match="the areas of room A differ in cover"):
        read_tile(row, 1, 3, False)
    for _, ground in everywhere():
        covers = {(area.room, area.cover) for area in ground.areas if area.room != NONE}
        assert len(covers) == len({room for room, _ in covers})


@rule("ST-3.18", "ST-3.19")
def test_cover_helps_against_attackers_from_elsewhere() -> None:
    drawing = ["+#+#+#+ +", "#A BDC#D ", "+#+#+#+ +"]
    ground = drawn(
        drawing,
        "A 1x1 1 room A cover 2",
        "B 1x1 1 room A cover 2",
        "C 1x1 1 room C cover 1",
        "D 1x1 1 cover 3",
    )
    a, b, c, d = ground.everywhere
    assert cover_against(ground, a, a) == 0
    assert cover_against(ground, a, b) == 0  # the same room
    assert cover_against(ground, a, c) == 2  # another room of the building
    assert cover_against(ground, c, a) == 1
    assert cover_against(ground, d, a) == 3
    assert cover_against(ground, d, d) == 0


@rule("ST-3.11")
def test_who_borders_whom_is_what_is_drawn(subtests: pytest.Subtests) -> None:
    for name, ground in everywhere():
        with subtests.test(name=name):
            check_links(ground)


@rule("ST-3.11")
def test_who_borders_whom_on_any_map(subtests: pytest.Subtests) -> None:
    for seed in range(40):
        with subtests.test(seed=seed):
            check_links(any_ground(seed))


def check_links(ground: Ground) -> None:
    slow = Slow(ground)
    for kind in KINDS:
        walks, looks = slow.links(kind, True), slow.links(kind, False)
        assert [list(ground.steps(kind, area)) for area in ground.everywhere] == walks
        assert [list(around) for around in ground.looks[kind]] == looks


@rule("ST-3.1")
def test_every_unit_of_border_is_there_to_be_drawn() -> None:
    ground = drawn(["+#+ +", "#A.A ", "+x+D+", " BWC ", "+ + +"])
    told = sorted((s.row, s.column, s.upright, BORDER_SIGNS[s.kind]) for s in ground.segments)
    assert told == [
        (0, 0, False, "#"),
        (0, 0, True, "#"),
        (0, 1, False, " "),
        (0, 2, True, " "),
        (1, 0, False, "x"),
        (1, 0, True, " "),
        (1, 1, False, "D"),
        (1, 1, True, "W"),
        (1, 2, True, " "),
        (2, 0, False, " "),
        (2, 1, False, " "),
    ]


def test_a_closed_border_is_a_wall_while_it_is_closed() -> None:
    ground = ground_of("A1")
    bit = ground.bit("5.C|5.F")
    c, f = ground.number["5.C"], ground.number["5.F"]
    shut = ground.variant(bit)
    assert bit == 1
    assert (SOUTH, f) in ground.steps(THROUGH, c)
    assert (SOUTH, f) not in shut.steps(THROUGH, c)
    assert not seen(shut, THROUGH, c, ALL_AROUND, 0) >> f & 1
    assert distance(ground, THROUGH, c, f) == 1
    assert distance(shut, THROUGH, c, f) > 1
    assert ground.variant(bit) is shut
    assert shut.variant(0) is ground
    assert ground.bit("5.A|5.C") == 0


def test_a_border_may_open_and_an_area_drown() -> None:
    ground = ground_of("A2")
    d, e, b = (ground.number[id] for id in ("9.D", "9.E", "6.B"))
    assert (EAST, e) not in ground.steps(THROUGH, d)
    assert (EAST, e) in ground.variant(ground.bit("9.D|9.E")).steps(THROUGH, d)
    assert not ground.water >> b & 1
    drowned = ground.variant(ground.bit("6.B"))
    assert drowned.water >> b & 1
    assert drowned.steps(THROUGH, b) == ()
    assert named(ground, ground.water) == "6.W"


def test_an_overlay_covers_the_areas_under_its_squares() -> None:
    """EX-29: four areas; 1 and 2 get one square each, 3 two, and the centre two with all kinds."""
    ground = drawn(
        [
            "+ + + + +",
            " A D.D B ",
            "+ +.+.+ +",
            " C D.D E ",
            "+.+ + + +",
            " C W.W F ",
            "+ + + + +",
        ],
        "W 1x2 0 water",
    )
    centre = ground.number["T.D"]
    assert ground.areas[centre].middle == (0, 1)
    cells = ((0, 0), (0, 1), (0, -1), (0, 2), (1, -1), (2, -1), (-1, 0), (2, 0))
    areas = under_overlay(ground, centre, cells)
    letters = [ground.areas[area].letter if area != NONE else "" for area in areas]
    assert letters == ["D", "D", "A", "B", "C", "C", "", ""]


@pytest.mark.parametrize(
    ("id", "middle"), [("4.H", (4, 0)), ("7.C", (2, 3)), ("1.G", (4, 1)), ("5.I", (5, 1))]
)
def test_the_middle_square_of_an_area(id: str, middle: tuple[int, int]) -> None:
    """Of several the upper, then the left one."""
    ground = ground_of(f"tile {id.split('.', maxsplit=1)[0]}")
    assert ground.areas[ground.number[id]].middle == middle


GOOD = ["+ + + +", " A.A B ", "+.+.+ +", " A.A C ", "+ + + +"]


def changed(line: int, text: str) -> list[str]:
    return [text if number == line else old for number, old in enumerate(GOOD)]


@pytest.mark.parametrize(
    ("drawing", "areas", "reason"),
    [
        (GOOD[:-1], (), "a drawing has 5 lines, and this one 4"),
        (changed(1, " A.A B"), (), "line 2 has 6 signs instead of 7"),
        (changed(1, " A.A 1 "), (), "line 2: '1' cannot stand at place 6"),
        (changed(1, " A.A?B "), (), "line 2: '\\?' cannot stand at place 5"),
        (changed(0, "+ +-+ +"), (), "line 1: '-' cannot stand at place 4"),
        (changed(1, " A A B "), (), "row 1, column 1, east: ' ' divides an area"),
        (changed(1, " A.A.B "), (), "row 1, column 2, east: '.' joins two areas"),
        (changed(0, "+ + +.+"), (), "row 1, column 3, north: '.' joins two areas"),
        (GOOD, ("A 2x3 4",), "area A is said to be 2x3, and 2x2 is drawn"),
        (GOOD, ("A 2x2 5",), "4 figures fit on area A, not 5"),
        (GOOD, ("A 2x2 4 water",), "0 figures fit on area A, not 4"),
        (GOOD, ("A 2x2",), "does not start like"),
        (GOOD, ("A 2x2 four",), "does not start like"),
        (GOOD, ("A 2x2 4 tower 1",), "'tower' is not 'room X'"),
        (GOOD, ("A 2x2 4 cover",), "'cover' is not 'room X'"),
        (GOOD, ("A 2x2 4 room A",), "room A is not closed at area A"),
    ],
)
def test_a_bad_tile_is_refused(drawing: list[str], areas: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadContent, match=f"tiles.toml.*T.*{reason}"):
        read_tile(tile_row(drawing, *areas), 2, 3, False)


def test_areas_listed_must_be_those_drawn() -> None:
    row = tile_row(GOOD)
    data = {"id": "T", "name": {"en": "T"}, "draw": GOOD, "provenance": "ruling"}
    lines = [*row.texts("areas")[:-1], "D 1x1 1"]
    with pytest.raises(BadContent, match="areas A B D are listed, and A B C are drawn"):
        read_tile(Row("tiles.toml", "T", {**data, "areas": lines}), 2, 3, False)


def test_an_area_in_two_pieces_is_refused() -> None:
    drawing = ["+ + + +", " b A B ", "+ + + +"]
    with pytest.raises(BadContent, match="area B is drawn in several pieces"):
        read_tile(tile_row(drawing, "B 1x1 1"), 1, 3, False)


def test_an_area_needs_a_complete_square() -> None:
    with pytest.raises(BadContent, match="area B has no complete square"):
        read_tile(tile_row(["+ + +", " A b ", "+ + +"], "B 1x1 1"), 1, 2, False)


def test_a_tile_is_there_once() -> None:
    lines = "".join(f"'{line}', " for line in TILES["L2"].drawing)
    areas = "".join(f"'{area}', " for area in ("A 1x3 3", "B 1x2 2", "C 2x2 4", "D 1x2 2"))
    tile = f'draw = [{lines}]\nareas = [{areas}"E 1x2 2", "F 1x3 3"]\nentrance = "F"\n'
    one = f'[[uncharted]]\nid = "1"\nname = {{ en = "T" }}\nprovenance = "ruling"\n{tile}'
    both = one + one.replace('id = "1"', 'id = "1" ')
    with pytest.raises(BadContent, match="used by an earlier row"):
        read_tiles(parse_content("tiles.toml", f"tile = []\n{both}"))
    bad = one.replace('entrance = "F"', 'entrance = "X"')
    with pytest.raises(BadContent, match="field 'entrance' must be one of"):
        read_tiles(parse_content("tiles.toml", f"tile = []\n{bad}"))


@pytest.mark.parametrize(
    ("layout", "closable", "floodable", "reason"),
    [
        ([], [], [], "must name at least one tile"),
        (["- -"], [], [], "must name at least one tile"),
        (["1 99"], [], [], "names '99', which is no tile"),
        (["1 2", "1"], [], [], "tile 1 is laid out more than once"),
        (["1 L1"], [], [], "tiles 1 and L1 are not of one size"),
        (["1"], ["1.A|2.A"], [], "'1.A|2.A' does not name two areas"),
        (["1"], ["1.A"], [], "'1.A' does not name two areas"),
        (["1"], ["1.A|1.I"], [], "areas 1.A and 1.I share no border"),
        (["1"], ["1.A|1.B", "1.A|1.B"], [], "is changed in more than one way"),
        (["1"], [], ["2.A"], "'2.A' is no area of this map"),
    ],
)
def test_a_bad_layout_is_refused(
    layout: list[str], closable: list[str], floodable: list[str], reason: str
) -> None:
    row = Row("mission_a1.toml", "A1", {"layout": layout})
    pattern = "mission_a1.toml.*A1.*" + reason.replace("|", r"\|")
    with pytest.raises(BadContent, match=pattern):
        lay_out(row, TILES, tuple(closable), (), tuple(floodable))
