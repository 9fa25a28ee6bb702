"""ST-23.2: a stalker loses HP by one source."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import TakeCritical
from cantina.games.zone.facts.hit_points import die, free_tokens, is_fatal, lower_hp, wound
from cantina.games.zone.facts.turn_tokens import turn_of
from cantina.games.zone.frames.stalkers import Loss
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import seat_of
from cantina.games.zone.terms.ids import Stalker
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Seat
from cantina.kernel.flow import ask, do, flow

_critical: Final = tuple([TakeCritical(number) for number in range(2)])


def hurt_one(t: ZoneTable, f: Loss) -> Seat:
    return seat_of(f.stalker)


def take(t: ZoneTable, f: Loss) -> None:
    """ST-23.5: at 0 with two critical wounds it is death. ST-23.2: otherwise HP go down, and at 0
    there is one critical wound, however much was lost."""
    if f.amount <= 0:
        return
    if is_fatal(t, f.stalker):
        f.amount = 0
        die(t, f.stalker)
        return
    lower_hp(t, f.stalker, f.amount)
    if t.state.stalkers[f.stalker].hp > 0:
        f.amount = 0


def tokens(t: ZoneTable, f: Loss) -> list[TakeCritical]:
    """ST-23.3: ruling: the owner chooses the turn token of the first wound; the second goes above
    the other. Between tokens that are alike there is nothing to choose."""
    if f.amount <= 0 or len(free_tokens(t, f.stalker)) < 2 or are_alike(t, f.stalker):
        return []
    return list(_critical)


def are_alike(t: ZoneTable, s: Stalker) -> bool:
    one = t.state.stalkers[s]
    return (
        turn_of(t, s) == NONE
        and one.slots[0] == one.slots[1]
        and one.markers[0] == one.markers[1]
        and one.finished[0] == one.finished[1]
    )


def put_chosen(t: ZoneTable, f: Loss, action: TakeCritical) -> None:
    f.amount = 0
    wound(t, f.stalker, action.token)


def put_other(t: ZoneTable, f: Loss) -> None:
    if f.amount > 0:
        wound(t, f.stalker, free_tokens(t, f.stalker)[0])


LOSS: Final = flow(
    Loss,
    do(take, rule="ST-23.2"),
    ask("critical", seat=hurt_one, options=tokens, answer=put_chosen, rule="ST-23.3"),
    do(put_other, rule="ST-23.3"),
)
