"""What an attack is likely to come to, exactly: for previews, hints and bots. Nothing is changed.

Counted is what is sure: dice, skill, effective range, cards that help by themselves, cover, the
target's own card. Focus, gas masks and whatever else is decided on the way come on top of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.actions.mission import Fire, KnifeStrike
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.combat.body_parts import (
    VULNERABLE_HEAVY_LOSS,
    cover_between,
    parts_of,
    torso_of,
    toughness,
)
from cantina.games.zone.combat.odds import chance
from cantina.games.zone.combat.verbs import AddDice, AddSuccess
from cantina.games.zone.combat.weapon_attacks import (
    attack_of,
    declared,
    gear_dice,
    is_accurate,
    reach_of,
    stalker_dice,
)
from cantina.games.zone.facts.figures import enemy
from cantina.games.zone.frames.stalkers import Attack
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import to_enemy
from cantina.games.zone.terms.ids import Enemy, Stalker


@dataclass(eq=False, repr=False)
class Forecast:
    """The dice of an attack, and by body part what each threshold takes."""

    stalker_dice: int
    gear_dice: int
    bonus: int
    accurate: bool
    cover: int
    lines: list[HitChance]


@dataclass(eq=False, repr=False)
class HitChance:
    """A threshold: what it needs on the dice, what it does, how likely at least that is, and how
    likely exactly that is, with no higher threshold reached."""

    part: int
    needed: int
    results: tuple[str, ...]
    at_least: float
    exactly: float


def forecast(t: ZoneTable, s: Stalker, action: KnifeStrike | Fire) -> Forecast:
    """Of one of the options `fire` and `knife` of this stalker."""
    f = declared(t, s, action)
    t.state.stack.append(f)  # conditions of cards ask what attack is being made
    found = _weigh(t, f)
    t.state.stack.pop()
    return found


def forecast_under_way(t: ZoneTable, f: Attack) -> Forecast:
    """Of an attack that has been declared: its part is being chosen."""
    part = f.part
    found = _weigh(t, f)
    f.part = part
    return found


def _weigh(t: ZoneTable, f: Attack) -> Forecast:
    attack = attack_of(t, f)
    distance = reach_of(t, f)
    skill, gear = stalker_dice(t, f, distance), gear_dice(t, f)
    bonus = attack.successes if attack is not None else 0
    for trigger in ("knife_attack" if attack is None else "attack", "attack_or_defend"):
        for number in answering(t, f.stalker, trigger, f.target):
            effect = t.pack.effects[number]
            if effect.optional or effect.costs or effect.masks:
                continue
            for op in t.pack.programs[effect.program].ops:
                if isinstance(op, AddDice):
                    gear += op.G
                    skill += op.S
                elif isinstance(op, AddSuccess):
                    bonus += op.amount.base
    accurate = is_accurate(t, f, distance)
    cover = cover_between(t, f.stalker, f.target)
    found = Forecast(
        stalker_dice=skill, gear_dice=gear, bonus=bonus, accurate=accurate, cover=cover, lines=[]
    )
    chooses = attack is None or attack.chooses_part
    e = to_enemy(f.target)
    for part in parts_of(t, e) if chooses else [torso_of(t, e)]:
        f.part = part
        found.lines += _lines(t, f, found, e, part)
    return found


def _lines(t: ZoneTable, f: Attack, found: Forecast, e: Enemy, part: int) -> list[HitChance]:
    """The thresholds of a part, the highest first, each with its chances."""
    added, harmless = toughness(t, e, f.stalker)
    lines: list[HitChance] = []
    higher = 0.0
    for line in reversed(t.pack.enemies[enemy(t, e).card].hits):
        if line.part != part or harmless:
            continue
        needed = line.successes + found.cover - added - found.bonus
        reached = chance(found.stalker_dice, found.gear_dice, found.accurate, needed)
        lines.append(
            HitChance(
                part=part,
                needed=needed,
                results=line.results,
                at_least=reached,
                exactly=reached - higher,
            )
        )
        higher = reached
    return lines


def kill_chance(t: ZoneTable, e: Enemy, found: Forecast, part: int) -> float:
    """That an attack on this part kills the enemy, wound cards included."""
    total = 0.0
    for line in found.lines:
        if line.part == part:
            total += line.exactly * deadliness(t, e, line.results)
    return total


def deadliness(t: ZoneTable, e: Enemy, results: tuple[str, ...]) -> float:
    """How likely these results kill the enemy as it is now. What cards the wound deck still has is
    known, their order is not; of several wounds in one line the first is counted."""
    one = enemy(t, e)
    hp, vulnerable = one.hp, one.vulnerable
    wound = ""
    for result in results:
        if result.startswith("hp-"):
            hp -= int(result[3:])
        elif result in ("light", "heavy") and not wound:
            wound = result
    if wound == "heavy" and vulnerable:
        hp -= VULNERABLE_HEAVY_LOSS
        wound = ""
    if hp <= 0 or not wound:
        return 1.0 if hp <= 0 else 0.0
    return _wound_kills(t, one.stun, wound == "heavy" or vulnerable, hp)


def _wound_kills(t: ZoneTable, stunned: bool, heavy: bool, hp: int) -> float:
    deck = t.state.wounds.cards or t.state.wounds.discard
    kills = 0
    for card in deck:
        row = t.pack.wounds[t.pack.wound_deck[card]]
        half = row.heavy if heavy else row.light
        results = half.then if half.if_has == "stun" and stunned else half.otherwise
        lost = sum([int(result[3:]) for result in results if result.startswith("hp-")])
        kills += lost >= hp
    return kills / len(deck)
