"""Loot, Pick Up, Prepare and Reload (ST-7.3 to ST-7.5, ST-13.3 to ST-13.6)."""

from __future__ import annotations

from cantina.games.zone.events.equipment import GearGained, LootTaken
from cantina.games.zone.facts.equipment import (
    tags_of,
)
from cantina.games.zone.frames.stalkers import loot, refit
from cantina.games.zone.terms.ids import NO_GEAR
from cantina.games.zone.terms.kinds import ANOMALY_TYPES
from cantina.games.zone.terms.numbers import ARTIFACT, PISTOL
from tests.games.zone.scene import S0, S1
from tests.games.zone.yard import ids, token_of, yard
from tests.rules import rule

# Loot and artifact tokens.


@rule("ST-7.5", "ST-13.6")
def test_the_top_of_the_loot_is_taken_and_gone() -> None:
    s = yard("borsuk A", "milady B")
    assert not s.can("pick")[0]
    bolts, food = token_of("bolt_2"), token_of("item_food")
    s.state.loot[s.at("A")] = [food, bolts]
    s.click("pick 0")
    assert s.told(LootTaken)[0].tokens == [bolts]
    assert s.stalker(0).bolts == 2
    assert s.state.loot[s.at("A")] == [food]
    assert s.stalker(0).slots[0] == 1
    s.click("pick 0")
    assert "food" in tags_of(s.table, s.stalker(0).backpack[0])


@rule("ST-7.5")
def test_mamon_keeps_one_of_two_loot_tokens() -> None:
    s = yard("mamon A", "milady B")
    bolts, rifle = token_of("bolt_2"), token_of("magazine_rifle")
    s.state.loot_pool = [rifle]
    s.push(loot(S0, bolts))
    assert s.offered() == [f"return {bolts}", f"return {rifle}"]
    s.click(f"return {bolts}")
    assert s.state.loot_pool == [bolts]
    assert (s.stalker(0).bolts, sum(s.stalker(0).magazines)) == (0, 1)
    s.push(loot(S0, token_of("bolt_2")))
    assert s.stalker(0).bolts == 2  # once per round


@rule("ST-7.3", "ST-7.4", "ST-13.6")
def test_an_artifact_is_of_the_type_of_its_anomaly() -> None:
    s = yard("borsuk A", anomalies=["electro B B:4 A:1"])
    s.state.anomalies[0].symbols[1].cover = ARTIFACT
    s.click("pick 2 0 1")
    card = s.table.pack.artifact(s.told(GearGained)[0].gear)
    assert ANOMALY_TYPES[card.type] == "electric"
    assert s.state.anomalies[0].symbols[1].cover != ARTIFACT


@rule("ST-7.4")
def test_any_artifact_when_its_type_is_exhausted_or_it_lay_on_no_anomaly() -> None:
    s = yard("borsuk A", anomalies=["electro B B:4 A:1"])
    s.state.anomalies[0].symbols[1].cover = ARTIFACT
    s.state.artifacts.cards = [s.gear("soul")]
    s.click("pick 2 0 1").click("done")
    assert s.stalker(0).backpack == [s.gear("soul")]
    s.state.artifacts.cards = [s.gear("eye")]
    s.state.loose_artifacts = [s.at("A")]
    s.click("pick 1")
    assert s.told(GearGained)[1].gear == s.gear("eye")
    assert s.state.loose_artifacts == []


# Prepare and Reload.


@rule("ST-13.3")
def test_prepare_gives_focus_and_a_bolt() -> None:
    s = yard("milady A").click("prepare")
    assert (s.stalker(0).focus, s.stalker(0).bolts) == (True, 1)
    s = yard("borsuk A").click("prepare")
    assert s.stalker(0).bolts == 2  # deep pockets


@rule("ST-13.3", "ST-23.1")
def test_no_second_focus_and_no_bolt_that_is_not_there() -> None:
    """AM-25."""
    s = yard("milady A", "borsuk B")
    s.stalker(0).focus = True
    s.stalker(1).bolts = 16
    s.click("prepare")
    assert (s.stalker(0).focus, s.stalker(0).bolts) == (True, 0)


@rule("ST-13.3")
def test_prepare_moves_cards_between_slots_and_backpack() -> None:
    s = yard("milady A ptm leather_jacket soul silencer sawed_off field_suit")
    ptm, saw, soul, silencer = (s.gear(id) for id in ("ptm", "sawed_off", "soul", "silencer"))
    s.state.gear[ptm].ammo = 2
    s.click("prepare").clicks(f"stow {silencer}", f"equip {saw}", f"equip {s.gear('field_suit')}")
    s.clicks(f"stow {soul}", "done")
    one = s.stalker(0)
    assert (one.weapon, one.suit, one.artifacts) == (saw, s.gear("field_suit"), [])
    assert sorted(one.backpack) == sorted([ptm, silencer, soul, s.gear("leather_jacket")])
    assert s.state.gear[ptm].ammo == 2
    s.click("prepare").click(f"fit {silencer} {ptm}").click("done")
    assert s.state.gear[ptm].mods == [silencer]


@rule("ST-13.3", "ST-18.9")
def test_stalkers_on_one_area_exchange_what_they_have() -> None:
    s = yard("milady A ptm bread", "borsuk A sawed_off", "palkan B")
    one, other = s.stalker(0), s.stalker(1)
    one.magazines, one.bolts = [1, 0, 0], 1
    s.bears(S0, "cell_key")
    s.click("prepare")
    assert not any(words.endswith(" 2") for words in s.offered() if words.startswith("give"))
    s.clicks(f"give {s.gear('bread')} 1", f"give {s.gear('ptm')} 1", "hand 0 1", "hand 3 1")
    s.clicks("hand 4 1", "done")
    assert s.seat == 1
    s.clicks(f"give {s.gear('sawed_off')} 0", "done")
    assert s.seat == 0
    s.clicks(f"equip {s.gear('sawed_off')}", "done")
    assert (one.weapon, one.backpack, one.magazines, one.bolts) == (
        s.gear("sawed_off"),
        [],
        [0, 0, 0],
        1,
    )
    assert (other.weapon, ids(s, other.backpack)) == (NO_GEAR, ["bread", "ptm"])
    assert (other.magazines, other.bolts, s.keys(S1)) == ([1, 0, 0], 1, ["cell_key"])
    assert s.step == "act"


@rule("ST-13.3")
def test_nothing_goes_back_and_forth_while_preparing() -> None:
    """Ruling: whatever arrangement is wanted takes each card once each way."""
    s = yard("milady A ptm bread", "borsuk A")
    s.stalker(0).bolts, s.stalker(1).bolts = 0, 1
    s.bears(S0, "cell_key")
    s.bears(S1, "trophy")
    bread = s.gear("bread")
    s.click("prepare").clicks("hand 3 1", "hand 4 1", f"give {bread} 1", "done")
    assert s.seat == 1
    assert s.can(f"give {bread}", "hand 3", "hand 5") == [False] * 3
    assert s.offered() == ["hand 4 0", "done"]
    s.click("hand 4 0")
    assert (s.keys(S0), s.keys(S1)) == (["trophy"], ["cell_key"])


@rule("ST-13.4", "ST-18.5")
def test_the_limit_is_checked_after_preparing() -> None:
    s = yard("milady A ptm", "borsuk A bread bread bread vodka vodka bandage")
    s.click("prepare").click(f"give {s.gear('ptm')} 1").click("done")
    assert len(s.stalker(1).backpack) == 7
    s.click("done")
    assert (s.step, s.seat) == ("drop", 1)
    s.click(f"drop {s.gear('ptm')}")
    assert (s.step, len(s.stalker(1).backpack)) == ("act", 6)


@rule("ST-13.3")
def test_a_refit_is_for_mods_alone() -> None:
    s = yard("velet A ptm silencer leather_jacket", "borsuk A")
    s.push(refit(S0, 1))
    assert s.offered() == [f"stow {s.gear('silencer')}", "done"]
    s.click(f"stow {s.gear('silencer')}")
    assert s.step == "act"


@rule("ST-13.5", "ST-19.6")
def test_reload_fills_a_weapon_whatever_was_left() -> None:
    s = yard("milady A ptm", "borsuk B")
    ptm = s.gear("ptm")
    s.stalker(0).magazines[PISTOL] = 2
    assert not s.can("reload")[0], "it is full"
    s.state.gear[ptm].ammo = 3
    s.click(f"reload {ptm}")
    assert (s.state.gear[ptm].ammo, s.stalker(0).magazines[PISTOL]) == (4, 1)
    assert s.stalker(0).slots[0] == 1


@rule("ST-13.5", "ST-23.9")
def test_reload_is_free_with_focus_which_is_kept() -> None:
    s = yard("milady A sawed_off ptm", "borsuk B")
    ptm = s.gear("ptm")
    assert ptm in s.stalker(0).backpack
    s.stalker(0).magazines[PISTOL] = 1
    s.stalker(0).focus = True
    s.state.gear[ptm].ammo = 0
    s.click(f"reload {ptm}")
    assert (s.stalker(0).slots[0], s.stalker(0).focus, s.state.gear[ptm].ammo) == (2, True, 4)


@rule("ST-13.5")
def test_reload_needs_a_magazine_of_the_right_kind() -> None:
    s = yard("milady A ptm", "borsuk B")
    s.state.gear[s.gear("ptm")].ammo = 0
    s.stalker(0).magazines = [0, 3, 3]
    assert not s.can("reload")[0]


@rule("ST-19.7")
def test_special_ammo_has_no_magazines() -> None:
    s = yard("milady A coil_rifle", "borsuk B")
    s.state.gear[s.gear("coil_rifle")].ammo = 0
    s.stalker(0).magazines = [3, 3, 3]
    assert not s.can("reload")[0]
