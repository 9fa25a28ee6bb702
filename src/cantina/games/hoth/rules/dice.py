"""Chapter 9: what a roll does, and how likely that is."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.pack import (
    EXPLOSION,
    INFANTRY,
    INFANTRY_FACE,
    RETREAT,
    VEHICLE,
    VEHICLE_FACE,
)
from cantina.games.hoth.state import HothTable


def roll(t: HothTable, count: int) -> list[int]:
    die = t.pack.die
    rng = t.state.rng
    return [die[rng.roll(6)] for _ in range(count)]


def hits_on(faces: list[int], victim_class: int, retreats_hit: bool) -> int:
    """HO-9.2: explosions hit anything, a symbol its own class; special units and structures
    (HO-9.18) explosions only."""
    hits = 0
    for face in faces:
        if (
            face == EXPLOSION
            or (retreats_hit and face == RETREAT)
            or (face == INFANTRY_FACE and victim_class == INFANTRY)
            or (face == VEHICLE_FACE and victim_class == VEHICLE)
        ):
            hits += 1
    return hits


def hit_chance(die: tuple[int, ...], victim_class: int, retreats_hit: bool) -> tuple[int, int]:
    """Of six faces, how many hit and how many make the victim retreat."""
    faces = list(die)
    hits = hits_on(faces, victim_class, retreats_hit)
    return hits, 0 if retreats_hit else faces.count(RETREAT)


Ways = tuple[tuple[int, int, int], ...]
_known: Final[dict[tuple[int, int, int], Ways]] = {}


def outcomes(dice: int, hit: int, retreat: int) -> Ways:
    """Every (hits, retreats) of this many dice with its number of ways out of 6**dice: exact.
    Worked out once for each question, since bots ask all the time."""
    key = (dice, hit, retreat)
    if key not in _known:
        _known[key] = _outcomes(dice, hit, retreat)
    return _known[key]


def _outcomes(dice: int, hit: int, retreat: int) -> Ways:
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    miss = 6 - hit - retreat
    for _ in range(dice):
        after: dict[tuple[int, int], int] = {}
        for (hits, retreats), count in ways.items():
            for key, chance in (
                ((hits + 1, retreats), hit),
                ((hits, retreats + 1), retreat),
                ((hits, retreats), miss),
            ):
                if chance:
                    after[key] = after.get(key, 0) + count * chance
        ways = after
    return tuple([(hits, retreats, ways[hits, retreats]) for hits, retreats in sorted(ways)])
