"""Chapter 23: critical wounds, focus, stun, vulnerability of stalkers; HP (ST-18.3)."""

from __future__ import annotations

import pytest

from cantina.games.zone.events.stalkers import StalkerDied
from cantina.games.zone.facts.conditions_on_figures import discard, gain, has, in_supply
from cantina.games.zone.facts.hit_points import heal, max_hp
from cantina.games.zone.facts.turn_tokens import ready_tokens
from cantina.games.zone.frames.effects import Moment
from cantina.games.zone.frames.stalkers import lose_hp
from cantina.games.zone.terms.numbers import BOLT
from tests.games.zone.scene import E0, E1, S0, Scene, corridor, scene
from tests.rules import rule


def hurt(hp: int, critical: list[bool] | None = None) -> Scene:
    """A stalker with so many HP and these critical wounds, and another."""
    s = scene(["borsuk A", "velet C"], ground=corridor("ABC"))
    s.stalker(0).hp = hp
    s.stalker(0).critical = critical or [False, False]
    ready_tokens(s.table)
    return s


@rule("ST-18.2", "ST-18.3")
def test_hp_stay_between_nothing_and_the_maximum() -> None:
    s = hurt(5)
    most = s.table.pack.stalkers[s.stalker(0).card].hp
    assert max_hp(s.table, S0) == most
    heal(s.table, S0, 3)
    assert s.stalker(0).hp == 8
    heal(s.table, S0, 99)
    assert s.stalker(0).hp == most
    s.push(lose_hp(S0, 99))
    assert s.stalker(0).hp == 0


@rule("ST-23.3", "ST-23.4")
def test_ex_18_the_first_critical_wound() -> None:
    s = hurt(5)
    s.push(lose_hp(S0, 12))
    one = s.stalker(0)
    assert (one.hp, one.critical, one.slots) == (0, [True, False], [1, 2])


@rule("ST-23.2")
def test_ex_18_one_source_gives_one_token_and_the_next_the_second() -> None:
    s = hurt(0, [True, False])
    s.push(lose_hp(S0, 1))
    assert (s.stalker(0).critical, s.stalker(0).slots) == ([True, True], [1, 1])
    assert s.state.outcome is None


@rule("ST-23.5", "ST-2.3")
def test_ex_18_the_third_time_is_death() -> None:
    s = hurt(0, [True, True])
    s.push(lose_hp(S0, 1))
    assert (s.outcome.winners, s.outcome.reason) == ([], "stalker_died")
    assert [event.stalker for event in s.told(StalkerDied)] == [0]


@rule("ST-23.5")
@pytest.mark.parametrize(
    ("hp", "critical", "lost"),
    [(2, [True, True], 1), (0, [True, False], 1), (0, [False, True], 1), (0, [True, True], 0)],
)
def test_death_needs_a_loss_at_nothing_with_both_wounds(
    hp: int, critical: list[bool], lost: int
) -> None:
    s = hurt(hp, critical)
    s.push(lose_hp(S0, lost))
    assert s.state.outcome is None
    assert not s.told(StalkerDied)
    assert s.stalker(0).hp == max(hp - lost, 0)


@rule("ST-23.6")
def test_ex_18_healing_removes_all_critical_wounds() -> None:
    s = hurt(0, [True, True])
    heal(s.table, S0, 2)
    one = s.stalker(0)
    assert (one.hp, one.critical, one.slots) == (2, [False, False], [1, 1])
    ready_tokens(s.table)
    assert one.slots == [2, 2]


@rule("ST-23.2")
def test_ex_18_losing_nothing_is_nothing() -> None:
    s = hurt(0, [True, True])
    s.push(lose_hp(S0, 0))
    assert s.state.outcome is None
    s = hurt(1)
    s.push(lose_hp(S0, 0))
    assert (s.stalker(0).hp, s.stalker(0).critical) == (1, [False, False])


@rule("ST-23.2")
def test_reaching_zero_exactly_is_critical() -> None:
    s = hurt(4)
    s.push(lose_hp(S0, 3))
    assert s.stalker(0).critical == [False, False]
    s.push(lose_hp(S0, 1))
    assert s.stalker(0).critical == [True, False]


@rule("ST-23.3")
def test_the_owner_chooses_where_turn_tokens_differ() -> None:
    s = hurt(4)
    s.click("begin 0")
    s.push(lose_hp(S0, 4))
    assert (s.seat, s.offered()) == (0, ["critical 0", "critical 1"])
    s.click("critical 1")
    assert (s.stalker(0).critical, s.stalker(0).slots) == ([False, True], [2, 1])
    s.push(lose_hp(S0, 1))  # the second goes above the other
    assert (s.stalker(0).critical, s.stalker(0).slots) == ([True, True], [1, 1])


@rule("ST-23.4")
def test_a_token_that_was_lower_already_stays() -> None:
    s = hurt(4)
    s.click("begin 0").walk("B")
    s.push(lose_hp(S0, 4)).click("critical 0")
    assert s.stalker(0).slots == [1, 2]


@rule("ST-23.7")
def test_the_limit_holds_every_round_while_the_wound_stays() -> None:
    s = hurt(0, [False, True])
    for _ in range(2):
        ready_tokens(s.table)
        assert s.stalker(0).slots == [2, 1]


@rule("ST-23.1")
@pytest.mark.parametrize("token", ["focus", "stun", "vulnerable"])
def test_one_token_of_each_state(token: str) -> None:
    s = hurt(9)
    assert gain(s.table, S0, token, 2) == 1
    assert gain(s.table, S0, token) == 0
    assert has(s.table, S0, token)
    assert discard(s.table, S0, token)
    assert not has(s.table, S0, token)
    assert not discard(s.table, S0, token)


@rule("ST-23.1", "ST-2.3")
def test_enemies_have_stun_and_vulnerability_only() -> None:
    s = scene(["borsuk A"], ["snork C W", "snork pool"], corridor("ABC"))
    t = s.table
    assert [gain(t, E0, token) for token in ("stun", "vulnerable", "focus", "bolt")] == [
        1,
        1,
        0,
        0,
    ]
    assert [has(t, E0, token) for token in ("stun", "vulnerable", "focus")] == [
        True,
        True,
        False,
    ]
    assert gain(t, E1, "stun") == 0
    assert discard(t, E0, "stun")
    assert discard(t, E0, "vulnerable")
    assert not s.enemy(0).stun
    assert not s.enemy(0).vulnerable


@rule("ST-1.2")
def test_ex_1_what_is_not_in_the_supply_is_not_gained() -> None:
    s = scene(["borsuk A"], ["snork C W"] * 10, corridor("ABC", high=12))
    for enemy in s.state.enemies:
        enemy.stun = True
    assert in_supply(s.table, "stun") == 0
    s.push(lose_hp(S0, 7))
    assert gain(s.table, S0, "stun") == 0
    assert (s.stalker(0).hp, s.stalker(0).stun) == (max_hp(s.table, S0) - 7, False)


@rule("ST-1.2")
def test_bolts_are_limited_as_well() -> None:
    s = scene(["borsuk A", "velet C"], ground=corridor("ABC"), anomalies=["electro B B:1 B:2"])
    s.state.anomalies[0].symbols[0].cover = BOLT
    s.stalker(1).bolts = 12
    assert in_supply(s.table, "bolt") == 3
    assert gain(s.table, S0, "bolt", 2) == 2
    assert gain(s.table, S0, "bolt", 2) == 1
    assert s.stalker(0).bolts == 3


@rule("ST-23.10")
def test_stun_gained_in_a_turn_stops_everything_else() -> None:
    s = hurt(9)
    s.click("begin 0").walk("B")
    gain(s.table, S0, "stun")
    assert s.offered() == ["shake"]
    s.click("shake")
    assert not s.stalker(0).stun
    assert s.seat == 0 if s.can("lead")[0] else s.seat == 1


@rule("ST-23.10", "ST-11.6")
def test_who_is_stunned_with_all_actions_used_ends_the_turn_stunned() -> None:
    s = hurt(9)
    s.click("begin 0").walk("B").walk("A")
    gain(s.table, S0, "stun")
    s.offered()
    assert (s.seat, s.stalker(0).stun) == (1, True)


@rule("ST-23.12")
def test_a_new_round_does_not_end_a_stalkers_stun() -> None:
    s = hurt(9)
    gain(s.table, S0, "stun")
    ready_tokens(s.table)
    assert s.stalker(0).stun


@rule("ST-23.1")
def test_gaining_stun_is_a_moment_cards_answer_to() -> None:
    s = hurt(9)
    gain(s.table, S0, "stun")
    top = s.state.stack[-1]
    assert isinstance(top, Moment)
    assert (top.trigger, top.stalker) == ("gain_stun", 0)
