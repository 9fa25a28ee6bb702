"""Verbs of effects: actions and movement of stalkers, orders to enemies, artifacts."""

from __future__ import annotations

from cantina.games.zone.box.effect import NONE, Op
from cantina.games.zone.choose.areas import PLACES, spots
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.choose.goals import goals_of
from cantina.games.zone.events.mission import ArtifactFound
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.anomalies import areas_with
from cantina.games.zone.facts.figures import area_of, enemy, ground, kind_of
from cantina.games.zone.facts.turn_tokens import add_markers, turn_of, turns_left
from cantina.games.zone.frames import effects as frames
from cantina.games.zone.frames.effects import Resolve, resolve
from cantina.games.zone.frames.enemies import march, step_forward
from cantina.games.zone.frames.stalkers import pushed, walk
from cantina.games.zone.map.paths import distance_to_any
from cantina.games.zone.movement import facing as turning
from cantina.games.zone.state import Anomaly, ZoneTable
from cantina.games.zone.terms.arguments import IGNORES
from cantina.games.zone.terms.numbers import ARTIFACT, EAST, ENEMY, NORTH, NOWHERE, SOUTH, WEST


def marker_tokens(t: ZoneTable, s: int) -> list[int]:
    """The turn token in use; if the stalker is not active, those not finished this round."""
    current = turn_of(t, s)
    return [current] if current != NONE else turns_left(t.state.stalkers[s])


def extra_std_action(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-11.9: none left: no effect."""
    tokens = f.picked or marker_tokens(t, figure)
    if tokens:
        add_markers(t, figure, tokens[0], op.amount.base)


def next_std_action_free(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-12.4."""
    t.state.stalkers[figure].next_free = True


def move(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-14.1: a stalker walks as ever, perhaps nearer to a place with every step. ST-26.1: an
    enemy goes to the nearest place that is named."""
    if area_of(t, figure) == NOWHERE:
        return
    if figure < ENEMY:
        goals = spots(t, f, op.where) if op.where is not None else [NONE]
        if goals:
            cap = op.numbers.get("enemy_sight_max", NONE)
            least = 0 if "toward" in op.marks else 1
            t.push(walk(figure, op.amount.base, least, cap=cap, toward=goals[0]))
        return
    assert op.where is not None
    known = op.where.word in PLACES and op.where.word != "lead"
    goals = spots(t, f, op.where) if known else goals_of(t, figure, op.where)
    ignored = [mark for mark in op.marks if mark in IGNORES]
    stubborn = "uninterruptible" in op.marks
    t.push(march(figure, goals, amount(t, op.amount, figure), stubborn, ignored))


def move_enemy(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """Farther from a place with every step, not interrupted; it faces its last step."""
    assert op.where is not None
    origin = spots(t, f, op.where)
    if origin and figure != NONE:
        away = pushed(figure, op.amount.base, origin[0], NONE, t.state.lead)
        away.strides = True
        t.push(away)


def stride(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    if area_of(t, figure) != NOWHERE:
        stubborn = "uninterruptible" in op.marks
        t.push(step_forward(figure, amount(t, op.amount, figure), stubborn))


def look_around(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    if area_of(t, figure) != NOWHERE:
        turning.look_around(t, figure)


def special(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-25.14."""
    action = t.pack.enemies[enemy(t, figure).card].special
    if action is not None and area_of(t, figure) != NOWHERE:
        t.push(resolve(action.program, owner=figure, actor=figure))


def turn(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    one = enemy(t, figure)
    if one.area == NOWHERE:
        return
    if op.word == "half_turn":
        turning.face(t, figure, (one.facing + 2) % 4)
    elif op.word == "toward_last_area_left":
        turning.face_toward(t, figure, one.came_from)
    else:
        turning.face(t, figure, f.picked[0] if f.picked else farthest_edges(t)[0])


def farthest_edges(t: ZoneTable) -> list[int]:
    """The sides of the map with most unit squares between them and the lead stalker's area."""
    plan = ground(t).plan
    cells = ground(t).areas[area_of(t, t.state.lead)].cells
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    spans = [0, 0, 0, 0]
    spans[NORTH] = min(rows)
    spans[SOUTH] = plan.height - 1 - max(rows)
    spans[WEST] = min(columns)
    spans[EAST] = plan.width - 1 - max(columns)
    return [side for side in (NORTH, EAST, SOUTH, WEST) if spans[side] == max(spans)]


# Anomalies.


def anomaly_roll(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """The figure rolls for each anomaly on its area; a symbol it covers itself stays covered."""
    area = area_of(t, figure)
    for number in range(len(t.state.anomalies) - 1, -1, -1):
        anomaly = t.state.anomalies[number]
        if area != NOWHERE and anomaly.active and areas_with(anomaly) >> area & 1:
            t.push(frames.anomaly_roll(number, figure, 1 << area))


def in_reach(t: ZoneTable, s: int, anomaly: Anomaly, reach: int) -> bool:
    """ST-4.5, ST-31.2: whether a detector reaches the anomaly and there is something to find."""
    if not anomaly.active or not anomaly.artifact or area_of(t, s) == NOWHERE:
        return False
    here = area_of(t, s)
    return distance_to_any(ground(t), kind_of(t, s), here, areas_with(anomaly)) <= reach


def findable(t: ZoneTable, f: Resolve, op: Op) -> list[tuple[int, int]]:
    """ST-31.2, ST-31.3: symbols of the rolled kind, covered or not; "chosen": any symbol. ST-31.5:
    none: the token stays."""
    found: list[tuple[int, int]] = []
    for number, anomaly in enumerate(t.state.anomalies):
        if not in_reach(t, self_of(f), anomaly, max(0, f.reach)):
            continue
        for place, symbol in enumerate(anomaly.symbols):
            if op.word == "chosen" or symbol.petals in f.rolled:
                found.append((number, place))
    return found


def move_artifact_to_symbol(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-31.2, ST-7.3: the token comes out from under the standee and covers a symbol. ST-31.7: the
    anomaly is not activated."""
    choices = [(f.picked[0], f.picked[1])] if f.picked else findable(t, f, op)
    if not choices:
        return
    number, place = choices[0]
    anomaly = t.state.anomalies[number]
    anomaly.artifact = False
    symbol = anomaly.symbols[place]
    symbol.cover = ARTIFACT  # whatever covered it before
    if t.heard:
        t.tell(
            ArtifactFound(
                "ST-31.2",
                stalker=self_of(f),
                anomaly=number,
                area=symbol.area,
                petals=symbol.petals,
            )
        )
