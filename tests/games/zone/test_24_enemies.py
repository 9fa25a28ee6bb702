"""Chapter 24: enemy cards, groups, teams and targets."""

from __future__ import annotations

from cantina.games.zone.choose.targets import rank, sees_target, targets_of
from cantina.games.zone.events.enemies import EnemyAttacked
from cantina.games.zone.facts.figures import hostile
from cantina.games.zone.frames.enemies import enemy_attack
from cantina.games.zone.terms.figures import enemy_at
from cantina.games.zone.terms.kinds import CATEGORIES, HUMAN, MUTANT, PSIONIC
from cantina.games.zone.terms.numbers import BOSS, ELITE, GROUPS, HORDE, PACK
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, E1, E2, scene
from tests.rules import rule

HALL = drawn(["+#+#+#+#+#+#+#+#+", "#A B C D E F#Z.Z#", "+#+#+#+#+#+#+#+#+"])
CARDS = {card.id: card for card in BOX.enemies}


@rule("ST-24.1")
def test_a_card_says_all_there_is_to_an_enemy() -> None:
    bandit = CARDS["bandit_rifle"]
    assert (bandit.move, bandit.hp, bandit.sight) == (2, 1, (3, 1, 0, 1))
    assert [(line.part, line.successes, line.results) for line in bandit.hits] == [
        (0, 7, ("hp-1",)),
        (1, 4, ("light",)),
        (1, 6, ("heavy",)),
        (1, 9, ("hp-1",)),
    ]
    assert bandit.special is not None
    assert CARDS["snork"].special is None
    assert CARDS["chimera"].ability is not None


@rule("ST-24.2", "ST-24.4")
def test_categories_and_most_have_one_hp() -> None:
    assert CATEGORIES == ("horde", "elite", "boss")
    assert all(0 <= card.category < 3 for card in BOX.enemies)
    box = [card for card in BOX.enemies if not card.mission_box]
    assert len(box) == 17
    assert 2 * len([card for card in box if card.hp == 1]) > len(box)


@rule("ST-24.3")
def test_types() -> None:
    assert CARDS["bandit_rifle"].types == HUMAN
    assert CARDS["snork"].types == MUTANT
    assert CARDS["controller"].types == MUTANT | PSIONIC


@rule("ST-24.5", "ST-24.6")
def test_groups_in_the_order_of_their_colours() -> None:
    """AM-6: green, red, yellow, blue, then those without a token."""
    assert [GROUPS[group] for group in (BOSS, ELITE, PACK, HORDE)] == [
        "boss",
        "elite",
        "pack",
        "horde",
    ]
    foes = [
        f"snork {area} E {group}" for area, group in zip("ABCDE", [*GROUPS, "none"], strict=True)
    ]
    s = scene(["borsuk Z"], foes, HALL)
    assert [rank(s.table, enemy_at(place)) for place in range(5)] == [0, 1, 2, 3, 4]


@rule("ST-24.7")
def test_teams() -> None:
    """EX-20: two bandits of team 2, a snork of team 1."""
    foes = ["bandit_rifle A E pack 2", "bandit_rifle B E pack 2", "snork C W horde 1"]
    s = scene(["borsuk Z"], foes, HALL)
    bandits, snork = (E0, E1), E2
    assert not hostile(s.table, bandits[0], bandits[1])
    assert all(hostile(s.table, bandit, snork) for bandit in bandits)
    assert all(hostile(s.table, snork, bandit) for bandit in bandits)
    s.push(enemy_attack(bandits[0]))
    assert [told.target for told in s.told(EnemyAttacked)] == [snork]


@rule("ST-24.8")
def test_an_enemy_without_a_token_is_against_both_teams_but_not_its_like() -> None:
    foes = ["snork A E none", "snork B E none", "snork C E horde 1", "snork D E horde 2"]
    s = scene(["borsuk Z"], foes, HALL)
    assert [hostile(s.table, E0, enemy_at(other)) for other in (1, 2, 3)] == [False, True, True]
    assert hostile(s.table, E2, E0)


@rule("ST-24.10")
def test_targets_are_stalkers_and_enemies_of_other_teams() -> None:
    foes = ["snork A E horde 1", "snork B E horde 1", "bandit_rifle F W pack 2"]
    s = scene(["borsuk Z"], foes, HALL)
    assert targets_of(s.table, E0) == [0, E2]
    assert not sees_target(s.table, E0), "a snork sees three areas, and its own kind is no target"
    s.enemy(2).area = s.at("D")
    assert sees_target(s.table, E0)


@rule("ST-24.1")
def test_hornheads_lure_takes_the_focus_of_whoever_begins_a_turn_in_its_sight() -> None:
    for facing, focus in (("E", False), ("W", True)):
        s = scene(["borsuk D", "chort Z"], [f"hornhead A {facing}"], HALL)
        for one in s.state.stalkers:
            one.focus = True
        s.click("begin 0")
        assert [one.focus for one in s.state.stalkers] == [focus, True]
