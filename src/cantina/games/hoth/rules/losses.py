"""Chapters 9 and 12: figures and units lost, units that end a move somewhere, units that leave."""

from __future__ import annotations

from cantina.games.hoth.board import EMPIRE, OPPONENT, REBEL
from cantina.games.hoth.events import (
    CannonCharged,
    FiguresLost,
    OfficerTaken,
    StructureDestroyed,
    UnitLeft,
)
from cantina.games.hoth.ids import NO_KIND, NO_SEAT, NO_UNIT, NOWHERE, Hex, Unit
from cantina.games.hoth.pack import NONE
from cantina.games.hoth.rules.decks import discard_at_random
from cantina.games.hoth.rules.ground import exits_for, takes_up_officer
from cantina.games.hoth.rules.secrets import note_deed
from cantina.games.hoth.rules.units import lift, side_of
from cantina.games.hoth.rules.victory import end_battle, settle, win_medals
from cantina.games.hoth.state import Deed, HothTable, scenario_of


def lose_figures(t: HothTable, number: Unit, hits: int, by_class: int, rule: str) -> None:
    """HO-9.3: one figure a hit, the surplus is lost. HO-9.4: without figures it is destroyed."""
    unit = t.state.units[number]
    lost = min(hits, unit.figures)
    if lost == 0:
        return
    unit.figures -= lost
    if t.heard:
        t.tell(FiguresLost(rule, kind=unit.kind, hex=unit.hex, lost=lost, left=unit.figures))
    if unit.figures == 0:
        destroy(t, number, by_class)


def destroy(t: HothTable, number: Unit, by_class: int) -> None:
    """HO-12.2: a medal for the other side, if this kind gives one here; HO-2.8: its last figure is
    kept as the medal. HO-9.16: also when it could not retreat. HO-12.18: some come back."""
    state = t.state
    unit = state.units[number]
    scenario = scenario_of(t)
    side = side_of(t, unit)
    carried = state.carrier == number
    hex = leave_hex(t, number)
    state.killed[unit.kind] += 1
    if carried:  # HO-12.9: the marker stays
        state.carrier = NO_UNIT
        state.officer = hex
    what = "destroy_carrier" if carried else "destroy"
    note_deed(
        t, Deed(side=OPPONENT[side], what=what, kind=unit.kind, token=unit.token, by_class=by_class)
    )
    worth = scenario.worth[unit.kind]
    if worth:
        state.kept[unit.kind] += 1
        win_medals(t, OPPONENT[side], worth, "HO-12.2", False)
    if unit.kind == scenario.lost_return:
        # Destroyed in the enemy's turn or in the own one: it is the next own turn either way.
        state.returning.append(state.taken[side] + 1)
    settle(t)


def destroy_structure(t: HothTable, hex: Hex, by_class: int) -> None:
    """HO-9.18: one explosion. HO-11.3: the land stays and can be entered."""
    state = t.state
    place = state.structures.index(hex)
    kind = scenario_of(t).structures[place][0]
    state.structures[place] = NOWHERE
    side = OPPONENT[scenario_of(t).structure_side]
    note_deed(
        t, Deed(side=side, what="destroy_structure", kind=NO_KIND, token=NONE, by_class=by_class)
    )
    if t.heard:
        t.tell(StructureDestroyed("HO-9.18", structure=kind, hex=hex))
    settle(t)


def leave_hex(t: HothTable, number: Unit) -> Hex:
    """Takes a unit off its hex. HO-12.20: leaving the command post costs the extra card."""
    side = side_of(t, t.state.units[number])
    hex = lift(t, number)
    holder = t.state.post[side]
    if holder != NO_SEAT and hex == scenario_of(t).command_post:
        t.state.post[side] = NO_SEAT
        discard_at_random(t, holder, "HO-12.20")
    return hex


def come_to_rest(t: HothTable, number: Unit) -> None:
    """A unit ended a move or a retreat. HO-12.9: Rebel infantry takes the officer up; an Imperial
    unit on his hex wins."""
    state = t.state
    unit = state.units[number]
    if takes_up_officer(t, number):
        state.carrier = number
        state.officer = NOWHERE
        if t.heard:
            t.tell(OfficerTaken("HO-12.9", hex=unit.hex))
    elif unit.hex != NOWHERE and unit.hex == state.officer and side_of(t, unit) == EMPIRE:
        end_battle(t, EMPIRE, "officer_taken", "HO-12.9")
        return
    settle(t)


def leave_by_exit(t: HothTable, number: Unit) -> None:
    """HO-12.8: out of play, and nothing for the enemy."""
    state = t.state
    unit = state.units[number]
    side = side_of(t, unit)
    ways = exits_for(t, number)
    carries = state.carrier == number
    hex = leave_hex(t, number)
    state.exited[unit.kind] += 1
    note_deed(t, Deed(side=side, what="exit", kind=unit.kind, token=unit.token, by_class=NONE))
    if t.heard:
        t.tell(UnitLeft("HO-12.8", kind=unit.kind, hex=hex))
    if carries:
        end_battle(t, REBEL, "officer_saved", "HO-12.9")
        return
    win_medals(t, side, ways[0].medals, "HO-12.8", True)
    settle(t)


def charge(t: HothTable) -> None:
    """HO-12.12: the ion cannon is charged; this many charges make a medal."""
    state = t.state
    needed = scenario_of(t).charges_per_medal
    if not needed or max(state.structures) == NOWHERE:
        return
    state.charges += 1
    if t.heard:
        t.tell(CannonCharged("HO-12.12", charges=state.charges))
    if state.charges % needed == 0:
        win_medals(t, scenario_of(t).structure_side, 1, "HO-12.12", True)
