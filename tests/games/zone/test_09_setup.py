"""Chapter 9: how a mission is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.choose.environment import find_card
from cantina.games.zone.combat.radiation import base_dose
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE
from cantina.games.zone.terms.numbers import BESIDE, IN_DECK, ON_MAP
from cantina.kernel.errors import BadOptions
from cantina.kernel.table import open_table
from tests.games.zone.camp import MISSION, camp, opened
from tests.games.zone.scene import BOX, S0, Scene, scene
from tests.rules import rule

SEEDS = range(1, 25)


def lies(s: Scene, id: str) -> int:
    return s.state.cards[find_card(s.table, id)].place


@rule("ST-9.2", "ST-9.3", "ST-9.7")
def test_mission_a1_is_laid_out_as_its_guide_says() -> None:
    """EX-35: what is on the map and what is beside it."""
    s = opened(3)
    ground = MISSION.ground
    assert sorted({area.tile for area in ground.areas}) == ["1", "2", "3", "4", "5"]
    assert [lies(s, f"A1-0{n}") for n in (2, 3, 5, 6, 7)] == [ON_MAP] * 5
    assert [lies(s, id) for id in ("A1-04", "A1-08", "A1-09", "A1-10")] == [IN_DECK] * 4
    assert lies(s, "A1-01") == BESIDE
    standees = [(BOX.enemies[e.card].id, e.area != NOWHERE) for e in s.state.enemies]
    assert standees.count(("bandit_rifle", True)) == 2
    assert standees.count(("bandit_rifle", False)) == 1
    assert standees.count(("bandit_shotgun", True)) == 3
    assert len(standees) == 6
    assert sum(len(stack) for stack in s.state.loot) == 16
    assert len(s.state.loot_pool) == 31 - 16
    gravity, electro = s.state.anomalies
    assert BOX.anomalies[electro.card].id == "electro"
    assert [s.named(gravity.centre), s.named(electro.centre)] == ["4.H", "3.E"]
    assert (gravity.artifact, electro.artifact) == (True, True)


@rule("ST-9.2")
@pytest.mark.parametrize(
    ("seats", "blank", "alike"), [(1, 2, [1, 1]), (2, 1, [1, 2]), (3, 0, [1, 1, 2]), (4, 0, [2, 2])]
)
def test_unknown_tokens_by_number_of_stalkers(seats: int, blank: int, alike: list[int]) -> None:
    """EX-35: always four; two X alone, one X for two, none for more. Of the others there are two
    kinds, three for three stalkers."""
    s = opened(seats)
    tokens = [token for stack in s.state.unknown for token in stack]
    kinds = [BOX.unknown[BOX.unknown_tokens[token].kind].id for token in tokens]
    assert len(kinds) == 4
    assert kinds.count("X") == blank
    assert sorted(Counter(kind for kind in kinds if kind != "X").values()) == alike


@rule("ST-9.4", "ST-9.2")
def test_what_exists_in_several_versions_is_drawn_at_random() -> None:
    """EX-35: A1-05, A1-07, event II, the gravity card, both overlays."""
    cells, barracks, events, cards, overlays = set(), set(), set(), set(), set()
    for seed in SEEDS:
        state = opened(1, seed).state
        cells.add(next(c.row for c in state.cards if MISSION.env[c.row].id == "A1-05"))
        barracks.add(next(c.row for c in state.cards if MISSION.env[c.row].id == "A1-07"))
        events.add(state.events[-2])
        cards.add(BOX.anomalies[state.anomalies[0].card].type)
        overlays.add(tuple((y.area, y.petals) for y in state.anomalies[1].symbols))
    assert (len(cells), len(barracks), len(events), len(cards)) == (2, 2, 2, 1)
    assert len(overlays) == 3


@rule("ST-9.5")
def test_the_event_deck_has_event_one_on_top_and_the_outcomes_at_the_bottom() -> None:
    s = opened(2)
    numerals = [BOX.events[number].numeral for number in reversed(s.state.events)]
    assert numerals == ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]
    assert len(s.state.random_events) == 18


@rule("ST-9.6", "ST-30.3")
def test_overlays_lie_tip_up_around_the_middle_of_their_area() -> None:
    """What is off the map is left out."""
    printed = [
        {(down, right): list(petals) for down, right, petals in overlay.cells}
        for overlay in BOX.overlays
        if overlay.type == BOX.overlays[3].type
    ]
    assert printed[0] == {(0, 0): [1, 2, 3, 4], (-1, 0): [3, 4], (1, 0): [3], (0, 1): [4]}
    for seed in SEEDS:
        electro = opened(1, seed).state.anomalies[1]
        plan = MISSION.ground.plan
        row, column = MISSION.ground.areas[electro.centre].middle
        lie: dict[tuple[int, int], list[int]] = {}
        for y in electro.symbols:
            down, right = divmod(y.square, plan.width)
            lie.setdefault((down - row, right - column), []).append(y.petals)
        assert [one for one in printed if lie.items() <= one.items()]
        assert [plan.squares[y.square] for y in electro.symbols] == [
            y.area for y in electro.symbols
        ]


@rule("ST-9.8")
def test_everybody_starts_healthy_focused_with_bolts_and_loaded() -> None:
    s = camp("milady", "velet")
    for one, hp in zip(s.state.stalkers, (14, 18), strict=True):
        assert (one.hp, one.focus, one.bolts, one.dose) == (hp, True, 2, 0)
        assert s.state.gear[one.weapon].ammo == BOX.weapon(one.weapon).capacity


@rule("ST-9.9")
def test_the_counter_starts_at_the_base_dose_of_artifacts() -> None:
    s = scene(["borsuk 1.G leather_jacket neuron"])
    assert base_dose(s.table, S0) == 6


@rule("ST-9.10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_stalker_has_a_weapon_and_a_suit(seats: int) -> None:
    s = opened(seats)
    for one in s.state.stalkers:
        assert NO_GEAR not in (one.weapon, one.suit)
    mods = [BOX.mod(mod).detector for one in s.state.gear for mod in one.mods]
    assert any(mods)


@rule("ST-9.11", "ST-35.2")
def test_the_players_choose_who_leads_and_one_alone_does() -> None:
    s = opened(3)
    for number in (0, 1, 2):
        s.click(f"stalker {number}")
    assert (s.step, s.seat, s.offered()) == ("leader", 0, ["leader 0", "leader 1", "leader 2"])
    s.click("leader 2")
    assert s.state.lead == 2
    alone = opened(1).click("stalker 4")
    assert (alone.step, alone.state.lead) == ("turn", 0)


@rule("ST-9.1")
def test_a_mission_that_the_pack_does_not_have_is_refused() -> None:
    with pytest.raises(BadOptions, match="mission"):
        open_table(GAME, BOX, 2, 1, {"mission": "Z9"})


@rule("ST-9.2", "ST-18.2")
def test_stalker_cards_are_chosen_in_seat_order_each_once() -> None:
    s = opened(2)
    assert (s.step, s.seat, len(s.offered())) == ("stalker", 0, 12)
    s.click("stalker 5")
    assert s.seat == 1
    assert "stalker 5" not in s.offered()
    s.clicks("stalker 0", "leader 1")
    assert [s.where("s0"), s.where("s1")] == ["1.G", "1.G"]
