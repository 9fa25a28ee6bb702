"""What could happen next, for views: where a unit can go, whom it could attack
from there, with how many dice and with which exact chances, and what is in the way. Only views are
made of it; no rule asks here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.hoth.ids import NO_KIND, NO_UNIT, NOWHERE, Hex, Unit
from cantina.games.hoth.pack import AT_AT, NONE
from cantina.games.hoth.rules.dice import hit_chance, outcomes
from cantina.games.hoth.rules.fire import (
    Screen,
    aid_for,
    can_attack,
    dice_parts,
    enemies_in_range,
    ignores_cover,
    sum_of_dice,
)
from cantina.games.hoth.rules.ground import costs, is_barred, is_dug_in, longest_retreat
from cantina.games.hoth.rules.units import class_of, effects_on, lift, put, units_of
from cantina.games.hoth.scenario import FAR
from cantina.games.hoth.state import Attack, HothTable, Move, active_side
from cantina.kernel.table import current_step, fork

MILLION: Final = 1_000_000


@dataclass(eq=False, repr=False, kw_only=True)
class ShotView:
    """An attack that can be made. `hits` and `retreats`: by their number, in how many ways of
    6 ** dice the first roll brings them."""

    start: Hex
    end: Hex
    distance: int
    base: int
    bonus: int
    cover: int  # dice that the target's land takes
    hampered: int  # dice that the attacker's own land takes
    spotted: int
    dice: int
    hits: list[int]
    retreats: list[int]  # empty: it ignores them
    destroyed: int  # in millionths
    along: bool  # the line of sight runs along edges


@dataclass(eq=False, repr=False, kw_only=True)
class NoShotView:
    """An enemy in range that cannot be attacked. Nothing blocks: its cover takes all dice."""

    start: Hex
    end: Hex
    blockers: list[int]  # hexes; those beyond the board are half hexes


@dataclass(eq=False, repr=False, kw_only=True)
class ReachView:
    """Where the unit that moves may go, and what it could attack from there."""

    hex: Hex
    cost: int
    barred: bool  # then no attack
    shots: list[ShotView]
    no_shots: list[NoShotView]


def ready_units(t: HothTable) -> list[Unit]:
    """The units that may attack right now, while somebody is asked about it."""
    state = t.state
    if state.outcome is not None or current_step(t).name not in ("attack", "aid", "target"):
        return []
    top = state.stack[-1]
    if isinstance(top, Attack):
        return [top.unit] if state.units[top.unit].hex != NOWHERE else []
    return [n for n in units_of(t, active_side(t)) if can_attack(t, state.units[n])]


def shots_of(t: HothTable, number: Unit) -> list[ShotView]:
    start = t.state.units[number].hex
    screen = Screen(t)
    near = enemies_in_range(t, number)
    found = [_shot(t, number, hex) for hex in near if screen.clear(start, hex)]
    return [shot for shot in found if shot.dice > 0]


def no_shots_of(t: HothTable, number: Unit) -> list[NoShotView]:
    start = t.state.units[number].hex
    screen = Screen(t)
    found: list[NoShotView] = []
    for hex in enemies_in_range(t, number):
        if not screen.clear(start, hex):
            blockers = screen.sight.in_the_way(screen.blocking(start, hex), start, hex)
            found.append(NoShotView(start=start, end=hex, blockers=blockers))
        elif _shot(t, number, hex).dice == 0:
            found.append(NoShotView(start=start, end=hex, blockers=[]))
    return found


def reach_of(t: HothTable) -> list[ReachView]:
    """Empty unless a unit is about to move. Tried out on a copy."""
    state = t.state
    if state.outcome is not None or current_step(t).name != "to":
        return []
    frame = state.stack[-1]
    assert isinstance(frame, Move)
    reached = costs(t, frame.unit, frame.limit)
    unit = state.units[frame.unit]
    world = fork(t)
    found: list[ReachView] = []
    for hex in t.pack.board.hexes:
        cost = reached[hex]
        if cost == FAR or hex == unit.hex:
            continue
        barred = is_barred(t, unit, hex, cost, frame.free)
        lift(world, frame.unit)
        put(world, frame.unit, hex)
        attacks = not barred and can_attack(world, world.state.units[frame.unit])
        shots = shots_of(world, frame.unit) if attacks else []
        no_shots = no_shots_of(world, frame.unit) if attacks else []
        found.append(
            ReachView(hex=hex, cost=cost, barred=not attacks, shots=shots, no_shots=no_shots)
        )
    return found


def _shot(t: HothTable, number: Unit, hex: Hex) -> ShotView:
    unit = t.state.units[number]
    board = t.pack.board
    parts = dice_parts(t, number, hex, aid_for(t, number))
    base, bonus, covered, hampered, spotted = parts
    dice = sum_of_dice(parts)
    hits, retreats, destroyed = chances(t, number, hex, dice)
    return ShotView(
        start=unit.hex,
        end=hex,
        distance=board.distance[unit.hex * board.count + hex],
        base=base,
        bonus=bonus,
        cover=covered,
        hampered=hampered,
        spotted=spotted,
        dice=dice,
        hits=hits,
        retreats=retreats,
        destroyed=destroyed,
        along=board.sight.runs_along(unit.hex, hex),
    )


def chances(t: HothTable, number: Unit, hex: Hex, dice: int) -> tuple[list[int], list[int], int]:
    """HO-9.1 to HO-9.14: of hits, of retreats, and of the end of whatever stands there."""
    victim = t.state.at[hex]
    explode = effects_on(t, t.state.units[number]).retreats_explode
    if victim == NO_UNIT:
        hit, back = hit_chance(t.pack.die, NONE, explode)[0], 0
        steadfast, kind, figures = True, NO_KIND, 1
    else:
        unit = t.state.units[victim]
        hit, back = hit_chance(t.pack.die, class_of(t, unit), explode)
        steadfast, kind, figures = t.pack.units[unit.kind].steadfast, unit.kind, unit.figures
    blocked = [0] * (dice + 1) if steadfast else blocked_steps(t, number, victim, dice)
    hits = [0] * (dice + 1)
    retreats = [0] * (dice + 1)
    fatal = 0
    for hit_count, retreat_count, ways in outcomes(dice, hit, back):
        hits[hit_count] += ways
        retreats[retreat_count] += ways
        if kind == AT_AT:  # at least one explosion among as many dice again
            sure = 6**hit_count
            fatal += ways * MILLION * (sure - 5**hit_count) // sure
        elif hit_count + blocked[retreat_count] >= figures:
            fatal += ways * MILLION
    return hits, [] if steadfast else retreats, fatal // 6**dice


def blocked_steps(t: HothTable, number: Unit, victim: Unit, dice: int) -> list[int]:
    """By retreats rolled: the steps that cannot be made and cost a figure each (HO-9.11), if the
    owner falls back as far as possible and uses a trench (HO-9.14) unless the attack denies it."""
    unit = t.state.units[victim]
    room = longest_retreat(t, unit, unit.hex, dice)
    held = 1 if is_dug_in(t, unit) and not ignores_cover(aid_for(t, number)) else 0
    return [max(retreats - held - room, 0) for retreats in range(dice + 1)]
