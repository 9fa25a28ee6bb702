"""Chapter 35: the Lone Stalker."""

from __future__ import annotations

from cantina.games.zone.facts.turn_tokens import ready_tokens
from cantina.games.zone.frames.stalkers import lose_hp
from tests.games.zone.scene import S0, corridor, scene
from tests.rules import rule


@rule("ST-35.1", "ST-35.4")
def test_ex_33_three_standard_actions_in_each_of_two_turns() -> None:
    s = scene(["borsuk A"], ground=corridor("ABCDEFG"))
    taken = 0
    while s.step == "turn":
        s.click("begin 0" if "begin 0" in s.offered() else "begin 1")
        while s.step == "act":
            if s.can("careful") == [False]:
                s.click("end")
                continue
            s.click("careful")
            s.click(next(words for words in s.offered() if words.startswith("step")))
            taken += 1
    assert taken == 6


@rule("ST-35.3")
def test_ex_33_a_critical_wound_leaves_one() -> None:
    s = scene(["borsuk A"], ground=corridor("ABCDEFG"))
    s.push(lose_hp(S0, 99))
    assert s.stalker(0).slots == [1, 3]
    ready_tokens(s.table)
    assert s.stalker(0).slots == [1, 3]


@rule("ST-35.2")
def test_the_lead_token_is_only_flipped() -> None:
    s = scene(["borsuk A"], ground=corridor("ABCDEFG"), begin=True)
    s.stalker(0).hp = 5
    s.click("lead 0")
    assert (s.state.lead, s.state.lead_ready, s.stalker(0).hp) == (0, False, 7)
    assert s.can("lead") == [False]


@rule("ST-35.4", "ST-11.4")
def test_a_lone_stalker_cannot_pass() -> None:
    s = scene(["borsuk A"], ground=corridor("ABCDEFG"))
    assert s.offered() == ["begin 0"]
