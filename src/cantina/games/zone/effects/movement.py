"""Verbs of cards: actions and movement of stalkers, orders to enemies, artifacts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.actions.mission import ChooseEdge, ChooseSymbol, ChooseToken
from cantina.games.zone.box.effect import NONE, Amount, Where, Who
from cantina.games.zone.choose.areas import PLACES, spots
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.choose.goals import goals_of
from cantina.games.zone.choose.targets import sees_target
from cantina.games.zone.events.mission import ArtifactFound
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.anomalies import areas_with
from cantina.games.zone.facts.figures import area_of, enemy, ground, kind_of
from cantina.games.zone.facts.turn_tokens import add_markers, turn_of, turns_left
from cantina.games.zone.facts.verbs import Each, Once, Point
from cantina.games.zone.frames import effects as frames
from cantina.games.zone.frames.effects import Resolve, resolve
from cantina.games.zone.frames.enemies import march, step_forward
from cantina.games.zone.frames.stalkers import pushed, walk
from cantina.games.zone.map.ground import territory_areas
from cantina.games.zone.map.paths import distance_to_any
from cantina.games.zone.movement import facing
from cantina.games.zone.movement.stalker_range import with_escort
from cantina.games.zone.state import Anomaly, ZoneTable
from cantina.games.zone.terms.figures import is_stalker, to_enemy, to_stalker
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Area, Enemy, Figure, Stalker
from cantina.games.zone.terms.numbers import ARTIFACT, EAST, NORTH, SOUTH, WEST
from cantina.kernel.action import Action
from cantina.parts.declare import op

Ignored: TypeAlias = Literal["anomalies", "impassable", "water_between", "all_borders"]
Turned: TypeAlias = Literal[
    "half_turn",
    "toward_last_area_left",
    "toward_map_edge_farthest_from_lead",
    "toward_companion",
]
Symbols: TypeAlias = Literal["rolled", "chosen"]


# Actions.


def marker_tokens(t: ZoneTable, s: Stalker) -> list[int]:
    """The turn token in use; if the stalker is not active, those not finished this round."""
    current = turn_of(t, s)
    return [current] if current != NONE else turns_left(t.state.stalkers[s])


class Marker(Each):
    """ST-11.9: a marker on a turn token is a standard action more; none left: no effect."""

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [ChooseToken(token) for token in marker_tokens(t, to_stalker(figure))]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            add_markers(t, to_stalker(figure), f.picked[0], self.amount.base)


@op("extra_std_action")
class ExtraStdAction(Marker):
    """Said of the present turn."""

    amount: Amount


@op("marker_on_turn_token")
class MarkerOnTurnToken(Marker):
    """Said of any turn."""

    amount: Amount


@op("next_std_action_free")
class NextStdActionFree(Each):
    """ST-12.4."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        t.state.stalkers[figure].next_free = True


# Movement.


@op("move")
class Move(Point):
    """ST-14.1: a stalker walks as ever, perhaps nearer to a place with every step. ST-26.1: an
    enemy goes to the nearest place that is named."""

    amount: Amount
    who: Who | None = None
    to: Where | None = None
    toward: Where | None = None
    ignores: tuple[Ignored, ...] = ()
    enemy_sight_max: int = NONE  # by which enemies see the stalker on its way
    uninterruptible: bool = False
    except_last: bool = False  # the last area is seen as ever
    already_there_next: bool = False  # who is there goes on to the next such place
    look_around_after: bool = False

    def is_idle(self, t: ZoneTable, e: Enemy) -> bool:
        if is_stopped(t, e, self.who, self.uninterruptible):
            return True
        if self.look_around_after:
            return False
        goals = self.goals(t, e)
        return not goals or area_of(t, e) in goals

    def order(self, t: ZoneTable, e: Enemy) -> None:
        """ST-25.10: "move up to X to Y"."""
        self.send(t, e, self.goals(t, e))

    def goals(self, t: ZoneTable, e: Enemy) -> list[Area]:
        assert self.place is not None
        return goals_of(t, e, self.place)

    def send(self, t: ZoneTable, e: Enemy, goals: list[Area]) -> None:
        reach = amount(t, self.amount, e)
        ignored: list[str] = [*self.ignores]
        t.push(march(e, goals, reach, self.uninterruptible, ignored, self.look_around_after))

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if area_of(t, figure) == NOWHERE:
            return
        if is_stalker(figure):
            goals = spots(t, f, self.place) if self.place is not None else [NOWHERE]
            if goals:
                least = 0 if self.toward is not None else 1
                t.push(
                    walk(
                        figure,
                        with_escort(t, figure, self.amount.base),
                        least,
                        cap=self.enemy_sight_max,
                        toward=goals[0],
                    )
                )
            return
        e, where = to_enemy(figure), self.place
        assert where is not None
        known = where.word in PLACES and where.word != "lead"
        self.send(t, e, spots(t, f, where) if known else self.goals(t, e))


def is_stopped(t: ZoneTable, e: Enemy, who: Who | None, uninterruptible: bool) -> bool:
    """Whether an enemy stays where it is: it sees a target that it should not leave, or none where
    only those are meant that see one."""
    seeing = sees_target(t, e)
    if who is not None and "target_in_los" in who.marks and not seeing:
        return True
    return seeing and not uninterruptible


@op("move_enemy")
class MoveEnemy(Each):
    """Farther from a place with every step, not interrupted; it faces its last step."""

    amount: Amount
    who: Who
    away_from: Where

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        origin = spots(t, f, self.away_from)
        if origin and figure != NO_FIGURE:
            away = pushed(figure, self.amount.base, origin[0], NOWHERE, t.state.lead)
            away.strides = True
            t.push(away)


@op("step_forward")
class StepForward(Point):
    """ST-25.11: "step forward up to X"."""

    amount: Amount
    who: Who | None = None
    uninterruptible: bool = False

    def is_idle(self, t: ZoneTable, e: Enemy) -> bool:
        return is_stopped(t, e, self.who, self.uninterruptible)

    def order(self, t: ZoneTable, e: Enemy) -> None:
        t.push(step_forward(e, amount(t, self.amount, e), self.uninterruptible))


@op("look_around")
class LookAround(Point):
    """ST-25.13."""

    who: Who

    def is_idle(self, t: ZoneTable, e: Enemy) -> bool:
        return sees_target(t, e)

    def order(self, t: ZoneTable, e: Enemy) -> None:
        facing.look_around(t, e)


@op("special")
class Special(Point):
    """ST-25.14."""

    who: Who

    def is_idle(self, t: ZoneTable, e: Enemy) -> bool:
        return t.pack.enemies[enemy(t, e).card].special is None

    def order(self, t: ZoneTable, e: Enemy) -> None:
        action = t.pack.enemies[enemy(t, e).card].special
        if action is not None:
            t.push(resolve(action.program, owner=e, actor=e))


@op("turn")
class Turn(Each):
    """An enemy faces another way."""

    how: Turned
    to: Who | None = None

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        if self.how != "toward_map_edge_farthest_from_lead":
            return []
        return [ChooseEdge(side) for side in farthest_edges(t)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        e = to_enemy(figure)
        one = enemy(t, e)
        if one.area == NOWHERE:
            return
        if self.how == "half_turn":
            facing.face(t, e, (one.facing + 2) % 4)
        elif self.how == "toward_last_area_left":
            facing.face_toward(t, e, one.came_from)
        elif self.how == "toward_companion":
            turn_to_companion(t, e)
        else:
            facing.face(t, e, f.picked[0])


def turn_to_companion(t: ZoneTable, e: Enemy) -> None:
    """On the same area toward the area that the companion came from."""
    companion = t.state.companion
    if companion is not None:
        there = companion.came_from if companion.area == area_of(t, e) else companion.area
        facing.face_toward(t, e, there, "ST-34.7")


def farthest_edges(t: ZoneTable) -> list[int]:
    """The sides of the map with most unit squares between them and the lead stalker's area. Ruling:
    who is in a territory is counted where its entrance is."""
    plan = ground(t).plan
    area = area_of(t, t.state.lead)
    entrance = ground(t).entrance
    if entrance is not None and area in territory_areas(ground(t)):
        area = entrance.outside
    cells = ground(t).areas[area].cells
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    spans = [0, 0, 0, 0]
    spans[NORTH] = min(rows)
    spans[SOUTH] = plan.height - 1 - max(rows)
    spans[WEST] = min(columns)
    spans[EAST] = plan.width - 1 - max(columns)
    return [side for side in (NORTH, EAST, SOUTH, WEST) if spans[side] == max(spans)]


# Anomalies.


@op("anomaly_roll")
class AnomalyRoll(Each):
    """The figure rolls for each anomaly on its area; a symbol it covers itself stays covered."""

    amount: Amount

    def reaches_companion(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        area = area_of(t, figure)
        for number in range(len(t.state.anomalies) - 1, -1, -1):
            anomaly = t.state.anomalies[number]
            if area != NOWHERE and anomaly.active and areas_with(anomaly) >> area & 1:
                t.push(frames.anomaly_roll(number, figure, 1 << area))


def in_reach(t: ZoneTable, s: Stalker, anomaly: Anomaly, reach: int) -> bool:
    """ST-4.5, ST-31.2: whether a detector reaches the anomaly and there is something to find."""
    if not anomaly.active or not anomaly.artifact or area_of(t, s) == NOWHERE:
        return False
    here = area_of(t, s)
    return distance_to_any(ground(t), kind_of(t, s), here, areas_with(anomaly)) <= reach


@op("move_artifact_to_symbol")
class MoveArtifactToSymbol(Once):
    """ST-31.2, ST-7.3: the token comes out from under the standee and covers a symbol. ST-31.7: the
    anomaly is not activated. ST-31.5: no such symbol: the token stays."""

    which: Symbols

    def findable(self, t: ZoneTable, f: Resolve) -> list[tuple[int, int]]:
        """ST-31.2, ST-31.3: symbols of the rolled kind, covered or not; "chosen": any symbol."""
        found: list[tuple[int, int]] = []
        for number, anomaly in enumerate(t.state.anomalies):
            if not in_reach(t, to_stalker(self_of(f)), anomaly, max(0, f.reach)):
                continue
            for place, symbol in enumerate(anomaly.symbols):
                if self.which == "chosen" or symbol.petals in f.rolled:
                    found.append((number, place))
        return found

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        """ST-31.2: one action for each area and kind of symbol of the anomaly."""
        options: list[Action] = []
        seen: list[tuple[int, int, int]] = []
        for number, place in self.findable(t, f):
            symbol = t.state.anomalies[number].symbols[place]
            kind = (number, symbol.area, symbol.petals)
            if kind not in seen:
                seen.append(kind)
                options.append(ChooseSymbol(number, place))
        return options

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if not f.picked:
            return
        number, place = f.picked[0], f.picked[1]
        anomaly = t.state.anomalies[number]
        anomaly.artifact = False
        symbol = anomaly.symbols[place]
        symbol.cover = ARTIFACT  # whatever covered it before
        if t.heard:
            t.tell(
                ArtifactFound(
                    "ST-31.2",
                    stalker=to_stalker(self_of(f)),
                    anomaly=number,
                    area=symbol.area,
                    petals=symbol.petals,
                )
            )
