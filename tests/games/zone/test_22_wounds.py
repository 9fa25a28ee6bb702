"""Chapters 22 and 23: what wounds do to enemies; their death and what it leaves."""

from __future__ import annotations

import pytest

from cantina.games.zone.combat.body_parts import strike, torso_of
from cantina.games.zone.combat.enemy_deaths import enemy_dies, gain_enemy_hp, lose_enemy_hp
from cantina.games.zone.events.fighting import (
    EnemyDied,
    LootDropped,
    WoundDeckShuffled,
    WoundDrawn,
)
from cantina.games.zone.facts.conditions_on_figures import in_supply
from cantina.games.zone.frames.enemies import hurt, wound
from cantina.games.zone.terms.figures import enemy_at
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE
from cantina.games.zone.terms.numbers import NONE
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, E1, S0, S1, Scene, scene
from tests.rules import rule

STREET = drawn(["+ + + + + +", " A B C D.D ", "+ + + + + +"], "C 1x1 1 cover 2")


def with_wound(id: str, enemy: str = "bandit_rifle B W", attacker: str = "borsuk A") -> Scene:
    """An enemy next to a stalker, with this card on top of the wound deck."""
    s = scene([attacker], [enemy], STREET)
    card = BOX.wound_deck.index([row.id for row in BOX.wounds].index(id))
    s.state.wounds.cards.remove(card)
    s.state.wounds.cards.append(card)
    return s


def tokens(s: Scene) -> tuple[bool, bool]:
    """Stun, vulnerability."""
    return s.enemy(0).stun, s.enemy(0).vulnerable


@rule("ST-22.1", "ST-22.2")
@pytest.mark.parametrize(
    ("card", "heavy", "stunned", "after"),
    [
        ("w_b", False, False, (False, True)),
        ("w_b", True, False, (True, True)),
        ("w_a", False, False, (True, False)),
        ("w_d", True, False, (True, False)),
    ],
)
def test_tokens_by_wound(card: str, heavy: bool, stunned: bool, after: tuple[bool, bool]) -> None:
    """Results 1, 2, 3 and 5, on an enemy without tokens."""
    s = with_wound(card)
    s.push(wound(E0, heavy, S0))
    assert tokens(s) == after
    assert s.where("e0") == "B"
    assert BOX.wounds[s.told(WoundDrawn)[0].card].id == card


@rule("ST-22.1")
def test_a_wound_card_is_discarded() -> None:
    s = with_wound("w_b")
    top = s.state.wounds.cards[-1]
    s.push(wound(E0, False, S0))
    assert s.state.wounds.discard == [top]
    assert top not in s.state.wounds.cards


@rule("ST-22.2")
@pytest.mark.parametrize(("card", "heavy"), [("w_a", True), ("w_d", True), ("w_c", False)])
def test_wounds_that_cost_hp(card: str, heavy: bool) -> None:
    """Results 4, 5 on a stunned enemy, and 6."""
    s = with_wound(card)
    s.enemy(0).stun = True
    s.push(wound(E0, heavy, S0))
    assert s.where("e0") == "-"


@rule("ST-22.2", "ST-22.10")
def test_result_6_shuffles_every_wound_card_into_the_deck() -> None:
    s = with_wound("w_c")
    s.state.wounds.discard = [s.state.wounds.cards.pop(0) for _ in range(5)]
    s.push(wound(E0, True, S0))
    assert sorted(s.state.wounds.cards) == list(range(len(BOX.wound_deck)))
    assert s.state.wounds.discard == []
    assert s.told(WoundDeckShuffled)


@rule("ST-22.10")
def test_an_empty_wound_deck_is_shuffled_anew() -> None:
    s = with_wound("w_b")
    deck = s.state.wounds
    deck.discard = [*deck.discard, *deck.cards[:-1]]
    deck.cards = deck.cards[-1:]
    s.push(wound(E0, False, S0))
    assert deck.cards == []
    s.enemy(0).vulnerable = False
    s.push(wound(E0, False, S0))
    assert len(deck.cards) >= len(BOX.wound_deck) - 1


@rule("ST-22.2", "ST-22.4")
def test_a_stunned_enemy_is_pushed_away_from_the_attacker() -> None:
    s = with_wound("w_a")
    s.enemy(0).stun = True
    s.push(wound(E0, False, S0))
    assert s.where("e0") == "C"
    assert s.facing(0) == "W"


@rule("ST-22.4")
def test_with_nowhere_to_go_it_stays() -> None:
    s = scene(["borsuk A"], ["bandit_rifle B W", "snork C W"], STREET)
    s.push(hurt(E0, ("push_1",), S0))
    assert s.where("e0") == "B"


@rule("ST-22.4")
def test_the_attacker_chooses_where_it_goes() -> None:
    fork = drawn(["+ + + +", "#D#C#E#", "+ + + +", " A B F ", "+ + + +"])
    s = scene(["milady A", "borsuk A"], ["bandit_rifle B W"], fork)
    s.push(hurt(E0, ("push_1",), S1))
    assert s.seat == 1
    assert len(s.offered()) == 2


@rule("ST-22.5")
def test_nobody_to_be_farther_from() -> None:
    s = with_wound("w_a")
    s.enemy(0).stun = True
    s.push(wound(E0, False))
    assert s.where("e0") == "B"


@rule("ST-22.3", "ST-23.14", "ST-23.15")
def test_a_vulnerable_enemy_takes_a_light_wound_as_a_heavy_one() -> None:
    """EX-19."""
    s = with_wound("w_b")
    s.enemy(0).vulnerable = True
    s.push(wound(E0, False, S0))
    assert tokens(s) == (True, True)
    assert s.told(WoundDrawn)[0].heavy


@rule("ST-23.14")
def test_a_vulnerable_enemy_loses_2_hp_by_a_heavy_wound() -> None:
    """EX-19, derived: no card is drawn."""
    s = with_wound("w_b")
    s.enemy(0).vulnerable = True
    s.push(wound(E0, True, S0))
    assert s.where("e0") == "-"
    assert s.told(WoundDrawn) == []
    s = with_wound("w_b", "poltergeist B W")
    s.enemy(0).vulnerable = True
    s.push(wound(E0, True, S0))
    assert (s.enemy(0).hp, tokens(s)) == (1, (False, False))


@rule("ST-23.16")
def test_lost_hp_has_nothing_to_do_with_vulnerability() -> None:
    s = with_wound("w_b", "chimera B W")
    s.enemy(0).vulnerable = True
    s.push(hurt(E0, ("hp-1",), S0))
    assert (s.enemy(0).hp, tokens(s)) == (3, (False, True))


@rule("ST-21.9")
def test_results_come_left_to_right() -> None:
    """A chimera hit hard loses HP, then takes a heavy wound."""
    s = with_wound("w_b", "chimera B W")
    strike(s.table, E0, 14, S0)
    s.push(hurt(E0, (), S0))
    assert (s.enemy(0).hp, tokens(s)) == (3, (True, True))


@rule("ST-22.6")
def test_an_enemy_dies_at_0_hp() -> None:
    s = with_wound("w_b", "chimera B W")
    lose_enemy_hp(s.table, E0, 3)
    assert s.where("e0") == "B"
    gain_enemy_hp(s.table, E0, 9)
    assert s.enemy(0).hp == 4
    lose_enemy_hp(s.table, E0, 4)
    assert s.where("e0") == "-"


@rule("ST-22.7", "ST-22.8", "ST-22.9")
def test_a_dead_human_leaves_loot_and_goes_to_the_pool() -> None:
    s = scene(["borsuk A"], ["bandit_rifle B W", "snork C W"], STREET)
    s.enemy(0).stun = s.enemy(0).vulnerable = True
    s.state.loot[s.at("B")] = [3]
    s.state.loot_pool = [5, 6]
    enemy_dies(s.table, E0, S0)
    stack = s.state.loot[s.at("B")]
    assert stack[0] == 3
    assert sorted([stack[1], *s.state.loot_pool]) == [5, 6]
    assert (s.enemy(0).area, s.enemy(0).hp, tokens(s)) == (NOWHERE, 1, (False, False))
    enemy_dies(s.table, E1, NO_FIGURE)
    assert s.state.loot[s.at("C")] == []
    assert [event.killer for event in s.table.events if isinstance(event, EnemyDied)] == [0, NONE]
    assert len([event for event in s.table.events if isinstance(event, LootDropped)]) == 1


@rule("ST-1.2", "ST-22.8")
def test_no_loot_when_all_tokens_are_used() -> None:
    s = scene(["borsuk A"], ["bandit_rifle B W"], STREET)
    s.state.loot_pool = []
    enemy_dies(s.table, E0, S0)
    assert s.state.loot[s.at("B")] == []


@rule("ST-1.2", "ST-23.1")
def test_effects_without_their_token_still_happen() -> None:
    """EX-1: with no stun left the rest of a result happens."""
    crowd = [f"bandit_rifle {'D' if n % 2 else 'pool'} W" for n in range(12)]
    s = scene(["borsuk A"], ["chimera B W", *crowd], STREET)
    for place in range(1, 11):
        s.enemy(place).stun = True
    assert in_supply(s.table, "stun") == 0
    s.push(hurt(E0, ("hp-1", "stun", "vulnerable"), S0))
    assert (s.enemy(0).hp, tokens(s)) == (3, (False, True))


@rule("ST-22.2")
def test_a_monolithian_is_neither_pushed_nor_stunned_by_light_wounds() -> None:
    s = with_wound("w_a", "monolithian B W")
    s.push(wound(E0, False, S0))
    assert tokens(s) == (False, False)
    s = with_wound("w_d", "monolithian B W")
    s.push(wound(E0, True, S0))
    assert tokens(s) == (True, False)


@rule("ST-27.12", "ST-21.8")
@pytest.mark.parametrize(
    ("damage", "cover", "results"),
    [
        (7, 0, ("heavy",)),
        (2, 0, ()),
        (8, 0, ("hp-1",)),
        (7, 2, ("heavy",)),
        (7, 3, ("light",)),
    ],
)
def test_damage_against_the_thresholds_of_a_snork(
    damage: int, cover: int, results: tuple[str, ...]
) -> None:
    """EX-24, the wound."""
    s = scene(["borsuk A"], ["snork B W", "bandit_rifle C W pack 2"], STREET)
    strike(s.table, E0, damage, E1, cover=cover)
    frame = s.state.stack[-1]
    assert tuple(getattr(frame, "results", ())) == results


@rule("ST-22.7", "ST-27.12")
def test_a_bandit_kills_a_snork_and_there_is_no_loot() -> None:
    """EX-24: a heavy wound that costs 1 HP."""
    s = with_wound("w_a", "snork B W")
    strike(s.table, E0, 7, NO_FIGURE)
    s.push(hurt(E0, (), NO_FIGURE))
    assert s.where("e0") == "-"
    assert s.state.loot[s.at("B")] == []


@rule("ST-27.13")
def test_every_enemy_of_the_box_has_a_torso() -> None:
    s = scene(["borsuk A"], [f"{card.id} pool" for card in BOX.enemies], STREET)
    for place, card in enumerate(BOX.enemies):
        assert card.has_part(torso_of(s.table, enemy_at(place)))
