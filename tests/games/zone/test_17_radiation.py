"""Chapter 17: map radiation, the dose, critical doses."""

from __future__ import annotations

import pytest

from cantina.games.zone.combat.radiation import (
    DOSE_MARKS,
    base_dose,
    exposure_dice,
    lower_dose,
    lower_mark,
    map_radiation,
    raise_dose,
    roll_exposure,
    slide_token,
)
from cantina.games.zone.facts.figures import place
from cantina.games.zone.frames.stalkers import lose_hp, walk
from tests.games.zone.scene import BOX, S0, Scene, corridor, scene
from tests.rules import rule

HOT = ("B rad 1", "C rad 2", "D rad 4")
PATH = ("B", "C", "D")


def crossing(suit: str, *areas: str) -> Scene:
    """A stalker in this suit before a corridor, and another far away."""
    return scene([f"borsuk A {suit}".strip(), "velet G"], ground=corridor("ABCDEFG", *areas))


@rule("ST-17.1", "ST-17.2")
@pytest.mark.parametrize(
    ("suit", "areas", "dose"),
    [
        ("field_suit", ("C rad 2", "D rad 4"), 3),  # EX-6: map radiation -1
        ("psz_9d", ("C rad 2", "D rad 4"), 2),  # -2
        ("psz_9d", ("C rad 1",), 0),
        ("leather_jacket", ("C rad 2", "D rad 4"), 4),
        ("", ("A rad 5",), 5),  # the area left
        ("", ("B rad 3",), 3),  # crossed
        ("", ("D rad 2",), 2),  # reached
        ("", ("F rad 2",), 0),
    ],
)
def test_ex_6_the_highest_area_less_the_suit_once(
    suit: str, areas: tuple[str, ...], dose: int
) -> None:
    s = crossing(suit, *areas)
    s.click("begin 0").walk(*PATH)
    assert s.stalker(0).dose == dose


def test_the_suits_of_ex_6_protect_as_the_example_says() -> None:
    radiation = {suit.id: suit.radiation for suit in BOX.suits}
    assert (radiation["field_suit"], radiation["psz_9d"]) == (-1, -2)


@rule("ST-17.1")
def test_other_cards_protect_as_well() -> None:
    s = crossing("leather_jacket lead_lining", "D rad 4")
    s.click("begin 0").walk(*PATH)
    assert s.stalker(0).dose == 3


@rule("ST-17.1")
def test_any_standard_action_exposes_to_the_area_one_is_on() -> None:
    s = scene(["borsuk A ptm", "velet G"], ground=corridor("ABCDEFG", "A rad 2"), begin=True)
    s.stalker(0).magazines = [1, 0, 0]
    s.state.gear[s.stalker(0).weapon].ammo = 0
    s.click(f"reload {s.stalker(0).weapon}")
    assert s.stalker(0).dose == 2


@rule("ST-17.1", "ST-14.10")
def test_radiation_comes_last_and_areas_one_was_thrown_to_count() -> None:
    s = crossing("", "G rad 6")
    s.click("begin 0").click("move").click("step B")
    assert s.stalker(0).dose == 0
    place(s.table, S0, s.at("G"))  # an effect within the action
    place(s.table, S0, s.at("C"))
    s.click("done")
    assert s.stalker(0).dose == 6


@rule("ST-17.3", "ST-10.5")
def test_ex_6_a_free_movement_brings_none() -> None:
    s = crossing("", *HOT)
    s.push(walk(S0, 3)).clicks("step B", "step C", "step D")
    assert s.stalker(0).dose == 0


@rule("ST-17.4")
def test_effects_ignore_the_suit() -> None:
    s = crossing("psz_9d")
    raise_dose(s.table, S0, 3)
    assert s.stalker(0).dose == 3
    raise_dose(s.table, S0, -2)
    assert s.stalker(0).dose == 3
    lower_dose(s.table, S0, 2)
    assert s.stalker(0).dose == 1
    lower_dose(s.table, S0, 5)
    assert s.stalker(0).dose == 0


@rule("ST-17.5")
def test_ex_28_a_critical_dose() -> None:
    s = crossing("")
    s.stalker(0).dose, s.stalker(0).hp = 15, 10
    s.dice(1, 2, 3, 5)  # 3, 2, 1 and a blank
    raise_dose(s.table, S0, 4)
    s.offered()
    assert (s.stalker(0).dose, s.stalker(0).hp) == (16, 4)


@rule("ST-17.5")
def test_ex_28_up_to_sixteen_is_not_critical() -> None:
    s = crossing("")
    s.stalker(0).dose, s.stalker(0).hp = 12, 10
    word = s.state.rng.word
    raise_dose(s.table, S0, 4)
    s.offered()
    assert (s.stalker(0).dose, s.stalker(0).hp, s.state.rng.word) == (16, 10, word)


@rule("ST-17.5", "ST-17.1")
def test_map_radiation_can_be_critical() -> None:
    s = crossing("", "B rad 5")
    s.stalker(0).dose, s.stalker(0).hp = 14, 10
    s.click("begin 0").click("move").click("step B")
    s.dice(0, 5, 5, 5)  # the accuracy face is worth 2 here
    s.click("done")
    assert (s.stalker(0).dose, s.stalker(0).hp) == (16, 8)


@rule("ST-17.6")
def test_a_critical_wound_moves_the_token_without_radiation() -> None:
    s = crossing("", "A rad 3")
    s.push(lose_hp(S0, 99))
    assert (s.stalker(0).slots, s.stalker(0).dose) == ([1, 2], 0)


@rule("ST-17.7")
def test_a_token_moved_down_by_an_effect_brings_the_areas_radiation() -> None:
    s = crossing("field_suit", "A rad 3")
    slide_token(s.table, S0, 1)
    assert (s.stalker(0).slots, s.stalker(0).dose) == ([2, 1], 2)


@rule("ST-17.2")
def test_sets_of_areas() -> None:
    s = crossing("", *HOT)
    map_radiation(s.table, S0, 1 << s.at("B") | 1 << s.at("C"))
    assert s.stalker(0).dose == 2


@rule("ST-29.1", "ST-29.3")
def test_ex_28_dice_and_marks_of_every_dose() -> None:
    doses = (0, 1, 3, 4, 7, 8, 11, 12, 15, 16)
    assert [lower_mark(dose) for dose in doses] == [0, 0, 0, 3, 3, 7, 7, 11, 11, 15]
    assert [exposure_dice(dose) for dose in (3, 4, 7, 8, 11, 12, 15, 16)] == [
        0,
        1,
        1,
        2,
        2,
        3,
        3,
        4,
    ]
    assert tuple(exposure_dice(dose) for dose in range(17)) == BOX.tables.radiation_dice
    assert sorted(DOSE_MARKS) == list(BOX.tables.dose_marks)


@rule("ST-29.1", "ST-29.5")
def test_an_exposure_roll_costs_its_successes() -> None:
    s = crossing("")
    s.stalker(0).hp = 10
    roll_exposure(s.table, S0, 0, "ST-29.5")
    s.dice(2)
    roll_exposure(s.table, S0, 1, "ST-29.5")
    s.offered()
    assert s.stalker(0).hp == 8


@rule("ST-18.19", "ST-18.20", "ST-18.21")
def test_ex_28_the_highest_base_dose_less_the_container() -> None:
    doses = {card.id: card.dose for card in BOX.artifacts}
    s = crossing("")
    assert base_dose(s.table, S0) == 0
    worst = max(doses, key=lambda id: doses[id])
    mild = min(doses, key=lambda id: doses[id])
    s = crossing(f"{worst} {mild}")
    assert base_dose(s.table, S0) == doses[worst]
    improved = next(suit.id for suit in BOX.suits if suit.container == 1)
    s = crossing(f"{improved} {worst} {mild}")
    assert base_dose(s.table, S0) == doses[worst] - 2
    s = crossing(f"{improved} {mild}")
    assert base_dose(s.table, S0) == max(0, doses[mild] - 2)
