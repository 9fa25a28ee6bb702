"""What the pages draw and say of a mission that somebody is making."""

from __future__ import annotations

from typing import Any

from cantina.games.zone.codec import encode_ground_view
from cantina.games.zone.load.own import own_ground, own_pack
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.seen.building import ground_view
from cantina.games.zone.wording.cards import Texts, mission_texts
from cantina.kernel.errors import BadContent


def own_shown(pack: ZonePack, text: str) -> tuple[dict[str, Any], Texts]:
    """Its map, as soon as there is one, and what its cards say, once it can be played."""
    try:
        mission = own_ground(pack, text)
    except BadContent:
        return {}, {}
    drawn = {"ground": encode_ground_view(ground_view(mission, mission.ground))}
    try:
        held = own_pack(pack, text)
    except BadContent:
        return drawn, {}
    return drawn, mission_texts(held, len(pack.programs))
