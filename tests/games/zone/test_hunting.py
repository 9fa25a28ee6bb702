"""Enemies of every card, put anywhere, act again and again: what must hold whatever happens."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from cantina.games.zone.events.enemies import EnemyAttacked, EnemyMoved
from cantina.games.zone.facts.figures import room_left
from cantina.games.zone.facts.visibility import is_seen
from cantina.games.zone.frames.enemies import ZonePhase, react
from cantina.games.zone.map.ground import CRAWLING, DRIFTING
from cantina.games.zone.terms.figures import STALKERS, is_enemy, is_stalker, row_of
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.numbers import GROUPS, HIGH
from cantina.kernel.table import apply
from tests.games.zone.scene import BOX, POINTS, Scene, scene
from tests.rules import rule

NAMES = ["borsuk", "palkan", "chort", "nurse"]


def any_scene(random: Random) -> Scene:
    """Mission A1 with two or three stalkers, six to nine enemies, some threat and some anomaly."""
    ground = BOX.missions[0].ground
    room = {area.id: area.capacity for area in ground.areas if not ground.water >> area.number & 1}

    def somewhere() -> str:
        area = random.choice(sorted(id for id, left in room.items() if left))
        room[area] -= 1
        return area

    stalkers = [
        f"{card} {somewhere()} ptm leather_jacket" for card in NAMES[: random.randint(2, 3)]
    ]
    foes = [
        f"{random.choice(BOX.enemies).id} {somewhere()} {random.choice(POINTS)} "
        f"{random.choice([*GROUPS, 'none'])} {random.choice((1, 1, 2))}"
        for _ in range(random.randint(6, 9))
    ]
    s = scene(stalkers, foes, anomalies=["electro 3.E 3.E:1 3.E:2 3.E:3 3.E:4 3.F:3"])
    for foe in s.state.enemies:
        foe.team = foe.team if foe.group >= 0 else 0
    for one in s.state.stalkers:
        one.hp = 900
        if one.threat == 0 and random.random() < 0.7:
            one.threat, one.threat_area = random.choice((1, 2)), s.at(random.choice(sorted(room)))
    random.shuffle(s.state.low.cards)
    random.shuffle(s.state.high.cards)
    return s


def play_on(s: Scene, random: Random, depth: int) -> None:
    """Answers at random until what was begun is over."""
    while s.state.outcome is None and len(s.state.stack) > depth:
        ask = s.table.asks[0]
        assert len(ask.options) > 1 or ask.name not in TIES, f"{ask.name} is no choice"
        s.table.events = []
        apply(s.table, ask, random.choice(ask.options))
        s.events += s.table.events


TIES = ("first", "nearest", "goal", "way", "ahead", "landing", "facing", "stack", "ending")
"""Asks of the lead stalker where things are equal: never with one option."""


@rule("ST-3.5", "ST-15.5", "ST-26.8")
@pytest.mark.parametrize("seed", range(24))
def test_whatever_enemies_do_the_map_stays_sound(seed: int) -> None:
    random = Random(seed)
    s = any_scene(random)
    depth = len(s.state.stack)
    for _ in range(3):
        for frame in (ZonePhase([]), react(STALKERS[random.randrange(len(s.state.stalkers))])):
            s.push(frame)
            play_on(s, random, depth)
            if s.state.outcome is not None:
                return
            check_map(s)
    check_moves(s)


def check_map(s: Scene) -> None:
    ground = s.ground
    for area in ground.everywhere:
        assert room_left(s.table, area) >= 0, f"too many on {ground.areas[area].id}"
    for one in s.state.enemies:
        if one.area != NOWHERE:
            assert not ground.water >> one.area & 1
            assert one.hp > 0
    for number, stalker in zip(STALKERS, s.state.stalkers, strict=False):
        if is_seen(s.table, number):
            assert (stalker.threat, stalker.threat_area) == (HIGH, stalker.area)


def check_moves(s: Scene) -> None:
    """Every step leads to an area beside the last; nobody goes farther than cards can send it."""
    ground = s.ground
    for told in s.told(EnemyMoved):
        card = BOX.enemies[s.state.enemies[row_of(told.enemy)].card]
        kinds = (card.kind, CRAWLING, DRIFTING)
        assert len(told.path) - 1 <= max(3, card.move)
        for one, other in pairwise(told.path):
            near = {area for kind in kinds for _, area in ground.steps(kind, one)}
            assert other in near
    for hit in s.told(EnemyAttacked):
        assert hit.damage >= 0
        assert hit.target != hit.enemy


def test_the_scenes_are_worth_it() -> None:
    """Together they hold movement, attacks on stalkers and among enemies, and choices."""
    moved = fought = among = chosen = 0
    for seed in range(12):
        random = Random(seed)
        s = any_scene(random)
        depth = len(s.state.stack)
        s.push(ZonePhase([]))
        chosen += len(s.state.stack) > depth
        play_on(s, random, depth)
        moved += len(s.told(EnemyMoved))
        fought += len([hit for hit in s.told(EnemyAttacked) if is_stalker(hit.target)])
        among += len([hit for hit in s.told(EnemyAttacked) if is_enemy(hit.target)])
        assert not [
            hit for hit in s.told(EnemyAttacked) if is_stalker(hit.target) and hit.damage > 20
        ]
    assert min(moved, fought, among, chosen) > 3, (moved, fought, among, chosen)
