"""ST-13.7, ST-15.14: distracting enemies, and threat tokens that move toward their owners."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import DragTo
from cantina.games.zone.enemies.activation_cards import activate_near
from cantina.games.zone.facts.figures import area_of, enemies_on_map, ground
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.threat import can_move_threat
from cantina.games.zone.facts.threat_tokens import set_threat
from cantina.games.zone.frames.stalkers import Distraction, Drag
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import next_steps, way_to, within
from cantina.games.zone.movement.following_threat import track
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.games.zone.terms.numbers import NO_THREAT
from cantina.kernel.flow import ask, do, flow, loop

DISTRACTED: Final = 1  # areas that threat shifts when enemies were distracted

_drag: Final = tuple([DragTo(Area(number)) for number in range(256)])


def lure(t: ZoneTable, f: Distraction) -> None:
    """ST-13.7, ST-13.8: enemies on the area or next to it act by a low card; who they are is fixed
    now, wherever they go."""
    near = within(ground(t), THROUGH, f.area, 1)
    f.enemies = [e for e in enemies_on_map(t) if near >> area_of(t, e) & 1]
    if f.enemies:
        activate_near(t, f.enemies)


def follow_up(t: ZoneTable, f: Distraction) -> None:
    """ST-13.7: threat tokens that any of these enemies sees shift toward their owners."""
    track(t, f.enemies, DISTRACTED)


DISTRACTION: Final = flow(
    Distraction,
    do(lure, rule="ST-13.7"),
    do(follow_up, rule="ST-13.7"),
)


def ways_to_owner(t: ZoneTable, f: Drag) -> list[tuple[int, Area]]:
    """ST-15.14: ruling: by the shortest path as a stalker walks it, no farther than the owner's
    area. ST-25.16: not while the owner is seen."""
    one = t.state.stalkers[f.stalker]
    if f.steps <= 0 or one.threat == NO_THREAT or one.area == NOWHERE:
        return []
    if not can_move_threat(t, f.stalker):
        return []
    way = way_to(ground(t), THROUGH, one.area, 0, True)
    return next_steps(way, one.threat_area, f.came)


def drag_the_only_way(t: ZoneTable, f: Drag) -> None:
    ways = ways_to_owner(t, f)
    if not ways:
        f.steps = 0
    elif len(ways) == 1:
        draw_nearer(t, f, ways[0][0], ways[0][1])


def drag_options(t: ZoneTable, f: Drag) -> list[DragTo]:
    """ST-5.7: the lead stalker chooses among paths that are equal."""
    ways = ways_to_owner(t, f)
    return [_drag[area] for area in dict.fromkeys([area for _, area in ways])] if ways[1:] else []


def drag_there(t: ZoneTable, f: Drag, action: DragTo) -> None:
    for direction, area in ways_to_owner(t, f):
        if area == action.area:
            draw_nearer(t, f, direction, area)
            return


def draw_nearer(t: ZoneTable, f: Drag, direction: int, area: Area) -> None:
    set_threat(t, f.stalker, t.state.stalkers[f.stalker].threat, area, "ST-15.14")
    f.came = direction
    f.steps -= 1


def is_dragged_on(t: ZoneTable, f: Drag) -> bool:
    return f.steps > 0


DRAG: Final = flow(
    Drag,
    do(drag_the_only_way, rule="ST-15.14"),
    ask("drag", seat=lead, options=drag_options, answer=drag_there, rule="ST-15.14"),
    loop("drag_the_only_way", while_=is_dragged_on, rule="ST-15.14"),
)
