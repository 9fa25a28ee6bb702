"""What a decision would mean, for people who plan before they commit: where a stalker could go and
who would see it there; what an attack is likely to come to. Worked out when a view is built and
never in a search."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import Fire, KnifeStrike
from cantina.games.zone.combat.forecast import (
    Forecast,
    HitChance,
    deadliness,
    forecast,
    forecast_under_way,
    kill_chance,
)
from cantina.games.zone.combat.radiation import protection
from cantina.games.zone.facts.anomalies import CHANCES, other_end
from cantina.games.zone.facts.figures import (
    area_of,
    enemies_on,
    enemies_on_map,
    enemy,
    far,
    ground,
    holds_enemy,
)
from cantina.games.zone.facts.giving_way import can_end
from cantina.games.zone.facts.visibility import cap_of, sight_on, watched_for
from cantina.games.zone.frames.stalkers import Attack, Deed, Walk
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.movement.stalker_range import careful_move, move
from cantina.games.zone.movement.stalker_step import steps_from
from cantina.games.zone.seen.records import (
    ChanceView,
    GlimpseView,
    PartView,
    RiskView,
    ShotView,
    WayView,
)
from cantina.games.zone.state import Anomaly, ZoneTable
from cantina.games.zone.terms.figures import is_enemy, to_enemy
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Area, Enemy, Figure, Stalker
from cantina.games.zone.terms.kinds import PARTS
from cantina.games.zone.terms.numbers import ENTRANCE, HIGH, LOW, NONE
from cantina.games.zone.turns.actions_in_turn import CAREFUL, MOVE

KNIFE: Final = "knife"


class Scene:
    """What stays the same for all ways from here."""

    def __init__(self, t: ZoneTable, f: Walk, start: Area, paid: bool) -> None:
        self.f: Final = f
        self.start: Final = start
        self.came: Final = f.path[:] or [start]  # what has been walked already
        self.paid: Final = paid  # the turn token goes down: the map's radiation counts
        self.barred: Final = watched_for(t, f.stalker) if f.unseen else 0
        self.protection: Final = protection(t, f.stalker)
        self.cap: Final = cap_of(t, f.stalker)
        self.behind: Final = enemies_on(t, start)  # ST-14.4: they turn to a stalker that leaves
        self.eyes: Final = {
            e: sight_on(t, e, self.cap) for e in enemies_on_map(t) if e not in self.behind
        }


def ways_of(t: ZoneTable, s: Stalker) -> list[WayView]:
    """Every area that the asked stalker can move to now, by the path on which it is seen least, and
    of these by the one that is the least trouble."""
    scene = _scene(t, s)
    return _best_ways(t, scene) if scene is not None else []


def careful_ways_of(t: ZoneTable, s: Stalker) -> list[WayView]:
    """ST-13.2: the same for the Careful Move, where it is offered."""
    if t.asks[0].name != "act" or CAREFUL not in t.asks[0].options:
        return []
    stalker = t.state.stalkers[s]
    return _best_ways(t, Scene(t, careful_move(t, s), stalker.area, not stalker.next_free))


def _best_ways(t: ZoneTable, scene: Scene) -> list[WayView]:
    best: dict[int, WayView] = {}
    worth: dict[int, tuple[int, ...]] = {}
    for path in _paths(t, scene, [scene.start], scene.f.left):
        way = _way(t, scene, path)
        trouble = sum([risk.percent for risk in way.risks])
        rank = (len(way.seen_by), len(way.glimpses), trouble, way.dose, way.threat, len(path))
        area = path[-1]
        if area not in worth or rank < worth[area]:
            best[area], worth[area] = way, rank
    return [best[area] for area in sorted(best)]


def _scene(t: ZoneTable, s: Stalker) -> Scene | None:
    """A movement that is under way, or the Move that is offered."""
    top = t.state.stack[-1]
    start = t.state.stalkers[s].area
    if start == NOWHERE:
        return None
    if isinstance(top, Walk) and top.stalker == s:
        deeds = [f for f in t.state.stack if isinstance(f, Deed) and f.stalker == s]
        return Scene(t, top, start, bool(deeds) and deeds[-1].paid == 1)
    if t.asks[0].name == "act" and MOVE in t.asks[0].options:
        return Scene(t, move(t, s), start, not t.state.stalkers[s].next_free)
    return None


def _paths(t: ZoneTable, scene: Scene, path: list[Area], left: int) -> list[list[Area]]:
    """ST-14.1 to ST-14.3: every way to walk on from here to an area where the movement can end."""
    found: list[list[Area]] = []
    if left <= 0 or (len(path) > 1 and holds_enemy(t, path[-1])):
        return found
    for area in steps_from(t, scene.f, path[-1], left, scene.barred):
        if area in path:
            continue
        longer = [*path, area]
        if can_end(t, scene.f.stalker, area):
            found.append(longer)
        found += _paths(t, scene, longer, left - 1)
    return found


def _way(t: ZoneTable, scene: Scene, path: list[Area]) -> WayView:
    stalker = t.state.stalkers[scene.f.stalker]
    goal = path[-1]
    out = other_end(t, scene.f.stalker, goal)
    end = goal if out == NOWHERE else out
    walked = [*path[1:], out] if out != NOWHERE else path[1:]
    eyes = _eyes(t, scene, path)
    watched = 0
    for mask in eyes.values():
        watched |= mask
    threat, threat_area = stalker.threat, stalker.threat_area
    if not scene.f.quiet or watched >> goal & 1:
        threat, threat_area = _threat_after(path, watched, threat, threat_area)
    if watched >> end & 1:  # ST-15.6: also where a portal leads
        threat, threat_area = HIGH, end
    visited = 0
    for area in (*scene.came, *path):
        visited |= 1 << area
    dose = 0
    if scene.paid:
        areas = ground(t).areas
        highest = max([areas[area].radiation for area in (*scene.came, path[0], *walked)])
        dose = max(0, highest - scene.protection)
    risks = [
        RiskView(anomaly=number, percent=percent)
        for number, anomaly in enumerate(t.state.anomalies)
        if anomaly.active and (percent := _risk(anomaly, visited, scene.f.stalker))
    ]
    glimpses = [
        GlimpseView(area=area, enemies=[e for e, mask in eyes.items() if mask >> area & 1])
        for area in walked
        if watched >> area & 1
    ]
    seen_by = glimpses[-1].enemies if watched >> end & 1 else []
    return WayView(
        area=goal,
        path=path[1:],
        comes_out=out,
        glimpses=glimpses,
        seen_by=seen_by,
        threat=threat,
        threat_area=threat_area,
        dose=dose,
        risks=risks,
    )


def _eyes(t: ZoneTable, scene: Scene, path: list[Area]) -> dict[Enemy, int]:
    """What each enemy will see. ST-14.4: those on the area that is left turn to the first step."""
    if not scene.behind:
        return scene.eyes
    eyes = dict(scene.eyes)
    for e in scene.behind:
        one = enemy(t, e)
        facing = one.facing
        for direction, other in ground(t).steps(THROUGH, path[0]):
            if other == path[1]:
                one.facing = facing if direction == ENTRANCE else direction
                break
        eyes[e] = sight_on(t, e, scene.cap)
        one.facing = facing
    return eyes


def _threat_after(path: list[Area], watched: int, level: int, area: Area) -> tuple[int, Area]:
    """ST-15.7: where the token will be."""
    for step in range(1, len(path)):
        if watched >> path[step - 1] & 1 and not watched >> path[step] & 1:
            level, area = HIGH, path[step]
    if watched >> path[-1] & 1:
        return HIGH, path[-1]
    return (level, area) if level == HIGH else (LOW, path[-1])


def _risk(anomaly: Anomaly, visited: int, figure: Figure) -> int:
    """ST-30.6, ST-30.10: in percent; a symbol that the walker covers now counts as uncovered."""
    kinds = 0
    for symbol in anomaly.symbols:
        if visited >> symbol.area & 1 and symbol.cover in (NONE, figure):
            kinds |= 1 << symbol.petals
    return sum([CHANCES[petals] for petals in range(1, 5) if kinds >> petals & 1])


def shots_of(t: ZoneTable, s: Stalker) -> list[ShotView]:
    """Every attack that is offered now, with its exact chances; or the one whose part is chosen."""
    top = t.state.stack[-1]
    if t.asks[0].name == "part" and isinstance(top, Attack):
        option: KnifeStrike | Fire = KnifeStrike(to_enemy(top.target))
        if top.weapon != NO_GEAR:
            option = Fire(top.attack, top.target, top.rounds)
        return [_shot(t, s, option, forecast_under_way(t, top))]
    return [
        _shot(t, s, option, forecast(t, s, option))
        for option in t.asks[0].options
        if isinstance(option, (Fire, KnifeStrike)) and t.asks[0].name == "act"
    ]


def _shot(t: ZoneTable, s: Stalker, option: KnifeStrike | Fire, found: Forecast) -> ShotView:
    id, ammo, target = KNIFE, 0, option.target
    if isinstance(option, Fire):
        attack = t.pack.weapon(t.state.stalkers[s].weapon).attacks[option.attack]
        id, ammo = attack.id, attack.ammo if option.rounds is None else option.rounds
    return ShotView(
        verb=option.verb,
        args=list(option.args),
        attack=id,
        target=target,
        distance=far(t, s, area_of(t, s), area_of(t, target)),
        stalker_dice=found.stalker_dice,
        gear_dice=found.gear_dice,
        accurate=found.accurate,
        bonus=found.bonus,
        cover=found.cover,
        ammo=ammo,
        parts=_parts(t, target, found),
    )


def _parts(t: ZoneTable, target: Figure, found: Forecast) -> list[PartView]:
    """The thresholds of each part, the highest first."""
    parts: list[PartView] = []
    for number, part in enumerate(PARTS):
        chances = [_chance(t, target, found, line) for line in found.lines if line.part == number]
        if chances:
            kill = kill_chance(t, target, found, number) if is_enemy(target) else 0.0
            parts.append(PartView(part=part, kill=round(1000 * kill), chances=chances))
    return parts


def _chance(t: ZoneTable, target: Figure, found: Forecast, line: HitChance) -> ChanceView:
    kills = deadliness(t, target, line.results) if is_enemy(target) else 0.0
    return ChanceView(
        result=" ".join(line.results),
        at=line.needed + found.bonus,
        permille=round(1000 * line.exactly),
        kills=round(1000 * line.exactly * kills),
    )
