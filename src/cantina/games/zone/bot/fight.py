"""Decisions inside attacks and defences, by rule of thumb."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import (
    ChoosePart,
    ChooseTarget,
    Fire,
    KnifeStrike,
    RerollDice,
    UseEffect,
)
from cantina.games.zone.bot.act import best_part
from cantina.games.zone.combat.body_parts import cover_of
from cantina.games.zone.combat.burst import total_of
from cantina.games.zone.combat.dice import ACCURACY, ACCURATE, SIDES, STALKER_DIE, SUCCESSES
from cantina.games.zone.combat.forecast import deadliness, forecast
from cantina.games.zone.facts.anomalies import dangers
from cantina.games.zone.facts.figures import area_of, enemy
from cantina.games.zone.frames.effects import AnomalyRoll, Moment
from cantina.games.zone.frames.enemies import EnemyAttack
from cantina.games.zone.frames.stalkers import Attack, Blast, Defence, Roll
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy, is_stalker, to_enemy
from cantina.games.zone.terms.ids import NO_GEAR, Stalker
from cantina.kernel.action import DONE, Action, Ask

MEAN_GEAR: Final = 1.5
MEAN_SKILL: Final = 5 / 6


def choose_part(t: ZoneTable, ask: Ask) -> Action:
    """Where it kills most likely."""
    f = t.state.stack[-1]
    assert isinstance(f, Attack)
    e = to_enemy(f.target)
    option: KnifeStrike | Fire = KnifeStrike(e)
    if f.weapon != NO_GEAR:
        option = Fire(f.attack, e, f.rounds)
    part = best_part(t, e, forecast(t, f.stalker, option))[1]
    for choice in ask.options:
        if isinstance(choice, ChoosePart) and choice.part == part:
            return choice
    return ask.options[0]


def choose_reroll(t: ZoneTable, ask: Ask) -> Action:
    """The dice that show less than the mean, if the roll is not good enough as it is."""
    f = t.state.stack[-1]
    roll: Roll
    accurate = False
    if isinstance(f, Attack):
        roll, accurate = f.roll, f.accurate
        if kills_now(t, f) >= t.pack.weights.sure:
            return DONE
    elif isinstance(f, Defence):
        roll = f.roll
        if f.damage - sum([SUCCESSES[face] for face in roll.dice]) < t.pack.weights.defend:
            return DONE
    else:
        assert isinstance(f, Blast)
        roll = f.roll
    best = t.pack.weights.reroll
    found: Action = DONE
    for option in ask.options:
        if isinstance(option, RerollDice):
            gain = _gain(roll, option.dice, accurate)
            if gain > best:
                best, found = gain, option
    return found


def best_reroll(t: ZoneTable, ask: Ask) -> list[Action]:
    """The dice that gain most, and to leave them as they lie."""
    f = t.state.stack[-1]
    assert isinstance(f, (Attack, Defence, Blast))
    accurate = isinstance(f, Attack) and f.accurate
    rerolls = [option for option in ask.options if isinstance(option, RerollDice)]
    found = max(rerolls, key=lambda option: _gain(f.roll, option.dice, accurate), default=None)
    return [DONE] if found is None else [found, DONE]


def _gain(roll: Roll, chosen: int, accurate: bool) -> float:
    """Successes more that these dice would show on average."""
    gain = 0.0
    for place, face in enumerate(roll.dice):
        if chosen >> place & 1:
            shown = SUCCESSES[face] + (ACCURATE if accurate and face == ACCURACY else 0)
            mean = MEAN_SKILL
            if face < STALKER_DIE:
                mean = MEAN_GEAR + (ACCURATE / SIDES if accurate else 0.0)
            gain += mean - shown
    return gain


def kills_now(t: ZoneTable, f: Attack) -> float:
    """How likely the roll as it lies kills the target."""
    e = f.target
    if not is_enemy(e) or area_of(t, e) < 0:
        return 1.0
    cover = cover_of(t, area_of(t, f.stalker), area_of(t, e), f.ignored_cover)
    reached = total_of(f) - cover
    best = 0.0
    for line in t.pack.enemies[enemy(t, e).card].hits:
        if line.part == f.part and line.successes <= reached:
            best = deadliness(t, e, line.results)
    return best


def choose_mask_effect(t: ZoneTable, ask: Ask) -> Action:
    """Masks are lost if they are not spent: the first effect that does something."""
    return ask.options[0]


def choose_offer(t: ZoneTable, ask: Ask) -> Action:
    """What cards offer is taken, unless it costs something or is no help."""
    f = t.state.stack[-1]
    if not isinstance(f, Moment):
        return ask.options[0]
    for option in ask.options:
        if not isinstance(option, UseEffect):
            continue
        effect = t.pack.effects[option.effect]
        if f.trigger == "other_stalker_attacked" and not _stands_in(t, f.stalker):
            continue
        if effect.costs and f.trigger not in ("after_attack", "after_defence_roll"):
            continue
        return option
    return DONE


def _stands_in(t: ZoneTable, s: Stalker) -> bool:
    for place in range(len(t.state.stack) - 1, -1, -1):
        frame = t.state.stack[place]
        if isinstance(frame, EnemyAttack) and is_stalker(frame.target):
            return t.state.stalkers[s].hp >= t.state.stalkers[frame.target].hp + 5
    return False


def choose_anomaly(t: ZoneTable, ask: Ask) -> Action:
    """The die is rolled again when it would set the anomaly off."""
    f = t.state.stack[-1]
    assert isinstance(f, AnomalyRoll)
    if dangers(t.state.anomalies[f.anomaly], f.areas) >> f.petals & 1:
        for option in ask.options:
            if isinstance(option, UseEffect):
                return option
        return ask.options[0]
    return DONE


def healthiest(t: ZoneTable, ask: Ask) -> Action:
    """Of several equal targets of an enemy the one that can bear it best: rather a companion than a
    stalker, whose death ends the mission."""
    best, found = -1, ask.options[0]
    for option in ask.options:
        assert isinstance(option, ChooseTarget)
        figure = option.figure
        hp = t.state.stalkers[figure].hp if is_stalker(figure) else 99
        if hp > best:
            best, found = hp, option
    return found
