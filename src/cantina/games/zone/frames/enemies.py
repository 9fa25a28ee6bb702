"""What enemies do: activation, movement, attacks, reactions; the Zone phase."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import (
    NO_ENEMY,
    NO_FIGURE,
    NO_STALKER,
    NOWHERE,
    Area,
    Enemy,
    Figure,
    ProgramNo,
    Stalker,
)
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.state import Frame


@dataclass(eq=False, repr=False)
class Wound(Frame):
    """ST-22.1: an enemy takes a light or heavy wound."""

    enemy: Enemy
    heavy: bool
    attacker: Figure  # or NO_FIGURE: nothing to be pushed from (ST-22.5)


def wound(enemy: Enemy, heavy: bool, attacker: Figure = NO_FIGURE) -> Wound:
    return Wound(enemy=enemy, heavy=heavy, attacker=attacker)


@dataclass(eq=False, repr=False)
class Hurt(Frame):
    """ST-21.9: results come to an enemy, one after another: wounds, lost HP, tokens, pushes."""

    enemy: Enemy
    results: list[str]  # words of HIT_RESULTS still to come
    attacker: Figure  # or NO_FIGURE
    centre: Area  # of the anomaly, for its pushes and pulls; or NOWHERE


def hurt(
    enemy: Enemy, results: tuple[str, ...], attacker: Figure = NO_FIGURE, centre: Area = NOWHERE
) -> Hurt:
    return Hurt(enemy=enemy, results=list(results), attacker=attacker, centre=centre)


@dataclass(eq=False, repr=False)
class EnemyAttack(Frame):
    """Chapter 27: an enemy attacks."""

    enemy: Enemy
    only: Stalker  # the one it may attack, or NO_STALKER (ST-28.1)
    change: int  # of its damage
    target: Figure  # NO_FIGURE: no attack is made, or no longer
    choices: list[int]  # targets or areas that the lead stalker chooses from
    moved: int  # areas of its advance
    printed: int  # wounds of its card, or of the table it rolled on
    waiting: list[Figure]  # targets still to be hit (ST-27.14)
    victim: Figure  # the one that is hit now
    hp: int  # what it had before
    damage: int
    bonus: int  # successes that the defence of its target starts with (ST-27.15)


def enemy_attack(enemy: Enemy, only: Stalker = NO_STALKER, change: int = 0) -> EnemyAttack:
    return EnemyAttack(
        enemy=enemy,
        only=only,
        change=change,
        target=NO_FIGURE,
        choices=[],
        moved=0,
        printed=0,
        waiting=[],
        victim=NO_FIGURE,
        hp=0,
        damage=0,
        bonus=0,
    )


@dataclass(eq=False, repr=False)
class Facing(Frame):
    """ST-5.7: an enemy turns toward an area, by one of several ways that are equally short."""

    enemy: Enemy
    directions: list[int]
    rule: str


@dataclass(eq=False, repr=False)
class Reaction(Frame):
    """ST-28.1: enemies that see a stalker after its turn."""

    stalker: Stalker
    waiting: list[Enemy]
    enemy: Enemy  # the one that reacts now


def react(stalker: Stalker) -> Reaction:
    return Reaction(stalker=stalker, waiting=[], enemy=NO_ENEMY)


@dataclass(eq=False, repr=False)
class March(Frame):
    """ST-26.1: an enemy moves to a goal."""

    enemy: Enemy
    goals: list[Area]  # areas it may go to: the nearest is chosen
    steps: int
    stubborn: bool  # cannot be interrupted
    ignores: list[str]  # borders and water it crosses all the same
    looks: bool  # it looks around after it
    goal: Area
    ways: list[list[int]]  # the best ways, as `movement/enemy_routes` codes them; in the end one
    path: list[Area]  # areas it has been on, its start first
    why: str  # what decided between goals or ways
    end: str  # what ended it


def march(
    enemy: Enemy,
    goals: list[Area],
    steps: int,
    stubborn: bool = False,
    ignores: list[str] | None = None,
    looks: bool = False,
) -> March:
    return March(
        enemy=enemy,
        goals=goals,
        steps=steps,
        stubborn=stubborn,
        ignores=ignores or [],
        looks=looks,
        goal=NOWHERE,
        ways=[],
        path=[],
        why="",
        end="",
    )


@dataclass(eq=False, repr=False)
class Stride(Frame):
    """ST-26.2: an enemy steps forward."""

    enemy: Enemy
    left: int  # steps it may still take
    stubborn: bool
    next: Area  # it enters next, or NOWHERE
    path: list[Area]
    why: str
    end: str  # what ended it


def step_forward(enemy: Enemy, steps: int, stubborn: bool = False) -> Stride:
    return Stride(
        enemy=enemy, left=steps, stubborn=stubborn, next=NOWHERE, path=[], why="", end="steps"
    )


@dataclass(eq=False, repr=False)
class Activation(Frame):
    """Chapter 25: an activation card is resolved: programs of points, one enemy after another."""

    high: bool
    card: int
    programs: list[ProgramNo]  # still to be resolved
    next: int  # the point of the first of them that comes next
    waiting: list[Enemy]  # enemies that still do the present point
    only: list[Enemy]  # those it is for, when `limited` (ST-7.10, ST-13.7)
    limited: bool
    room: int  # ST-25.9: how many more of those waiting may act; NONE: all
    chosen: list[Enemy]  # those taken so far
    enemy: Enemy  # the one that acts now
    why: str  # what put it before the others


@dataclass(eq=False, repr=False)
class Unknown(Frame):
    """ST-7.6: unknown-enemy tokens are resolved, one after another."""

    areas: list[Area]  # of the tokens still to be resolved
    token: int  # the one in hand, or NONE
    nearest: int  # then this many nearest to the lead stalker
    area: Area  # where the one in hand lay
    card: int  # the enemy card it brings
    enemy: Enemy  # the one it sets going instead (ST-7.10)


def resolve_unknown(areas: list[Area]) -> Unknown:
    """One token of each of these areas, an area named twice: two of its stack."""
    return Unknown(areas=areas[:], token=NONE, nearest=0, area=NOWHERE, card=NONE, enemy=NO_ENEMY)


def resolve_nearest_unknown(count: int) -> Unknown:
    return Unknown(areas=[], token=NONE, nearest=count, area=NOWHERE, card=NONE, enemy=NO_ENEMY)


@dataclass(eq=False, repr=False)
class Arrival(Frame):
    """ST-7.12: standees for whom their area has no room find the nearest one that has."""

    enemies: list[Enemy]  # still to be placed
    area: Area  # where they should have come
    rule: str


@dataclass(eq=False, repr=False)
class ZonePhase(Frame):
    """ST-25.1: the Enemies and Zone phase."""

    waiting: list[int]  # stalkers or effects still to be dealt with in the present step
