"""ST-27.11, ST-18.15: damage comes to a stalker: the defence roll, and what gets through."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import RerollDice
from cantina.games.zone.combat.dice import reroll, reroll_options, successes, throw
from cantina.games.zone.events.fighting import Defended
from cantina.games.zone.facts.equipment import defence_dice
from cantina.games.zone.facts.figures import enemy
from cantina.games.zone.frames.effects import Moment, Resolve, moment, resolve
from cantina.games.zone.frames.stalkers import Defence, lose_hp
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy, seat_of
from cantina.games.zone.terms.ids import NO_PROGRAM
from cantina.kernel.action import Done, Seat
from cantina.kernel.flow import ask, call, do, flow

TRIGGERS: Final = ("defend", "attack_or_defend")


def defender(t: ZoneTable, f: Defence) -> Seat:
    return seat_of(f.stalker)


def take_dice(t: ZoneTable, f: Defence) -> None:
    """ST-18.14: equipment dice of the suit; cards may add to them before the roll."""
    if f.defends:
        f.roll.gear += defence_dice(t, f.stalker)


def before_roll(t: ZoneTable, f: Defence) -> Moment | None:
    return moment("defend", f.stalker, f.attacker) if f.defends else None


def before_any_roll(t: ZoneTable, f: Defence) -> Moment | None:
    return moment("attack_or_defend", f.stalker, f.attacker) if f.defends else None


def roll_defence(t: ZoneTable, f: Defence) -> None:
    """ST-27.11."""
    throw(t, f.stalker, f.roll, "ST-27.11")


def dice_to_reroll(t: ZoneTable, f: Defence) -> list[RerollDice | Done]:
    """ST-23.8, ST-27.11."""
    return reroll_options(t, f.stalker, f.roll, TRIGGERS)


def reroll_dice(t: ZoneTable, f: Defence, action: RerollDice) -> None:
    reroll(t, f.stalker, f.roll, action)


def after_any_roll(t: ZoneTable, f: Defence) -> Moment | None:
    if not f.defends:
        return None
    return moment("after_attack_or_defence_roll", f.stalker, f.attacker)


def after_roll(t: ZoneTable, f: Defence) -> Moment | None:
    return moment("after_defence_roll", f.stalker, f.attacker) if f.defends else None


def after_defence(t: ZoneTable, f: Defence) -> Resolve | None:
    """What the attacker's card does once a stalker has defended, before HP is lost."""
    if not is_enemy(f.attacker):
        return None
    program = t.pack.enemies[enemy(t, f.attacker).card].attack.after_defence
    return resolve(program, f.attacker, f.stalker) if program != NO_PROGRAM else None


def lose_rest(t: ZoneTable, f: Defence) -> None:
    """ST-18.15: each success cancels 1 damage; the rest is lost as HP."""
    stopped = max(0, successes(f.roll.dice, False) + f.roll.bonus) if f.defends else 0
    lost = max(0, f.damage - stopped)
    if t.heard:
        t.tell(
            Defended(
                "ST-18.15",
                stalker=f.stalker,
                attacker=f.attacker,
                damage=f.damage,
                stopped=stopped,
                lost=lost,
            )
        )
    if lost:
        t.push(lose_hp(f.stalker, lost))


DEFENCE: Final = flow(
    Defence,
    do(take_dice, rule="ST-18.14"),
    call(before_roll, rule="ST-27.11"),
    call(before_any_roll, rule="ST-27.11"),
    do(roll_defence, rule="ST-27.11"),
    ask(
        "reroll",
        seat=defender,
        options=dice_to_reroll,
        answer=reroll_dice,
        rule="ST-23.8",
        repeat=True,
    ),
    call(after_any_roll, rule="ST-27.11"),
    call(after_roll, rule="ST-27.11"),
    call(after_defence, rule="ST-27.2"),
    do(lose_rest, rule="ST-18.15"),
)
