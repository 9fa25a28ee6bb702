"""Chapter 34: where a companion starts, and what it does for stalkers in their turns."""

from __future__ import annotations

from cantina.games.zone.actions.companions import CompanionDoes
from cantina.games.zone.actions.mission import ChooseArea
from cantina.games.zone.box.campaign import CompanionAct
from cantina.games.zone.choose.figures import figures
from cantina.games.zone.events.companions import CompanionActed, CompanionPlaced
from cantina.games.zone.facts.companions import companion_of, printed_of
from cantina.games.zone.facts.figures import area_of, far, ground, is_full, place
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.stalkers import Mission
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import NOWHERE, Area, Stalker
from cantina.kernel.action import Action


def start_areas(t: ZoneTable) -> list[Area]:
    """ST-34.6: the lead stalker's area, or those tied for nearest to it that are not full; none
    without a figure."""
    one = companion_of(t)
    if one is None or not printed_of(t, one.card).figure or one.area != NOWHERE:
        return []
    here, start = ground(t), area_of(t, t.state.lead)
    room = [
        (far(t, COMPANION, start, area), area)
        for area in here.everywhere
        if not here.water >> area & 1 and not is_full(t, area)
    ]
    return [area for distance, area in room if distance == min(room)[0]]


def bring_companion(t: ZoneTable, f: Mission) -> None:
    """ST-9.13 (4)."""
    areas = start_areas(t)
    if len(areas) == 1:
        put_companion(t, areas[0])


def places_for_companion(t: ZoneTable, f: Mission) -> list[ChooseArea]:
    """ST-5.5: the lead stalker chooses among areas that are equally near."""
    return [ChooseArea(area) for area in start_areas(t)]


def place_companion(t: ZoneTable, f: Mission, action: ChooseArea) -> None:
    put_companion(t, action.area)


def put_companion(t: ZoneTable, area: Area) -> None:
    one = companion_of(t)
    assert one is not None
    place(t, COMPANION, area)
    if t.heard:
        t.tell(CompanionPlaced("ST-34.6", contact=one.card, area=area))


def companion_actions(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-34.7: one of its acts, once per round."""
    one = companion_of(t)
    if one is None or one.acted:
        return []
    acts = printed_of(t, one.card).acts
    return [CompanionDoes(number) for number, act in enumerate(acts) if can_do(t, s, act)]


def can_do(t: ZoneTable, s: Stalker, act: CompanionAct) -> bool:
    """ST-34.7: some only for the lead stalker. Ruling: what can do nothing is not offered."""
    if act.by_lead and s != t.state.lead:
        return False
    first = t.pack.programs[act.program].ops[0]
    return first.whom is None or len(figures(t, resolve(act.program, s, s), first.whom)) > 0


def have_companion_act(t: ZoneTable, s: Stalker, number: int) -> None:
    """ST-34.7, ST-28.6: it is no turn of the companion's own, so nobody reacts to it."""
    one = companion_of(t)
    assert one is not None
    one.acted = True
    if t.heard:
        t.tell(CompanionActed("ST-34.7", contact=one.card, act=number, stalker=s))
    t.push(resolve(printed_of(t, one.card).acts[number].program, s, s))
