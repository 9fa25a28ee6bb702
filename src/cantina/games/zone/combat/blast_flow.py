"""ST-21.15, ST-21.16: grenades and whatever else attacks everybody on an area."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import RerollDice
from cantina.games.zone.combat.body_parts import cover_of, exposed, strike
from cantina.games.zone.combat.dice import reroll, reroll_options, successes, throw
from cantina.games.zone.facts.companions import hurt_companion
from cantina.games.zone.facts.figures import area_of, enemies_on, on_area
from cantina.games.zone.frames.stalkers import Blast, suffer
from cantina.games.zone.movement.facing import face_toward
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, is_enemy, is_stalker, seat_of, to_enemy
from cantina.games.zone.terms.ids import NOWHERE
from cantina.kernel.action import Done, Seat
from cantina.kernel.flow import ask, do, flow, loop

TRIGGERS: Final = ("use_item",)


def thrower(t: ZoneTable, f: Blast) -> Seat:
    return seat_of(f.stalker)


def roll_blast(t: ZoneTable, f: Blast) -> None:
    """ST-21.15: once for all. Equipment dice (AM-3), on which accuracy counts 2 (ST-20.5)."""
    throw(t, f.stalker, f.roll, "ST-21.15")


def dice_to_reroll(t: ZoneTable, f: Blast) -> list[RerollDice | Done]:
    """ST-23.8: focus helps with grenades too, but not with those of a companion."""
    if f.thrower == COMPANION:
        return []
    return reroll_options(t, f.stalker, f.roll, TRIGGERS)


def reroll_dice(t: ZoneTable, f: Blast, action: RerollDice) -> None:
    reroll(t, f.stalker, f.roll, action)


def begin_hits(t: ZoneTable, f: Blast) -> None:
    f.waiting = on_area(t, f.area)


def hit_next(t: ZoneTable, f: Blast) -> None:
    """ST-21.15: enemies take all successes in the torso. ST-21.16: stalkers take them as damage and
    may defend. Cover counts where the thrower is elsewhere."""
    if not f.waiting:
        return
    figure = f.waiting.pop(0)
    if area_of(t, figure) == NOWHERE:
        return
    total = max(0, successes(f.roll.dice, False) + f.roll.bonus)
    cover = cover_of(t, area_of(t, f.thrower), f.area, 0)
    if is_stalker(figure):
        t.push(suffer(figure, max(0, total - cover) + exposed(t, figure), f.thrower))
    elif is_enemy(figure):
        strike(t, figure, total, f.thrower, cover=cover)
    else:
        hurt_companion(t, max(0, total - cover))


def still_to_hit(t: ZoneTable, f: Blast) -> bool:
    return len(f.waiting) > 0


def see_who_lives(t: ZoneTable, f: Blast) -> None:
    f.waiting = [*enemies_on(t, f.area)]


def turn_next(t: ZoneTable, f: Blast) -> None:
    """ST-21.12, AM-22: out of line they face along the shortest path to the attacker."""
    if f.waiting:
        face_toward(t, to_enemy(f.waiting.pop(0)), area_of(t, f.thrower))


def still_to_turn(t: ZoneTable, f: Blast) -> bool:
    return len(f.waiting) > 0


BLAST: Final = flow(
    Blast,
    do(roll_blast, rule="ST-21.15"),
    ask(
        "reroll",
        seat=thrower,
        options=dice_to_reroll,
        answer=reroll_dice,
        rule="ST-23.8",
        repeat=True,
    ),
    do(begin_hits, rule="ST-21.15"),
    do(hit_next, rule="ST-21.15"),
    loop("hit_next", while_=still_to_hit, rule="ST-21.15"),
    do(see_who_lives, rule="ST-21.10"),
    do(turn_next, rule="ST-21.12"),
    loop("turn_next", while_=still_to_turn, rule="ST-21.12"),
)
