"""ST-27.17 to ST-27.21: control cards, a secret choice between losing HP and doing as told."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import Obey, Resist
from cantina.games.zone.enemies.control import can_obey
from cantina.games.zone.events.enemies import ControlAnswered, ControlDrawn
from cantina.games.zone.facts.conditions_on_figures import FOCUS, discard
from cantina.games.zone.frames.effects import Control, resolve
from cantina.games.zone.frames.stalkers import lose_hp
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import seat_of
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Seat
from cantina.kernel.flow import ask, do, flow

RESIST: Final = Resist(0)
RESIST_WITH_FOCUS: Final = Resist(1)
OBEY: Final = Obey()


def draw(t: ZoneTable, f: Control) -> None:
    """ST-27.17: nothing comes to a stalker whom a card keeps calm. The deck is shuffled whenever a
    card comes back (ST-27.21), so the top one is any of them."""
    stalker = t.state.stalkers[f.stalker]
    if stalker.calm or stalker.area == NOWHERE or not t.state.control.cards:
        return
    f.card = t.state.control.cards.pop()
    t.reveal()
    if t.heard:
        t.tell(ControlDrawn("ST-27.17", stalker=f.stalker, card=f.card))


def mind(t: ZoneTable, f: Control) -> Seat:
    return seat_of(f.stalker)


def answers(t: ZoneTable, f: Control) -> list[Resist | Obey]:
    """ST-27.19, ST-27.20: what the stalker can carry out."""
    if f.card == NONE:
        return []
    options: list[Resist | Obey] = [RESIST]
    if t.state.stalkers[f.stalker].focus:
        options.append(RESIST_WITH_FOCUS)
    if can_obey(t, f.stalker, t.pack.control[f.card].obey):
        options.append(OBEY)
    return options


def answer(t: ZoneTable, f: Control, action: Resist | Obey) -> None:
    card = t.pack.control[f.card]
    if t.heard:
        t.tell(ControlAnswered("ST-27.19", stalker=f.stalker, resisted=isinstance(action, Resist)))
    if isinstance(action, Obey):
        t.push(resolve(card.obey, owner=f.stalker, actor=f.stalker))
    elif not action.focus:
        t.push(lose_hp(f.stalker, card.resist))
    else:
        discard(t, f.stalker, FOCUS, "ST-23.9")
        t.push(lose_hp(f.stalker, card.resist_with_focus))


def put_back(t: ZoneTable, f: Control) -> None:
    """ST-27.21."""
    if f.card != NONE:
        cards = sorted([*t.state.control.cards, f.card])
        t.state.rng.shuffle(cards)
        t.state.control.cards = cards
        f.card = NONE


CONTROL: Final = flow(
    Control,
    do(draw, rule="ST-27.17"),
    ask("control", seat=mind, options=answers, answer=answer, rule="ST-27.19"),
    do(put_back, rule="ST-27.21"),
)
