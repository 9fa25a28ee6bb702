"""How a mission goes, round by round: what the debrief draws (ST-33.4)."""

from __future__ import annotations

from cantina.games.zone.facts.equipment import capacity, carried, price_of
from cantina.games.zone.facts.figures import stalkers
from cantina.games.zone.state import Reading, ZoneTable
from cantina.games.zone.terms.ids import Stalker
from cantina.games.zone.terms.kinds import WEAPON_CARD


def read_round(t: ZoneTable) -> None:
    """Before the Zone phase, and at the start of a mission."""
    everybody = t.state.stalkers
    t.state.tallies.course.append(
        Reading(
            round=t.state.round,
            hp=[],
            dose=[one.dose for one in everybody],
            threat=[one.threat for one in everybody],
            shots=0,
            worth=0,
        )
    )
    close_round(t)


def close_round(t: ZoneTable) -> None:
    """After the Zone phase, and wherever in a round the mission ends: what is left."""
    course = t.state.tallies.course
    if not course or course[-1].round != t.state.round:
        read_round(t)
        return
    reading = course[-1]
    cards = [card for s in stalkers(t) for card in carried(t, s)]
    reading.hp = [one.hp for one in t.state.stalkers]
    reading.shots = sum([shots_of(t, s) for s in stalkers(t)])
    reading.worth = sum([max(0, price_of(t, card)) for card in cards])


def shots_of(t: ZoneTable, s: Stalker) -> int:
    """ST-13.5: a magazine fills the largest weapon that takes it."""
    weapons = [card for card in carried(t, s) if t.pack.gear[card].kind == WEAPON_CARD]
    shots = sum([t.state.gear[card].ammo for card in weapons])
    for kind, count in enumerate(t.state.stalkers[s].magazines):
        fitting = [capacity(t, card) for card in weapons if t.pack.weapon(card).ammo == kind]
        shots += count * max([0, *fitting])
    return shots
