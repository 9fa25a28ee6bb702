"""Chapter 30: anomalies."""

from __future__ import annotations

import itertools

import pytest

from cantina.games.zone.choose.targets import uncovered
from cantina.games.zone.events.mission import AnomalyActivated, AnomalyMoved, AnomalyRolled
from cantina.games.zone.facts.anomalies import areas_with, chance, cover
from cantina.games.zone.facts.figures import place
from cantina.games.zone.facts.unknown_tokens import spawn
from cantina.games.zone.frames.effects import moved
from cantina.games.zone.frames.stalkers import pushed
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.numbers import BOLT, NONE
from cantina.games.zone.turns.round_end import MOBILE, begin_ending, endings
from cantina.kernel.table import advance
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, S0, Scene, corridor, scene
from tests.rules import rule

SEVEN = "ABCDEFG"


def walkway(
    *anomalies: str, stalkers: list[str] | None = None, enemies: tuple[str, ...] = ()
) -> Scene:
    """A corridor A to G of areas with room for one or more."""
    return scene(
        stalkers or ["velet A", "mamon G"],
        list(enemies),
        corridor(SEVEN),
        anomalies=list(anomalies),
        begin=True,
    )


def covers(s: Scene, number: int = 0) -> list[int]:
    return [symbol.cover for symbol in s.state.anomalies[number].symbols]


@rule("ST-30.1", "ST-30.2", "ST-30.3")
def test_cards_say_type_and_effects_and_overlays_hold_symbols() -> None:
    """EX-29: areas with one symbol, with two different ones, and a centre with two of each kind."""
    s = walkway("electro D A:1 B:2 C:3 C:4 D:1 D:2 D:3 D:4 D:1 D:2 D:3 D:4")
    anomaly = s.state.anomalies[0]
    mask = [1 << s.at(letter) for letter in "ABCD"]
    assert areas_with(anomaly) == sum(mask)
    assert [chance(anomaly, area) for area in mask] == [10, 20, 70, 100]
    for overlay in BOX.overlays:
        (centre,) = [kinds for row, column, kinds in overlay.cells if (row, column) == (0, 0)]
        assert centre == (1, 2, 3, 4)
    assert all(card.stalkers != NONE for card in BOX.anomalies if not card.pair)


@rule("ST-30.6", "ST-30.3")
def test_the_chance_is_the_sum_of_distinct_kinds_on_the_way() -> None:
    """EX-30: two symbols on the area crossed, one on the last: kinds s3 and s4, so 70 %."""
    s = walkway("electro C B:3 B:4 C:4")
    way = (1 << s.at("B")) | (1 << s.at("C"))
    assert chance(s.state.anomalies[0], way) == 70


@rule("ST-30.8")
def test_every_copy_of_a_symbol_is_covered_by_itself() -> None:
    """EX-31: 100 %; figures and bolts on both s4 and both s3: 30 %; one bolt on one s4: 100 %."""
    s = walkway("electro D D:1 D:2 D:3 D:4 D:1 D:2 D:3 D:4")
    anomaly = s.state.anomalies[0]
    area = 1 << s.at("D")
    assert chance(anomaly, area) == 100
    anomaly.symbols[3].cover = BOLT
    assert chance(anomaly, area) == 100
    anomaly.symbols[7].cover = BOLT
    anomaly.symbols[2].cover, anomaly.symbols[6].cover = 0, E0
    assert chance(anomaly, area) == 30


@rule("ST-30.4")
@pytest.mark.parametrize(("petals", "harmed"), [(1, False), (2, False), (3, False), (4, True)])
def test_one_roll_after_a_movement_and_only_a_match_activates(petals: int, harmed: bool) -> None:
    s = walkway("whirligig C B:4 C:1 C:2")
    s.state.anomalies[0].symbols[1].cover = s.state.anomalies[0].symbols[2].cover = BOLT
    s.clicks("move", "step B").petals(petals).click("done")
    assert (s.stalker(0).hp == 12, s.stalker(0).stun) == (harmed, harmed)
    assert len(s.told(AnomalyRolled)) == 1


@rule("ST-30.4")
def test_leaving_and_crossing_count_too() -> None:
    s = walkway("whirligig B B:4")
    s.clicks("move", "step B", "step C").petals(4).click("done")
    assert s.stalker(0).hp == 12
    s = walkway("whirligig A A:4")
    s.clicks("move", "step B").petals(4).click("done")
    assert s.stalker(0).hp == 12


@rule("ST-30.5")
def test_several_anomalies_in_one_movement_roll_once_each() -> None:
    s = walkway("whirligig B B:1", "electro C C:1")
    s.clicks("move", "step B", "step C").petals(4, 4).click("done")
    assert [event.anomaly for event in s.told(AnomalyRolled)] == [0, 1]


@rule("ST-30.7", "ST-23.8")
def test_focus_and_a_card_reroll_the_die() -> None:
    s = walkway("whirligig B B:4", stalkers=["borsuk A", "mamon G"])
    s.stalker(0).focus = True
    s.clicks("move", "step B").petals(4, 4, 1).click("done")
    (use,) = [offer for offer in s.offered() if offer.startswith("use")]
    assert s.offered() == ["focus", use, "done"]
    s.click("focus")
    assert not s.stalker(0).focus
    s.click(use)
    assert (s.stalker(0).hp, s.step) == (16, "act")


@rule("ST-30.9")
def test_who_ends_in_an_anomaly_covers_its_likeliest_symbol() -> None:
    s = walkway("whirligig C B:1 C:2 C:3")
    s.clicks("move", "step B", "step C").petals(4).click("done")
    assert covers(s) == [NONE, NONE, 0]
    assert chance(s.state.anomalies[0], 1 << s.at("C")) == 20


@rule("ST-30.10")
def test_who_leaves_uncovers_its_symbol_for_its_own_roll() -> None:
    s = walkway("whirligig A A:3")
    s.state.anomalies[0].symbols[0].cover = 0
    s.clicks("move", "step B").petals(3).click("done")
    assert s.stalker(0).hp == 12
    assert covers(s) == [NONE]


@rule("ST-30.11")
def test_symbols_covered_by_others_stay_covered() -> None:
    s = walkway("whirligig C C:3", enemies=())
    s.state.anomalies[0].symbols[0].cover = 1
    s.stalker(1).area = s.at("C")
    s.clicks("move", "step B", "step C").petals(3)
    while s.step in ("step", "push"):
        s.click("done" if "done" in s.offered() else s.offered()[0])
    assert s.stalker(0).hp == 18


@rule("ST-30.12", "ST-30.13", "ST-30.19")
def test_figures_on_areas_with_the_rolled_symbol_are_hit_even_if_it_is_covered_there() -> None:
    s = walkway("whirligig C B:3 D:3 E:3 F:2", stalkers=["velet A", "mamon D"])
    s.state.anomalies[0].symbols[1].cover = 1  # Mamon's own
    s.clicks("move", "step B").petals(3).click("done")
    assert [s.stalker(0).hp, s.stalker(1).hp] == [12, 9]
    assert s.told(AnomalyActivated)[0].figures == [0, 1]


@rule("ST-30.19")
def test_everybody_on_the_area_of_who_set_it_off_is_hit_once() -> None:
    wide = drawn(["+ + + + + +", " A.A B.B C ", "+.+.+.+.+ +", " A.A B.B D ", "+ + + + + +"])
    s = scene(["velet A", "mamon B"], [], wide, anomalies=["whirligig B B:1"], begin=True)
    s.clicks("move", "step B").petals(1).click("done")
    assert [s.stalker(0).hp, s.stalker(1).hp] == [12, 9]


@rule("ST-30.14")
def test_who_is_pushed_rolls_and_who_is_placed_only_covers() -> None:
    s = walkway("whirligig B B:4")
    s.petals(4).push(pushed(S0, 1, NOWHERE, s.at("C"), S0))
    assert s.stalker(0).hp == 12
    s = walkway("whirligig B B:4", enemies=("snork pool",))
    s.petals(4)
    spawn(s.table, s.enemy(0).card, s.at("B"), 0)
    advance(s.table)
    assert (s.enemy(0).stun, covers(s)) == (False, [E0])


@rule("ST-30.14", "ST-30.9")
def test_placed_without_a_roll() -> None:
    s = walkway("whirligig B B:4")
    place(s.table, S0, s.at("B"))
    s.petals(4).push(moved(S0, [s.at("A"), s.at("B")], rolls=False))
    assert (s.stalker(0).hp, covers(s)) == (18, [0])


@rule("ST-30.15", "ST-5.11")
def test_an_overlay_without_its_standee_does_not_exist() -> None:
    s = walkway("whirligig B B:4")
    s.state.anomalies[0].active = False
    s.stalker(0).bolts = 1
    assert not any(offer.startswith("bolt") for offer in s.offered())
    s.clicks("move", "step B").petals(4).click("done")
    assert (s.stalker(0).hp, covers(s), uncovered(s.table)) == (18, [NONE], 0)


@rule("ST-30.16", "ST-30.17")
def test_a_mobile_anomaly_moves_to_the_next_overlay_with_its_artifact() -> None:
    s = walkway("bubble B B:4", "electro D D:1", "bubble F F:4")
    first, _, second = s.state.anomalies
    second.active, first.artifact = False, True
    cover(s.table, S0)
    assert endings(s.table) == [MOBILE]
    begin_ending(s.table, MOBILE)
    assert (first.active, second.active) == (False, True)
    assert (first.artifact, second.artifact) == (False, True)
    begin_ending(s.table, MOBILE + 2)
    assert (first.active, second.active) == (True, False)


@rule("ST-30.16")
def test_alone_it_stays_and_a_comet_rolls_against_those_on_both_places() -> None:
    s = walkway("bubble B B:4")
    begin_ending(s.table, MOBILE)
    assert s.state.anomalies[0].active
    s = walkway("comet A A:4", "comet G G:1")
    s.state.anomalies[1].active = False
    s.petals(1, 1)
    s.table.events = []
    begin_ending(s.table, MOBILE)
    advance(s.table)
    told = [type(event) for event in s.table.events]
    assert told.count(AnomalyMoved) == 1
    assert told.count(AnomalyRolled) == 2


@rule("ST-30.18", "ST-18.16")
def test_lost_hp_is_lost_and_damage_may_be_defended() -> None:
    s = walkway("whirligig B B:4", stalkers=["velet A leather_jacket", "mamon G"])
    s.clicks("move", "step B").petals(4).click("done")
    assert s.stalker(0).hp == 12  # no defence roll
    s = walkway("electro B B:4", stalkers=["velet A leather_jacket", "mamon G"])
    s.clicks("move", "step B").rolls((10, 6), (6, 1)).click("done")
    assert s.stalker(0).hp == 18 - (10 - 3)


@rule("ST-30.18")
@pytest.mark.parametrize(("artifact", "lost"), [("spring_artifact", 1), ("crystal", 6)])
def test_cards_shield_against_anomalies_of_their_type(artifact: str, lost: int) -> None:
    s = walkway("whirligig B B:4", stalkers=[f"velet A leather_jacket {artifact}", "mamon G"])
    s.clicks("move", "step B").petals(4).click("done")
    assert s.stalker(0).hp == 18 - lost


# Every anomaly of the box.

STALKERS = {
    "fruit_punch": (9, False, True),
    "bubble": (7, True, False),
    "electro": (10, False, False),
    "tesla": (8, True, False),
    "whirligig": (6, True, False),
    "springboard": (5, False, False),
    "magnet": (4, False, False),
    "razor": (12, False, False),
    "burner": (9, False, True),
    "comet": (8, False, False),
    "fridge": (4, True, False),
}


@rule("ST-30.2")
@pytest.mark.parametrize("card", list(STALKERS))
def test_what_anomalies_do_to_stalkers(card: str) -> None:
    s = walkway(f"{card} C B:4")
    s.clicks("move", "step B").petals(4, 1, 1, 1).click("done")
    while s.step == "push":
        s.click(s.offered()[0])
    hp, stun, vulnerable = STALKERS[card]
    one = s.stalker(0)
    assert (18 - one.hp, one.stun, one.vulnerable) == (hp, stun, vulnerable)


@rule("ST-30.2", "ST-14.8")
def test_springboard_throws_and_magnet_pulls() -> None:
    s = walkway("springboard C B:1 C:4", stalkers=["velet B", "mamon G"])
    s.clicks("move", "step C", "step D").petals(4, 2, 2).click("done")
    assert s.where("s0") == "F"  # from D two areas away from C
    s = walkway("magnet D B:4", stalkers=["velet A", "mamon G"])
    s.clicks("move", "step B").petals(4, 1, 1).click("done")
    assert s.where("s0") == "C"


@rule("ST-30.2")
def test_popper_rolls_for_everybody_and_false_mirror_swaps() -> None:
    s = walkway("popper B B:4")
    s.clicks("move", "step B").rolls((10, 6), (6, 1), (6, 2), (6, 5), (6, 3)).click("done")
    assert s.stalker(0).hp == 18 - (3 + 2 + 0 + 1)
    s = walkway("false_mirror B B:4")
    s.clicks("move", "step B").petals(4).click("done")
    assert (s.where("s0"), s.where("s1")) == ("G", "B")


@rule("ST-30.2", "ST-22.1")
def test_enemies_are_wounded_and_a_chimera_feels_nothing() -> None:
    s = walkway("razor B B:4", enemies=("snork A W",), stalkers=["velet F", "mamon G"])
    wounds = [number for number, row in enumerate(BOX.wound_deck) if BOX.wounds[row].id == "w_b"]
    s.state.wounds.cards = [wounds[0]]
    place(s.table, E0, s.at("B"))
    s.petals(4).push(moved(E0, [s.at("A"), s.at("B")]))
    assert (s.enemy(0).stun, s.enemy(0).vulnerable) == (True, True)
    s = walkway("razor B B:4", enemies=("chimera A W",), stalkers=["velet F", "mamon G"])
    place(s.table, E0, s.at("B"))
    s.petals(4).push(moved(E0, [s.at("A"), s.at("B")]))
    assert (s.enemy(0).stun, s.enemy(0).hp) == (False, 4)


@rule("ST-30.6")
def test_chances_against_brute_force() -> None:
    """Every set of uncovered kinds on an area: as many of ten faces as their petals say."""
    for kinds in itertools.product([False, True], repeat=4):
        present = [n + 1 for n, there in enumerate(kinds) if there]
        s = walkway("whirligig C B:1 " + " ".join(f"C:{n}" for n in present))
        faces = sum(petals in present for petals in (1, 2, 2, 3, 3, 3, 4, 4, 4, 4))
        assert chance(s.state.anomalies[0], 1 << s.at("C")) == 10 * faces
