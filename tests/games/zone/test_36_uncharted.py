"""Chapter 36: Uncharted Territories: the tile beside the map, its entrance, cards and end."""

from __future__ import annotations

from cantina.games.zone import GAME
from cantina.games.zone.choose.entrances import entrance_areas
from cantina.games.zone.choose.environment import find_card, flip
from cantina.games.zone.effects.territory import way_out
from cantina.games.zone.events.enemies import EnemyPlaced
from cantina.games.zone.events.mission import (
    EntrancePlaced,
    TerritoryClosed,
    TerritoryDrawn,
    TerritoryPutAside,
)
from cantina.games.zone.facts.figures import ground, place
from cantina.games.zone.facts.territory import env_rows
from cantina.games.zone.facts.threat_tokens import set_threat
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.enemies import march
from cantina.games.zone.frames.stalkers import Mission as MissionFrame
from cantina.games.zone.map.distances import FAR
from cantina.games.zone.map.ground import BLIND, THROUGH, territory_areas
from cantina.games.zone.map.paths import cost, distance, toward, walking_distance
from cantina.games.zone.map.sight import ALL_AROUND, seen
from cantina.games.zone.setup import UNCHARTED, clear_map
from cantina.games.zone.state import Token
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Area
from cantina.games.zone.terms.kinds import WEAPON_CARD
from cantina.games.zone.terms.numbers import GONE, HIGH, LOW, NO_THREAT, NONE, ON_MAP, TO_BE_DRAWN
from cantina.games.zone.turns.territory import chart, lay, place_entrance
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import Seat
from cantina.kernel.table import advance, open_table
from tests.games.zone.camp import act, camp
from tests.games.zone.maps import beside, ground_of
from tests.games.zone.scene import BOX, E0, S0, S1, Scene, scene
from tests.rules import rule

CARDS = {territory.id: territory for territory in BOX.territories}
BASEMENT, WINTER, BUNKER, CAVE, ISLET, RUINS = ("U1", "U2", "U3", "U4", "U5", "U6")


def charted(card: str, entrance: str, *stalkers: str, area: str, rows: str = "") -> Scene:
    """Mission A1 with this territory, everybody on one area; `rows`: the variants of its cards."""
    s = camp(*stalkers)
    lay(s.table, CARDS[card].number)
    if rows:
        first = len(BOX.missions[0].env)
        places = [one for one in s.state.cards if one.row >= first]
        for one, id in zip(places, rows.split(), strict=True):
            row = next(row for row in env_rows(s.table) if row.id == id)
            one.row, one.areas = row.number, list(row.areas)
    place_entrance(s.table, s.at(entrance))
    for number in range(len(stalkers)):
        place(s.table, (S0, S1)[number], s.at(area))
        s.stalker(number).threat, s.stalker(number).threat_area = NO_THREAT, NOWHERE
    look(s.table)
    advance(s.table)
    return s


def opened(mission: str, seats: int = 2, seed: int = 1, uncharted: str = "on") -> Scene:
    """The set-up, up to the ask for the entrance or the first turn."""
    options = {"mission": mission, "uncharted": uncharted}
    s = Scene(open_table(GAME, BOX, seats, seed, options))
    for card in range(seats):
        s.click(f"stalker {card}")
    if seats > 1:
        s.click("leader 1")
    while s.step == "start":
        s.click(s.offered()[0])
    return s


def ids(card: str) -> list[str]:
    here = ground_of("A1")
    return [here.areas[area].id for area in entrance_areas(here, CARDS[card])]


# The entrance.


@rule("ST-36.3", "ST-36.9")
def test_an_entrance_is_one_step_and_no_sight() -> None:
    here = beside("A1", "L3", "4.D")
    outside, inside = here.number["4.D"], here.number["L3.D"]
    for kind in (THROUGH, BLIND):
        assert distance(here, kind, outside, inside) == 1
        assert walking_distance(here, kind, outside, inside) == 1
        assert not seen(here, kind, outside, ALL_AROUND, 0) >> inside & 1
        assert not seen(here, kind, inside, ALL_AROUND, 0) >> outside & 1
    far = distance(here, THROUGH, here.number["1.G"], outside)
    assert distance(here, THROUGH, here.number["1.G"], here.number["L3.C"]) == far + 2


@rule("ST-36.9")
def test_outer_borders_of_a_territory_lead_nowhere() -> None:
    for name, tile, outside in (("A1", "L2", "1.H"), ("B1", "L4", "10.F")):
        here = beside(name, tile, outside)
        tile_areas = territory_areas(here)
        for kind in range(5):
            ways = {
                (area, other)
                for area in tile_areas
                for _, other in here.steps(kind, area)
                if other not in tile_areas
            }
            assert ways == {(here.number[f"{tile}.F"], here.number[outside])}


@rule("ST-36.9")
def test_the_areas_of_the_map_keep_their_numbers() -> None:
    for name, tile, outside in (("A1", "L1", "4.D"), ("B1", "L6", "14.A")):
        plain, joined = ground_of(name), beside(name, tile, outside)
        assert [area.id for area in joined.areas[: plain.count]] == [a.id for a in plain.areas]
        assert [a.building for a in joined.areas[: plain.count]] == [
            a.building for a in plain.areas
        ]
        inside = plain.areas[: plain.count]
        assert all(joined.plan.at(*cell) == area.number for area in inside for cell in area.cells)
        for one in plain.everywhere:
            for other in plain.everywhere:
                near = distance(plain, THROUGH, one, other)
                assert distance(joined, THROUGH, one, other) == near


@rule("ST-36.5")
def test_an_entrance_is_a_corner_on_both_sides() -> None:
    here = beside("A1", "L3", "4.D")
    outside, inside, hall = (here.number[id] for id in ("4.D", "L3.D", "L3.C"))
    assert cost(here, THROUGH, outside, inside, 0, True) == (1, 0)
    assert cost(here, THROUGH, outside, hall, 0, True) == (2, 1)
    for _, before in ground_of("A1").steps(THROUGH, outside):
        assert cost(here, THROUGH, before, hall, 0, True) == (3, 2)
    assert toward(here, THROUGH, outside, hall) == []  # it lies in no direction


@rule("ST-36.4", "ST-36.9")
def test_enemies_follow_through_an_entrance_and_keep_facing() -> None:
    s = scene(["velet L3.B"], ["bandit_rifle 4.D E"], ground=beside("A1", "L3", "4.D"))
    s.push(march(E0, [s.at("L3.C")], 1))
    assert (s.where("e0"), s.facing(0)) == ("L3.D", "N")  # turned to where the way goes on
    s = scene(["velet 4.D"], ["bandit_rifle L3.D S"], ground=beside("A1", "L3", "4.D"))
    s.push(march(E0, [s.at("4.D")], 3))
    assert (s.where("e0"), s.facing(0)) == ("4.D", "S")


@rule("ST-36.4")
def test_bolts_and_grenades_cross_an_entrance_and_bullets_do_not() -> None:
    s = scene(
        ["sapper 4.D ptm frag_grenade"], ["bandit_rifle L3.D S"], ground=beside("A1", "L3", "4.D")
    )
    s.stalker(0).bolts = 1
    s.click("begin 0")
    assert s.can("fire", "distract L3.D", "item") == [False, True, True]
    s.click(f"item {s.gear('frag_grenade')}")
    assert "area L3.D" in s.offered()


@rule("ST-14.4")
def test_who_is_left_through_an_entrance_does_not_turn() -> None:
    s = scene(["velet 4.D"], ["bandit_rifle 4.D W"], ground=beside("A1", "L3", "4.D"), begin=True)
    s.clicks("move", "step L3.D")
    assert (s.where("s0"), s.facing(0)) == ("L3.D", "W")


# The set-up.


@rule("ST-36.1", "ST-9.13")
def test_a_territory_is_drawn_only_if_it_is_wanted() -> None:
    assert UNCHARTED.choices[0] == "off"
    plain = opened("A1", uncharted="off")
    assert (plain.step, plain.state.territory) == ("turn", NONE)
    s = opened("A1")
    assert (s.step, s.state.round) == ("entrance", 0)  # stalkers stand, the first round is to come
    assert all(stalker.area != NOWHERE for stalker in s.state.stalkers)
    assert [event.card for event in s.told(TerritoryDrawn)] == [s.state.territory]


@rule("ST-36.10", "ST-36.2")
def test_the_lead_stalker_chooses_where_the_entrance_lies() -> None:
    s = opened("A1")
    assert s.seat == s.state.lead == 1
    territory = BOX.territories[s.state.territory]
    areas = entrance_areas(ground_of("A1"), territory)
    assert s.offered() == [f"area {s.named(area)}" for area in areas]
    s.click(s.offered()[-1])
    assert s.state.entrance == areas[-1]
    assert [event.area for event in s.told(EntrancePlaced)] == [areas[-1]]
    entrance = ground(s.table).way_in()
    assert entrance is not None
    assert entrance.outside == areas[-1]
    assert s.named(entrance.inside) == f"{territory.tile.id}.{territory.tile.entrance}"
    assert s.step == "turn"


@rule("ST-36.6", "ST-36.7")
def test_the_areas_that_each_setup_card_allows() -> None:
    assert ids(BASEMENT) == [
        "2.D",
        "2.F",
        "5.C",
        "5.D",
        "5.F",
        "5.G",
        "3.B",
        "3.D",
        "3.H",
        "4.C",
        "4.D",
    ]
    assert ids(WINTER) == ["1.H", "1.I"]  # no area of 1x1: 1x2
    assert ids(RUINS) == ids(BUNKER) == ["5.C", "5.D", "5.F", "5.G"]
    assert ids(CAVE) == ["1.H", "1.I"]
    assert "4.H" in ids(ISLET)
    assert "1.G" in ids(ISLET)  # ST-36.10: a start and exit area
    assert not {"4.D", "1.E", "5.E"} & set(ids(ISLET))


@rule("ST-36.6")
def test_of_buildings_that_are_equally_large_every_area_will_do() -> None:
    here = ground_of("S2")
    found = entrance_areas(here, CARDS[RUINS])
    buildings = {here.areas[area].building for area in found}
    counts = {b: sum(area.building == b for area in here.areas) for b in buildings}
    assert len(set(counts.values())) == 1
    assert sum(counts.values()) == len(found)


@rule("ST-36.10")
def test_water_holds_no_entrance() -> None:
    here = ground_of("tile L5")
    cards = [CARDS[id] for id in (WINTER, CAVE, ISLET)]
    assert all(here.areas[area].capacity for card in cards for area in entrance_areas(here, card))
    flooded = ground_of("A2", 2)
    assert flooded.number["6.B"] not in entrance_areas(flooded, CARDS[CAVE])
    assert flooded.number["6.B"] in entrance_areas(ground_of("A2"), CARDS[CAVE])


@rule("ST-36.8")
def test_a_card_without_a_place_is_put_aside_and_another_drawn() -> None:
    open_air = ground_of("tile 1")  # no building
    assert entrance_areas(open_air, CARDS[BASEMENT]) == []
    put_aside = 0
    for seed in range(12):
        s = scene(["velet 1.G"], ground=open_air)
        s.state.territory = TO_BE_DRAWN
        s.rolls((8, seed % 8))
        s.table.events = []
        chart(s.table, MissionFrame([]))
        aside = [event for event in s.table.events if isinstance(event, TerritoryPutAside)]
        put_aside += len(aside)
        assert BOX.territories[s.state.territory].id in (WINTER, CAVE, ISLET)
        assert all(BOX.territories[event.card].id in (BASEMENT, BUNKER, RUINS) for event in aside)
    assert put_aside


@rule("ST-36.11", "ST-36.13")
def test_loot_comes_from_what_the_mission_left() -> None:
    for card, stacks in (
        (BASEMENT, {"L1.A": 1, "L1.B": 1, "L1.C": 1, "L1.D": 1}),
        (WINTER, {"L2.A": 2, "L2.C": 2, "L2.D": 1, "L2.E": 1}),
    ):
        s = camp("velet")
        left = len(s.state.loot_pool)
        lay(s.table, CARDS[card].number)
        there = {s.named(area): len(s.state.loot[area]) for area in territory_areas(s.ground)}
        assert {id: count for id, count in there.items() if count} == stacks
        assert len(s.state.loot_pool) == left - sum(stacks.values())
    s = camp("velet")
    s.state.loot_pool = s.state.loot_pool[:3]
    lay(s.table, CARDS[BASEMENT].number)
    assert sum(len(s.state.loot[area]) for area in territory_areas(s.ground)) == 3


@rule("ST-36.2", "ST-36.13", "ST-9.4")
def test_of_cards_with_one_number_one_comes_along() -> None:
    found = set()
    for seed in range(20):
        s = camp("velet", seed=seed)
        before = len(s.state.cards)
        lay(s.table, CARDS[CAVE].number)
        [card] = s.state.cards[before:]
        row = env_rows(s.table)[card.row]
        assert (card.place, [s.named(area)[:3] for area in card.areas]) == (ON_MAP, ["L4."])
        found.add(row.id)
    assert found == {"L4-01a", "L4-01b", "L4-01c"}
    s = charted(RUINS, "5.C", "velet", area="5.C")
    note = s.state.cards[find_card(s.table, "L6-01")]
    assert (note.place, note.areas) == (2, [])


@rule("ST-36.14")
def test_no_mission_asks_for_components_of_the_set_by_itself() -> None:
    tiles = {territory.tile.id for territory in BOX.territories}
    for mission in BOX.missions:
        assert not tiles & {spot.tile.id for spot in mission.ground.plan.spots}
        assert not mission.joined or mission.ground.entrance is None


# What happens there.


@rule("ST-36.9", "ST-8.5")
def test_a_card_of_a_territory_is_searched_as_others_are() -> None:
    s = charted(BASEMENT, "4.D", "velet", area="L1.D", rows="L1-01a")
    s.click("begin 0").click(act(s, "L1-01a", "search"))
    while s.step != "act":
        s.click(s.offered()[0])
    assert len(s.stalker(0).backpack) >= 2
    assert s.state.cards[find_card(s.table, "L1-01a")].place == GONE


@rule("ST-9.12")
def test_enemies_that_the_mission_does_not_list_come_from_the_box() -> None:
    s = charted(CAVE, "1.H", "velet", area="L4.F", rows="L4-01b")
    count = len(s.state.enemies)
    s.clicks("begin 0", "move", "step L4.C")
    ticks = s.state.enemies[count:]
    assert [(BOX.enemies[one.card].id, s.named(one.area)) for one in ticks] == [
        ("tick", "L4.C")
    ] * 2
    assert {(one.group, one.team) for one in ticks} == {(3, 1)}
    assert len(s.told(EnemyPlaced)) == 2
    assert len(s.state.loot[s.at("L4.C")]) == 2


@rule("ST-16.1")
def test_a_sleeper_wakes_when_a_threat_token_comes_near() -> None:
    s = charted(BUNKER, "5.C", "velet", "mamon", area="L3.D")
    place_ = find_card(s.table, "L3-02")
    set_threat(s.table, S0, LOW, s.at("L3.D"), "")
    advance(s.table)
    assert s.state.cards[place_].place == ON_MAP
    set_threat(s.table, S1, HIGH, s.at("L3.C"), "")  # next to it
    advance(s.table)
    assert s.state.cards[place_].place == GONE
    [sucker] = [one for one in s.state.enemies if BOX.enemies[one.card].id == "bloodsucker"]
    assert s.named(sucker.area) == "L3.A"


@rule("ST-18.10", "ST-19.6", "ST-19.7")
def test_a_weapon_comes_with_magazines_that_fit() -> None:
    level_two = [gear for gear in BOX.deck[WEAPON_CARD] if BOX.weapon(gear).level == 1]
    for kind in range(4):
        weapon = next((gear for gear in level_two if BOX.weapon(gear).ammo == kind), None)
        if weapon is None:
            continue
        s = charted(BUNKER, "5.C", "velet", area="L3.A")
        s.stalker(0).magazines = [0, 0, 0]
        s.state.weapons.cards = [weapon]
        s.click("begin 0").click(act(s, "L3-02", "rob_him"))
        while s.step != "act":
            s.click(s.offered()[0])
        assert s.stalker(0).magazines == [2 * (kind == each) for each in range(3)]


@rule("ST-16.1")
def test_ruins_may_fall_apart_after_every_standard_action() -> None:
    for petals, area, stands in ((2, "L6.C", True), (1, "L6.C", False), (1, "5.C", True)):
        s = charted(RUINS, "5.C", "velet", "mamon", area=area)
        s.stalker(0).hp = s.stalker(1).hp = 40
        s.click("begin 0").petals(petals).click("prepare")
        while s.step not in ("act", "over"):
            s.click(s.offered()[-1])
        assert (ground(s.table).way_in() is not None) == stands, (petals, area)


@rule("ST-36.12")
def test_a_territory_that_closes_throws_everybody_out() -> None:
    s = charted(RUINS, "5.C", "velet", "mamon", area="L6.D")
    t = s.table
    inside = s.at("L6.D")
    s.state.loot[inside] = [s.state.loot_pool.pop()]
    s.state.traps = [inside]
    s.state.dim |= 1 << s.at("L6.E")
    s.state.tokens.append(Token(name="cell_key", area=inside, bearer=NO_FIGURE))
    s.stalker(0).threat, s.stalker(0).threat_area = LOW, inside
    s.stalker(0).hp = s.stalker(1).hp = 20
    t.events = []
    flip(t, find_card(t, "L6-01"), S0, inside)
    advance(t)
    while s.step not in ("turn", "over"):
        s.click(s.offered()[-1])
    assert s.step == "turn"
    assert (s.where("s0"), s.where("s1")) == ("5.C", "5.C")
    assert s.state.loot[inside] == s.state.traps == []
    assert not s.state.dim
    assert "cell_key" not in [token.name for token in s.state.tokens]
    assert s.stalker(0).threat_area not in territory_areas(s.ground)
    assert ground(t).way_in() is None
    assert distance(ground(t), THROUGH, s.at("5.C"), inside) == FAR
    assert [s.state.cards[find_card(t, id)].place for id in ("L6-01", "L6-02")] == [GONE, GONE]
    assert len(s.told(TerritoryClosed)) == 1


@rule("ST-36.12")
def test_who_finds_no_room_at_the_entrance_goes_to_the_nearest_area() -> None:
    s = charted(RUINS, "5.C", "velet", area="L6.D")
    assert [s.named(area) for area in way_out(s.table)] == ["5.C"]
    room = s.ground.areas[s.at("5.C")].capacity
    for one in s.state.enemies[:room]:
        one.area = s.at("5.C")
    near = way_out(s.table)
    assert s.at("5.C") not in near
    assert {distance(ground(s.table), THROUGH, s.at("5.C"), area) for area in near} == {1}
    assert not set(near) & set(territory_areas(s.ground))


# What is seen.


@rule("ST-36.2", "ST-36.3")
def test_everybody_sees_the_territory_and_its_entrance() -> None:
    s = opened("B1")
    territory = BOX.territories[s.state.territory]
    view = GAME.view(s.table, Seat(0))
    assert isinstance(view, ZoneView)
    assert view.territory is not None
    assert view.matter.card == view.territory.card == territory.id
    assert (view.territory.outside, view.territory.closed) == (NOWHERE, False)
    plain = ground_of("B1")
    assert view.territory.first == plain.count
    assert len(view.loot) == len(view.ground.areas) == plain.count + len(territory.tile.patches)
    wide = view.ground.width
    assert wide > plain.plan.width  # it lies to the right of the map
    squares = [cell for area in view.ground.areas for cell in area.cells]
    assert len(set(squares)) == len(squares)
    for anomaly in view.anomalies:
        for symbol in anomaly.symbols:
            assert symbol.square in view.ground.areas[symbol.area].cells
    s.click(s.offered()[0])
    view = GAME.view(s.table, Seat(0))
    assert isinstance(view, ZoneView)
    assert view.territory is not None
    assert view.territory.outside == s.state.entrance
    assert view.ground.areas[view.territory.inside].id.startswith(territory.tile.id)


@rule("ST-36.1")
def test_a_campaign_wants_a_territory_in_every_mission() -> None:
    options = {"campaign": "whole", "uncharted": "on"}
    state = open_table(GAME, BOX, 2, 1, options).state
    assert state.territory == TO_BE_DRAWN
    state.territory, state.entrance = 3, Area(5)
    clear_map(BOX, state, BOX.missions[2])
    assert (state.territory, state.entrance) == (TO_BE_DRAWN, NOWHERE)
