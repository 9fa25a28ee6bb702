"""What enemies do: activation, movement, attacks, reactions; the Zone phase."""

from __future__ import annotations

from cantina.games.zone.terms import NONE
from cantina.kernel.state import Frame


class Wound(Frame):
    """ST-22.1: an enemy takes a light or heavy wound."""

    def __init__(
        self, enemy: int, heavy: bool, attacker: int, at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.enemy = enemy  # a figure
        self.heavy = heavy
        self.attacker = attacker  # a figure, or NONE: nothing to be pushed from (ST-22.5)


def wound(enemy: int, heavy: bool, attacker: int = NONE) -> Wound:
    return Wound(enemy, heavy, attacker)


class Hurt(Frame):
    """ST-21.9: results come to an enemy, one after another: wounds, lost HP, tokens, pushes."""

    def __init__(
        self,
        enemy: int,
        results: list[str],
        attacker: int,
        centre: int,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.enemy = enemy  # a figure
        self.results = results  # words of HIT_RESULTS still to come
        self.attacker = attacker  # a figure, or NONE
        self.centre = centre  # of the anomaly, for its pushes and pulls; or NONE


def hurt(enemy: int, results: tuple[str, ...], attacker: int = NONE, centre: int = NONE) -> Hurt:
    return Hurt(enemy, list(results), attacker, centre)


class EnemyAttack(Frame):
    """Chapter 27: an enemy attacks."""

    def __init__(
        self,
        enemy: int,
        only: int,
        change: int,
        target: int,
        choices: list[int],
        moved: int,
        printed: int,
        waiting: list[int],
        victim: int,
        hp: int,
        damage: int,
        bonus: int,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.enemy = enemy
        self.only = only  # the one stalker it may attack, or NONE (ST-28.1)
        self.change = change  # of its damage
        self.target = target  # NONE: no attack is made, or no longer
        self.choices = choices  # targets or areas that the lead stalker chooses from
        self.moved = moved  # areas of its advance
        self.printed = printed  # wounds of its card, or of the table it rolled on
        self.waiting = waiting  # targets still to be hit (ST-27.14)
        self.victim = victim  # the one that is hit now
        self.hp = hp  # what it had before
        self.damage = damage
        self.bonus = bonus  # successes that the defence of its target starts with (ST-27.15)


def enemy_attack(enemy: int, only: int = NONE, change: int = 0) -> EnemyAttack:
    return EnemyAttack(enemy, only, change, NONE, [], 0, 0, [], NONE, 0, 0, 0)


class Facing(Frame):
    """ST-5.7: an enemy turns toward an area, by one of several ways that are equally short."""

    def __init__(
        self, enemy: int, directions: list[int], rule: str, at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.enemy = enemy
        self.directions = directions
        self.rule = rule


class Reaction(Frame):
    """ST-28.1: enemies that see a stalker after its turn."""

    def __init__(
        self, stalker: int, waiting: list[int], enemy: int, at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.waiting = waiting
        self.enemy = enemy  # the one that reacts now


def react(stalker: int) -> Reaction:
    return Reaction(stalker, [], NONE)


class March(Frame):
    """ST-26.1: an enemy moves to a goal."""

    def __init__(
        self,
        enemy: int,
        goals: list[int],
        steps: int,
        stubborn: bool,
        ignores: list[str],
        looks: bool,
        goal: int,
        ways: list[list[int]],
        path: list[int],
        why: str,
        end: str,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.enemy = enemy
        self.goals = goals  # areas it may go to: the nearest is chosen
        self.steps = steps
        self.stubborn = stubborn  # cannot be interrupted
        self.ignores = ignores  # borders and water it crosses all the same
        self.looks = looks  # it looks around after it
        self.goal = goal
        self.ways = ways  # the best ways to go, in the code of `rules/ways`; in the end one
        self.path = path  # areas it has been on, its start first
        self.why = why  # what decided between goals or ways
        self.end = end  # what ended it


def march(
    enemy: int,
    goals: list[int],
    steps: int,
    stubborn: bool = False,
    ignores: list[str] | None = None,
    looks: bool = False,
) -> March:
    return March(enemy, goals, steps, stubborn, ignores or [], looks, NONE, [], [], "", "")


class Stride(Frame):
    """ST-26.2: an enemy steps forward."""

    def __init__(
        self,
        enemy: int,
        left: int,
        stubborn: bool,
        next: int,
        path: list[int],
        why: str,
        end: str,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.enemy = enemy
        self.left = left  # steps it may still take
        self.stubborn = stubborn
        self.next = next  # the area it enters next, or NONE
        self.path = path
        self.why = why
        self.end = end  # what ended it


def step_forward(enemy: int, steps: int, stubborn: bool = False) -> Stride:
    return Stride(enemy, steps, stubborn, NONE, [], "", "steps")


class Activation(Frame):
    """Chapter 25: an activation card is resolved: programs of points, one enemy after another."""

    def __init__(
        self,
        high: bool,
        card: int,
        programs: list[int],
        next: int,
        waiting: list[int],
        only: list[int],
        limited: bool,
        room: int,
        chosen: list[int],
        enemy: int,
        why: str,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.high = high
        self.card = card
        self.programs = programs  # still to be resolved
        self.next = next  # the point of the first of them that comes next
        self.waiting = waiting  # enemies that still do the present point
        self.only = only  # figures it is for, when `limited` (ST-7.10, ST-13.7)
        self.limited = limited
        self.room = room  # ST-25.9: how many more of those waiting may act; NONE: all
        self.chosen = chosen  # those taken so far
        self.enemy = enemy  # the one that acts now
        self.why = why  # what put it before the others


class Unknown(Frame):
    """ST-7.6: unknown-enemy tokens are resolved, one after another."""

    def __init__(
        self,
        areas: list[int],
        token: int,
        nearest: int,
        area: int,
        card: int,
        enemy: int,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.areas = areas  # of the tokens still to be resolved
        self.token = token  # the one in hand, or NONE
        self.nearest = nearest  # then so many nearest to the lead stalker
        self.area = area  # where the one in hand lay
        self.card = card  # the enemy card it brings
        self.enemy = enemy  # the one it sets going instead (ST-7.10)


def resolve_unknown(areas: list[int]) -> Unknown:
    """One token of each of these areas, an area named twice: two of its stack."""
    return Unknown(areas[:], NONE, 0, NONE, NONE, NONE)


def resolve_nearest_unknown(count: int) -> Unknown:
    return Unknown([], NONE, count, NONE, NONE, NONE)


class Arrival(Frame):
    """ST-7.12: standees for whom their area has no room find the nearest one that has."""

    def __init__(
        self, enemies: list[int], area: int, rule: str, at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.enemies = enemies  # still to be placed
        self.area = area  # where they should have come
        self.rule = rule


class ZonePhase(Frame):
    """ST-25.1: the Enemies and Zone phase."""

    def __init__(self, waiting: list[int], at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.waiting = waiting  # stalkers or effects still to be dealt with in the present step
