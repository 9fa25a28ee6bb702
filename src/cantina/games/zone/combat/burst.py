"""ST-21.13 to ST-21.15: one roll for several enemies: bursts that are divided, and blasts."""

from __future__ import annotations

from cantina.games.zone.actions.mission import TakeShare
from cantina.games.zone.combat.body_parts import cover_of, shares_that_matter, torso_of
from cantina.games.zone.combat.dice import successes
from cantina.games.zone.combat.weapon_attacks import attack_of, sight_with
from cantina.games.zone.facts.figures import (
    area_of,
    companion_on,
    enemies_on,
    enemies_on_map,
    far,
    stalkers_on,
)
from cantina.games.zone.frames.stalkers import Attack
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy, to_enemy
from cantina.games.zone.terms.ids import NOWHERE, Enemy


def choose_shots(t: ZoneTable, f: Attack) -> None:
    """Whom the roll is for. ST-21.15: a blast hits everybody on the area in full. ST-21.13: a burst
    may be divided; the shares are chosen next."""
    there = area_of(t, f.target)
    f.shots = [f.target]
    if f.area_wide and there != NOWHERE:
        f.shots += [e for e in enemies_on(t, there) if e != f.target]
        if f.everyone:
            f.shots += [*stalkers_on(t, there), *companion_on(t, there)]
    elif there != NOWHERE and is_enemy(f.target):
        f.shots += beside(t, f)
        if len(f.shots) > 1 and total_of(f) > 0:
            f.shares = []
            return
    f.shares = [total_of(f)] * len(f.shots)


def beside(t: ZoneTable, f: Attack) -> list[Enemy]:
    """ST-21.13: other enemies that a burst may reach: next to the target or on its area, and in the
    attacker's sight."""
    attack = attack_of(t, f)
    if attack is None or not attack.splits:
        return []
    there = area_of(t, f.target)
    sight = sight_with(t, f.stalker, f.weapon)
    return [
        e
        for e in enemies_on_map(t)
        if e != f.target
        and sight >> area_of(t, e) & 1
        and far(t, f.stalker, there, area_of(t, e)) <= 1
    ]


def total_of(f: Attack) -> int:
    """ST-21.8: successes of the roll, never below 0."""
    return max(0, successes(f.roll.dice, f.accurate) + f.roll.bonus)


def still_to_share(t: ZoneTable, f: Attack) -> bool:
    return len(f.shares) < len(f.shots)


def share_options(t: ZoneTable, f: Attack) -> list[TakeShare]:
    """ST-21.13: `share <successes>` for one enemy after another, the target first."""
    if not still_to_share(t, f):
        return []
    left = total_of(f) - sum(f.shares)
    e = to_enemy(f.shots[len(f.shares)])
    return [TakeShare(share) for share in shares_of(t, f, e, left)]


def take_share(t: ZoneTable, f: Attack, action: TakeShare) -> None:
    """Once nothing is left, nobody else gets any."""
    f.shares.append(action.successes)
    if total_of(f) == sum(f.shares):
        f.shares += [0] * (len(f.shots) - len(f.shares))


def shares_of(t: ZoneTable, f: Attack, e: Enemy, left: int) -> list[int]:
    """Sensible shares of one enemy: nothing, what reaches each of its thresholds, or all that is
    left. What lies between does no more than the threshold below it."""
    cover = cover_of(t, area_of(t, f.stalker), area_of(t, e), f.ignored_cover)
    part = f.part if e == f.target else torso_of(t, e)
    wanted = shares_that_matter(t, e, part, cover, f.stalker)
    return sorted(dict.fromkeys([0, left, *[share for share in wanted if share < left]]))
