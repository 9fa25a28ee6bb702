"""ST-7.6 to ST-7.15: unknown-enemy tokens are resolved; standees find a place."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseCard, ChooseEnemy, ChooseGoal
from cantina.games.zone.choose.targets import first
from cantina.games.zone.enemies.activation_cards import activate_one
from cantina.games.zone.events.enemies import UnknownRevealed
from cantina.games.zone.facts.figures import area_of, enemies_on_map, enemy, ground, kind_of
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.unknown_tokens import (
    cards_in_pool,
    free_areas_near,
    nearest_stacks,
    put_down,
    spawn,
)
from cantina.games.zone.frames.enemies import Arrival, Unknown
from cantina.games.zone.map.paths import cost, toward
from cantina.games.zone.movement.facing import face_toward
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_ENEMY, NOWHERE, Area, Enemy
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.flow import ask, do, flow, loop


def find_token(t: ZoneTable, f: Unknown) -> None:
    """ST-7.13: the next token; of those nearest to the lead stalker, if there is no choice."""
    f.token = f.card = NONE
    f.enemy = NO_ENEMY
    f.area = NOWHERE
    if f.areas:
        f.area = f.areas.pop(0)
    elif f.nearest > 0:
        stacks = nearest_stacks(t)
        if len(stacks) == 1:
            f.area = stacks[0]
            f.nearest -= 1
        elif not stacks:
            f.nearest = 0


def equal_stacks(t: ZoneTable, f: Unknown) -> list[ChooseGoal]:
    """ST-5.5: the lead stalker chooses among stacks that are equally near."""
    if f.area != NOWHERE or f.nearest == 0:
        return []
    return [ChooseGoal(area) for area in nearest_stacks(t)]


def choose_stack(t: ZoneTable, f: Unknown, action: ChooseGoal) -> None:
    f.area = action.area
    f.nearest -= 1


def flip(t: ZoneTable, f: Unknown) -> None:
    """ST-7.6: the top token of the stack is flipped. ST-7.7: with an X nothing comes."""
    if f.area == NOWHERE or not t.state.unknown[f.area]:
        return
    f.token = t.state.unknown[f.area].pop()
    if f.token in t.state.peeked:
        t.state.peeked.remove(f.token)
    t.reveal()
    if t.heard:
        t.tell(UnknownRevealed("ST-7.6", area=f.area, token=f.token))
    cards = cards_of(t, f)
    if len(cards) == 1:
        f.card = cards[0]


def cards_of(t: ZoneTable, f: Unknown) -> list[int]:
    """ST-7.8: the enemy cards of its colour with a standee in the pool."""
    if f.token == NONE:
        return []
    kind = t.pack.unknown[t.pack.unknown_tokens[f.token].kind]
    return cards_in_pool(t, kind.group) if kind.count else []


def equal_cards(t: ZoneTable, f: Unknown) -> list[ChooseCard]:
    """AM-18: the lead stalker chooses which."""
    return [ChooseCard(card) for card in cards_of(t, f)] if f.card == NONE else []


def choose_card(t: ZoneTable, f: Unknown, action: ChooseCard) -> None:
    f.card = action.card


def place_or_rouse(t: ZoneTable, f: Unknown) -> None:
    """ST-7.8: this many standees, facing the arrow. ST-7.10: when the pool has none, the nearest
    enemy of that colour acts instead."""
    if f.token == NONE:
        return
    token = t.pack.unknown_tokens[f.token]
    if f.card != NONE:
        spawn(t, f.card, f.area, token.facing, t.pack.unknown[token.kind].count)
        return
    tied = nearest_of_colour(t, f)
    if len(tied) == 1:
        f.enemy = tied[0]


def nearest_of_colour(t: ZoneTable, f: Unknown) -> list[Enemy]:
    """ST-7.10: those of the token's colour that are nearest to it."""
    if f.token == NONE or f.card != NONE:
        return []
    kind = t.pack.unknown[t.pack.unknown_tokens[f.token].kind]
    if not kind.count:
        return []
    there = [e for e in enemies_on_map(t) if enemy(t, e).group == kind.group]
    keys = [(*cost(ground(t), kind_of(t, e), area_of(t, e), f.area, 0, False), 0) for e in there]
    return first(keys, there)[0]


def equal_enemies(t: ZoneTable, f: Unknown) -> list[ChooseEnemy]:
    """ST-5.5."""
    return [ChooseEnemy(e) for e in nearest_of_colour(t, f)] if f.enemy == NO_ENEMY else []


def choose_enemy(t: ZoneTable, f: Unknown, action: ChooseEnemy) -> None:
    f.enemy = action.enemy


def rouse(t: ZoneTable, f: Unknown) -> None:
    """ST-7.10, ST-7.11, AM-39: it does what an activation card says, then this goes on."""
    if f.enemy != NO_ENEMY:
        activate_one(t, f.enemy)


def has_tokens(t: ZoneTable, f: Unknown) -> bool:
    return bool(f.areas) or f.nearest > 0


UNKNOWN: Final = flow(
    Unknown,
    do(find_token, rule="ST-7.13"),
    ask("stack", seat=lead, options=equal_stacks, answer=choose_stack, rule="ST-5.5"),
    do(flip, rule="ST-7.6"),
    ask("card", seat=lead, options=equal_cards, answer=choose_card, rule="ST-7.8"),
    do(place_or_rouse, rule="ST-7.8"),
    ask("nearest", seat=lead, options=equal_enemies, answer=choose_enemy, rule="ST-7.10"),
    do(rouse, rule="ST-7.10"),
    loop("find_token", while_=has_tokens, rule="ST-7.13"),
)


def settle(t: ZoneTable, f: Arrival) -> None:
    """ST-7.12: on the nearest area with room, if there is no choice."""
    while f.enemies:
        areas = free_areas_near(t, f.enemies[0], f.area)
        if len(areas) > 1:
            return
        e = f.enemies.pop(0)
        if areas:
            come_near(t, f, e, areas[0])


def equal_areas(t: ZoneTable, f: Arrival) -> list[ChooseGoal]:
    if not f.enemies:
        return []
    return [ChooseGoal(area) for area in free_areas_near(t, f.enemies[0], f.area)]


def choose_area(t: ZoneTable, f: Arrival, action: ChooseGoal) -> None:
    come_near(t, f, f.enemies.pop(0), action.area)


def come_near(t: ZoneTable, f: Arrival, e: Enemy, area: Area) -> None:
    """ST-7.12: it faces the area where it should have come."""
    directions = toward(ground(t), kind_of(t, e), area, f.area)
    if len(directions) == 1:
        enemy(t, e).facing = directions[0]
    put_down(t, e, area, f.rule)
    if len(directions) > 1:
        face_toward(t, e, f.area, f.rule)


def anyone_left(t: ZoneTable, f: Arrival) -> bool:
    return bool(f.enemies)


ARRIVAL: Final = flow(
    Arrival,
    do(settle, rule="ST-7.12"),
    ask("goal", seat=lead, options=equal_areas, answer=choose_area, rule="ST-5.5"),
    loop("settle", while_=anyone_left, rule="ST-7.12"),
)
