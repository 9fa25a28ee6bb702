"""What a campaign comes to in figures, for simulations: mission by mission, and what was bought."""

from __future__ import annotations

from typing import Any

from cantina.games.zone.state import ZoneTable


def figures(t: ZoneTable) -> dict[str, Any]:
    """Empty for a mission by itself."""
    campaign = t.state.campaign
    if campaign is None:
        return {}
    counted: dict[str, int] = {}
    for card in campaign.bought:
        id = t.pack.gear[card].id
        counted[id] = counted.get(id, 0) + 1
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
