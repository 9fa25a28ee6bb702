"""What the pages draw and say of a mission that somebody is making."""

from __future__ import annotations

from typing import Any

from cantina.games.zone.box.mission import OWN_ID
from cantina.games.zone.codec import encode_ground_view
from cantina.games.zone.load.check_own import MOST_EVENTS
from cantina.games.zone.load.ground import TILE_SIDE
from cantina.games.zone.load.mission import COUNTS, MOST_LOOT
from cantina.games.zone.load.own import (
    CONDITIONS,
    MOST_COLUMNS,
    MOST_ROWS,
    OWN,
    own_file,
    own_ground,
    own_pack,
)
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.seen.building import ground_view
from cantina.games.zone.terms import words
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, SIDES
from cantina.games.zone.terms.numbers import GROUPS
from cantina.games.zone.wording.cards import Texts, mission_texts
from cantina.kernel.errors import BadContent


def vocabulary(pack: ZonePack) -> dict[str, Any]:
    """The words of a mission, for its editor: `./cantina generate` writes them for the pages."""
    return {
        "CONDITIONS": {word: words.CONDITIONS[word] for word in CONDITIONS},
        "COUNTS": COUNTS,
        "FACES": SIDES,
        "GROUPS": GROUPS,
        "ANOMALY_TYPES": [ANOMALY_TYPES[kind] for kind in _drawn(pack)],
        "STAGES": list(pack.kits),
        "MOST_LOOT": MOST_LOOT,
        "MOST_EVENTS": MOST_EVENTS,
        "MOST_ROWS": MOST_ROWS,
        "MOST_COLUMNS": MOST_COLUMNS,
        "TILE_SIDE": TILE_SIDE,
        "OWN": OWN_ID,
    }


def _drawn(pack: ZonePack) -> list[int]:
    """Types of anomalies of which a card can be drawn at random and an overlay laid."""
    laid = [overlay.type for overlay in pack.overlays]
    drawn = [card.type for card in pack.anomalies if not card.mission_box and card.type in laid]
    return sorted(dict.fromkeys(drawn))


def own_shown(pack: ZonePack, text: str) -> tuple[dict[str, Any], Texts]:
    """Its tables, as soon as they can be read; its map, as soon as there is one; and what its cards
    say, once it can be played."""
    drawn: dict[str, Any] = {}
    try:
        drawn["tables"] = own_file(text).files[OWN]
        mission = own_ground(pack, text)
        drawn["ground"] = encode_ground_view(ground_view(mission, mission.ground))
        held = own_pack(pack, text)
    except BadContent:
        return drawn, {}
    return drawn, mission_texts(held, len(pack.programs))
