"""What a game comes to in figures, for simulations: mission by mission, and what was bought."""

from __future__ import annotations

from typing import Any

from cantina.games.zone.facts.equipment import price_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.numbers import NONE


def figures(t: ZoneTable) -> dict[str, Any]:
    campaign = t.state.campaign
    if campaign is None:
        return {"chapters": [mission_alone(t)]}
    counted = {card.id: 0 for card in t.pack.gear if price_of(t, card.number) != NONE}
    for number in campaign.bought:
        counted[t.pack.gear[number].id] += 1
    chapters = [
        {
            "id": t.pack.missions[one.mission].id,
            "won": one.won,
            "rounds": one.rounds,
            "hp_lost": one.hp_lost,
            "coupons_before": one.coupons,
            "coupons_after": one.coupons + one.earned,
        }
        for one in campaign.played
    ]
    return {"chapters": chapters, "bought": counted}


def mission_alone(t: ZoneTable) -> dict[str, Any]:
    state = t.state
    return {
        "id": t.pack.missions[state.mission].id,
        "won": state.outcome is not None and bool(state.outcome.winners),
        "rounds": state.round,
        "hp_lost": state.tallies.hp_lost,
    }
