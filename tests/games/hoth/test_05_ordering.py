"""Chapter 5: orders."""

from __future__ import annotations

import itertools

import pytest

from cantina.games.hoth.rules.orders import can_be_assigned
from tests.games.hoth.scene import scene
from tests.rules import rule


@rule("HO-5.1")
def test_only_ordered_units_move_and_attack() -> None:
    s = scene({"D4": "t", "E4": "t"}, {"D3": "s", "E3": "s"}, hand=["R-HQ"]).play("R-HQ")
    s.order("D4")
    assert s.offered() == ["move D4", "done"]
    s.stay()
    assert s.offered() == ["attack D4", "done"]


@rule("HO-5.2")
def test_a_unit_gets_one_order_and_surplus_orders_are_lost() -> None:
    s = scene({"D4": "t"}, {"A1": "s"}, hand=["R-HQ"]).play("R-HQ")
    s.click("order D4")
    assert s.step == "move"


@rule("HO-5.3")
def test_a_unit_on_a_dotted_line_is_ordered_through_either_section() -> None:
    for card in ("R-RECON-L", "R-RECON-C"):
        s = scene({"C4": "t"}, {"A1": "s"}, hand=[card]).play(card)
        assert s.offered() == ["order C4", "done"]
    s = scene({"C4": "t"}, {"A1": "s"}, hand=["R-RECON-R"]).play("R-RECON-R")
    assert s.seat == 1


def is_found(units: tuple[int, ...], places: tuple[int, int, int]) -> bool:
    """Whether any way to give each unit a section keeps to the places."""
    ways = itertools.product(*[[s for s in range(3) if mask >> s & 1] for mask in units])
    return any(all(way.count(s) <= places[s] for s in range(3)) for way in ways)


@rule("HO-5.4")
def test_slots_are_assigned_as_a_search_would() -> None:
    masks = (1, 2, 3, 4, 6)
    for count in range(4):
        for taken in itertools.combinations_with_replacement(masks, count):
            for places in ((1, 1, 1), (2, 0, 2), (0, 2, 0)):
                if is_found(taken, places):
                    fits = can_be_assigned(list(taken), places)
                    for one in masks:
                        assert fits[one] == is_found((*taken, one), places)


@rule("HO-5.4")
def test_pincer_move_orders_two_on_each_flank() -> None:
    s = scene({"A7": "t"}, {f"{c}1": "s" for c in "ABCHIE"}, first="empire", hand=["E-PIN"])
    s.play("E-PIN").click("order A1").click("order B1")
    assert s.offered() == ["order H1", "order I1", "done"]


@rule("HO-5.5")
def test_with_nobody_in_the_section_the_turn_ends_with_a_draw() -> None:
    s = scene({"D4": "t"}, {"A1": "s"}, hand=["R-RAID-L"]).play("R-RAID-L")
    assert s.seat == 1
    assert len(s.hand(0)) == 4


@rule("HO-5.6", "HO-5.7")
@pytest.mark.parametrize("card", ["R-TRP", "R-SPD", "R-ART"])
def test_without_the_unit_one_of_choice_is_ordered_without_the_bonus(card: str) -> None:
    have = {"R-TRP": "a", "R-SPD": "t", "R-ART": "t"}[card]
    s = scene({"D4": have, "I4": have}, {"D3": "s"}, hand=[card]).play(card)
    assert s.offered() == ["order D4", "order I4", "done"]
    s.click("order D4")
    assert not s.unit("D4").boosted
    assert s.step in ("move", "attack")


@rule("HO-5.7")
def test_the_fallback_is_for_a_board_without_such_a_unit() -> None:
    s = scene({"D4": "t", "I4": "f"}, {"A1": "s"}, hand=["R-SPD"]).play("R-SPD")
    assert s.offered() == ["order I4", "done"]


@rule("HO-5.8")
def test_ordering_none_is_allowed() -> None:
    s = scene({"D4": "t"}, {"A1": "s"}, hand=["R-ASSAULT-C"]).play("R-ASSAULT-C")
    assert "done" in s.offered()
    assert s.done().seat == 1


@rule("HO-5.9")
def test_an_order_stays_in_another_section() -> None:
    s = scene({"C5": "f"}, {"F3": "s"}, hand=["R-RECON-L"]).play("R-RECON-L").order("C5")
    s.move("C5", "F5")
    assert s.offered() == ["attack F5", "done"]


@rule("HO-5.2")
def test_imperial_assault_orders_units_of_one_type() -> None:
    s = scene({"A7": "t"}, {"D1": "s", "E1": "s", "F1": "w"}, first="empire", hand=["E-IMP"])
    s.play("E-IMP").click("order D1")
    assert s.offered() == ["order E1", "done"]


@rule("HO-5.4")
def test_trooper_assault_orders_infantry_of_one_section() -> None:
    s = scene({"A5": "t", "C4": "t", "E5": "t", "J5": "t"}, {"A1": "s"}, hand=["R-TRP"])
    s.play("R-TRP").click("order C4")
    assert s.offered() == ["order A5", "order E5", "done"]
    s.click("order E5")
    assert s.step == "move"
