"""What views say about what could happen: reach, shots, exact chances, what is in the way."""

from __future__ import annotations

from itertools import product

import pytest

from cantina.games.hoth.outlook import MILLION, ReachView, ShotView
from cantina.games.hoth.pack import EXPLOSION, INFANTRY_FACE, RETREAT
from cantina.games.hoth.rules.fire import dice_against
from tests.games.hoth.scene import BOX, FIELD, Scene, at, scene, shipped
from tests.rules import rule


def aim(s: Scene, start: str) -> list[ShotView]:
    s.stay().click(f"attack {start}")
    return s.view(s.seat).shots


def test_the_sum_of_a_shot_and_its_parts() -> None:
    """Trooper Assault: 3 beside, 1 by the card, 1 less for the trench, as in a duel."""
    s = scene({"D4": "t"}, {"D3": "s"}, land={"D3": "="}, hand=["R-TRP"]).play("R-TRP")
    s.order("D4")
    (shot,) = aim(s, "D4")
    assert (shot.distance, shot.base, shot.cover, shot.hampered, shot.spotted) == (1, 3, 1, 0, 0)
    assert shot.dice == shot.base + shot.bonus - shot.cover
    assert shot.dice == dice_against(s.table, s.state.at[at("D4")], at("D3"))


def test_the_chances_of_a_shot_are_those_of_all_rolls() -> None:
    s = scene({"D4": "t"}, {"D3": "s2"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    (shot,) = aim(s, "D4")
    rolls = list(product(BOX.die, repeat=shot.dice))
    hits = [sum(face in (INFANTRY_FACE, EXPLOSION) for face in faces) for faces in rolls]
    backs = [faces.count(RETREAT) for faces in rolls]
    assert shot.hits == [hits.count(number) for number in range(shot.dice + 1)]
    assert shot.retreats == [backs.count(number) for number in range(shot.dice + 1)]
    fatal = sum(number >= 2 for number in hits)
    assert shot.destroyed == MILLION * fatal // len(rolls)


@pytest.mark.parametrize(
    ("victim", "hex", "destroyed"),
    [
        ("t", "E7", 296_296),  # 12.5 % by hits alone
        ("t1", "E7", 962_962),
        ("f1", "E7", 875_000),
        ("t1", "E6", 907_407),  # a step back is free
        ("t1", "E5", 879_629),
    ],
)
@rule("HO-9.11", "HO-9.3")
def test_steps_back_that_cannot_be_made_count_as_figures(
    victim: str, hex: str, destroyed: int
) -> None:
    front = {"E7": "E6", "E6": "E5", "E5": "E4"}[hex]
    s = scene({hex: victim}, {front: "s"}, first="empire", hand=["E-HQ"]).play("E-HQ").order(front)
    (shot,) = aim(s, front)
    assert shot.destroyed == destroyed


@rule("HO-9.14", "HO-13.15")
def test_a_trench_takes_one_retreat_from_the_chance_to_destroy() -> None:
    s = scene({"E7": "t1"}, {"E6": "s"}, {"E7": "="}, "empire", ["E-HQ"]).play("E-HQ").order("E6")
    (shot,) = aim(s, "E6")
    assert shot.dice == 2
    assert shot.destroyed == MILLION * 28 // 36  # else no hit and one retreat at most


def test_a_walker_falls_only_if_the_dice_that_hit_confirm_it() -> None:
    s = scene({"D4": "t"}, {"D3": "w"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    (shot,) = aim(s, "D4")
    assert shot.retreats == []
    exact = (
        sum(ways * (1 - (5 / 6) ** number) for number, ways in enumerate(shot.hits)) / 6**shot.dice
    )
    assert shot.destroyed / MILLION == pytest.approx(exact, abs=0.00001)


def test_a_structure_falls_to_one_explosion() -> None:
    s = scene({"A7": "t"}, {"D3": "s"}, land={"D4": "G"}, first="empire", hand=["E-HQ"])
    s.play("E-HQ").order("D3")
    (shot,) = aim(s, "D3")
    assert (FIELD.names[shot.end], shot.retreats) == ("D4", [])
    assert shot.destroyed == MILLION * (6**3 - 5**3) // 6**3


def reach(s: Scene, end: str) -> ReachView:
    return next(place for place in s.view(0).reach if place.hex == at(end))


def test_where_a_unit_gets_and_whom_it_could_attack_there() -> None:
    land = {"E3": "^", "B4": "*"}
    s = scene({"C4": "t"}, {"D3": "s", "E2": "w"}, land=land, hand=["R-HQ"])
    s.play("R-HQ").order("C4").click("move C4")
    view = s.view(1)  # open to everybody
    assert view.mover == at("C4")
    options = [action.args[0] for action in s.table.asks[0].options]
    assert sorted(place.hex for place in view.reach) == sorted(options)
    near = reach(s, "D4")
    assert (near.cost, near.barred) == (1, False)
    assert [FIELD.names[shot.end] for shot in near.shots] == ["D3"]
    (blind,) = near.no_shots
    assert [FIELD.names[hex] for hex in blind.blockers] == ["E3"]
    assert reach(s, "B4").barred
    assert not reach(s, "B4").shots
    assert reach(s, "E4").cost == 2
    assert reach(s, "E4").barred
    assert s.state.at[at("C4")] >= 0, "the table itself is untouched"


def test_cover_that_takes_all_dice_blocks_nothing() -> None:
    s = scene({"D4": "t"}, {"G4": "s", "E4": "s"}, land={"G4": "*"}, hand=["R-HQ"])
    s.play("R-HQ").order("D4").stay()
    (blind,) = [one for one in s.view(0).no_shots if one.end == at("G4")]
    assert blind.blockers == [at("E4")]
    s = scene({"D4": "t"}, {"G4": "s", "D3": "s"}, land={"G4": "*"}, hand=["R-HQ"])
    s.play("R-HQ").order("D4").stay()
    (blind,) = s.view(0).no_shots
    assert (blind.end, blind.blockers) == (at("G4"), [])


def test_which_units_each_card_of_the_own_hand_could_order() -> None:
    s = scene({"A7": "t", "E7": "t"}, {"E1": "s"}, hand=["R-RAID-L", "R-RAID-R", "R-HQ"])
    view = s.view(0)
    named = {
        BOX.things[card]: [FIELD.names[hex] for hex in hexes]
        for card, hexes in zip(view.hand, view.qualify, strict=True)
    }
    assert named["R-RAID-L"] == ["A7"]
    assert named["R-RAID-R"] == []
    assert named["R-HQ"] == ["A7", "E7"]
    assert s.view(1).qualify == []
    assert s.view(-1).qualify == []


def test_an_attack_and_a_retreat_say_who_and_where() -> None:
    s = scene({"D4": "t"}, {"D3": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "retreat", "cross", "cross")
    view = s.view(0)
    assert (view.attacker, view.target) == (at("D4"), at("D3"))
    assert (view.fleeing, view.steps) == (at("D3"), 1)


@pytest.mark.parametrize("number", range(1, 18))
def test_every_scenario_has_a_map_and_says_what_is_special(number: int) -> None:
    view = shipped(number).view(0)
    scenario = BOX.scenarios[number - 1]
    assert view.terrain == list(scenario.terrain)
    assert len(view.structure_kinds) == len(view.structures)
    told = {aim.what for aim in view.aims}
    assert ("charges" in told) == (number == 14)
    assert ("courier" in told) == (number == 8)
    assert {"exit", "exit_wins", "courier"} & told if scenario.exits else not {"exit"} & told
    medals = [aim.medals for aim in view.aims if aim.what == "worth"]
    assert all(medal >= 0 for medal in medals)
