"""A program runs: op after op, each for one figure after another; what is to be chosen is asked of
the stalker whose card it is, group decisions of the lead stalker.

ST-1.4: ruling: the card's text comes first (ST-1.1), then the rule for the case, then the general
one, then the lead stalker's choice where a rule grants it; what is still open is read in the way
that is worst for the stalkers (ST-1.3)."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseArea, ChooseFigure
from cantina.games.zone.choose.areas import spots
from cantina.games.zone.choose.figures import figures, is_one_of, self_of
from cantina.games.zone.facts.campaign import is_exploring
from cantina.games.zone.facts.figures import area_of
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.verbs import Doer, Each, Once
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, is_stalker, seat_of
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Figure
from cantina.kernel.action import Action, Seat
from cantina.kernel.flow import ask, do, flow, loop

CHOSEN_ONCE: Final = "chosen_area"
"""The word for an area that the user chooses; the choice holds for the whole effect."""


def op_of(t: ZoneTable, f: Resolve) -> Doer:
    op = t.pack.programs[f.program].ops[f.next]
    assert isinstance(op, Doer), op.verb
    return op


def begin_op(t: ZoneTable, f: Resolve) -> None:
    """Whom it concerns. An op that concerns nobody is skipped alone (ST-1.2)."""
    op = op_of(t, f)
    f.picked = []
    if isinstance(op, Once):
        f.waiting = [NO_FIGURE] * op.times(t)
    elif op.whom is None:
        f.waiting = [self_of(f)] * op.times(t)
        if self_of(f) == NO_FIGURE and isinstance(op, Each) and not is_done_anyway(t, op):
            f.waiting = []
    else:
        f.waiting = figures(t, f, op.whom)
        if not f.waiting and isinstance(op, Each) and op.is_for_nobody():
            f.waiting = [NO_FIGURE]
        elif len(f.waiting) == 1 and is_one_of(op.whom):
            f.figure = f.waiting[0]


def is_done_anyway(t: ZoneTable, op: Each) -> bool:
    """Whether an op that names nobody is done where there is no stalker whose card it is. ST-32.32:
    between missions it is done to the group."""
    return op.is_for_nobody() or is_exploring(t)


def decider(t: ZoneTable, f: Resolve) -> Seat:
    """The stalker whose card it is, or who set it off; else the lead stalker (ST-1.5)."""
    for figure in (f.owner, f.actor):
        if is_stalker(figure):
            return seat_of(figure)
    return lead(t, f)


def figures_to_choose(t: ZoneTable, f: Resolve) -> list[ChooseFigure]:
    op = op_of(t, f)
    if op.whom is None or len(f.waiting) < 2 or not is_one_of(op.whom):
        return []
    return [ChooseFigure(figure) for figure in f.waiting]


def choose_figure(t: ZoneTable, f: Resolve, action: ChooseFigure) -> None:
    f.figure = action.figure
    f.waiting = [f.figure]


def areas_to_choose(t: ZoneTable, f: Resolve) -> list[ChooseArea]:
    """Where the effect goes, chosen once for all its ops."""
    op = op_of(t, f)
    if f.area != NOWHERE or op.place is None or op.place.word != CHOSEN_ONCE:
        return []
    return [ChooseArea(area) for area in spots(t, f, op.place)]


def choose_area(t: ZoneTable, f: Resolve, action: ChooseArea) -> None:
    f.area = action.area


def picks(t: ZoneTable, f: Resolve, op: Doer, figure: Figure) -> list[Action]:
    """What there is to choose from for this op and figure; none when nothing is chosen. ST-32.32:
    between missions the group is the one it is done to."""
    if figure == NO_FIGURE and isinstance(op, Each) and not is_exploring(t):
        return []
    if figure == COMPANION:
        return []
    return op.choices(t, f, figure)


def things_to_pick(t: ZoneTable, f: Resolve) -> list[Action]:
    if not f.waiting:
        return []
    options = picks(t, f, op_of(t, f), f.waiting[0])
    return options if len(options) > 1 else []


def picker(t: ZoneTable, f: Resolve) -> Seat:
    """Whoever it is done to decides, if it is a stalker."""
    figure = f.waiting[0]
    return seat_of(figure) if is_stalker(figure) else decider(t, f)


def pick(t: ZoneTable, f: Resolve, action: Action) -> None:
    f.picked = list(action.args)


def perform(t: ZoneTable, f: Resolve) -> None:
    """ST-1.2: what cannot happen to this figure is skipped, the rest happens."""
    if not f.waiting:
        return
    op = op_of(t, f)
    figure = f.waiting.pop(0)
    if not f.picked:
        options = picks(t, f, op, figure)
        if len(options) == 1:
            f.picked = list(options[0].args)
    if figure == COMPANION and not op.reaches_companion():
        return
    if isinstance(op, Once) or figure == NO_FIGURE or area_of(t, figure) != NOWHERE:
        op.run(t, f, figure)
    f.picked = []


def anyone_left(t: ZoneTable, f: Resolve) -> bool:
    return bool(f.waiting)


def end_op(t: ZoneTable, f: Resolve) -> None:
    f.next += 1


def has_more(t: ZoneTable, f: Resolve) -> bool:
    return f.next < len(t.pack.programs[f.program].ops)


RESOLVE: Final = flow(
    Resolve,
    do(begin_op, rule="ST-1.1"),
    ask(
        "figure",
        seat=decider,
        options=figures_to_choose,
        answer=choose_figure,
        rule="ST-1.5",
    ),
    ask("area", seat=decider, options=areas_to_choose, answer=choose_area, rule="ST-4.4"),
    ask("choice", seat=picker, options=things_to_pick, answer=pick, rule="ST-1.1"),
    do(perform, rule="ST-1.2"),
    loop("choice", while_=anyone_left, rule="ST-1.2"),
    do(end_op, rule="ST-1.1"),
    loop("begin_op", while_=has_more, rule="ST-1.1"),
)
