"""ST-21.8: gas masks pay for effects of an attack, any number of times while they last."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import UseEffect
from cantina.games.zone.box.effect import Op
from cantina.games.zone.combat.body_parts import cover_of
from cantina.games.zone.combat.dice import masks
from cantina.games.zone.combat.verbs import AddSuccess, HitAllEnemiesIn, IgnoreCover
from cantina.games.zone.combat.weapon_attacks import mask_effects
from cantina.games.zone.events.fighting import MasksSpent
from cantina.games.zone.facts.figures import area_of, enemies_on
from cantina.games.zone.facts.standing_effects import is_left, note_used
from cantina.games.zone.facts.verbs import Each
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.stalkers import Attack
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy
from cantina.games.zone.terms.ids import NO_FIGURE, NO_GEAR, NOWHERE, EffectNo, Figure
from cantina.kernel.action import DONE, Done

BOOSTS: Final = (AddSuccess, IgnoreCover, HitAllEnemiesIn)
"""Verbs that change what the roll comes to: offered before successes are compared. All others do
something to an enemy that is attacked: offered before and after."""


def masks_left(f: Attack) -> int:
    return masks(f.roll.dice) - f.masks


def payable(t: ZoneTable, f: Attack, boosting: bool) -> list[EffectNo]:
    """Effects that the masks left pay for; only some of them more than once."""
    left = masks_left(f)
    if left <= 0 or f.weapon == NO_GEAR or not is_enemy(f.target):
        return []
    found: list[EffectNo] = []
    for number in mask_effects(t, f.stalker):
        effect = t.pack.effects[number]
        if effect.masks > left or (number in f.roll.used and not effect.repeat):
            continue
        if isinstance(first_op(t, number), BOOSTS) == boosting and is_left(
            t.state.stalkers[f.stalker], effect
        ):
            found.append(number)
    return found


def first_op(t: ZoneTable, number: EffectNo) -> Op:
    return t.pack.programs[t.pack.effects[number].program].ops[0]


def boosts(t: ZoneTable, f: Attack) -> list[UseEffect | Done]:
    """`use <effect>`: what makes the roll count for more, where it can."""
    options: list[UseEffect | Done] = [
        UseEffect(number) for number in payable(t, f, True) if helps(t, f, first_op(t, number))
    ]
    return [*options, DONE] if options else []


def helps(t: ZoneTable, f: Attack, op: Op) -> bool:
    """Whether there is cover left to ignore, somebody else on the area to hit."""
    there = area_of(t, f.target)
    if there == NOWHERE:
        return False
    if isinstance(op, IgnoreCover):
        return cover_of(t, area_of(t, f.stalker), there, f.ignored_cover) > 0
    if isinstance(op, HitAllEnemiesIn):
        return not f.area_wide and len(enemies_on(t, there)) > 1
    return True


def strains(t: ZoneTable, f: Attack) -> list[UseEffect | Done]:
    """`use <effect> <figure>`: what masks do to the target; with a divided burst to one of those
    that got a share of it. ST-23.1: a token is not put where there is one."""
    numbers = payable(t, f, False)
    if not numbers:
        return []
    options: list[UseEffect | Done] = []
    for number in numbers:
        op = first_op(t, number)
        for figure in attacked(f):
            if area_of(t, figure) == NOWHERE or (isinstance(op, Each) and op.is_vain(t, figure)):
                continue
            options.append(UseEffect(number, figure))
    return [*options, DONE] if options else []


def attacked(f: Attack) -> list[Figure]:
    """Enemies that the attack's effects may go to."""
    if f.area_wide:
        return [f.target]
    found = [figure for place, figure in enumerate(f.shots) if f.shares[place] > 0]
    return found or [f.target]


def spend_masks(t: ZoneTable, f: Attack, action: UseEffect) -> None:
    """ST-21.8: the masks are spent and the effect happens."""
    number = action.effect
    figure = f.target if action.figure is None else action.figure
    effect = t.pack.effects[number]
    f.masks += effect.masks
    f.roll.used.append(number)
    note_used(t, f.stalker, number)
    if t.heard:
        aim = NO_FIGURE if action.figure is None else figure
        t.tell(
            MasksSpent("ST-21.8", stalker=f.stalker, effect=number, masks=effect.masks, target=aim)
        )
    t.push(resolve(effect.program, f.stalker, figure, figure=figure))
