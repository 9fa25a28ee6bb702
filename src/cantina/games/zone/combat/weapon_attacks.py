"""ST-19.2, ST-21.1, ST-21.2: which attacks a stalker can make now, on whom, and with what."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import Fire, KnifeStrike
from cantina.games.zone.box.gear import Attack as WeaponAttack
from cantina.games.zone.box.standing import Ignore
from cantina.games.zone.facts.figures import (
    area_of,
    enemies_on,
    enemies_on_map,
    far,
    ground,
    stalkers_on_map,
)
from cantina.games.zone.facts.standing_effects import effects_of
from cantina.games.zone.facts.visibility import sees, stalker_sight
from cantina.games.zone.frames.stalkers import Attack, knife, shot
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.sight import ALL_AROUND, seen
from cantina.games.zone.state import StalkerState, ZoneTable
from cantina.games.zone.terms.figures import is_enemy
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, EffectNo, Enemy, Figure, Gear, Stalker
from cantina.games.zone.terms.numbers import NONE

KNIFE_DICE: Final = 3
"""ST-13.11: equipment dice (AM-3)."""


def attack_options(t: ZoneTable, s: Stalker, standard: bool = True) -> list[KnifeStrike | Fire]:
    """ST-21.1: every attack that the stalker can make now: `knife <figure>` and, with its weapon,
    `fire <attack> <figure> [rounds]`. Without `standard` only those that are free actions."""
    stalker = t.state.stalkers[s]
    options: list[KnifeStrike | Fire] = []
    if standard:
        options += [KnifeStrike(e) for e in enemies_on(t, stalker.area)]
    if stalker.weapon == NO_GEAR:
        return options
    attacks = t.pack.weapon(stalker.weapon).attacks
    usable = [
        number
        for number, attack in enumerate(attacks)
        if can_use(t, stalker, attack) and (standard or attack.free or stalker.attack_free)
    ]
    if not usable:
        return options
    aims = targets(t, s, stalker.weapon)
    for number in usable:
        for e in aims:
            options += _with_rounds(t, stalker.weapon, attacks[number], number, e)
    return options


def _with_rounds(
    t: ZoneTable, weapon: Gear, attack: WeaponAttack, number: int, target: Figure
) -> list[Fire]:
    """ST-19.8: where the card says X, the player chooses from 1 up to the rounds loaded."""
    if attack.ammo != NONE:
        return [Fire(number, target)]
    loaded = t.state.gear[weapon].ammo
    return [Fire(number, target, rounds) for rounds in range(1, loaded + 1)]


def can_use(t: ZoneTable, stalker: StalkerState, attack: WeaponAttack) -> bool:
    """ST-19.2: enough rounds, and what the attack's own text asks for."""
    if t.state.gear[stalker.weapon].ammo < (1 if attack.ammo == NONE else attack.ammo):
        return False
    if attack.needs_focus and not stalker.focus:
        return False
    if attack.needs_stillness and stalker.moved:
        return False
    return not (attack.once_per_turn and once_mark(attack) in stalker.used_turn)


def once_mark(attack: WeaponAttack) -> EffectNo:
    """How an attack that is allowed once per turn is noted among the effects used."""
    return EffectNo(-1 - attack.number)


def targets(t: ZoneTable, s: Stalker, weapon: Gear) -> list[Enemy]:
    """ST-21.2, ST-19.3: enemies in sight, from the weapon's minimum (usually 0) to its maximum."""
    card = t.pack.weapon(weapon)
    area = t.state.stalkers[s].area
    sight = sight_with(t, s, weapon)
    found: list[Enemy] = []
    for e in enemies_on_map(t):
        there = area_of(t, e)
        if sight >> there & 1 and card.shortest <= far(t, s, area, there) <= card.longest:
            found.append(e)
    return found


def sight_with(t: ZoneTable, s: Stalker, weapon: Gear) -> int:
    """What the stalker sees over this weapon: a mod may let it see through poor visibility."""
    if not t.state.dim:
        return stalker_sight(t, s)
    for mod in t.state.gear[weapon].mods:
        for number in t.pack.mod(mod).effects:
            for op in t.pack.programs[t.pack.effects[number].program].ops:
                if isinstance(op, Ignore):
                    return seen(ground(t), THROUGH, t.state.stalkers[s].area, ALL_AROUND, 0)
    return stalker_sight(t, s)


def is_free(t: ZoneTable, s: Stalker, action: KnifeStrike | Fire) -> bool:
    """ST-19.2: whether the attack is a free action. ST-13.0: a Knife Strike is not."""
    if isinstance(action, KnifeStrike):
        return False
    stalker = t.state.stalkers[s]
    return stalker.attack_free or t.pack.weapon(stalker.weapon).attacks[action.attack].free


def begin_attack(t: ZoneTable, s: Stalker, action: KnifeStrike | Fire) -> None:
    """Begins what `attack_options` offered; the price in actions has been paid."""
    t.push(declared(t, s, action))


def declared(t: ZoneTable, s: Stalker, action: KnifeStrike | Fire) -> Attack:
    """ST-19.8: with the rounds on the card, or as many as were chosen."""
    target = action.target
    hidden = is_hidden(t, s, target)
    if isinstance(action, KnifeStrike):
        return knife(s, target, hidden)
    weapon = t.state.stalkers[s].weapon
    rounds = action.rounds
    if rounds is None:
        rounds = t.pack.weapon(weapon).attacks[action.attack].ammo
    return shot(s, weapon, action.attack, rounds, target, hidden)


def is_hidden(t: ZoneTable, s: Stalker, target: Figure) -> bool:
    """Whether the target does not see the attacker when the attack is declared."""
    return is_enemy(target) and not sees(t, target, s)


def repeat_attack(t: ZoneTable, f: Attack, id: str) -> None:
    """The same weapon fires once more at the same target, with its attack of this type; rounds are
    paid and threat is placed as ever. Nothing happens if it cannot."""
    if f.weapon == NO_GEAR or area_of(t, f.target) == NOWHERE:
        return
    if f.target not in targets(t, f.stalker, f.weapon):
        return
    for number, attack in enumerate(t.pack.weapon(f.weapon).attacks):
        if attack.id == id and can_use(t, t.state.stalkers[f.stalker], attack):
            hidden = is_hidden(t, f.stalker, f.target)
            t.push(shot(f.stalker, f.weapon, number, attack.ammo, f.target, hidden))
            return


# An attack that a stalker is forced to make on a stalker.


def forced_options(t: ZoneTable, s: Stalker, id: str) -> list[Fire]:
    """`fire <attack> <stalker> [rounds]`: with the attack of this type, if the weapon has none that
    it can use, with any; on a stalker in reach and in sight, if there is none, on itself."""
    stalker = t.state.stalkers[s]
    if stalker.weapon == NO_GEAR:
        return []
    attacks = t.pack.weapon(stalker.weapon).attacks
    usable = [n for n, attack in enumerate(attacks) if can_use(t, stalker, attack)]
    wanted = [n for n in usable if attacks[n].id == id] or usable
    longest = t.pack.weapon(stalker.weapon).longest
    sight = sight_with(t, s, stalker.weapon)
    victims = [
        other
        for other in stalkers_on_map(t)
        if other != s
        and sight >> area_of(t, other) & 1
        and far(t, s, stalker.area, area_of(t, other)) <= longest
    ]
    return [
        option
        for number in wanted
        for victim in victims or [s]
        for option in _with_rounds(t, stalker.weapon, attacks[number], number, victim)
    ]


# The attack that is being made.


def attack_of(t: ZoneTable, f: Attack) -> WeaponAttack | None:
    """None: the knife."""
    return None if f.weapon == NO_GEAR else t.pack.weapon(f.weapon).attacks[f.attack]


def reach_of(t: ZoneTable, f: Attack) -> int:
    """How far away the target is."""
    return far(t, f.stalker, area_of(t, f.stalker), area_of(t, f.target))


def is_accurate(t: ZoneTable, f: Attack, distance: int) -> bool:
    """ST-19.4: within the weapon's effective range."""
    if f.weapon == NO_GEAR:
        return False
    nearest, farthest = t.pack.weapon(f.weapon).effective
    return nearest <= distance <= farthest


def stalker_dice(t: ZoneTable, f: Attack, distance: int) -> int:
    """ST-21.6: the shooting skill, for weapons only."""
    if f.weapon == NO_GEAR:
        return 0
    return t.pack.stalkers[t.state.stalkers[f.stalker].card].skill(distance)


def gear_dice(t: ZoneTable, f: Attack) -> int:
    """ST-21.6, ST-19.8: equipment dice of the attack."""
    attack = attack_of(t, f)
    if attack is None:
        return KNIFE_DICE
    return attack.dice + attack.dice_per_round * f.rounds


def mask_effects(t: ZoneTable, s: Stalker) -> list[EffectNo]:
    """ST-21.8: effects of cards in use that gas masks of an attack pay for."""
    return [
        number
        for number in effects_of(t, s)
        if t.pack.effects[number].masks and t.pack.effects[number].trigger == "attack"
    ]
