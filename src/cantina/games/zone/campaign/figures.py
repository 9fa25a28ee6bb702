"""What a game comes to in figures, for simulations: mission by mission, and what was bought."""

from __future__ import annotations

from typing import Any

from cantina.games.zone.campaign.trading import NO_DEAL, card_price
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Gear


def figures(t: ZoneTable) -> dict[str, Any]:
    campaign = t.state.campaign
    if campaign is None:
        return {"chapters": [mission_alone(t)]}
    counted = {card.id: 0 for card in t.pack.gear if is_sold(t, card.number)}
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


def is_sold(t: ZoneTable, card: Gear) -> bool:
    """Whether anybody trades in it."""
    contacts = t.pack.campaign.contacts
    return any([card_price(t, contact.sells, card) != NO_DEAL for contact in contacts])


def mission_alone(t: ZoneTable) -> dict[str, Any]:
    state = t.state
    return {
        "id": t.pack.missions[state.mission].id,
        "won": state.outcome is not None and bool(state.outcome.winners),
        "rounds": state.round,
        "hp_lost": state.tallies.hp_lost,
    }
