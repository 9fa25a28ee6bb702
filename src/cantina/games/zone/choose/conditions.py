"""Conditions of effects: one function for each word of the vocabulary.

`owner` is the figure whose effect it is (NONE: of a card beside the map), `other` the figure that
set it off: the target, the attacker, the acting stalker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cantina.games.zone.box.effect import Condition
from cantina.games.zone.choose.targets import sees_target
from cantina.games.zone.facts.figures import (
    area_of,
    at_exit,
    enemies_on_map,
    enemy,
    far,
    ground,
)
from cantina.games.zone.facts.innermost import (
    anomaly_of,
    attack_of,
    defence_of,
    enemy_attack_of,
    item_of,
)
from cantina.games.zone.facts.standing_effects import is_on_cover
from cantina.games.zone.facts.tallies import tally
from cantina.games.zone.facts.territory import env_rows
from cantina.games.zone.facts.things import find_thing, where_is
from cantina.games.zone.facts.visibility import is_seen, sees
from cantina.games.zone.frames.stalkers import Attack, Blast
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy, is_stalker, to_enemy, to_stalker
from cantina.games.zone.terms.ids import NO_FIGURE, NO_GEAR, NOWHERE, Area, Figure
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, PARTS, TYPES
from cantina.games.zone.terms.numbers import NO_THREAT, NONE, ON_MAP
from cantina.games.zone.terms.words import AT_LEAST

Test = Callable[[ZoneTable, Condition, Figure, Figure], bool]


def met(
    t: ZoneTable, conditions: tuple[Condition, ...], owner: Figure, other: Figure = NO_FIGURE
) -> bool:
    """Whether all of them hold."""
    return all(CONDITIONS[each.word](t, each, owner, other) for each in conditions)


def distance_between(t: ZoneTable, a: Figure, b: Figure) -> int:
    """As the first figure measures (ST-4.2)."""
    return far(t, a, area_of(t, a), area_of(t, b))


def target_of(t: ZoneTable, other: Figure) -> Figure:
    """Whom the innermost attack of a stalker is aimed at."""
    attack = attack_of(t)
    return other if attack is None else attack.target


def attacker_of(t: ZoneTable, other: Figure) -> Figure:
    """The enemy whose attack is being made or defended against, or NO_FIGURE."""
    defence = defence_of(t)
    if defence is not None:
        return defence.attacker
    attack = enemy_attack_of(t)
    return other if attack is None else attack.enemy


def attacked_of(t: ZoneTable, other: Figure) -> Figure:
    attack = enemy_attack_of(t)
    return other if attack is None else attack.target


# The attack being made.


def attack_type_in(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    attack = attack_of(t)
    if attack is None or attack.weapon == NO_GEAR:
        return False
    return t.pack.weapon(attack.weapon).attacks[attack.attack].id in c.words


def shot_distance(t: ZoneTable, owner: Figure, other: Figure) -> int:
    attack = attack_of(t)
    if attack is None:
        return distance_between(t, other, owner) if is_enemy(owner) else 0
    return distance_between(t, attack.stalker, attack.target)


def distance_min(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return shot_distance(t, owner, other) >= c.number


def distance_max(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return shot_distance(t, owner, other) <= c.number


def not_in_target_los(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    attack = attack_of(t)
    return attack is not None and attack.hidden


def target_type(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    target = target_of(t, other)
    if not is_enemy(target):
        return False
    return bool(t.pack.enemies[enemy(t, target).card].types & TYPES[c.words[0]])


def target_survived(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    target = target_of(t, other)
    return target != NO_FIGURE and area_of(t, target) != NOWHERE


def part(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    attack = attack_of(t)
    if attack is None:
        return c.words[0] == "torso"  # what hits a whole area hits torsos
    return PARTS[attack.part] == c.words[0]


def not_blast(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    """ST-21.15: an attack that does not hit a whole area. An enemy's attack never does."""
    for f in reversed(t.state.stack):
        if isinstance(f, Blast):
            return False
        if isinstance(f, Attack):
            return not f.area_wide
    return True


def tag(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    item = item_of(t)
    return item is not None and c.words[0] in t.pack.item(item.gear).tags


# Being attacked.


def attacker_within(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    attacker = attacker_of(t, other)
    return attacker != NO_FIGURE and distance_between(t, owner, attacker) <= c.number


def attacker_min_distance(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    attacker = attacker_of(t, other)
    return attacker != NO_FIGURE and distance_between(t, owner, attacker) >= c.number


def within(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    figure = attacked_of(t, other)
    return figure not in (NO_FIGURE, owner) and distance_between(t, owner, figure) <= c.number


def reached_attacked_stalker(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return area_of(t, owner) == area_of(t, attacked_of(t, other))


def target_loses_hp(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    """Programs of an enemy's attack that ask for this run only when it is so."""
    return True


def moved_at_most_1_in_this_attack(
    t: ZoneTable, c: Condition, owner: Figure, other: Figure
) -> bool:
    attack = enemy_attack_of(t)
    return attack is not None and attack.moved <= 1


# Where a figure is, and who sees it.


def enemy_within(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    here = area_of(t, owner)
    return any([far(t, owner, here, area_of(t, e)) <= c.number for e in enemies_on_map(t)])


def not_in_enemy_los(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return not is_seen(t, to_stalker(owner))


def in_los_of(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return sees(t, to_enemy(owner), other)


def target_in_los(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return sees_target(t, to_enemy(owner))


def on_cover_area(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return is_on_cover(t, to_stalker(owner))


def anomaly_type(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    roll = anomaly_of(t)
    if roll is None:
        return False
    card = t.pack.anomalies[t.state.anomalies[roll.anomaly].card]
    return ANOMALY_TYPES[card.type] == c.words[0]


# A stalker's board.


def hp_below(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return t.state.stalkers[owner].hp < c.number


def radiation_min(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return t.state.stalkers[owner].dose >= c.number


def no_threat_token(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return t.state.stalkers[owner].threat == NO_THREAT


def has_focus(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return t.state.stalkers[owner].focus


# The mission.


def mission_flag(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return c.words[0] in t.state.flags


def mission_counter(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return t.state.flags.count(c.words[0]) >= c.number


def mission_won(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return is_won(t)


def is_won(t: ZoneTable) -> bool:
    """ST-33.1: one of the mission's lists of conditions holds."""
    win = t.pack.missions[t.state.mission].win
    return any([met(t, conditions, NO_FIGURE) for conditions in win])


def note_objectives(t: ZoneTable) -> None:
    """In which round each task was done; one that is undone again counts when it is done next."""
    done = t.state.tallies.done
    for number, objective in enumerate(t.pack.missions[t.state.mission].objectives):
        if not met(t, objective.done, NO_FIGURE):
            done[number] = NONE
        elif done[number] == NONE:
            done[number] = t.state.round


def is_failed(t: ZoneTable) -> bool:
    """ST-37.6: one of its lists of conditions that fail it holds."""
    fail = t.pack.missions[t.state.mission].fail
    return any([met(t, conditions, NO_FIGURE) for conditions in fail])


def all_out(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    """Every stalker is on an exit area or has left."""
    return all([one.left or at_exit(t, one.area) for one in t.state.stalkers])


def thing_out(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    """The thing lies on an exit area, or is with a stalker there or with one who left (ST-8.13).
    What is not in play is not out."""
    token = find_thing(t, c.words[0])
    if token is None:
        return False
    if is_stalker(token.bearer) and t.state.stalkers[token.bearer].left:
        return True
    return not is_enemy(token.bearer) and at_exit(t, where_is(t, token))


def campaign_flag(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    """ST-32.22: outside a campaign nothing was achieved before."""
    return c.words[0] in t.state.achievements


def _areas(t: ZoneTable, ids: tuple[str, ...]) -> list[Area]:
    return [ground(t).number[id] for id in ids]


def stalker_on(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    areas = _areas(t, c.words)
    return any([one.area in areas for one in t.state.stalkers])


def no_enemy_on(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    areas = _areas(t, c.words)
    return not any([one.area in areas for one in t.state.enemies])


def enemy_on(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    card, areas = t.pack.enemy_number[c.words[0]], _areas(t, c.words[1:])
    return any([one.card == card and one.area in areas for one in t.state.enemies])


def no_overlay(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    """The card does not lie on the map."""
    env = env_rows(t)
    there = [env[card.row].id for card in t.state.cards if card.place == ON_MAP]
    return c.words[0] not in there


def stalkers_max(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    return t.state.count <= c.number


def rounds_over(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    """So many rounds have ended."""
    return t.state.tallies.rounds >= c.number


def tallied(t: ZoneTable, c: Condition, owner: Figure, other: Figure) -> bool:
    """What the game counts by itself has come so far, or no farther."""
    count = tally(t, c.words[0])
    return count >= c.number if c.words[1] == AT_LEAST else count <= c.number


CONDITIONS: Final[dict[str, Test]] = {
    "attack_type_in": attack_type_in,
    "distance_min": distance_min,
    "distance_max": distance_max,
    "attacker_within": attacker_within,
    "attacker_min_distance": attacker_min_distance,
    "enemy_within": enemy_within,
    "within": within,
    "not_in_target_los": not_in_target_los,
    "not_in_enemy_los": not_in_enemy_los,
    "in_los_of": in_los_of,
    "target_type": target_type,
    "target_survived": target_survived,
    "anomaly_type": anomaly_type,
    "on_cover_area": on_cover_area,
    "hp_below": hp_below,
    "radiation_min": radiation_min,
    "no_threat_token": no_threat_token,
    "tag": tag,
    "part": part,
    "not_blast": not_blast,
    "mission_flag": mission_flag,
    "mission_counter": mission_counter,
    "mission_won": mission_won,
    "reached_attacked_stalker": reached_attacked_stalker,
    "has_focus": has_focus,
    "target_loses_hp": target_loses_hp,
    "moved_at_most_1_in_this_attack": moved_at_most_1_in_this_attack,
    "target_in_los": target_in_los,
    "thing_out": thing_out,
    "all_out": all_out,
    "campaign_flag": campaign_flag,
    "stalker_on": stalker_on,
    "no_enemy_on": no_enemy_on,
    "enemy_on": enemy_on,
    "no_overlay": no_overlay,
    "stalkers_max": stalkers_max,
    "rounds_over": rounds_over,
    "tally": tallied,
}
