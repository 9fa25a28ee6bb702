"""ST-29.9: end-of-round effects but for the active event's: what they are, and each of them run."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.choose.environment import endings_of, ends_round
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.events.mission import AnomalyMoved
from cantina.games.zone.facts.anomalies import areas_with, cover
from cantina.games.zone.facts.figures import area_of, figures_on_map, stalkers_on_map
from cantina.games.zone.frames.effects import anomaly_roll, moment, resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.numbers import NONE

MOBILE: Final = 100
"""Endings from here on are mobile anomalies, below it stalkers."""
CARD: Final = 200
"""Endings from here on are environment cards."""


def endings(t: ZoneTable) -> list[int]:
    """Numbers that `begin_ending` knows: stalkers whose cards answer to the end of a round,
    anomalies that move, environment cards."""
    found: list[int] = [s for s in stalkers_on_map(t) if answering(t, s, "end_of_round")]
    for number, anomaly in enumerate(t.state.anomalies):
        if anomaly.active and t.pack.anomalies[anomaly.card].mobile:
            found.append(MOBILE + number)
    return found + [CARD + place for place in ends_round(t)]


def begin_ending(t: ZoneTable, ending: int) -> None:
    if ending < MOBILE:
        t.push(moment("end_of_round", STALKERS[ending]))
    elif ending < CARD:
        move_anomaly(t, ending - MOBILE)
    else:
        for program in reversed(endings_of(t, ending - CARD)):
            t.push(resolve(program, card=ending - CARD))


def move_anomaly(t: ZoneTable, number: int) -> None:
    """ST-30.16: the standee goes to the next empty overlay of its card, in the order in which the
    mission lists them; without one it stays. ST-30.17: ruling: an artifact under it comes along.
    Covers of the symbols it leaves are of no more account; figures on its new areas cover."""
    anomalies = t.state.anomalies
    old = anomalies[number]
    count = len(anomalies)
    empty = [
        (number + turn) % count
        for turn in range(1, count)
        if anomalies[(number + turn) % count].card == old.card
        and not anomalies[(number + turn) % count].active
    ]
    if not empty:
        return
    new = anomalies[empty[0]]
    old.active, new.active = False, True
    old.artifact, new.artifact = False, old.artifact
    if t.heard:
        t.tell(AnomalyMoved("ST-30.16", old=number, new=empty[0]))
    for symbol in old.symbols:
        if 0 <= symbol.cover < MOBILE:
            symbol.cover = NONE
    there = figures_on_map(t)
    for figure in there:
        cover(t, figure)
    if t.pack.anomalies[old.card].rolls_after_move:
        mask = areas_with(old) | areas_with(new)
        for figure in reversed(there):
            if mask >> area_of(t, figure) & 1:
                t.push(anomaly_roll(empty[0], figure, areas_with(new)))
