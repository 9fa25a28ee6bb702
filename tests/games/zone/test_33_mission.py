"""Chapter 33: how mission A1 is won and lost."""

from __future__ import annotations

import random

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.events.mission import EventDrawn, MissionEnded, StalkerLeft
from cantina.games.zone.frames.stalkers import lose_hp
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.table import play
from tests.games.zone.camp import act, camp, opened
from tests.games.zone.guide import guided
from tests.games.zone.scene import BOX, S0, S1, Scene
from tests.rules import rule


def freed(*stalkers: str, at: str = "5.C") -> Scene:
    """Dalik has just been freed from the cell on 5.F; the first stalker's turn goes on there,
    and nobody bars the way out."""
    s = camp(*stalkers, at="5.C")
    s.bears(S0, "cell_key")
    s.clicks("begin 0", act(s, "A1-05", "open_with_key"))
    for number in range(len(stalkers)):
        s.stalker(number).area = s.at(at)
    for enemy in s.state.enemies:
        enemy.area = NOWHERE
    return s


@rule("ST-33.1", "ST-33.8", "ST-10.1")
def test_with_dalik_and_everybody_at_an_exit_the_mission_is_won_at_once() -> None:
    s = freed("borsuk", "mamon", at="5.F")
    s.click("take 1")
    for one in s.state.stalkers:
        one.area = s.at("1.D")
    assert s.state.outcome is None  # checked after a finished action
    s.click("prepare")
    while s.step == "arrange":
        s.click("done")
    assert (s.outcome.winners, s.outcome.reason) == ([0, 1], "mission_won")
    assert BOX.events[s.told(EventDrawn)[-1].card].numeral == "VIII"
    assert s.told(MissionEnded)[0].won


@rule("ST-33.1")
def test_not_while_dalik_or_a_stalker_is_still_inside() -> None:
    s = freed("borsuk", "mamon", at="5.F")
    s.click("take 1")
    s.stalker(0).area = s.at("1.D")
    s.click("prepare")
    assert s.state.outcome is None
    s = freed("borsuk", at="1.D")
    s.click("prepare")
    assert s.state.outcome is None


@rule("ST-8.7")
def test_dalik_goes_along_and_is_handed_over_or_put_down() -> None:
    s = freed("borsuk", "mamon", at="5.F")
    s.click("take 1")
    assert s.can("put", "pass_on", "take") == [True, True, False]
    s.click("pass_on 1 1")
    assert s.state.tokens[1].bearer == S1
    assert s.can("put", "take") == [False, False]
    s.state.tokens[1].bearer = S0
    s.clicks("move", "step 5.C", "done")
    s.click("put 1")
    assert s.state.tokens[1].bearer == NO_FIGURE
    assert ("dalik", "5.C") in s.lying()


@rule("ST-33.7", "ST-18.12")
def test_stalkers_leave_by_an_exit_that_nobody_sees() -> None:
    s = freed("borsuk", "mamon", "velet", at="1.G")
    s.click("leave")
    assert (s.where("s0"), s.stalker(0).left, s.state.lead) == ("-", True, 1)
    assert s.told(StalkerLeft)[0].stalker == 0
    assert len(s.state.stalkers) == 3  # N does not change
    assert s.seat == 1
    s.click("begin 0")
    s.enemy(0).area, s.enemy(0).facing = s.at("1.D"), 2
    assert not s.can("leave")[0]
    s.enemy(0).area = NOWHERE
    s.stalker(1).area = s.at("1.B")
    assert not s.can("leave")[0]


@rule("ST-33.7")
def test_the_last_one_does_not_leave_without_dalik() -> None:
    s = freed("borsuk", "mamon", at="1.G")
    s.click("leave").click("begin 0")
    assert not s.can("leave")[0]
    s.state.tokens[1].bearer, s.state.tokens[1].area = S1, NOWHERE
    s.click("leave")
    assert s.outcome.winners == [0, 1]


@rule("ST-33.7")
def test_before_dalik_is_free_nobody_leaves() -> None:
    s = camp("borsuk", at="1.G")
    s.click("begin 0")
    assert not s.can("leave")[0]


@rule("ST-33.2", "ST-23.5")
def test_a_death_fails_the_mission_at_once() -> None:
    s = camp("borsuk", "mamon")
    s.stalker(1).hp, s.stalker(1).critical = 0, [True, True]
    s.push(lose_hp(S1, 1))
    assert (s.outcome.winners, s.outcome.scores) == ([], [0, 0])
    assert s.outcome.reason == "stalker_died"
    assert BOX.events[s.told(EventDrawn)[-1].card].numeral == "VII"


@rule("ST-33.3")
def test_time_out_fails_it_too() -> None:
    s = camp("borsuk")
    s.state.events = []
    s.state.event = NONE
    dice = random.Random(2)
    while s.table.asks:
        ask = s.table.asks[0]
        play(s.table, ask.seat, dice.choice(ask.options))
        s.stalker(0).hp = 16
        s.stalker(0).critical = [False, False]
    assert (s.outcome.reason, s.outcome.winners) == ("out_of_time", [])


@rule("ST-33.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a1_can_be_won_at_every_number_of_stalkers(seats: int) -> None:
    """By those who know the way and are hard to kill: their HP are given back."""
    won = 0
    for seed in range(4):
        s = opened(seats, seed)
        dice = random.Random(seed)
        while s.table.asks:
            ask = s.table.asks[0]
            play(s.table, ask.seat, guided(s.table, ask, dice))
            GAME.check(s.table)
            for one in s.state.stalkers:
                if s.state.round:
                    one.hp = max(one.hp, 12)
                    one.critical = [False, False]
        won += bool(s.outcome.winners)
    assert won >= 2
