"""Defence rolls (ST-18.15, ST-27.11), and what an attack is likely to come to."""

from __future__ import annotations

import itertools

import pytest

from cantina.games.zone.actions.mission import Fire
from cantina.games.zone.combat.dice import successes
from cantina.games.zone.combat.forecast import forecast, kill_chance
from cantina.games.zone.combat.weapon_attacks import attack_options
from cantina.games.zone.frames.stalkers import suffer
from cantina.games.zone.terms.kinds import HEAD, TORSO
from tests.games.zone.field import BLANK, GEAR_ONE, GEAR_TWO, THREE, field
from tests.games.zone.scene import BOX, E0, S0
from tests.rules import rule


@rule("ST-18.15", "ST-27.11", "ST-23.8")
def test_the_grey_stalker_defends() -> None:
    """EX-27: 3 dice with Stone Flower, which stuns; focus rerolls the 1 and the blank."""
    s = field("palkan A leather_jacket stone_flower", "snork A E")
    s.stalker(0).focus = True
    s.push(suffer(S0, 8, E0)).dice(GEAR_ONE, THREE, BLANK).click(s.offered()[0])
    s.dice(GEAR_ONE, GEAR_TWO).click("reroll 5")
    assert s.stalker(0).hp == 14
    assert s.stalker(0).stun


@rule("ST-27.11")
def test_what_is_stopped_is_not_lost_and_no_more_than_the_damage_is() -> None:
    s = field("palkan A leather_jacket").dice(THREE)
    s.push(suffer(S0, 2))
    assert s.stalker(0).hp == 16
    s.push(suffer(S0, 2, defends=False))
    assert s.stalker(0).hp == 14


@rule("ST-18.14", "ST-18.15")
def test_a_suit_may_add_a_success_to_every_defence() -> None:
    s = field("palkan A ps5_m").dice(BLANK, BLANK)
    s.push(suffer(S0, 3))
    assert s.stalker(0).hp == 14


# Chances.


@rule("ST-20.1", "ST-20.2", "ST-21.8")
def test_forecasts_are_those_of_counting_every_roll() -> None:
    s = field("palkan A ptm", "snork C E")
    found = forecast(s.table, S0, Fire(1, E0))
    assert (found.stalker_dice, found.gear_dice, found.accurate, found.cover) == (3, 1, False, 2)
    rolls = [
        successes([6 + a, 6 + b, 6 + c, d], False) - 2
        for a, b, c, d in itertools.product(range(6), repeat=4)
    ]
    by_results = {(line.part, line.results): line for line in found.lines}
    assert by_results[HEAD, ("hp-1",)].at_least == sum(n >= 6 for n in rolls) / len(rolls)
    heavy = by_results[TORSO, ("heavy",)]
    assert heavy.at_least == pytest.approx(sum(n >= 5 for n in rolls) / len(rolls))
    assert heavy.exactly == pytest.approx(sum(5 <= n < 8 for n in rolls) / len(rolls))
    light = by_results[TORSO, ("light",)].exactly
    kills = [w for w in BOX.wound_deck if BOX.wounds[w].id in ("w_a", "w_c", "w_e")]
    share = len(kills) / len(BOX.wound_deck)
    reshuffled = BOX.wound_deck.count(2) / len(BOX.wound_deck)
    exact = by_results[TORSO, ("hp-1",)].exactly + heavy.exactly * share + light * reshuffled
    assert kill_chance(s.table, E0, found, TORSO) == pytest.approx(exact)


def test_a_forecast_changes_nothing() -> None:
    s = field("palkan A ptm", "snork B E")
    before = (len(s.state.stack), s.state.rng.word, s.state.gear[s.stalker(0).weapon].ammo)
    for action in attack_options(s.table, S0):
        forecast(s.table, S0, action)
    assert before == (len(s.state.stack), s.state.rng.word, s.state.gear[s.stalker(0).weapon].ammo)
