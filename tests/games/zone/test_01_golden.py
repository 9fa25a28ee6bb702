"""Chapter 1: the golden rules."""

from __future__ import annotations

from cantina.games.zone.facts.conditions_on_figures import gain, in_supply
from cantina.games.zone.facts.stock import magazines_left
from cantina.games.zone.frames.effects import resolve
from tests.games.zone.scene import BOX, S0, S2, corridor, scene
from tests.rules import rule

ITEMS = {row.id: BOX.effects[row.effects[0]] for row in BOX.items}


@rule("ST-1.1")
def test_a_card_wins_over_the_rules() -> None:
    """Stunned stalkers may only discard the stun; one item says otherwise."""
    s = scene(["velet 1.G leather_jacket adrenaline bread"])
    s.stalker(0).stun = True
    s.click("begin 0")
    adrenaline = s.gear("adrenaline")
    assert s.offered() == ["shake", f"item {adrenaline}"]
    s.click(f"item {adrenaline}")
    assert (s.stalker(0).stun, s.stalker(0).markers[0]) == (False, 1)


@rule("ST-1.2")
def test_only_the_part_that_cannot_be_done_is_skipped() -> None:
    """Bread with no focus left in the box still heals."""
    s = scene(["velet 1.G", "mamon 2.A", "ghost 2.A", "nurse 2.A"])
    BOX.tables.supply["focus"] -= 1
    try:
        for one in s.state.stalkers[1:]:
            one.focus = True
        s.stalker(0).hp = 10
        assert in_supply(s.table, "focus") == 0
        s.push(resolve(ITEMS["bread"].program, S0, S0))
    finally:
        BOX.tables.supply["focus"] += 1
    assert (s.stalker(0).focus, s.stalker(0).hp) == (False, 12)


@rule("ST-1.2")
def test_magazines_and_bolts_run_out() -> None:
    s = scene(["velet 1.G", "mamon 2.A"])
    s.stalker(1).magazines = [10, 0, 0]
    assert magazines_left(s.table, 0) == 0
    s.stalker(1).bolts = 15
    assert gain(s.table, S0, "bolt", 4) == 1


@rule("ST-1.3", "ST-1.4")
def test_what_is_undefined_is_read_against_the_stalkers() -> None:
    """ST-30.10 is such a reading: the symbol that a stalker covered counts when it leaves."""
    s = scene(
        ["velet A", "mamon G"], [], corridor("ABCDEFG"), anomalies=["whirligig A A:3"], begin=True
    )
    s.state.anomalies[0].symbols[0].cover = 0
    s.clicks("move", "step B").petals(3).click("done")
    assert s.stalker(0).hp == 12


@rule("ST-1.5")
def test_group_decisions_are_the_lead_stalkers() -> None:
    """Which of two stalkers with equally few HP gets its second wind."""
    s = scene(["velet 1.G", "mamon 2.A", "ghost 2.A"], lead=S2)
    s.stalker(0).hp = s.stalker(1).hp = 3
    event = next(card for card in BOX.events if card.id == "second_wind")
    s.push(resolve(event.immediate))
    assert (s.seat, s.offered()) == (2, ["figure 0", "figure 1"])
    s.click("figure 1")
    assert (s.stalker(0).hp, s.stalker(1).hp) == (3, 6)
