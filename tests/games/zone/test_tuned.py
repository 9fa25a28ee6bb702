"""Bots that play by the tuned set: what they do, and what they look at."""

from __future__ import annotations

import pytest

from cantina.bots.base import decide, make_bot
from cantina.bots.weighted import game_by, seen_by
from cantina.games.zone.bot.act import rated_acts
from cantina.games.zone.bot.aims import aim_of, slack
from cantina.games.zone.policy import suggest
from cantina.games.zone.state import ZoneTable
from cantina.kernel.action import Action, ask_of
from cantina.kernel.errors import BadOptions
from cantina.kernel.rng import seeded
from cantina.kernel.table import determinize
from tests.games.zone.camp import sent
from tests.games.zone.scene import S1, Scene, scene
from tests.seats import FIRST


def casual(s: Scene) -> ZoneTable:
    return seen_by(s.table, game_by("zone", "casual"))


def rate(t: ZoneTable, verb: str) -> float:
    rated = zip(t.asks[0].options, rated_acts(t, t.asks[0]), strict=True)
    return max([rate for option, rate in rated if option.verb == verb])


def test_medicine_is_for_whoever_is_near_death() -> None:
    s = scene(["borsuk 1.G ptm leather_jacket bandage", "velet 1.G ptm leather_jacket"], [])
    s.stalker(S1).hp = 0
    s.stalker(S1).critical = [True, True]
    s.click("begin 0")
    assert rate(casual(s), "item") < -100, "only for itself, by the casual set"
    assert rate(s.table, "item") > rate(s.table, "move")


def test_a_grenade_goes_where_enemies_are() -> None:
    s = scene(
        ["borsuk 2.E ptm leather_jacket frag_grenade"],
        ["bandit_rifle 2.B S", "bandit_rifle 2.B S"],
    )
    s.click("begin 0")
    grenade = next(option for option in s.table.asks[0].options if option.verb == "item")
    assert rate(casual(s), "item") < -100, "no use to anybody, by the casual set"
    assert rate(s.table, "item") > -100
    s.click(s.words(grenade))
    assert s.words(suggest(s.table, s.table.asks[0], seeded(1))) == "area 2.B"


def test_holding_a_place_is_no_reason_to_hurry() -> None:
    """S2: the group has to be there for eight rounds, and has time for that."""
    s = sent("S2", "borsuk", at="14.A")
    del s.state.events[1:]
    aim = aim_of(s.table)
    assert aim is not None
    assert slack(s.table, aim) > 5
    assert slack(casual(s), aim) < 3


def test_a_scout_judges_by_chances_and_sees_nothing_hidden() -> None:
    s = scene(["borsuk 2.E akm_74u leather_jacket"], ["bandit_rifle 2.B S"])
    s.click("begin 0")
    found: list[Action] = []
    for seed in (1, 2):
        world = determinize(s.table, FIRST, seeded(seed))
        assert ask_of(world.asks, FIRST) is not None
        found.append(decide(make_bot("scout:8"), world, FIRST, seeded(3)))
    assert found[0] == found[1]
    assert found[0] in s.table.asks[0].options
    with pytest.raises(BadOptions, match="scout takes a number"):
        make_bot("scout:many")
