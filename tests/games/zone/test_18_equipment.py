"""Chapter 18: equipment cards."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.combat.radiation import base_dose
from cantina.games.zone.events.equipment import GearGained
from cantina.games.zone.facts.equipment import (
    BACKPACK_LIMIT,
    backpack_limit,
    container,
    container_reduction,
    defence_dice,
    draw,
    excess_options,
    fits,
    level_of,
    tags_of,
)
from cantina.games.zone.frames.stalkers import gain, suffer
from cantina.games.zone.gear.backpack import equip_options
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR
from cantina.games.zone.terms.kinds import ARTIFACT_CARD
from cantina.kernel.table import Table
from tests.games.zone.maps import CONTENT
from tests.games.zone.scene import BOX, S0, S1
from tests.games.zone.yard import ids, yard
from tests.rules import rule

# The backpack.


@rule("ST-18.4")
def test_the_backpack_holds_six_cards_and_cards_change_that() -> None:
    s = yard("borsuk A", "velet A long_coat side_bags")
    assert backpack_limit(s.table, S0) == BACKPACK_LIMIT == 6
    assert backpack_limit(s.table, S1) == 6 + 2 + 1 + 2


@rule("ST-18.5")
def test_whoever_has_too_much_discards_what_it_likes() -> None:
    s = yard("borsuk A bread bread bread vodka vodka bandage")
    s.push(gain(S0, [s.gear("sausage"), s.gear("molotov")]))
    assert s.step == "drop"
    assert len(s.offered()) == 8
    s.click(f"drop {s.gear('bandage')}").click(f"drop {s.gear('molotov')}")
    assert ids(s, s.stalker(0).backpack) == ["bread"] * 3 + ["vodka"] * 2 + ["sausage"]
    assert s.gear("molotov") in s.state.items.discard
    assert s.step == "act"


@rule("ST-18.11")
def test_a_card_without_a_price_cannot_be_discarded(tmp_path: Path) -> None:
    """No card of the box is without one, so bread gets none."""
    content = tmp_path / "content"
    shutil.copytree(CONTENT, content)
    items = (content / "items.toml").read_text(encoding="utf-8")
    bread = items.index('id = "bread"')
    items = items[:bread] + items[bread:].replace("price = 100", 'price = "-"', 1)
    (content / "items.toml").write_text(items, encoding="utf-8")
    s = yard("borsuk A bread bread bread vodka vodka bandage")
    s.stalker(0).backpack.append(s.gear("sausage"))
    t: ZoneTable = Table(GAME, GAME.load(content), s.state, 1, 0, s.table.options, True)
    dropped = [BOX.gear[action.args[0]].id for action in excess_options(t, S0)]
    assert dropped == ["vodka", "vodka", "bandage", "sausage"]
    assert len(excess_options(s.table, S0)) == 7


@rule("ST-18.6", "ST-18.17")
def test_what_is_in_the_backpack_does_not_work() -> None:
    s = yard("borsuk A leather_jacket")
    s.stalker(0).backpack = [s.gear("exoskeleton"), s.gear("soul"), s.gear("side_bags")]
    assert defence_dice(s.table, S0) == 1
    assert backpack_limit(s.table, S0) == 6
    assert base_dose(s.table, S0) == 0


# Gaining.


@rule("ST-18.7", "ST-18.8")
def test_a_gained_weapon_is_loaded_and_may_replace_the_one_in_use() -> None:
    s = yard("borsuk A ptm")
    carbine, ptm = s.gear("hunting_carbine"), s.stalker(0).weapon
    s.state.gear[carbine].ammo = 0
    s.state.gear[ptm].ammo = 1
    s.push(gain(S0, [carbine]))
    assert s.state.gear[carbine].ammo == 3
    assert s.offered() == [f"equip {carbine}", "done"]
    s.click(f"equip {carbine}")
    assert (s.stalker(0).weapon, s.stalker(0).backpack) == (carbine, [ptm])
    assert s.state.gear[ptm].ammo == 1


@rule("ST-18.7")
def test_or_it_goes_into_the_backpack() -> None:
    s = yard("borsuk A ptm")
    ptm = s.stalker(0).weapon
    s.push(gain(S0, [s.gear("sawed_off")])).click("done")
    assert (s.stalker(0).weapon, s.stalker(0).backpack) == (ptm, [s.gear("sawed_off")])
    s.push(gain(S0, [s.gear("bread")]))
    assert s.step == "act"  # an item is only stowed
    assert [event.gear for event in s.told(GearGained)] == [s.gear("sawed_off"), s.gear("bread")]


@rule("ST-18.7")
def test_a_gained_weapon_receives_matching_mods() -> None:
    s = yard("borsuk A ptm silencer")
    scope, silencer = s.gear("scope"), s.gear("silencer")
    s.stalker(0).backpack = [scope]
    s.push(gain(S0, [s.gear("machine_pistol")])).click(f"equip {s.gear('machine_pistol')}")
    assert s.offered() == [
        f"fit {scope} {s.gear('machine_pistol')}",
        f"fit {silencer} {s.gear('machine_pistol')}",
        "done",
    ]
    s.click(f"fit {silencer} {s.gear('machine_pistol')}")
    s.click(f"fit {scope} {s.gear('machine_pistol')}")
    assert s.state.gear[s.stalker(0).weapon].mods == [silencer, scope]
    assert s.stalker(0).backpack == [s.gear("ptm")]
    assert s.state.gear[s.gear("ptm")].mods == []


@rule("ST-18.7", "ST-18.17")
def test_a_fourth_artifact_replaces_one_of_three() -> None:
    s = yard("borsuk A soul gravi eye")
    jelly, eye = s.gear("jellyfish"), s.gear("eye")
    s.push(gain(S0, [jelly]))
    assert len(s.offered()) == 3 + 1
    s.click(f"equip {jelly} {eye}")
    assert ids(s, s.stalker(0).artifacts) == ["soul", "gravi", "jellyfish"]
    assert s.stalker(0).backpack == [eye]


@rule("ST-18.7", "ST-18.16")
def test_a_gained_mod_may_replace_the_one_on_the_suit() -> None:
    s = yard("borsuk A leather_jacket echo_detector")
    suit, bags = s.stalker(0).suit, s.gear("side_bags")
    s.push(gain(S0, [bags]))
    assert s.offered() == [f"fit {bags} {suit} {s.gear('echo_detector')}", "done"]
    s.click(f"fit {bags} {suit} {s.gear('echo_detector')}")
    assert s.state.gear[suit].mods == [bags]
    assert s.stalker(0).backpack == [s.gear("echo_detector")]


# Decks.


@rule("ST-18.10")
def test_a_random_card_may_be_of_a_level_a_tag_an_id_or_any() -> None:
    s = yard("borsuk A")
    assert level_of(s.table, draw(s.table, s.state.weapons, level=3)) == 3
    assert "food" in tags_of(s.table, draw(s.table, s.state.items, tag="food"))
    assert ids(s, [draw(s.table, s.state.items, card="molotov")]) == ["molotov"]
    top = s.state.mods.cards[-1]
    assert draw(s.table, s.state.mods) == top
    assert s.state.revealed == 4


@rule("ST-1.2", "ST-18.10")
def test_used_cards_come_back_when_the_deck_has_none_and_else_there_is_none() -> None:
    s = yard("borsuk A")
    s.state.items.cards, s.state.items.discard = [s.gear("vodka")], [s.gear("bread")]
    assert draw(s.table, s.state.items, card="bread") == s.gear("bread")
    assert s.state.items.discard == []
    assert draw(s.table, s.state.items) == s.gear("vodka")
    assert draw(s.table, s.state.items) == NO_GEAR


# Suits and artifacts.


@rule("ST-18.14")
def test_a_suit_gives_defence_dice() -> None:
    s = yard("borsuk A", "milady A assault_armor")
    assert [defence_dice(s.table, one) for one in (S0, S1)] == [0, 4]
    s.dice(5, 3, 2, 1).push(suffer(S1, 9))
    assert s.stalker(1).hp == 14 - (9 - 6)


@rule("ST-18.20")
@pytest.mark.parametrize(
    ("worn", "level", "off"),
    [
        ("leather_jacket", 0, 0),
        ("field_suit", 1, 2),
        ("lab_coverall", 2, 4),
        ("leather_jacket improved_container", 1, 2),
        ("lab_coverall improved_container", 2, 4),
    ],
)
def test_containers(worn: str, level: int, off: int) -> None:
    s = yard(f"borsuk A {worn}")
    assert (container(s.table, S0), container_reduction(s.table, S0)) == (level, off)


@rule("ST-18.18", "ST-18.19", "ST-18.21")
def test_only_the_highest_base_dose_counts_less_the_container() -> None:
    s = yard("borsuk A field_suit neuron soul slime", "milady A lab_coverall slug")
    assert base_dose(s.table, S0) == 6 - 2
    assert base_dose(s.table, S1) == 0


@rule("ST-18.22")
def test_equipping_an_artifact_does_not_raise_the_dose_at_once() -> None:
    s = yard("borsuk A leather_jacket")
    s.push(gain(S0, [s.gear("neuron")])).click(f"equip {s.gear('neuron')}")
    assert s.stalker(0).dose == 0
    assert base_dose(s.table, S0) == 6


@rule("ST-18.16")
def test_any_suit_takes_any_suit_mod_but_one() -> None:
    s = yard("borsuk A leather_jacket ptm")
    suit, weapon = s.stalker(0).suit, s.stalker(0).weapon
    detector, bags = s.gear("echo_detector"), s.gear("side_bags")
    assert fits(s.table, detector, suit)
    assert not fits(s.table, detector, weapon)
    assert not fits(s.table, s.gear("silencer"), suit)
    s.state.gear[suit].mods = [bags]
    assert not fits(s.table, detector, suit)
    assert fits(s.table, detector, suit, bags)


@rule("ST-18.13")
def test_every_item_has_one_use_and_a_price() -> None:
    for row in BOX.items:
        assert [BOX.effects[number].trigger for number in row.effects] == ["use"]
        assert row.price > 0


def test_artifacts_in_hand_are_offered_a_slot() -> None:
    s = yard("borsuk A")
    card = BOX.deck[ARTIFACT_CARD][0]
    s.stalker(0).backpack = [card]
    assert [repr(option) for option in equip_options(s.table, S0, card)] == [f"equip {card}"]
