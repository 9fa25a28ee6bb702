"""Control cards, which a controller's attack brings."""

from __future__ import annotations

import pytest

from cantina.games.zone.events.enemies import ControlAnswered, ControlDrawn
from cantina.games.zone.events.fighting import Defended
from cantina.games.zone.frames.effects import control
from cantina.games.zone.frames.enemies import enemy_attack
from cantina.kernel.action import HIDDEN
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, S0, Scene, scene
from tests.rules import rule
from tests.seats import FIRST, SECOND

HALL = drawn(["+#+#+#+#+#+#+#+#+", "#A B C D E F#Z.Z#", "+#+#+#+#+#+#+#+#+"])
IDS = [card.id for card in BOX.control]


def draw(s: Scene, card: str) -> Scene:
    """The stalker draws this card."""
    s.state.control.cards = [n for n in range(3) if IDS[n] != card] + [IDS.index(card)]
    return s.push(control(S0))


@rule("ST-27.19")
@pytest.mark.parametrize(("card", "loss"), [("paranoia", 12), ("hallucination", 12), ("call", 14)])
def test_resisting_costs_hp_and_half_with_focus(card: str, loss: int) -> None:
    s = draw(scene(["borsuk Z ptm"], ["controller A E"], HALL), card)
    assert "resist 1" not in s.offered(), "without focus"
    assert s.click("resist 0").stalker(0).hp == 16 - loss
    s = scene(["borsuk Z"], ["controller A E"], HALL)
    s.stalker(0).focus = True
    draw(s, card).click("resist 1")
    assert (s.stalker(0).hp, s.stalker(0).focus) == (16 - loss // 2, False)


@rule("ST-27.21")
def test_the_card_goes_back_and_is_shuffled_in() -> None:
    s = draw(scene(["borsuk Z"], ["controller A E"], HALL), "call")
    assert len(s.state.control.cards) == 2
    s.click("resist 0")
    assert sorted(s.state.control.cards) == [0, 1, 2]


@rule("ST-27.17", "ST-27.18")
def test_only_who_drew_it_knows_the_card() -> None:
    s = draw(scene(["borsuk Z", "chort Z"], ["controller A E"], HALL), "call")
    told = s.told(ControlDrawn)[0]
    mine, theirs = told.seen_by(FIRST), told.seen_by(SECOND)
    assert isinstance(mine, ControlDrawn)
    assert isinstance(theirs, ControlDrawn)
    assert (mine.card, theirs.card) == (IDS.index("call"), HIDDEN)


@rule("ST-27.19", "ST-27.20")
def test_an_apparition_empties_the_weapon() -> None:
    s = draw(scene(["borsuk Z ptm"], ["controller A E"], HALL), "hallucination").click("obey")
    assert s.state.gear[s.stalker(0).weapon].ammo == 0
    assert s.stalker(0).hp == 16
    assert not s.told(ControlAnswered)[0].resisted
    draw(s, "hallucination")
    assert s.offered() == ["resist 0"], "there is nothing left to empty"


@rule("ST-27.20")
def test_the_call_leads_to_the_controller() -> None:
    s = draw(scene(["borsuk F"], ["controller A E"], HALL), "call").click("obey")
    for area in "EDCB":
        if s.step == "step":
            s.click(f"step {area}")
    assert s.where("s0") == "B"
    unreachable = draw(scene(["borsuk Z"], ["controller A E"], HALL), "call")
    assert unreachable.offered() == ["resist 0"]


@rule("ST-27.17")
def test_a_calm_stalker_is_not_touched() -> None:
    s = scene(["borsuk Z"], ["controller A E"], HALL)
    s.stalker(0).calm = True
    draw(s, "call")
    assert not s.told(ControlDrawn)
    assert len(s.state.control.cards) == 3


@rule("ST-27.17")
def test_a_controllers_attack_brings_a_card_before_hp_is_lost() -> None:
    s = scene(["borsuk C leather_jacket ptm"], ["controller A E"], HALL).dice(5)
    s.state.control.cards = [IDS.index("hallucination")]
    s.push(enemy_attack(E0))
    assert s.step == "control"
    assert (s.stalker(0).hp, s.told(Defended)) == (16, [])
    s.click("obey")
    assert s.stalker(0).hp == 16 - 4
    assert [told.lost for told in s.told(Defended)] == [4]


def test_paranoia_makes_a_stalker_fire_at_another() -> None:
    """Each success is a wound; the victim may defend. One shot, one victim: nothing to choose."""
    s = draw(scene(["borsuk Z ptm", "chort Z"], ["controller A E"], HALL), "paranoia")
    s.click("obey")
    assert s.state.gear[s.stalker(0).weapon].ammo == 3
    assert s.stalker(0).hp == 16
    hurt = [told for told in s.told(Defended) if told.stalker == 1]
    assert [told.attacker for told in hurt] == [0]
    assert s.stalker(1).hp == 16 - hurt[0].lost
    assert sorted(s.state.control.cards) == [0, 1, 2]


@rule("ST-27.20")
def test_paranoia_without_anybody_in_reach_turns_on_oneself_and_needs_ammunition() -> None:
    s = draw(scene(["borsuk Z ptm", "chort F"], ["controller A E"], HALL), "paranoia")
    s.click("obey")
    assert [told.stalker for told in s.told(Defended)] == [0]
    empty = scene(["borsuk Z ptm", "chort Z"], ["controller A E"], HALL)
    empty.state.gear[empty.stalker(0).weapon].ammo = 0
    assert draw(empty, "paranoia").offered() == ["resist 0"]
