"""Chapter 16: triggers of cards, and effects that answer to moments."""

from __future__ import annotations

from cantina.games.zone.frames.effects import moment
from cantina.games.zone.terms.numbers import BESIDE, GONE
from tests.games.zone.camp import camp, card
from tests.games.zone.scene import BOX, S0, scene
from tests.rules import rule


def effect_of(card_id: str) -> int:
    """The first effect of a stalker's, suit's, mod's or artifact's card."""
    for rows in (BOX.artifacts, BOX.mods, BOX.suits):
        for row in rows:
            if row.id == card_id:
                return row.effects[0]
    raise AssertionError(card_id)


@rule("ST-16.1")
def test_a_trigger_is_no_action() -> None:
    s = camp("borsuk", at="2.H")
    s.clicks("begin 0", "move", "step 2.F")
    assert s.state.cards[card(s, "A1-02")].place == GONE
    assert s.stalker(0).slots[0] == 2  # of three: only the Move was paid for


@rule("ST-16.2")
def test_an_immediate_trigger_does_not_end_the_movement() -> None:
    s = camp("borsuk", at="2.H")
    s.clicks("begin 0", "move", "step 2.F", "step 2.D")
    assert s.where("s0") == "2.D"


@rule("ST-16.2")
def test_a_trigger_fires_once_for_a_card_that_is_flipped() -> None:
    s = camp("borsuk", at="4.F", barracks=2)
    s.clicks("begin 0", "move", "step 4.C", "step 4.F", "step 4.C")
    assert s.state.cards[card(s, "A1-07")].flipped
    assert len(s.state.loot[s.at("4.C")]) == 4


@rule("ST-16.3")
def test_what_must_happen_does_and_what_may_is_offered() -> None:
    s = scene(["borsuk 1.G leather_jacket stone_flower mamas_beads"])
    s.push(moment("defend", S0))
    use = f"use {effect_of('stone_flower')}"
    assert s.offered() == [use, "done"]
    s.click(use)
    assert s.stalker(0).stun
    assert s.step != "offer"  # each once


@rule("ST-16.3", "ST-12.5")
def test_limits_and_prices_of_effects() -> None:
    s = scene(["borsuk 1.G leather_jacket droplets"], begin=True)
    s.stalker(0).dose = 9
    use = f"use {effect_of('droplets')}"
    s.click(use)
    assert (s.stalker(0).hp, s.stalker(0).dose) == (14, 5)
    assert use not in s.offered()  # once per round
    s.stalker(0).used_round = []
    s.stalker(0).hp = 1
    assert use not in s.offered()  # two HP cannot be paid with one


@rule("ST-16.3")
def test_a_note_card_beside_the_map_says_nothing_by_itself() -> None:
    s = camp("borsuk")
    assert s.state.cards[card(s, "A1-01")].place == BESIDE
    s.click("begin 0")
    assert not any(offer.startswith(f"act {card(s, 'A1-01')}") for offer in s.offered())


@rule("ST-16.3", "ST-12.3")
def test_what_could_do_nothing_is_not_offered() -> None:
    """A grenade launcher asks only who has a grenade."""
    s = scene(["velet 1.G akm_74u grenade_launcher"])
    s.push(moment("after_attack", S0))
    assert s.step != "offer"
    s = scene(["velet 1.G akm_74u grenade_launcher molotov"])
    s.push(moment("after_attack", S0))
    assert s.offered() == [f"use {effect_of('grenade_launcher')}", "done"]
    s.click(s.offered()[0])
    assert s.step == "area"
