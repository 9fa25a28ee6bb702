"""Verbs of cards by themselves, where no test of a card or an event needs what they do."""

from __future__ import annotations

import pytest

from cantina.games.zone.combat.verbs import DropDefenceDice, HalveWounds
from cantina.games.zone.facts.innermost import defence_of
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.enemies import enemy_attack
from cantina.games.zone.frames.stalkers import Defence, Prepare
from cantina.games.zone.terms.ids import NO_FIGURE, NO_PROGRAM, ProgramNo
from cantina.games.zone.terms.kinds import ARTIFACT_CARD, MOD_CARD, WEAPON_CARD
from cantina.games.zone.terms.numbers import BOLT, HIGH
from tests.games.zone.scene import BOX, E0, S0, Scene, corridor, scene
from tests.rules import rule


def program_with(verb: str) -> ProgramNo:
    """The first program of the box that begins with the verb."""
    return next(ProgramNo(n) for n, one in enumerate(BOX.programs) if one.ops[0].verb == verb)


def verbs(program: ProgramNo) -> list[str]:
    return [op.verb for op in BOX.programs[program].ops] if program != NO_PROGRAM else []


def lane(*stalkers: str, enemies: tuple[str, ...] = (), anomalies: tuple[str, ...] = ()) -> Scene:
    return scene(list(stalkers), list(enemies), corridor("ABCDEFG"), list(anomalies), begin=True)


def defending() -> Scene:
    """A stalker who has rolled against an attack and may still reroll."""
    s = lane("velet A leather_jacket", "mamon G", enemies=("bandit_rifle C W",))
    s.stalker(0).focus = True
    s.push(enemy_attack(E0, only=S0))
    assert s.step == "reroll"
    return s


def defence(s: Scene) -> Defence:
    found = defence_of(s.table)
    assert found is not None
    return found


@rule("ST-18.10")
@pytest.mark.parametrize(
    ("verb", "kind"),
    [("gain_weapon", WEAPON_CARD), ("gain_mod", MOD_CARD), ("gain_artifact", ARTIFACT_CARD)],
)
def test_a_card_of_a_kind_is_gained(verb: str, kind: int) -> None:
    s = lane("velet A leather_jacket", "mamon G")
    had = list(s.stalker(0).backpack)
    s.push(resolve(program_with(verb), owner=S0, actor=S0))
    (new,) = [gear for gear in s.stalker(0).backpack if gear not in had]
    assert BOX.gear[new].kind == kind


@rule("ST-7.2")
def test_all_bolts_go() -> None:
    s = lane("velet A", "mamon G", anomalies=("springboard D D:1",))
    symbol = s.state.anomalies[0].symbols[0]
    symbol.cover = BOLT
    s.push(resolve(program_with("discard_all")))
    assert symbol.cover != BOLT


@rule("ST-24.4")
def test_an_enemy_regains_what_it_lost() -> None:
    s = lane("velet A", "mamon G", enemies=("pseudogiant D E",))
    s.enemy(0).hp -= 1
    before = s.enemy(0).hp
    (hurt,) = [
        card.attack.on_hurt for card in BOX.enemies if "enemy_hp" in verbs(card.attack.on_hurt)
    ]
    s.push(resolve(hurt, owner=E0, actor=S0))
    assert s.enemy(0).hp == before + 1


def test_halved_wounds_are_rounded_up() -> None:
    s = defending()
    defence(s).damage = 5
    HalveWounds("up").run(s.table, resolve(ProgramNo(0), owner=S0), NO_FIGURE)
    assert defence(s).damage == 3


def test_dropped_defence_dice_count_for_nothing() -> None:
    s = defending()
    bonus = defence(s).roll.bonus
    assert defence(s).roll.dice
    DropDefenceDice("all").run(s.table, resolve(ProgramNo(0), owner=S0), NO_FIGURE)
    assert (defence(s).roll.dice, defence(s).roll.bonus) == ([], bonus)


def test_the_symbol_rolled_says_which_line_of_a_table_holds() -> None:
    number = next(ProgramNo(n) for n, one in enumerate(BOX.programs) if one.ops[-1].verb == "table")
    for petals, successes in ((1, 4), (2, 2)):
        s = defending()
        bonus = defence(s).roll.bonus
        s.petals(petals).push(resolve(number, owner=S0, actor=E0))
        assert defence(s).roll.bonus == bonus + successes


@rule("ST-12.3")
def test_a_mod_may_be_fitted_by_a_card() -> None:
    s = lane("velet A leather_jacket side_bags", "mamon G")
    s.push(resolve(program_with("install_or_remove_mod"), owner=S0, actor=S0))
    assert isinstance(s.state.stack[-1], Prepare)


@rule("ST-25.5")
def test_a_grenade_falls_where_a_high_threat_lies_near_humans() -> None:
    s = lane("velet C leather_jacket", "mamon G", enemies=("bandit_rifle A W",))
    s.stalker(0).threat, s.stalker(0).threat_area = HIGH, s.at("C")
    s.push(resolve(program_with("areas")))
    while s.step not in ("act", "turn"):
        s.click(s.offered()[-1])
    assert s.stalker(0).hp < 16
    assert s.stalker(1).hp == 15
