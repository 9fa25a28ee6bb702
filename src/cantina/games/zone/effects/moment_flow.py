"""A moment that effects of a stalker's cards answer to (ST-16.3): those that must happen do, those
that may are offered to their owner, each once."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import UseEffect
from cantina.games.zone.box.effect import Standing
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.effects.costs import can_pay, pay
from cantina.games.zone.events.mission import EffectUsed
from cantina.games.zone.facts.standing_effects import note_used
from cantina.games.zone.facts.verbs import can_begin
from cantina.games.zone.frames.effects import Moment, resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import seat_of
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, EffectNo
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import DONE, Done, Seat
from cantina.kernel.flow import ask, do, flow, loop


def runs(t: ZoneTable, number: EffectNo) -> bool:
    """Not paid with gas masks (ST-21.8), and not one that others only read."""
    effect = t.pack.effects[number]
    first = t.pack.programs[effect.program].ops[0]
    return not effect.masks and not isinstance(first, Standing)


def owner(t: ZoneTable, f: Moment) -> Seat:
    return seat_of(f.stalker)


def gather(t: ZoneTable, f: Moment) -> None:
    """What must happen now."""
    if t.state.stalkers[f.stalker].area == NOWHERE:
        return
    f.waiting = [
        number
        for number in answering(t, f.stalker, f.trigger, f.actor)
        if runs(t, number) and not t.pack.effects[number].optional
    ]


def run_next(t: ZoneTable, f: Moment) -> None:
    if f.waiting:
        use(t, f, f.waiting.pop(0))


def any_waiting(t: ZoneTable, f: Moment) -> bool:
    return bool(f.waiting)


def offers(t: ZoneTable, f: Moment) -> list[UseEffect | Done]:
    """What may happen, if its price can be paid."""
    if t.state.stalkers[f.stalker].area == NOWHERE:
        return []
    options: list[UseEffect | Done] = []
    for number in answering(t, f.stalker, f.trigger, f.actor):
        effect = t.pack.effects[number]
        if not effect.optional or number in f.offered or not runs(t, number):
            continue
        first = t.pack.programs[effect.program].ops[0]
        if can_pay(t, f.stalker, effect.costs) and can_begin(t, f.stalker, first):
            options.append(UseEffect(number))
    return [*options, DONE] if options else []


def take_offer(t: ZoneTable, f: Moment, action: UseEffect) -> None:
    f.offered.append(action.effect)
    use(t, f, action.effect)


def use(t: ZoneTable, f: Moment, number: EffectNo) -> None:
    """The price is paid first: what it sets off comes before the effect."""
    effect = t.pack.effects[number]
    note_used(t, f.stalker, number)
    if t.heard:
        t.tell(EffectUsed("ST-16.3", stalker=f.stalker, effect=number))
    t.push(resolve(effect.program, f.stalker, f.actor, NONE, NO_FIGURE, NOWHERE, effect.reach))
    pay(t, f.stalker, effect.costs)


MOMENT: Final = flow(
    Moment,
    do(gather, rule="ST-16.1"),
    do(run_next, rule="ST-16.1"),
    loop("run_next", while_=any_waiting, rule="ST-16.1"),
    ask("offer", seat=owner, options=offers, answer=take_offer, rule="ST-16.3", repeat=True),
)
