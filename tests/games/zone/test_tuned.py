"""Bots that play by the tuned set: what they do, and what they look at."""

from __future__ import annotations

from cantina.bots.base import decide, make_bot
from cantina.bots.weighted import game_by, seen_by
from cantina.games.zone.actions.mission import Fire
from cantina.games.zone.bot.act import rated_acts
from cantina.games.zone.bot.aims import aim_of, slack
from cantina.games.zone.policy import suggest, worthwhile
from cantina.games.zone.state import ZoneTable
from cantina.kernel.action import DONE, Action, ask_of
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, determinize
from tests.games.zone.camp import sent
from tests.games.zone.scene import S0, S1, Scene, scene
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


def test_a_look_ahead_sees_nothing_hidden() -> None:
    s = scene(["borsuk 2.E akm_74u leather_jacket"], ["bandit_rifle 2.B S"])
    s.click("begin 0")
    found: list[Action] = []
    for seed in (1, 2):
        world = determinize(s.table, FIRST, seeded(seed))
        assert ask_of(world.asks, FIRST) is not None
        found.append(decide(make_bot("trials:40"), world, FIRST, seeded(3)))
    assert found[0] == found[1]
    assert found[0] in s.table.asks[0].options


def test_who_goes_first_is_worth_a_look() -> None:
    s = scene(["borsuk 2.E ptm leather_jacket", "velet 2.E ptm leather_jacket"], [])
    ask = s.table.asks[0]
    assert ask.name == "turn"
    assert len(ask.options) > 1
    looked_at = worthwhile(s.table, ask)
    assert sorted(map(repr, looked_at)) == sorted(map(repr, ask.options))
    assert looked_at[0] == suggest(s.table, ask, seeded(1)), "the rule of thumb's answer first"
    assert worthwhile(casual(s), ask) == looked_at[:1], "by the casual set nothing else"


def test_of_dice_to_roll_again_the_best_are_looked_at() -> None:
    s = scene(["borsuk 2.E akm_74u leather_jacket"], ["bandit_rifle 2.B S"])
    s.stalker(S0).focus = True
    s.click("begin 0")
    rng = seeded(2)
    while s.table.asks[0].name != "reroll":
        ask = s.table.asks[0]
        shots = [option for option in ask.options if isinstance(option, Fire)]
        apply(s.table, ask, shots[0] if shots else suggest(s.table, ask, rng))
    ask = s.table.asks[0]
    looked_at = worthwhile(s.table, ask)
    assert set(looked_at) <= set(ask.options)
    assert DONE in looked_at
    assert 2 <= len(looked_at) <= 3 < len(ask.options)
