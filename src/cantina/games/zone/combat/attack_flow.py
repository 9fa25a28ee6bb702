"""Chapter 21: a stalker attacks: step by step from the price to the survivors."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChoosePart, RerollDice
from cantina.games.zone.combat.body_parts import cover_of, exposed, parts_of, strike, torso_of
from cantina.games.zone.combat.burst import (
    choose_shots,
    share_options,
    still_to_share,
    take_share,
)
from cantina.games.zone.combat.dice import reroll, reroll_options, throw
from cantina.games.zone.combat.gasmasks import boosts, spend_masks, strains
from cantina.games.zone.combat.weapon_attacks import (
    attack_of,
    gear_dice,
    is_accurate,
    once_mark,
    reach_of,
    stalker_dice,
)
from cantina.games.zone.events.fighting import PartChosen, StalkerFired
from cantina.games.zone.facts.companions import hurt_companion
from cantina.games.zone.facts.figures import area_of
from cantina.games.zone.facts.threat import put_threat, reduce_threat
from cantina.games.zone.frames.effects import Moment, moment
from cantina.games.zone.frames.stalkers import Attack, suffer
from cantina.games.zone.movement.facing import face_toward
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, is_enemy, is_stalker, seat_of, to_enemy
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Enemy
from cantina.kernel.action import Done, Seat
from cantina.kernel.flow import ask, call, do, flow, loop

PART: Final = (ChoosePart(0), ChoosePart(1))


def attacker(t: ZoneTable, f: Attack) -> Seat:
    return seat_of(f.stalker)


def trigger_of(f: Attack) -> str:
    """The moment at which cards change this roll."""
    return "knife_attack" if f.weapon == NO_GEAR else "attack"


def pay(t: ZoneTable, f: Attack) -> None:
    """ST-21.3: ammunition; the turn token has been moved. A weapon attack that was made free uses
    that up."""
    attack = attack_of(t, f)
    if attack is not None:
        stalker = t.state.stalkers[f.stalker]
        t.state.gear[f.weapon].ammo -= f.rounds
        stalker.attack_free = False
        if attack.once_per_turn:
            stalker.used_turn.append(once_mark(attack))
    if t.heard:
        t.tell(
            StalkerFired(
                "ST-21.2",
                stalker=f.stalker,
                weapon=f.weapon,
                attack=f.attack,
                rounds=f.rounds,
                target=f.target,
            )
        )


def place_threat(t: ZoneTable, f: Attack) -> None:
    """ST-21.4, ST-21.17: before the roll, whatever becomes of the target. ST-13.11: a knife
    places none."""
    attack = attack_of(t, f)
    if attack is not None:
        put_threat(t, f.stalker, attack.threat, rule="ST-21.4")


def aim_at_torso(t: ZoneTable, f: Attack) -> None:
    """ST-21.5: unless another part is chosen."""
    if is_enemy(f.target):
        f.part = torso_of(t, f.target)


def part_options(t: ZoneTable, f: Attack) -> list[ChoosePart]:
    """ST-21.5: the body part, if the attack lets choose it and there are several. ST-13.11: the
    knife does."""
    attack = attack_of(t, f)
    if not is_enemy(f.target) or (attack is not None and not attack.chooses_part):
        return []
    parts = parts_of(t, f.target)
    return [PART[part] for part in parts] if len(parts) > 1 else []


def choose_part(t: ZoneTable, f: Attack, action: ChoosePart) -> None:
    f.part = action.part
    if t.heard:
        t.tell(PartChosen("ST-21.5", stalker=f.stalker, target=f.target, part=f.part))


def take_dice(t: ZoneTable, f: Attack) -> None:
    """ST-21.6: stalker dice by skill, for weapons only, and the equipment dice of the attack; other
    cards add theirs next."""
    attack = attack_of(t, f)
    distance = reach_of(t, f)
    f.accurate = is_accurate(t, f, distance)
    f.roll.skill += stalker_dice(t, f, distance)
    f.roll.gear += gear_dice(t, f)
    f.roll.bonus += attack.successes if attack is not None else 0


def before_roll(t: ZoneTable, f: Attack) -> Moment:
    return moment(trigger_of(f), f.stalker, f.target)


def before_any_roll(t: ZoneTable, f: Attack) -> Moment:
    return moment("attack_or_defend", f.stalker, f.target)


def roll_attack(t: ZoneTable, f: Attack) -> None:
    """ST-21.6."""
    throw(t, f.stalker, f.roll, "ST-21.6")


def dice_to_reroll(t: ZoneTable, f: Attack) -> list[RerollDice | Done]:
    """ST-21.7."""
    return reroll_options(t, f.stalker, f.roll, (trigger_of(f), "attack_or_defend"))


def reroll_dice(t: ZoneTable, f: Attack, action: RerollDice) -> None:
    reroll(t, f.stalker, f.roll, action)


def after_any_roll(t: ZoneTable, f: Attack) -> Moment:
    return moment("after_attack_or_defence_roll", f.stalker, f.target)


def begin_hits(t: ZoneTable, f: Attack) -> None:
    """Whoever got something of it, the target first; an attack on one target may miss."""
    divided = len(f.shots) > 1 and not f.area_wide
    f.waiting = [
        figure for place, figure in enumerate(f.shots) if f.shares[place] > 0 or not divided
    ]


def hit_next(t: ZoneTable, f: Attack) -> None:
    """ST-21.8, ST-21.14: a share is compared by itself, less the cover of its own area. ST-21.16:
    stalkers in a blast suffer the successes as damage and may defend."""
    if not f.waiting:
        return
    figure = f.waiting.pop(0)
    there = area_of(t, figure)
    if there == NOWHERE:
        return
    cover = cover_of(t, area_of(t, f.stalker), there, f.ignored_cover)
    share = f.shares[f.shots.index(figure)]
    if is_stalker(figure):
        damage = max(0, share - cover) + exposed(t, figure)
        t.push(suffer(figure, damage, f.stalker))
        return
    if figure == COMPANION:
        hurt_companion(t, max(0, share - cover))
        return
    e = to_enemy(figure)
    strike(t, e, share, f.stalker, part_of(t, f, e), cover)


def part_of(t: ZoneTable, f: Attack, e: Enemy) -> int:
    """ST-21.14: the chosen part of the target, the torso of everybody else."""
    return f.part if e == f.target else torso_of(t, e)


def still_to_hit(t: ZoneTable, f: Attack) -> bool:
    return len(f.waiting) > 0


def turn_survivors(t: ZoneTable, f: Attack) -> None:
    """ST-21.10, ST-21.11: whoever was attacked and lives turns to the attacker, even after a
    miss."""
    f.waiting = [
        figure
        for place, figure in enumerate(f.shots)
        if is_enemy(figure) and (figure == f.target or f.shares[place] > 0)
    ]


def turn_next(t: ZoneTable, f: Attack) -> None:
    """ST-21.12."""
    if f.waiting:
        face_toward(t, to_enemy(f.waiting.pop(0)), area_of(t, f.stalker))


def still_to_turn(t: ZoneTable, f: Attack) -> bool:
    return len(f.waiting) > 0


def calm_down(t: ZoneTable, f: Attack) -> None:
    """ST-13.11: a kill with the knife reduces the threat; not in enemy sight (AM-17)."""
    if f.weapon == NO_GEAR and area_of(t, f.target) == NOWHERE:
        reduce_threat(t, f.stalker, 1)


def after_attack(t: ZoneTable, f: Attack) -> Moment | None:
    if f.weapon == NO_GEAR:
        return None
    return moment("after_attack", f.stalker, f.target)


ATTACK: Final = flow(
    Attack,
    do(pay, rule="ST-21.3"),
    do(place_threat, rule="ST-21.4"),
    do(aim_at_torso, rule="ST-21.5"),
    ask("part", seat=attacker, options=part_options, answer=choose_part, rule="ST-21.5"),
    do(take_dice, rule="ST-21.6"),
    call(before_roll, rule="ST-21.6"),
    call(before_any_roll, rule="ST-21.6"),
    do(roll_attack, rule="ST-21.6"),
    ask(
        "reroll",
        seat=attacker,
        options=dice_to_reroll,
        answer=reroll_dice,
        rule="ST-21.7",
        repeat=True,
    ),
    call(after_any_roll, rule="ST-21.7"),
    ask("boost", seat=attacker, options=boosts, answer=spend_masks, rule="ST-21.8", repeat=True),
    do(choose_shots, rule="ST-21.13"),
    ask("share", seat=attacker, options=share_options, answer=take_share, rule="ST-21.13"),
    loop("share", while_=still_to_share, rule="ST-21.13"),
    ask("masks", seat=attacker, options=strains, answer=spend_masks, rule="ST-21.8", repeat=True),
    do(begin_hits, rule="ST-21.8"),
    do(hit_next, rule="ST-21.8"),
    loop("hit_next", while_=still_to_hit, rule="ST-21.15"),
    ask(
        "masks_left",
        seat=attacker,
        options=strains,
        answer=spend_masks,
        rule="ST-21.8",
        repeat=True,
    ),
    do(turn_survivors, rule="ST-21.10"),
    do(turn_next, rule="ST-21.12"),
    loop("turn_next", while_=still_to_turn, rule="ST-21.12"),
    do(calm_down, rule="ST-13.11"),
    call(after_attack, rule="ST-21.10"),
)
